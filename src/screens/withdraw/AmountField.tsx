import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FundLimits, WithdrawCurrency } from '../../contract/worker/withdraw-api.ts';
import { toShortText, type Decimal } from '../../domain/decimal.ts';
import { smallest } from '../../domain/withdrawal-rules.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { untracked } from '../../state/signals.ts';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { SignalMoney } from '../../ui/SignalMoney.tsx';
import { mostOf } from './use-amount-fault.ts';
import { useOwnDrafts } from './use-own-drafts.ts';
import { useWithdrawable } from '../shared/funds/use-withdrawable.ts';
import styles from './Withdraw.module.css';

interface AmountFieldProps {
  readonly currency: WithdrawCurrency;
  readonly limits: FundLimits | undefined;
  readonly amount: string;
  readonly fault: string | undefined;
}

/** The amount in the account's money, with what there is and all of it at one tap. */
export function AmountField({ currency, limits, amount, fault }: AmountFieldProps): JSX.Element {
  const { t } = useTranslation();
  const drafts = useOwnDrafts();
  const readAvailable = useWithdrawable(limits);
  const help = useLimitText(currency.least, mostOf(currency, limits));
  const takeAll = (): void => {
    const all = smallest([untracked(readAvailable), mostOf(currency, limits)]);
    if (all) drafts.edit({ amount: toShortText(all) });
  };
  return (
    <div className={styles['amount']}>
      <DecimalField
        label={t('withdraw.amount')}
        value={amount}
        onChange={(text) => drafts.edit({ amount: text })}
        fault={fault}
        help={help}
        testId="withdraw-amount"
      />
      <div className={styles['available']}>
        <span className="muted">{t('withdraw.available')}</span>
        <SignalMoney read={readAvailable} digits={2} testId="withdraw-available" />
        <button type="button" className={styles['max']} onClick={takeAll} data-testid="withdraw-max">
          {t('withdraw.max')}
        </button>
      </div>
    </div>
  );
}

function useLimitText(least: Decimal | undefined, most: Decimal | undefined): string | undefined {
  const { t } = useTranslation();
  const { typed } = useFormatters();
  const shown = (limit: Decimal): string => isolate(typed(toShortText(limit)));
  if (least && most) return t('withdraw.between', { least: shown(least), most: shown(most) });
  if (least) return t('withdraw.atLeast', { least: shown(least) });
  return most && t('withdraw.atMost', { most: shown(most) });
}
