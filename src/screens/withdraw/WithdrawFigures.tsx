import { useCallback, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FundLimits, WithdrawCurrency } from '../../contract/worker/withdraw-api.ts';
import { parseDecimal, subtract, type Decimal } from '../../domain/decimal.ts';
import { usePage } from '../../state/page.ts';
import { DataList, type DataRow } from '../../ui/DataList.tsx';
import { Money } from '../../ui/Money.tsx';
import { SignalMoney } from '../../ui/SignalMoney.tsx';
import { Received } from './Received.tsx';
import { usePreview } from './use-preview.ts';

interface WithdrawFiguresProps {
  readonly currency: WithdrawCurrency;
  readonly limits: FundLimits | undefined;
  readonly amount: string;
}

/** What the withdrawal costs and brings, and what it leaves. */
export function WithdrawFigures({ currency, limits, amount }: WithdrawFiguresProps): JSX.Element {
  const { t } = useTranslation();
  const { fee, received } = usePreview(currency, amount);
  const freeAfter = useFreeMarginAfter(amount);
  const reserved: DataRow[] = limits
    ? [{ name: t('withdraw.reserved'), value: <Money value={limits.reserved} testId="withdraw-reserved" /> }]
    : [];
  return (
    <DataList
      rows={[
        { name: t('orders.fee'), value: <Money value={fee} digits={6} testId="withdraw-fee" /> },
        { name: t('withdraw.received'), value: <Received value={received} currency={currency.code} /> },
        {
          name: t('withdraw.freeAfter'),
          value: <SignalMoney read={freeAfter} digits={2} testId="withdraw-free-after" />,
        },
        ...reserved,
      ]}
    />
  );
}

/** What is free for positions once the amount is reserved, at the latest prices. */
function useFreeMarginAfter(text: string): () => Decimal | undefined {
  const { account } = usePage().state;
  return useCallback(() => {
    const amount = parseDecimal(text);
    const free = account.value?.freeMargin;
    return amount && free && subtract(free, amount);
  }, [account, text]);
}
