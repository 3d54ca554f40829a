import { useTranslation } from '../../i18n/use-translation.ts';
import type { FundLimits, WithdrawCurrency } from '../../contract/worker/withdraw-api.ts';
import { parseDecimal, toShortText, type Decimal } from '../../domain/decimal.ts';
import { smallest, withdrawalFault, type WithdrawalBounds } from '../../domain/withdrawal-rules.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { untracked } from '../../state/signals.ts';
import { useWithdrawable } from '../shared/funds/use-withdrawable.ts';

/** The most that one withdrawal of a currency may be for this user; undefined where nothing limits it. */
export function mostOf({ most, dayLeft }: WithdrawCurrency, limits: FundLimits | undefined): Decimal | undefined {
  return smallest([most, dayLeft, ...(limits?.restrictions ?? []).map((restriction) => restriction.most)]);
}

/** What is wrong with the amount that is typed, in words; undefined if nothing. */
export function useAmountFault(
  currency: WithdrawCurrency,
  limits: FundLimits | undefined,
  text: string,
): string | undefined {
  const { t } = useTranslation();
  const { typed } = useFormatters();
  const readAvailable = useWithdrawable(limits);
  if (text === '') return t('fault.required');
  const amount = parseDecimal(text);
  if (!amount) return t('fault.notANumber');
  const bounds: WithdrawalBounds = {
    least: currency.least,
    most: mostOf(currency, limits),
    available: untracked(readAvailable),
  };
  const shown = (limit: Decimal | undefined): string => isolate(limit ? typed(toShortText(limit)) : '');
  switch (withdrawalFault(currency, bounds, amount)) {
    case 'tooManyDigits':
      return t('fault.tooManyDigits');
    case 'belowLeast':
      return t('withdraw.atLeast', { least: shown(bounds.least) });
    case 'aboveMost':
      return t('withdraw.atMost', { most: shown(bounds.most) });
    case 'beyondAvailable':
      return t('withdraw.beyondAvailable', { available: shown(bounds.available) });
    case 'nothingReceived':
      return t('withdraw.nothingReceived');
    default:
      return undefined;
  }
}
