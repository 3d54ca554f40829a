import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LeaderDetail } from '../../contract/worker/follow-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { DataList } from '../../ui/DataList.tsx';
import { Money, moneyTone } from '../../ui/Money.tsx';
import { Curve } from './Curve.tsx';
import styles from './Rank.module.css';

/** What a trader trades, how long, and how many followed. */
export function LeaderHabits({ leader }: { readonly leader: LeaderDetail }): JSX.Element {
  const { t } = useTranslation();
  const { age, typed } = useFormatters();
  const { instruments, holdingMs, followersCurve } = leader;
  const held = { name: t('copying.holding'), value: <bdi>{age(holdingMs ?? 0)}</bdi> };
  const rows = instruments.map(({ code, trades, profit }) => ({
    name: `${code} · ${typed(String(trades))}`,
    value: <Money value={profit} signed className={moneyTone(profit)} />,
  }));
  return (
    <>
      {rows.length > 0 && (
        <section data-testid="instruments">
          <h3 className={styles['head']}>{t('copying.traded')}</h3>
          <DataList rows={holdingMs === undefined ? rows : [...rows, held]} />
        </section>
      )}
      {/* Where nobody ever followed, a line with ends below and above zero would tell nothing true. */}
      {followersCurve.some(({ value }) => value > 0) && (
        <Curve
          title={t('copying.followers')}
          points={followersCurve}
          format={(value) => typed(String(Math.round(value)))}
        />
      )}
    </>
  );
}
