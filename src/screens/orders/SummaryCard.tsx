import { useState, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountFigures } from '../../domain/account.ts';
import { useFormatters } from '../../i18n/format.ts';
import { useSignalValue } from '../../state/signals.ts';
import { account } from '../../state/slices.ts';
import { IconButton } from '../../ui/Button.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { Money } from '../../ui/Money.tsx';
import { moneyTone } from '../../ui/money-tone.ts';
import { LevelMeter } from './LevelMeter.tsx';
import styles from './SummaryCard.module.css';

/** The account, live: net value and profit always, the rest on tap. */
export function SummaryCard(): JSX.Element {
  const { t } = useTranslation();
  const figures = useSignalValue(account) ?? undefined;
  const [unfolded, setUnfolded] = useState(true);
  return (
    <section className={styles['card']} aria-label={t('account.title')}>
      <div className={styles['top']}>
        <span className={styles['figure']}>
          <span className={styles['name']}>{t('orders.netValue')}</span>
          <Money value={figures?.equity} className={styles['equity']} testId="equity" />
        </span>
        <span className={styles['figure']}>
          <span className={styles['name']}>{t('orders.profit')}</span>
          <Money
            value={figures?.unrealizedPnl}
            digits={6}
            signed
            className={`${styles['pnl']} ${moneyTone(figures?.unrealizedPnl) ?? ''}`}
            testId="pnl"
          />
        </span>
        <IconButton
          icon={unfolded ? 'up' : 'down'}
          label={t(unfolded ? 'orders.hideSummary' : 'orders.showSummary')}
          aria-expanded={unfolded}
          className={styles['fold']}
          onClick={() => setUnfolded(!unfolded)}
        />
      </div>
      {unfolded && <Details figures={figures} />}
    </section>
  );
}

function Details({ figures }: { readonly figures: AccountFigures | undefined }): JSX.Element {
  const { t } = useTranslation();
  const { percent } = useFormatters();
  return (
    <div className={styles['details']}>
      <DataList
        rows={[
          { name: t('orders.balance'), value: <Money value={figures?.balance} testId="balance" /> },
          { name: t('orders.margin'), value: <Money value={figures?.usedMargin} digits={6} testId="used-margin" /> },
          { name: t('orders.free'), value: <Money value={figures?.freeMargin} testId="free-margin" /> },
          {
            name: t('orders.risk'),
            value: (
              <span className="number" data-testid="risk-rate">
                {percent(figures?.riskRate)}
              </span>
            ),
          },
        ]}
      />
      <LevelMeter level={figures?.marginLevel} />
    </div>
  );
}
