import { useEffect } from 'react';
import type { OrderStatus } from '../../domain/order.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { useWantedParameters } from '../shared/use-wanted.ts';
import type { ListChoice } from './shown-list.ts';

/** Opens the order that a link names, when its list has come; one that is no longer there leaves the list. */
export function useWantedOrder({ show, open }: ListChoice, lists: readonly OrderStatus[]): void {
  const { id, list, found } = useWantedParameters();
  const wanted = lists.find((one) => one === list);
  const orders = useSignalValue(usePage().state.slices.orders);
  const { orders: rows } = orders[wanted ?? 'open'];
  useEffect(() => {
    if (wanted) show(wanted);
  }, [wanted, show]);
  const isThere = rows.some((order) => order.id === id);
  useEffect(() => {
    if (!wanted || id === undefined || !isThere) return;
    open(id);
    found();
  }, [wanted, id, isThere, open, found]);
}
