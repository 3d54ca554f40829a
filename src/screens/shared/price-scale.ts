import type { Order } from '../../domain/order.ts';
import { useSignalValue } from '../../state/signals.ts';
import { instrumentOf, slices } from '../../state/slices.ts';

/** Digits of an order's prices: its instrument's, or those of its own entry while the catalogue is not there. */
export function usePriceScale(order: Order): number {
  useSignalValue(slices.catalogue);
  return instrumentOf(order.instrumentId)?.priceScale ?? (order.openPrice ?? order.askedPrice).scale;
}
