import { useCallback, useRef, useState, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountFigures } from '../../domain/account.ts';
import type { Decimal } from '../../domain/decimal.ts';
import { useFormatters } from '../../i18n/format.ts';
import { account, summaryStaleSince } from '../../state/slices.ts';
import { IconButton } from '../../ui/Button.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { SignalMoney } from '../../ui/SignalMoney.tsx';
import { SignalText } from '../../ui/SignalText.tsx';
import { useSignalData } from '../../ui/use-signal-data.ts';
import { LevelMeter } from './LevelMeter.tsx';
import { StaleSince } from './StaleSince.tsx';
import styles from './SummaryCard.module.css';

/** The account, live: net value and profit always, the rest on tap. Renders once; the figures are written. */
export function SummaryCard(): JSX.Element {
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState(true);
  const card = useRef<HTMLElement>(null);
  useSignalData(card, 'stale', readStale);
  return (
    <section ref={card} className={styles['card']} aria-label={t('account.title')}>
      <div className={styles['top']}>
        <span className={styles['figure']}>
          <span className={styles['name']}>{t('orders.netValue')}</span>
          <SignalMoney read={READ.equity} digits={2} className={styles['equity']} testId="equity" />
        </span>
        <span className={styles['figure']}>
          <span className={styles['name']}>{t('orders.profit')}</span>
          <SignalMoney read={READ.unrealizedPnl} signed className={styles['pnl']} testId="pnl" />
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
      {unfolded && <Details />}
    </section>
  );
}

function Details(): JSX.Element {
  const { t } = useTranslation();
  const { percent } = useFormatters();
  const risk = useCallback(() => percent(READ.riskRate()), [percent]);
  return (
    <div className={styles['details']}>
      <DataList
        rows={[
          { name: t('orders.balance'), value: <SignalMoney read={READ.balance} digits={2} testId="balance" /> },
          { name: t('orders.margin'), value: <SignalMoney read={READ.usedMargin} testId="used-margin" /> },
          { name: t('orders.free'), value: <SignalMoney read={READ.freeMargin} digits={2} testId="free-margin" /> },
          { name: t('orders.risk'), value: <SignalText className="number" read={risk} testId="risk-rate" /> },
        ]}
      />
      <LevelMeter read={READ.marginLevel} />
    </div>
  );
}

function readStale(): string | undefined {
  return summaryStaleSince.value === undefined ? undefined : 'true';
}

/** Each reads one figure of the account; their identity lasts, so that nothing subscribes anew. */
const READ = {
  equity: reading('equity'),
  unrealizedPnl: reading('unrealizedPnl'),
  balance: reading('balance'),
  usedMargin: reading('usedMargin'),
  freeMargin: reading('freeMargin'),
  riskRate: reading('riskRate'),
  marginLevel: reading('marginLevel'),
};

function reading(figure: keyof AccountFigures): () => Decimal | undefined {
  return () => account.value?.[figure];
}
