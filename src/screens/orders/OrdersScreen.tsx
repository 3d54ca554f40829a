import { useEffect, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderId, OrderStatus } from '../../domain/order.ts';
import { signal, useSignalValue } from '../../state/signals.ts';
import { ScreenTitle } from '../../ui/ScreenTitle.tsx';
import { command } from '../../worker-client/trading.ts';
import { AccountBadge } from '../shared/AccountBadge.tsx';
import { ConnectionBadge } from '../shared/ConnectionBadge.tsx';
import { OpenedOrder } from './OpenedOrder.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderTabs } from './OrderTabs.tsx';
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
        <OrderTabs lists={TABS} shown={shown} onChange={(status) => (tab.value = status)} />
      </div>
      <div className={styles['rows']} data-under-toasts>
        <OrderList key={shown} status={shown} onOpen={(id) => (opened.value = id)} />
      </div>
      <OpenedOrder opened={opened} shown={shown} />
    </main>
  );
}
