import { useEffect, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderId, OrderStatus } from '../../domain/order.ts';
import { signal, useSignalValue } from '../../state/signals.ts';
import { slices } from '../../state/slices.ts';
import { command } from '../../worker-client/trading.ts';
import { OpenedOrder } from './OpenedOrder.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderTabs } from './OrderTabs.tsx';
import styles from './PositionsPane.module.css';

const LISTS = ['holding', 'pending'] as const satisfies readonly OrderStatus[];

/** Kept outside the pane, so that coming back finds the list as it was left. */
const list = signal<(typeof LISTS)[number]>('holding');
const opened = signal<OrderId | null>(null);

/** Open positions with their live profit, and orders that wait: below the chart where there is room. */
export function PositionsPane(): JSX.Element | null {
  const { t } = useTranslation();
  const { status } = useSignalValue(slices.session);
  if (status === 'loading') return null;
  return (
    <section className={styles['pane']} aria-label={t('orders.title')} data-testid="positions-pane">
      {status === 'member' ? <Positions /> : <p className={styles['quiet']}>{t('orders.forMembers')}</p>}
    </section>
  );
}

function Positions(): JSX.Element {
  const { t } = useTranslation();
  const shown = useSignalValue(list);
  useEffect(() => {
    void command('refreshOrders', shown);
  }, [shown]);
  const nothing = shown === 'holding' ? t('orders.noHolding') : t('orders.noPending');
  const choose = (status: OrderStatus): void => {
    list.value = status === 'pending' ? 'pending' : 'holding';
  };
  return (
    <>
      <div className={styles['tabs']}>
        <OrderTabs lists={LISTS} shown={shown} onChange={choose} />
      </div>
      <OrderList
        key={shown}
        status={shown}
        part="positions-pane"
        nothing={<p className={styles['quiet']}>{nothing}</p>}
        onOpen={(id) => (opened.value = id)}
      />
      <OpenedOrder opened={opened} shown={shown} />
    </>
  );
}
