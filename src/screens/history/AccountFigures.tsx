import { useCallback, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { DataList } from '../../ui/DataList.tsx';
import { SignalMoney } from '../../ui/SignalMoney.tsx';

/** What the account has at the latest prices. */
export function AccountFigures(): JSX.Element {
  const { account } = usePage().state;
  const { t } = useTranslation();
  const balance = useCallback(() => account.value?.balance, [account]);
  const usedMargin = useCallback(() => account.value?.usedMargin, [account]);
  return (
    <DataList
      rows={[
        { name: t('account.balance'), value: <SignalMoney read={balance} digits={2} testId="history-balance" /> },
        { name: t('wallet.locked'), value: <SignalMoney read={usedMargin} digits={2} /> },
      ]}
    />
  );
}
