import type { Notice } from '../../src/contract/worker/state.ts';
import type { Handover } from '../../src/contract/worker/trading-api.ts';
import type { UnconfirmedOrder } from '../../src/contract/worker/ticket.ts';
import type { OrderId } from '../../src/domain/order.ts';
import { BoundedMap } from '../../src/lib/bounded-map.ts';
import type { AccountDesk } from '../account/account-desk.ts';
import type { Environment } from '../environment.ts';
import type { Session } from '../session/session.ts';
import type { JournalEntry, Storage } from '../storage/storage.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { OrderDesk } from './order-desk.ts';
import type { TabChannel } from '../tabs/tab-channel.ts';
import { TabLock } from '../tabs/tab-lock.ts';
import { OrderJournal, unconfirmedOrder } from './order-journal.ts';
import { Reconciler } from './reconciler.ts';
import type { TicketDesk } from './ticket-desk.ts';

const MAX_CLOSING = 1_000;

export interface OrderSideParts {
  readonly http: HttpClient;
  readonly environment: Environment;
  readonly storage: Storage;
  readonly tabs: TabChannel;
  readonly session: Session;
  readonly account: () => AccountDesk;
  readonly ticket: TicketDesk;
  readonly isLineOpen: () => boolean;
  readonly onUnconfirmed: (orders: readonly UnconfirmedOrder[]) => void;
  readonly notify: (notice: Notice) => void;
}

/** Sending orders, the journal of what is unanswered, and finding out about it: three parts that belong together. */
export class OrderSide {
  readonly desk: OrderDesk;
  readonly #journal: OrderJournal;
  readonly #reconciler: Reconciler;
  readonly #parts: OrderSideParts;
  /** Orders that another tab is closing, or has closed: their end is told there. */
  readonly #closingElsewhere = new BoundedMap<OrderId, true>(MAX_CLOSING);

  constructor(parts: OrderSideParts) {
    this.#parts = parts;
    const { http, environment, isLineOpen, notify } = parts;
    const userId = (): number | undefined => parts.session.user?.id;
    this.#journal = new OrderJournal(parts.storage.journal, new TabLock(environment), {
      onChange: () => this.publish(),
      onInherited: () => this.#reconciler.schedule(),
    });
    this.desk = new OrderDesk({
      http,
      journal: this.#journal,
      now: environment.now,
      userId,
      newestOrderId: () => parts.account().lists.newestId,
      find: (id) => parts.account().lists.find(id),
      refusal: (request) => parts.ticket.refusal(request),
      onOrder: (order) => parts.account().apply(order),
      onUnanswered: () => this.#unanswered(),
      onClosing: (id) => this.tellClosing([id]),
    });
    parts.tabs.onNews((news) => {
      if (news.kind !== 'closing') return;
      for (const id of news.orderIds) this.#closingElsewhere.set(id, true);
    });
    this.#reconciler = new Reconciler({
      http,
      desk: this.desk,
      journal: this.#journal,
      environment,
      userId,
      isLineOpen,
      notify,
    });
  }

  async restore(handover?: Handover): Promise<void> {
    await this.#journal.restore(this.#parts.environment.now(), handover ? entriesOf(handover) : []);
  }

  /** Whether the user is closing this order, in this tab or in another one. */
  isClosing(id: OrderId): boolean {
    return this.desk.isClosing(id) || this.#closingElsewhere.get(id) === true;
  }

  /** Tells the other tabs that these orders do not end by themselves. */
  tellClosing(orderIds: readonly OrderId[]): void {
    this.#parts.tabs.tell({ kind: 'closing', orderIds: [...orderIds] });
  }

  /** The line is back. */
  async reconcile(): Promise<void> {
    await this.#reconciler.run();
  }

  /** Says which orders of the present user have no known outcome. */
  publish(): void {
    const { user } = this.#parts.session;
    this.#parts.onUnconfirmed(user ? this.#journal.unconfirmed(user.id).map(unconfirmedOrder) : []);
  }

  /** The account was reset: what was unanswered is gone with everything else. */
  async forget(): Promise<void> {
    const { user } = this.#parts.session;
    if (user) await this.#journal.settleAllOf(user.id);
  }

  #unanswered(): void {
    this.#reconciler.schedule();
    void this.#parts.account().sync();
  }
}

/** As the journal has them. A visitor has no orders. */
function entriesOf({ unconfirmed, userId, newestOrderId }: Handover): JournalEntry[] {
  if (userId === undefined) return [];
  return unconfirmed.map(({ request, sentAt }) => ({ request, sentAt, userId, newestOrderId }));
}
