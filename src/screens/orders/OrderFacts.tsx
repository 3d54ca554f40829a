import { useCallback, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Decimal } from '../../domain/decimal.ts';
import type { Order } from '../../domain/order.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { DataList, type DataRow } from '../../ui/DataList.tsx';
import { Money, moneyTone } from '../../ui/Money.tsx';
import { SignalText } from '../../ui/SignalText.tsx';
import { usePriceScale } from './price-scale.ts';
import { LiveProfit } from './OrderRow.tsx';
import styles from './OrderSheet.module.css';

/** Everything that the server says of an order. */
export function OrderFacts({ order }: { readonly order: Order }): JSX.Element {
  const { t } = useTranslation();
  const { plain } = useFormatters();
  const rows = useRows(order);
  const sideTone = order.side === 'buy' ? 'rise' : 'fall';
  return (
    <div>
      <div className={styles['headline']}>
        <strong className={sideTone}>
          {t(`trade.${order.side}`)} <span className="number">{plain(order.lots)}</span>
        </strong>
        <Result order={order} />
      </div>
      <DataList rows={rows} />
    </div>
  );
}

function Result({ order }: { readonly order: Order }): JSX.Element | null {
  if (order.status === 'open') return <LiveProfit order={order} />;
  if (order.status === 'pending' || order.closeReason === 'cancelled') return null;
  return <Money value={order.profit} digits={6} signed className={moneyTone(order.profit)} />;
}

function useRows(order: Order): DataRow[] {
  const { t } = useTranslation();
  const { priceOf, dateTime } = useFormatters();
  const scale = usePriceScale(order);
  const priceRow = (name: string, price: Decimal | undefined): DataRow => ({
    name,
    value: <span className="number">{priceOf(price, scale)}</span>,
  });
  const stopRow = (name: string, price: Decimal | undefined): DataRow =>
    price ? priceRow(name, price) : { name, value: t('orders.none') };
  return [
    ...(order.openPrice
      ? [priceRow(t('orders.openPrice'), order.openPrice)]
      : [priceRow(t('orders.targetPrice'), order.requestedPrice)]),
    ...(order.status === 'open'
      ? [{ name: t('orders.currentPrice'), value: <CurrentPrice order={order} scale={scale} /> }]
      : []),
    ...(order.status === 'closed' && order.openPrice ? [priceRow(t('orders.closePrice'), order.lastPrice)] : []),
    stopRow(t('orders.stopLoss'), order.stopLoss),
    stopRow(t('orders.takeProfit'), order.takeProfit),
    {
      name: t('orders.leverage'),
      value: <span className="number">{t('trade.leverageOption', { value: order.leverage })}</span>,
    },
    { name: t('orders.margin'), value: <Money value={order.margin} digits={6} /> },
    { name: t('orders.fee'), value: <Money value={order.fee} digits={6} /> },
    { name: t('orders.time'), value: <time dateTime={order.createdAt}>{dateTime(order.createdAt)}</time> },
    ...(order.followCode === undefined ? [] : [{ name: t('orders.copied'), value: <bdi>{order.followCode}</bdi> }]),
    ...(order.closeReason ? [{ name: t('orders.reason'), value: t(`reason.${order.closeReason}`) }] : []),
  ];
}

function CurrentPrice({ order, scale }: { readonly order: Order; readonly scale: number }): JSX.Element {
  const { state } = usePage();
  const { priceOf } = useFormatters();
  const read = useCallback(
    () => priceOf(state.positionOf(order.id).value.price ?? order.lastPrice, scale),
    [state, order, priceOf, scale],
  );
  return <SignalText className="number" read={read} />;
}
