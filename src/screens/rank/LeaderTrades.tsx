import { useCallback, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Order } from '../../domain/order.ts';
import { useFormatters } from '../../i18n/format.ts';
import { Money, moneyTone } from '../../ui/Money.tsx';
import { Empty } from '../../ui/State.tsx';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { MoreRows } from '../shared/MoreRows.tsx';
import { usePages } from '../shared/use-pages.ts';
import styles from './Rank.module.css';

/** What a trader has closed, newest first; nothing where the server does not tell. */
export function LeaderTrades({ code }: { readonly code: string }): JSX.Element | null {
  const { t } = useTranslation();
  const load = useCallback(({ command }: WorkerClient, page: number) => command('leaderTrades', code, page), [code]);
  const trades = usePages(load);
  const { total, failure } = trades;
  if (total === undefined && (!failure || failure.kind === 'refused')) return null;
  return (
    <section>
      <h2 className={styles['head']}>{t('copying.past')}</h2>
      {total === 0 && <Empty title={t('copying.pastEmpty')} />}
      {trades.items.length > 0 && (
        <ul className={styles['trades']}>
          {trades.items.map((trade) => (
            <Trade key={trade.id} order={trade} />
          ))}
        </ul>
      )}
      <MoreRows rows={trades} testId="more-trades" />
    </section>
  );
}

function Trade({ order }: { readonly order: Order }): JSX.Element {
  const { t } = useTranslation();
  const { plain, dateTime } = useFormatters();
  const isCancelled = order.closeReason === 'cancelled';
  return (
    <li className={styles['trade']}>
      <span>
        <bdi className={styles['code']}>{order.displayCode}</bdi>{' '}
        <span className={order.side === 'buy' ? 'rise' : 'fall'}>{t(`trade.${order.side}`)}</span>{' '}
        <span className="number">{plain(order.lots)}</span>
        <time dateTime={order.createdAt} className="muted">
          {dateTime(order.createdAt)}
        </time>
      </span>
      {isCancelled ? (
        <span className="muted">{t('reason.cancelled')}</span>
      ) : (
        <Money value={order.profit} signed className={moneyTone(order.profit)} />
      )}
    </li>
  );
}
