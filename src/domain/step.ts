import { add, negate, parseDecimal, type Decimal } from './decimal.ts';

/** Text one step up or down as a decimal; undefined where the text is no number. */
export function stepped(text: string, step: Decimal, direction: 1 | -1): Decimal | undefined {
  const value = parseDecimal(text);
  return value && add(value, direction === 1 ? step : negate(step));
}
