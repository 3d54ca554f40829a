/**
 * Prices on the tick path are integers at their instrument's scale, held in doubles: exact up to 2^53 and
 * cheap in typed arrays. 1.08543 at scale 5 is 108543.
 */
import { decimalFromWire, toScaled } from './decimal.ts';

/** An integer number of units of the last digit of an instrument's price. */
export type ScaledPrice = number;

/** What stands in a number column where there is no value yet. */
export const NO_PRICE = Number.NaN;

const POINT = 46;
const MINUS = 45;
const NINE = 57;
const ZERO_CODE = 48;
/** Text up to this length cannot reach 2^53 and takes the path without BigInt. */
const FAST_LENGTH = 16;

/** Reads a price from the wire (decimal text or JSON number) to the integer at `scale`; undefined if it is no number or too large to be exact. */
export function parseScaled(value: unknown, scale: number): ScaledPrice | undefined {
  if (typeof value === 'string' && value.length < FAST_LENGTH) {
    const fast = parseShort(value, scale);
    if (fast !== undefined) return fast;
  }
  const exact = decimalFromWire(value);
  if (!exact) return undefined;
  const scaled = Number(toScaled(exact, scale));
  return Number.isSafeInteger(scaled) ? scaled : undefined;
}

/** Reads plain text whose digits fit the scale; leaves everything else (rounding, garbage) to the exact path. */
function parseShort(text: string, scale: number): ScaledPrice | undefined {
  const negative = text.charCodeAt(0) === MINUS;
  let digits = 0;
  let fraction = -1;
  let value = 0;
  for (let i = negative ? 1 : 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === POINT && fraction < 0 && digits > 0) {
      fraction = 0;
      continue;
    }
    if (code < ZERO_CODE || code > NINE) return undefined;
    value = value * 10 + (code - ZERO_CODE);
    digits++;
    if (fraction >= 0) fraction++;
  }
  const missing = scale - Math.max(fraction, 0);
  if (digits === 0 || fraction === 0 || missing < 0 || digits + missing >= FAST_LENGTH) return undefined;
  for (let i = 0; i < missing; i++) value *= 10;
  return negative && value !== 0 ? -value : value;
}

/** Plain decimal text of an integer at a scale; the caller localises it. */
export function formatScaled(value: ScaledPrice, scale: number): string {
  const negative = value < 0;
  const digits = String(Math.abs(value)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${negative ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`;
}

/**
 * Change against the day's open in hundredths of a percent, rounded half away from zero:
 * (last price − day's open) ÷ day's open × 100 at two digits, of prices at one scale. NaN when either is missing or the
 * day's open is not positive.
 */
export function changeInBasisPoints(lastPrice: ScaledPrice, dayOpen: ScaledPrice): number {
  if (!(dayOpen > 0) || Number.isNaN(lastPrice)) return NO_PRICE;
  const scaled = Math.abs(lastPrice - dayOpen) * 10_000;
  if (scaled > Number.MAX_SAFE_INTEGER) return changeOfLargePrices(lastPrice, dayOpen);
  const whole = Math.floor(scaled / dayOpen);
  const remainder = scaled - whole * dayOpen;
  const magnitude = remainder * 2 >= dayOpen ? whole + 1 : whole;
  return lastPrice < dayOpen && magnitude !== 0 ? -magnitude : magnitude;
}

/** The same in whole numbers of any size: the difference of two prices may itself be beyond a double. */
function changeOfLargePrices(lastPrice: ScaledPrice, dayOpen: ScaledPrice): number {
  const difference = BigInt(lastPrice) - BigInt(dayOpen);
  const size = difference < 0n ? -difference : difference;
  const magnitude = Number((size * 20_000n + BigInt(dayOpen)) / (2n * BigInt(dayOpen)));
  return difference < 0n ? -magnitude : magnitude;
}
