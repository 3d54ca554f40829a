import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DepositOption, PayMethod } from '../../contract/worker/funds-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { useSignalValue } from '../../state/signals.ts';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { amountText } from './amount-text.ts';
import { useOwnDrafts } from './use-own-drafts.ts';

interface DepositAmountProps {
  readonly way: DepositOption | PayMethod | undefined;
  readonly fault: string | undefined;
}

/** How much was sent, in the currency in which it was. */
export function DepositAmount({ way, fault }: DepositAmountProps): JSX.Element {
  const { t } = useTranslation();
  const drafts = useOwnDrafts();
  const { amount } = useSignalValue(drafts.deposit);
  return (
    <DecimalField
      label={way ? t('deposit.amountIn', { currency: isolate(way.currency) }) : t('deposit.amount')}
      value={amount}
      onChange={(text) => drafts.edit({ amount: text })}
      fault={fault}
      help={useLimitText(way)}
      testId="deposit-amount"
    />
  );
}

function useLimitText(way: DepositOption | PayMethod | undefined): string | undefined {
  const { t } = useTranslation();
  const { typed } = useFormatters();
  if (!way) return undefined;
  const { least, most, currency } = way;
  const shown = (limit: typeof least): string => isolate(limit ? amountText(limit, currency, typed) : '');
  if (least && most) return t('withdraw.between', { least: shown(least), most: shown(most) });
  if (least) return t('withdraw.atLeast', { least: shown(least) });
  return most && t('withdraw.atMost', { most: shown(most) });
}
