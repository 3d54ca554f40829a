import { useCallback, useMemo, useRef, useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AccountSummary } from '../../domain/account.ts';
import type { Decimal } from '../../domain/decimal.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { IconButton } from '../../ui/Button.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { SignalMoney } from '../../ui/SignalMoney.tsx';
import { SignalText } from '../../ui/SignalText.tsx';
import { useSignalData } from '../../ui/use-signal-data.ts';
import { LevelMeter } from './LevelMeter.tsx';
import { StaleSince } from './StaleSince.tsx';
import styles from './SummaryCard.module.css';

/** The account, live: net value and profit always, the rest on tap. Renders once; the amounts are written. */
export function SummaryCard(): JSX.Element {
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState(true);
  const card = useRef<HTMLElement>(null);
  const { summaryStaleSince } = usePage().state;
  const readers = useReaders();
  const readStale = useCallback(
    () => (summaryStaleSince.value === undefined ? undefined : 'true'),
    [summaryStaleSince],
  );
  useSignalData(card, 'stale', readStale);
  return (
    <section ref={card} className={styles['card']} aria-label={t('account.title')}>
      <div className={styles['top']}>
        <span className={styles['figure']}>
          <span className={styles['name']}>{t('orders.netValue')}</span>
          <SignalMoney read={readers.equity} digits={2} className={styles['equity']} testId="equity" />
        </span>
        <span className={styles['figure']}>
          <span className={styles['name']}>{t('orders.profit')}</span>
          <SignalMoney read={readers.unrealizedPnl} signed className={styles['pnl']} testId="pnl" />
        </span>
        <IconButton
          icon={unfolded ? 'up' : 'down'}
          label={t(unfolded ? 'orders.hideSummary' : 'orders.showSummary')}
          aria-expanded={unfolded}
          className={styles['fold']}
          onClick={() => setUnfolded(!unfolded)}
        />
      </div>
      <StaleSince />
      {unfolded && <Details readers={readers} />}
    </section>
  );
}

function Details({ readers }: { readonly readers: SummaryReaders }): JSX.Element {
  const { t } = useTranslation();
  const { percent } = useFormatters();
  const risk = useCallback(() => percent(readers.riskRate()), [percent, readers]);
  return (
    <div className={styles['details']}>
      <DataList
        rows={[
          { name: t('orders.balance'), value: <SignalMoney read={readers.balance} digits={2} testId="balance" /> },
          { name: t('orders.margin'), value: <SignalMoney read={readers.usedMargin} testId="used-margin" /> },
          { name: t('orders.free'), value: <SignalMoney read={readers.freeMargin} digits={2} testId="free-margin" /> },
          { name: t('orders.risk'), value: <SignalText className="number" read={risk} testId="risk-rate" /> },
        ]}
      />
      <LevelMeter read={readers.marginLevel} />
    </div>
  );
}

type SummaryReaders = { readonly [K in keyof AccountSummary]: () => Decimal | undefined };

/** Each reads one amount of the account; their identity lasts, so that nothing subscribes anew. */
function useReaders(): SummaryReaders {
  const { account } = usePage().state;
  return useMemo(() => {
    const reading = (name: keyof AccountSummary) => () => account.value?.[name];
    return {
      equity: reading('equity'),
      unrealizedPnl: reading('unrealizedPnl'),
      balance: reading('balance'),
      usedMargin: reading('usedMargin'),
      freeMargin: reading('freeMargin'),
      riskRate: reading('riskRate'),
      marginLevel: reading('marginLevel'),
    };
  }, [account]);
}
