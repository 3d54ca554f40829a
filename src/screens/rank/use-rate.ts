import { toScaled, type Decimal } from '../../domain/decimal.ts';
import { useFormatters } from '../../i18n/format.ts';

/** Writes a rate in percent with its sign, at 2 digits; `--` where it is missing. */
export function useRate(): (rate: Decimal | undefined) => string {
  const { change } = useFormatters();
  return (rate) => change(rate ? Number(toScaled(rate, 2)) : Number.NaN);
}
