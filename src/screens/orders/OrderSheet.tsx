import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Order } from '../../domain/order.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ConfirmClose } from './ConfirmClose.tsx';
import { EditStops } from './EditStops.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import styles from './OrderSheet.module.css';

interface OrderSheetProps {
  readonly order: Order;
  readonly onClose: () => void;
}

type Task = 'look' | 'end' | 'stops';

/** One order in full, with what can be done to it. */
export function OrderSheet({ order, onClose }: OrderSheetProps): JSX.Element {
  const { t } = useTranslation();
  const [task, setTask] = useState<Task>('look');
  const back = (): void => setTask('look');
  return (
    <Sheet title={`${order.displayCode} · ${t('orders.detail', { id: order.id })}`} onClose={onClose}>
      <div className={styles['body']} data-testid="order-sheet">
        <OrderFacts order={order} />
        {task === 'look' && <Actions order={order} onChoose={setTask} />}
        {task === 'end' && <ConfirmClose order={order} onBack={back} onDone={onClose} />}
        {task === 'stops' && <EditStops order={order} onBack={back} />}
      </div>
    </Sheet>
  );
}

interface ActionsProps {
  readonly order: Order;
  readonly onChoose: (task: Task) => void;
}

function Actions({ order, onChoose }: ActionsProps): JSX.Element | null {
  const { t } = useTranslation();
  if (order.status === 'closed') return null;
  const isOpen = order.status === 'open';
  return (
    <div className={styles['actions']}>
      {isOpen && (
        <Button tone="quiet" onClick={() => onChoose('stops')} data-testid="edit-stops">
          {t('orders.editStops')}
        </Button>
      )}
      <Button onClick={() => onChoose('end')} data-testid="end-order">
        {t(isOpen ? 'orders.closePosition' : 'orders.cancelOrder')}
      </Button>
    </div>
  );
}
