import { useEffect, type JSX } from 'react';
import type { OrderStatus } from '../../domain/order.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { SheetBoundary } from '../../ui/SheetBoundary.tsx';
import type { ListChoice } from './shown-list.ts';
import { OrderSheet } from './OrderSheet.tsx';

interface OpenedOrderProps extends Pick<ListChoice, 'opened' | 'close'> {
  /** The list that it was opened from. */
  readonly shown: OrderStatus;
}

/** The popup of one order; it goes when its order leaves the list (closed by the server, filled, cancelled). */
export function OpenedOrder({ opened, close: closeOrder, shown }: OpenedOrderProps): JSX.Element | null {
  const { state } = usePage();
  const id = useSignalValue(opened);
  const order = useSignalValue(state.slices.orders)[shown].orders.find((each) => each.id === id);
  useEffect(() => {
    if (id !== null && !order) closeOrder(id);
  }, [closeOrder, id, order]);
  if (!order) return null;
  // A late answer about one order does not close the sheet of the next.
  const close = (): void => closeOrder(order.id);
  return (
    <SheetBoundary title={order.displayCode} key={order.id} onClose={close}>
      <OrderSheet order={order} onClose={close} />
    </SheetBoundary>
  );
}
