import type { Notice } from '../../src/contract/worker/state.ts';
import type { Outcome } from '../../src/contract/worker/trading-api.ts';
import type { Order, OrderStatus } from '../../src/domain/order.ts';
import { ok } from '../../src/lib/result.ts';
import { loadOrderPage } from '../account/order-calls.ts';
import type { CancelTimer, Environment } from '../environment.ts';
import type { JournalEntry } from '../storage/storage.ts';
import type { HttpClient } from '../transport/http-client.ts';
import type { OrderDesk } from './order-desk.ts';
import type { OrderJournal } from './order-journal.ts';
import { makesOrder } from './order-match.ts';

/**
 * How long a trader's decision stands without an answer. Within it the order is sent once more under its client id:
 * the server answers with the order that was made, or makes it now. After it the price may be another, so the order
 * is only looked for and never placed late.
 */
export const DECISION_STANDS_MS = 30_000;
const RETRY_MS = 2_000;
/** The way an order moves: looked through in this order, it cannot slip past between two answers. */
const STATUSES: readonly OrderStatus[] = ['pending', 'holding', 'closed'];
const MAX_PAGES = 3;

export interface ReconcilerParts {
  readonly http: HttpClient;
  readonly desk: OrderDesk;
  readonly journal: OrderJournal;
  readonly environment: Environment;
  readonly userId: () => number | undefined;
  /** Without a line nothing is retried: `run` is called when it is back. */
  readonly isLineOpen: () => boolean;
  readonly notify: (notice: Notice) => void;
}

/** Finds out what became of unanswered orders, whenever the line is there. */
export class Reconciler {
  readonly #parts: ReconcilerParts;
  #running = false;
  #cancelRetry: CancelTimer = () => {};

  constructor(parts: ReconcilerParts) {
    this.#parts = parts;
  }

  /** Soon, since a call that was just lost would be lost again. */
  schedule(): void {
    this.#cancelRetry();
    this.#cancelRetry = this.#parts.environment.timers.after(RETRY_MS, () => {
      if (this.#parts.isLineOpen()) void this.run();
    });
  }

  async run(): Promise<void> {
    const userId = this.#parts.userId();
    if (this.#running || userId === undefined) return;
    this.#running = true;
    for (const entry of this.#parts.journal.unconfirmed(userId)) {
      // One after the other: an order that is found must not be taken for the next one too.
      await this.#reconcile(entry);
    }
    this.#running = false;
    if (this.#parts.journal.unconfirmed(userId).length > 0) this.schedule();
  }

  async #reconcile(entry: JournalEntry): Promise<void> {
    const age = this.#parts.environment.now() - entry.sentAt;
    // A negative age is a clock set back: how old the decision is, is not known.
    if (age >= 0 && age <= DECISION_STANDS_MS) await this.#repeat(entry);
    else await this.#lookFor(entry);
  }

  async #repeat(entry: JournalEntry): Promise<void> {
    const outcome = await this.#parts.desk.repeat(entry);
    if (!outcome.ok) this.#tell(entry, undefined);
    else if (outcome.value.state === 'placed') this.#tell(entry, outcome.value.order);
  }

  async #lookFor(entry: JournalEntry): Promise<void> {
    const found = await this.#find(entry);
    if (!found.ok) return;
    await this.#parts.journal.settle(entry.request.clientId);
    this.#tell(entry, found.value);
  }

  async #find(entry: JournalEntry): Promise<Outcome<Order | undefined>> {
    for (const status of STATUSES) {
      // Each page is asked for only when the one before did not do.
      const found = await this.#findIn(status, entry);
      if (!found.ok || found.value) return found;
    }
    return ok(undefined);
  }

  async #findIn(status: OrderStatus, entry: JournalEntry): Promise<Outcome<Order | undefined>> {
    for (let page = 1; page <= MAX_PAGES; page++) {
      // Each page is asked for only when the one before did not do.
      const loaded = await loadOrderPage(this.#parts.http, status, page);
      if (!loaded.ok) return loaded;
      const found = loaded.value.orders.find((order) => makesOrder(entry, order));
      if (found) return ok(found);
      if (loaded.value.orders.every((order) => order.id <= entry.newestOrderId)) break;
    }
    return ok(undefined);
  }

  #tell({ request }: JournalEntry, order: Order | undefined): void {
    this.#parts.notify({ kind: 'reconciled', clientId: request.clientId, order });
  }
}
