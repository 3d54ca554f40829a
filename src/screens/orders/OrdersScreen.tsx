import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OrderStatus } from '../../domain/order.ts';
import { ScreenTitle } from '../../ui/ScreenTitle.tsx';
import { AccountBadge } from '../shared/AccountBadge.tsx';
import { ConnectionBadge } from '../shared/ConnectionBadge.tsx';
import { OpenedOrder } from './OpenedOrder.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderTabs } from './OrderTabs.tsx';
import { choiceOnScreen, useShownList } from './shown-list.ts';
import { SummaryCard } from './SummaryCard.tsx';
import { useWantedOrder } from './use-wanted-order.ts';
import { Unconfirmed } from './Unconfirmed.tsx';
import styles from './OrdersScreen.module.css';

const TABS: readonly OrderStatus[] = ['open', 'pending', 'closed'];

/** Positions with live profit, orders that wait, and what is over. */
export function OrdersScreen(): JSX.Element {
  const { t } = useTranslation();
  const choice = useShownList(choiceOnScreen);
  useWantedOrder(choice, TABS);
  const { shown, show, opened, open, close } = choice;
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
        <OrderTabs lists={TABS} shown={shown} onChange={show} />
      </div>
      <div className={styles['rows']} data-under-toasts>
        <OrderList key={shown} status={shown} onOpen={open} />
      </div>
      <OpenedOrder opened={opened} close={close} shown={shown} />
    </main>
  );
}
