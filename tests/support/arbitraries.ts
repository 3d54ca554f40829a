/** Extreme but well-formed numbers, as text: what both the product and the oracle read. */
import * as fc from 'fast-check';

/** Up to `digits` digits, often at the edges: zeros, nines, fives. */
function digitText(digits: number, minimum: number): fc.Arbitrary<string> {
  const digit = fc.oneof(fc.constantFrom('0', '5', '9', '4'), fc.constantFrom(...Array.from('0123456789')));
  return fc.array(digit, { minLength: minimum, maxLength: digits, size: 'max' }).map((list) => list.join(''));
}

interface NumberShape {
  readonly whole: number;
  readonly fraction: number;
  readonly signed?: boolean;
}

/** Decimal text with at most so many digits before and after the point; leading and trailing zeros occur. */
export function decimalText({ whole, fraction, signed = true }: NumberShape): fc.Arbitrary<string> {
  const sign = signed ? fc.constantFrom('', '-') : fc.constant('');
  return fc
    .tuple(sign, digitText(whole, 1), digitText(fraction, 0))
    .map(([minus, before, after]) => `${minus}${before}${after === '' ? '' : `.${after}`}`);
}

function isAboveZero(text: string): boolean {
  return /[1-9]/.test(text);
}

export function positiveText(shape: Omit<NumberShape, 'signed'>): fc.Arbitrary<string> {
  return decimalText({ ...shape, signed: false }).filter(isAboveZero);
}

/** Numbers as an account, an order and an instrument have them, and far beyond. */
export const MONEY = decimalText({ whole: 15, fraction: 6 });
export const POSITIVE_MONEY = positiveText({ whole: 15, fraction: 6 });
export const PRICE = positiveText({ whole: 9, fraction: 9 });
export const LOTS = positiveText({ whole: 6, fraction: 4 });
export const CONTRACT_SIZE = positiveText({ whole: 8, fraction: 2 });
export const RATE = decimalText({ whole: 4, fraction: 8, signed: false });
export const LEVERAGE = fc.oneof(fc.constantFrom(1, 3, 7, 100, 500), fc.integer({ min: 1, max: 10_000 }));
