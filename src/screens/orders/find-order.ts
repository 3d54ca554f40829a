/** Looks for an order in the lists, page after page. */
import type { OrderListState } from '../../contract/worker/state.ts';
import type { OrderId, OrderStatus } from '../../domain/order.ts';
import type { Page } from '../../state/page.ts';

interface Search {
  readonly page: Page;
  readonly id: OrderId;
  readonly isOver: AbortSignal;
}

/**
 * Which list of those that are there has the order. What the device kept of a list may be over: it counts only where the
 * order is said to be.
 */
export function listWith(
  page: Page,
  id: OrderId,
  lists: readonly OrderStatus[],
  said: OrderStatus | undefined,
): OrderStatus | undefined {
  const orders = page.state.slices.orders.peek();
  const counts = (list: OrderStatus): boolean => list === said || orders[list].asOf === undefined;
  return lists.find((list) => counts(list) && orders[list].orders.some((order) => order.id === id));
}

/**
 * Reads the lists one after the other, each to its end, until one has the order.
 * @returns whether it is in none of them: false where it was found, or a list could not be read
 */
export async function isNowhere(search: Search, lists: readonly OrderStatus[]): Promise<boolean> {
  for (const list of lists) if (!(await isReadInVain(search, list))) return false;
  return true;
}

/** Whether the list was read to its end, without the order. */
async function isReadInVain(search: Search, list: OrderStatus): Promise<boolean> {
  const { page, id, isOver } = search;
  const { command } = page.client;
  let before = listOf(search, list);
  let answer = await command('refreshOrders', list);
  for (let known = -1; answer.ok && !isOver.aborted; answer = await command('loadMoreOrders', list)) {
    const { orders, total = 0 } = (before = await nextState(search, list, before));
    if (isOver.aborted || listWith(page, id, [list], list)) return false;
    // A page that brings nothing is the last one, whatever the count says.
    if (orders.length >= total || orders.length === known) return true;
    known = orders.length;
  }
  return false;
}

function listOf({ page }: Search, list: OrderStatus): OrderListState {
  return page.state.slices.orders.peek()[list];
}

/** What a list is after it was read: the answer comes before the frame that has the rows. */
function nextState(search: Search, list: OrderStatus, before: OrderListState): Promise<OrderListState> {
  const { page, isOver } = search;
  return new Promise((resolve) => {
    let stop = (): void => undefined;
    const look = (): void => {
      const now = listOf(search, list);
      if (!isOver.aborted && (now === before || now.loading || now.total === undefined)) return;
      resolve(now);
      stop();
    };
    stop = page.state.slices.orders.subscribe(look);
    isOver.addEventListener('abort', look);
    look();
  });
}
