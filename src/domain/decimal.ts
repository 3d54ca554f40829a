/**
 * Exact decimals: an integer coefficient at a power-of-ten scale (12.50 is 1250 at scale 2).
 * Nothing here passes through binary floating point, and only `round` and `divide` lose digits.
 */
export interface Decimal {
  readonly coefficient: bigint;
  /** Digits after the point, 0 or more. */
  readonly scale: number;
}

/** 0 at scale 0. */
export const ZERO: Decimal = { coefficient: 0n, scale: 0 };
/** 1 at scale 0. */
export const ONE: Decimal = { coefficient: 1n, scale: 0 };

const PLAIN = /^-?\d+(\.\d+)?$/;
const EXPONENT = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/i;
/** More digits than any price, lot or amount has; a bound so that hostile input cannot cost time. */
const MAX_DIGITS = 40;

/**
 * Reads canonical decimal text (`-?digits[.digits]`) of 40 characters at most; anything else, an exponent or a plus sign
 * too, is undefined.
 */
export function parseDecimal(text: string): Decimal | undefined {
  if (text.length > MAX_DIGITS || !PLAIN.test(text)) return undefined;
  const point = text.indexOf('.');
  if (point < 0) return { coefficient: BigInt(text), scale: 0 };
  return { coefficient: BigInt(text.slice(0, point) + text.slice(point + 1)), scale: text.length - point - 1 };
}

/**
 * Reads a decimal known to be well formed (a constant, a value of our own database).
 * @throws Error where it is not
 */
export function decimal(text: string): Decimal {
  const value = parseDecimal(text);
  if (!value) throw new Error(`Not a decimal: ${JSON.stringify(text)}`);
  return value;
}

/** Reads what a backend sends as a decimal: text, or a JSON number by its shortest digits; undefined for anything else. */
export function decimalFromWire(value: unknown): Decimal | undefined {
  if (typeof value === 'string') return parseDecimal(value);
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const text = String(value);
  return parseDecimal(text) ?? expandExponent(text);
}

function expandExponent(text: string): Decimal | undefined {
  const parts = EXPONENT.exec(text);
  if (!parts) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const scale = fraction.length - Number(exponent);
  if (Math.abs(scale) > MAX_DIGITS) return undefined;
  const coefficient = BigInt(sign + whole + fraction);
  return scale >= 0 ? { coefficient, scale } : { coefficient: coefficient * powerOfTen(-scale), scale: 0 };
}

/** A whole number at scale 0. @throws RangeError where it is none */
export function fromInteger(value: number | bigint): Decimal {
  return { coefficient: BigInt(value), scale: 0 };
}

/** An integer at a scale (a price of the quote book, a row of a frame) as a decimal. @throws RangeError where it is no integer */
export function fromScaled(value: number | bigint, scale: number): Decimal {
  return { coefficient: BigInt(value), scale };
}

/** The integer at `scale`, rounded half away from zero where the value has more digits. */
export function toScaled(value: Decimal, scale: number): bigint {
  return round(value, scale).coefficient;
}

/** Plain decimal text with exactly the value's own scale: never an exponent, never a negative zero. */
export function toText(value: Decimal): string {
  const negative = value.coefficient < 0n;
  const digits = (negative ? -value.coefficient : value.coefficient).toString().padStart(value.scale + 1, '0');
  const whole = digits.slice(0, digits.length - value.scale);
  const fraction = value.scale > 0 ? `.${digits.slice(-value.scale)}` : '';
  return `${negative ? '-' : ''}${whole}${fraction}`;
}

/** Text with exactly `scale` digits after the point, rounded half away from zero. */
export function toFixedText(value: Decimal, scale: number): string {
  return toText(round(value, scale));
}

/** Text without trailing zeros (`"1.50"` becomes `"1.5"`). */
export function toShortText(value: Decimal): string {
  const text = toText(value);
  return value.scale > 0 ? text.replace(/\.?0+$/, '') : text;
}

/** The exact sum, at the larger of the two scales. */
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { coefficient: rescale(a, scale) + rescale(b, scale), scale };
}

/** `a` − `b`, exact, at the larger of the two scales. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, negate(b));
}

/** The exact product, at the sum of the two scales. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { coefficient: a.coefficient * b.coefficient, scale: a.scale + b.scale };
}

/**
 * The quotient `a` ÷ `b` at `scale` digits, rounded half away from zero.
 * @throws RangeError where `b` is zero: callers decide what that means
 */
export function divide(a: Decimal, b: Decimal, scale: number): Decimal {
  if (b.coefficient === 0n) throw new RangeError('Division by zero');
  const shift = scale + b.scale - a.scale;
  const numerator = shift >= 0 ? a.coefficient * powerOfTen(shift) : a.coefficient;
  const denominator = shift >= 0 ? b.coefficient : b.coefficient * powerOfTen(-shift);
  return { coefficient: divideHalfAway(numerator, denominator), scale };
}

/** The value at exactly `scale` digits, rounded half away from zero. */
export function round(value: Decimal, scale: number): Decimal {
  if (scale >= value.scale) return { coefficient: rescale(value, scale), scale };
  return { coefficient: divideHalfAway(value.coefficient, powerOfTen(value.scale - scale)), scale };
}

/**
 * The largest multiple of a step that is not above `a` ÷ `b`, exact: nothing is rounded before.
 * @param a from 0
 * @param step above 0; the result is at its scale
 * @throws RangeError where `b` is zero
 */
export function divideDown(a: Decimal, b: Decimal, step: Decimal): Decimal {
  const numerator = a.coefficient * powerOfTen(b.scale + step.scale);
  const steps = numerator / (b.coefficient * step.coefficient * powerOfTen(a.scale));
  return { coefficient: steps * step.coefficient, scale: step.scale };
}

/** The same amount with the other sign. */
export function negate(value: Decimal): Decimal {
  return { coefficient: -value.coefficient, scale: value.scale };
}

/** The exact sum; ZERO of nothing. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total = ZERO;
  for (const value of values) total = add(total, value);
  return total;
}

/** -1, 0 or 1 as `a` is below, equal to or above `b`. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = Math.max(a.scale, b.scale);
  const left = rescale(a, scale);
  const right = rescale(b, scale);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Whether the value is 0, at whatever scale. */
export function isZero(value: Decimal): boolean {
  return value.coefficient === 0n;
}

/** Whether the value is below 0. */
export function isNegative(value: Decimal): boolean {
  return value.coefficient < 0n;
}

/** Whether the value is above 0. */
export function isPositive(value: Decimal): boolean {
  return value.coefficient > 0n;
}

/** Whether `value` is a whole number of `step`s (lots on their step, a price on its tick); never of a step of 0. */
export function isMultipleOf(value: Decimal, step: Decimal): boolean {
  const scale = Math.max(value.scale, step.scale);
  const unit = rescale(step, scale);
  return unit !== 0n && rescale(value, scale) % unit === 0n;
}

/** Whether the value is written with no more than `scale` significant digits after the point. */
export function fitsScale(value: Decimal, scale: number): boolean {
  return compare(round(value, scale), value) === 0;
}

function rescale(value: Decimal, scale: number): bigint {
  return scale === value.scale ? value.coefficient : value.coefficient * powerOfTen(scale - value.scale);
}

function divideHalfAway(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const remainder = numerator % denominator;
  const twice = 2n * (remainder < 0n ? -remainder : remainder);
  if (twice < (denominator < 0n ? -denominator : denominator)) return quotient;
  return numerator < 0n === denominator < 0n ? quotient + 1n : quotient - 1n;
}

const POWERS: readonly bigint[] = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent));

function powerOfTen(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent);
}
