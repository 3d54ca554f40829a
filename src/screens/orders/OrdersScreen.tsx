import { useEffect, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderId, OrderStatus } from '../../domain/order.ts';
import { signal, useSignalValue } from '../../state/signals.ts';
import { slices } from '../../state/slices.ts';
import { ScreenTitle } from '../../ui/ScreenTitle.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SheetBoundary } from '../../ui/SheetBoundary.tsx';
import { command } from '../../worker-client/trading.ts';
import { AccountBadge } from '../shared/AccountBadge.tsx';
import { ConnectionBadge } from '../shared/ConnectionBadge.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import styles from './OrdersScreen.module.css';

const TABS: readonly OrderStatus[] = ['holding', 'pending', 'closed'];

/** Kept outside the screen, so that coming back finds the tab as it was left. */
const tab = signal<OrderStatus>('holding');
const opened = signal<OrderId | null>(null);

/** Holdings with live profit, orders that wait, and what is over. */
export function OrdersScreen(): JSX.Element {
  const { t } = useTranslation();
  const shown = useSignalValue(tab);
  useEffect(() => {
    void command('refreshOrders', shown);
  }, [shown]);
  return (
    <main className={styles['screen']}>
      <header className={styles['header']}>
        <ScreenTitle title={t('orders.title')} />
        <ConnectionBadge />
        <AccountBadge />
      </header>
      <SummaryCard />
      <Unconfirmed />
      <div className={styles['tabs']}>
        <Tabs shown={shown} />
      </div>
      <OrderList key={shown} status={shown} onOpen={(id) => (opened.value = id)} />
      <OpenedOrder shown={shown} />
    </main>
  );
}

function Tabs({ shown }: { readonly shown: OrderStatus }): JSX.Element {
  const { t } = useTranslation();
  const orders = useSignalValue(slices.orders);
  const textOf = (status: OrderStatus): string => {
    const { total } = orders[status];
    const name = t(`orders.${status}`);
    return total === undefined ? name : t('orders.withCount', { name, total });
  };
  return (
    <Segmented
      role="tablist"
      label={t('orders.lists')}
      value={shown}
      options={TABS.map((status) => ({ value: status, text: textOf(status) }))}
      onChange={(status) => (tab.value = status)}
    />
  );
}

/** The popup of one order; it goes when its order leaves the list (closed by the server, filled, cancelled). */
function OpenedOrder({ shown }: { readonly shown: OrderStatus }): JSX.Element | null {
  const id = useSignalValue(opened);
  const order = useSignalValue(slices.orders)[shown].orders.find((each) => each.id === id);
  useEffect(() => {
    if (id !== null && !order) opened.value = null;
  }, [id, order]);
  if (!order) return null;
  // A late answer about one order must not close the sheet of the next.
  const close = (): void => {
    if (opened.peek() === order.id) opened.value = null;
  };
  return (
    <SheetBoundary title={order.displayCode} key={order.id} onClose={close}>
      <OrderSheet order={order} onClose={close} />
    </SheetBoundary>
  );
}
