import { useEffect } from 'react';
import type { OrderId, OrderStatus } from '../../domain/order.ts';
import { perPage, usePage, type Page } from '../../state/page.ts';
import { signal, useSignalValue, type ReadonlySignal } from '../../state/signals.ts';

/** Which list of orders is shown, and which of its orders is open. */
export interface ListChoice {
  readonly list: ReadonlySignal<OrderStatus>;
  readonly show: (list: OrderStatus) => void;
  /** Null while none is open. */
  readonly opened: ReadonlySignal<OrderId | null>;
  readonly open: (id: OrderId) => void;
  /** Closes that order; one that was opened meanwhile stays. */
  readonly close: (id: OrderId) => void;
}

function firstChoice(): ListChoice {
  const list = signal<OrderStatus>('open');
  const opened = signal<OrderId | null>(null);
  return {
    list,
    show: (status) => (list.value = status),
    opened,
    open: (id) => (opened.value = id),
    close: (id) => {
      if (opened.peek() === id) opened.value = null;
    },
  };
}

/** Kept outside the screens, so that coming back finds the list as it was left. */
export const choiceOnScreen = perPage(firstChoice);
export const choiceInPane = perPage(firstChoice);

/** The chosen list, which is loaded anew when it is shown. */
export function useShownList(choiceOf: (page: Page) => ListChoice): ListChoice & { readonly shown: OrderStatus } {
  const page = usePage();
  const { command } = page.client;
  const choice = choiceOf(page);
  const shown = useSignalValue(choice.list);
  useEffect(() => {
    void command('refreshOrders', shown);
  }, [command, shown]);
  return { ...choice, shown };
}
