import { useCallback, useEffect, useRef } from 'react';
import type { OrderStatus } from '../../domain/order.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { useWhenLive } from '../shared/use-answer.ts';
import { useWantedParameters } from '../shared/use-wanted.ts';
import { isNowhere, listWith } from './find-order.ts';
import type { ListChoice } from './shown-list.ts';

/**
 * Opens the order that a link names, when a list has it: the one that the link names or, where it has moved on since,
 * another. One that is in none of them leaves the address.
 * @param lists the same array as long as the screen stands
 */
export function useWantedOrder({ show, open }: ListChoice, lists: readonly OrderStatus[]): void {
  const page = usePage();
  const { id, list, forget } = useWantedParameters();
  const wanted = lists.find((one) => one === list);
  const wantedId = wanted && id;
  useSignalValue(page.state.slices.orders);
  const holder = wantedId === undefined ? undefined : listWith(page, wantedId, lists, wanted);
  useEffect(() => {
    if (wanted) show(wanted);
  }, [wanted, show]);
  useEffect(() => {
    if (!holder || wantedId === undefined) return;
    show(holder);
    open(wantedId);
    forget();
  }, [holder, wantedId, show, open, forget]);
  useSearch(wanted, wantedId, lists, forget);
}

/** Looks for the order beyond what the lists show; again when the connection is back, where they could not be read. */
function useSearch(
  first: OrderStatus | undefined,
  id: number | undefined,
  lists: readonly OrderStatus[],
  forget: () => void,
): void {
  const page = usePage();
  const running = useRef<AbortController>(undefined);
  const look = useCallback(() => {
    running.current?.abort();
    if (!first || id === undefined || listWith(page, id, lists, first)) return;
    const { signal } = (running.current = new AbortController());
    const order = [first, ...lists.filter((list) => list !== first)];
    void isNowhere({ page, id, isOver: signal }, order).then((nowhere) => {
      if (nowhere && !signal.aborted) forget();
    });
  }, [page, first, id, lists, forget]);
  useEffect(() => {
    look();
    return () => running.current?.abort();
  }, [look]);
  useWhenLive(id !== undefined, look);
}
