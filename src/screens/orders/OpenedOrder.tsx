import { useEffect, type JSX } from 'react';
import type { OrderId, OrderStatus } from '../../domain/order.ts';
import { useSignalValue, type Signal } from '../../state/signals.ts';
import { slices } from '../../state/slices.ts';
import { SheetBoundary } from '../../ui/SheetBoundary.tsx';
import { OrderSheet } from './OrderSheet.tsx';

interface OpenedOrderProps {
  readonly opened: Signal<OrderId | null>;
  /** The list that it was opened from. */
  readonly shown: OrderStatus;
}

/** The popup of one order; it goes when its order leaves the list (closed by the server, filled, cancelled). */
export function OpenedOrder({ opened, shown }: OpenedOrderProps): JSX.Element | null {
  const id = useSignalValue(opened);
  const order = useSignalValue(slices.orders)[shown].orders.find((each) => each.id === id);
  useEffect(() => {
    if (id !== null && !order) opened.value = null;
  }, [opened, id, order]);
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
