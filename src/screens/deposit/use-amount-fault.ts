import { useTranslation } from '../../i18n/use-translation.ts';
import type { DepositOption, PayMethod } from '../../contract/worker/funds-api.ts';
import { parseDecimal, type Decimal } from '../../domain/decimal.ts';
import { depositFault } from '../../domain/deposit-rules.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { amountText } from './amount-text.ts';

const NO_BOUNDS = { least: undefined, most: undefined, currency: '' };

/** What is wrong with the amount that is typed, in words; undefined if nothing. */
export function useAmountFault(way: DepositOption | PayMethod | undefined, text: string): string | undefined {
  const { t } = useTranslation();
  const { typed } = useFormatters();
  if (text === '') return t('fault.required');
  const amount = parseDecimal(text);
  if (!amount) return t('fault.notANumber');
  const { least, most, currency } = way ?? NO_BOUNDS;
  const shown = (limit: Decimal | undefined): string => isolate(limit ? amountText(limit, currency, typed) : '');
  switch (depositFault({ least, most }, amount)) {
    case 'notPositive':
      return t('fault.required');
    case 'tooManyDigits':
      return t('fault.tooManyDigits');
    case 'belowLeast':
      return t('withdraw.atLeast', { least: shown(least) });
    case 'aboveMost':
      return t('withdraw.atMost', { most: shown(most) });
    default:
      return undefined;
  }
}
