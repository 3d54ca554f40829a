/** The steps by which lots and prices are changed in forms. */
import {
  add,
  compare,
  isNegative,
  isPositive,
  negate,
  parseDecimal,
  toFixedText,
  toShortText,
  type Decimal,
} from './decimal.ts';
import type { Instrument } from './instrument.ts';

/** Lots one step up or down; undefined where the step would leave what may be traded. */
export function stepLots(instrument: Instrument, lots: string, direction: 1 | -1): string | undefined {
  const next = stepped(lots, instrument.lotStep, direction);
  return next && isPositive(next) && compare(next, instrument.minLots) >= 0 ? toShortText(next) : undefined;
}

/** A price one step of its tenth-last digit up or down (a pip where prices have fractional pips), never below 0. */
export function stepPrice(instrument: Instrument, price: string, direction: 1 | -1): string | undefined {
  const step = { coefficient: instrument.priceScale >= 3 ? 10n : 1n, scale: instrument.priceScale };
  const next = stepped(price, step, direction);
  return next && !isNegative(next) ? toFixedText(next, instrument.priceScale) : undefined;
}

/** Text one step up or down as a decimal; undefined where the text is no number. */
function stepped(text: string, step: Decimal, direction: 1 | -1): Decimal | undefined {
  const value = parseDecimal(text);
  return value && add(value, direction === 1 ? step : negate(step));
}
