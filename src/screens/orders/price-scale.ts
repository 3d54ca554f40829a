import type { Order } from '../../domain/order.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';

/** Digits of an order's prices: its instrument's, or those of its own entry while the catalogue is not there. */
export function usePriceScale(order: Order): number {
  const { state } = usePage();
  useSignalValue(state.slices.catalogue);
  return state.instrumentOf(order.instrumentId)?.priceScale ?? (order.openPrice ?? order.requestedPrice).scale;
}
