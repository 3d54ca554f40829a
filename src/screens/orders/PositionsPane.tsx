import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OrderStatus } from '../../domain/order.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { OpenedOrder } from './OpenedOrder.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderTabs } from './OrderTabs.tsx';
import { choiceInPane, useShownList } from './shown-list.ts';
import styles from './PositionsPane.module.css';

const LISTS: readonly OrderStatus[] = ['open', 'pending'];

/** Open positions with their live profit, and orders that wait: below the chart where there is room. */
export function PositionsPane(): JSX.Element | null {
  const { state } = usePage();
  const { t } = useTranslation();
  const { status } = useSignalValue(state.slices.session);
  if (status === 'loading') return null;
  return (
    <section className={styles['pane']} aria-label={t('orders.title')} data-testid="positions-pane">
      {status === 'member' ? <Positions /> : <p className={styles['quiet']}>{t('orders.forMembers')}</p>}
    </section>
  );
}

function Positions(): JSX.Element {
  const { t } = useTranslation();
  const { shown, show, opened, open, close } = useShownList(choiceInPane);
  const nothing = shown === 'open' ? t('orders.noOpen') : t('orders.noPending');
  return (
    <>
      <div className={styles['tabs']}>
        <OrderTabs lists={LISTS} shown={shown} onChange={show} />
      </div>
      <OrderList
        key={shown}
        status={shown}
        part="positions-pane"
        nothing={<p className={styles['quiet']}>{nothing}</p>}
        onOpen={open}
      />
      <OpenedOrder opened={opened} close={close} shown={shown} />
    </>
  );
}
