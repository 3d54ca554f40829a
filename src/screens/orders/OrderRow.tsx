import { memo, useCallback, useRef, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Order, OrderId } from '../../domain/order.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { Icon } from '../../ui/icons.tsx';
import { Money, moneyTone } from '../../ui/Money.tsx';
import { SignalMoney } from '../../ui/SignalMoney.tsx';
import { SignalText } from '../../ui/SignalText.tsx';
import { useSignalData } from '../../ui/use-signal-data.ts';
import { usePriceScale } from './price-scale.ts';
import styles from './OrdersScreen.module.css';

interface OrderRowProps {
  readonly order: Order;
  readonly onOpen: (id: OrderId) => void;
}

/** One order in two lines; the profit and price of an open position are live. */
export const OrderRow = memo(function OrderRow({ order, onOpen }: OrderRowProps): JSX.Element {
  const { t } = useTranslation();
  const { plain, priceOf } = useFormatters();
  const scale = usePriceScale(order);
  const sideTone = order.side === 'buy' ? 'rise' : 'fall';
  const entry = order.openPrice ?? order.requestedPrice;
  return (
    <button
      type="button"
      className={styles['row']}
      data-testid="order-row"
      data-id={order.id}
      onClick={() => onOpen(order.id)}
    >
      <span>
        <span className={styles['line']}>
          <bdi className={styles['code']} data-testid="code">
            {order.displayCode}
          </bdi>
          <span className={sideTone}>{t(`trade.${order.side}`)}</span>
          <span className="number">{plain(order.lots)}</span>
          {order.followCode !== undefined && (
            <span role="img" aria-label={`${t('orders.copied')} ${order.followCode}`} data-testid="copied">
              <Icon name="copying" size={14} />
            </span>
          )}
        </span>
        <span className={`${styles['line']} ${styles['detail']}`}>
          <span className="number">{priceOf(entry, scale)}</span>
          <Trail order={order} scale={scale} />
        </span>
      </span>
      <span className={styles['end']}>
        <Result order={order} />
      </span>
    </button>
  );
});

interface PartProps {
  readonly order: Order;
}

/** Where the price went from the entry: live for an open position, final for history. */
function Trail({ order, scale }: PartProps & { readonly scale: number }): JSX.Element | null {
  const { state } = usePage();
  const { t } = useTranslation();
  const { priceOf } = useFormatters();
  const read = useCallback(
    () => priceOf(state.positionOf(order.id).value.price ?? order.lastPrice, scale),
    [state, order, priceOf, scale],
  );
  if (order.status === 'pending') return null;
  if (order.closeReason === 'cancelled') return <span>{t('reason.cancelled')}</span>;
  return (
    <>
      <span className={styles['arrow']} aria-hidden="true">
        →
      </span>
      {order.status === 'open' ? (
        <SignalText className="number" read={read} />
      ) : (
        <span className="number">{priceOf(order.lastPrice, scale)}</span>
      )}
    </>
  );
}

function Result({ order }: PartProps): JSX.Element | null {
  if (order.status === 'open') return <LiveProfit order={order} />;
  if (order.status === 'pending' || order.closeReason === 'cancelled') return null;
  return (
    <Money value={order.profit} digits={6} signed className={`${styles['figure']} ${moneyTone(order.profit) ?? ''}`} />
  );
}

/** The profit of an open position as it moves. */
export function LiveProfit({ order }: PartProps): JSX.Element {
  const { state } = usePage();
  const host = useRef<HTMLSpanElement>(null);
  const stale = useCallback(
    () => (state.positionStaleSince(order.id) === undefined ? undefined : 'true'),
    [state, order.id],
  );
  useSignalData(host, 'stale', stale);
  const read = useCallback(() => state.positionOf(order.id).value.profit ?? order.profit, [state, order]);
  return (
    <span ref={host} className={styles['live']}>
      <SignalMoney signed className={styles['figure']} read={read} testId="order-profit" />
      <ProfitAge order={order} />
    </span>
  );
}

/** How old the price is that a profit rests on; nothing while it is fresh. */
function ProfitAge({ order }: PartProps): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const { age } = useFormatters();
  const read = useCallback(() => {
    const since = state.positionStaleSince(order.id);
    return since === undefined ? '' : t('market.stale', { age: age(Math.max(0, state.clock.value - since)) });
  }, [state, order.id, age, t]);
  return <SignalText className={styles['age'] ?? ''} read={read} testId="profit-age" />;
}
