import type { Handover } from '../contract/worker/trading-api.ts';
import type { Page } from '../state/page.ts';

/** What the page still knows when its worker has died, for the one that takes its place. */
export function handover({ client, state: { slices } }: Page): Handover {
  const session = slices.session.peek();
  const { open, pending, closed } = slices.orders.peek();
  const ids = [open, pending, closed].flatMap(({ orders }) => orders.map((order) => order.id));
  return {
    unconfirmed: [...slices.unconfirmed.peek(), ...client.lostOrders()],
    unconfirmedFunds: [...slices.unconfirmedFunds.peek(), ...client.lostFunds()],
    userId: session.status === 'member' ? session.user.id : undefined,
    newestOrderId: Math.max(0, ...ids),
    favourites: slices.favourites.peek(),
    unsaved: slices.unsaved.peek(),
  };
}
