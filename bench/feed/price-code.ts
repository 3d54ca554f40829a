/**
 * A tick's number, hidden in its price: what is on screen then says by itself which tick it shows, and no claim of the
 * measured application is needed. Prices go up and down in turn and move away from the day's open slowly, so that
 * digits, directions and flashes change as they do in a lively market.
 */
export const PRICE_SCALE = 5;

/** How far prices stand from the day's open, so that the day's direction does not flicker. */
const LEAN = 2_500;

/** The day's open of an instrument, an integer at the price scale. */
export function openOf(id: number): number {
  return 110_000 + ((id * 7_919) % 50_000);
}

/** The price of an instrument's tick number `sequence` (0 before the first). */
export function priceOf(id: number, sequence: number): number {
  const swing = sequence % 2 === 0 ? sequence / 2 : -(sequence + 1) / 2;
  return openOf(id) + (id % 2 === 0 ? LEAN : -LEAN) + swing;
}

/** The number of the tick that has this price. */
export function sequenceOf(id: number, price: number): number {
  const swing = price - priceOf(id, 0);
  return swing >= 0 ? swing * 2 : -swing * 2 - 1;
}

/** Reads a price as a screen shows it; undefined where it shows none. */
export function sequenceOfText(id: number, text: string): number | undefined {
  const digits = text.replaceAll(/\D/g, '');
  return digits.length > PRICE_SCALE ? sequenceOf(id, Number(digits)) : undefined;
}
