import type { Outcome } from '../../src/contract/worker/trading-api.ts';
import type { Order, OrderStatus } from '../../src/domain/order.ts';
import { ok } from '../../src/lib/result.ts';
import { loadOrderPage } from '../account/load-orders.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { Environment } from '../environment.ts';
import type { JournalEntry } from '../storage/storage.ts';
import type { LiveConnection } from '../subscriptions/live-connection.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { RetryTimer } from '../transport/retry-timer.ts';
import type { OrderService } from './order-service.ts';
import type { OrderJournal } from './order-journal.ts';
import { isOrderOf } from './order-match.ts';

/**
 * How long a trader's decision stands without an answer. Within it the order is sent once more under its client id:
 * the server answers with the order that was made, or makes it now. After it the price may be another, so the order
 * is only looked for and never placed late.
 */
export const DECISION_STANDS_MS = 30_000;
/** The statuses in the order in which an order passes through them: searched so, it cannot move past the search. */
const STATUSES: readonly OrderStatus[] = ['pending', 'open', 'closed'];
const MAX_PAGES = 3;

/** How the server is asked, and what it is asked about. */
export interface ReconcilerDependencies {
  readonly http: HttpClient;
  readonly orders: OrderService;
  readonly journal: OrderJournal;
  readonly connection: LiveConnection;
  readonly environment: Environment;
  readonly events: ClientEmitter;
}

/** Finds out what became of unanswered orders, whenever the server can be asked. */
export class Reconciler {
  readonly #dependencies: ReconcilerDependencies;
  readonly #retry: RetryTimer;
  #running = false;

  constructor(dependencies: ReconcilerDependencies) {
    this.#dependencies = dependencies;
    const { environment, connection, events } = dependencies;
    this.#retry = new RetryTimer({ timers: environment.timers, connection }, () => void this.#run());
    events.on('accountCaughtUp', () => void this.#run());
    events.on('orderUnanswered', () => this.#retry.schedule());
    events.on('ordersInherited', () => this.#retry.schedule());
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      await this.#reconcileAll();
    } finally {
      this.#running = false;
    }
    if (this.#dependencies.journal.unconfirmed.length > 0) this.#retry.schedule();
  }

  async #reconcileAll(): Promise<void> {
    const { journal } = this.#dependencies;
    for (const entry of journal.unconfirmed) {
      // Another user may have logged in meanwhile, who must not place the orders of the first.
      if (entry.userId !== journal.userId) return;
      // One after the other: an order that is found must not be taken for the next one too.
      await this.#reconcile(entry);
    }
  }

  async #reconcile(entry: JournalEntry): Promise<void> {
    const age = this.#dependencies.environment.now() - entry.sentAt;
    // A negative age means that the device's clock was set back, so the age of the decision is not known.
    if (age >= 0 && age <= DECISION_STANDS_MS) await this.#repeat(entry);
    else await this.#search(entry);
  }

  async #repeat(entry: JournalEntry): Promise<void> {
    const outcome = await this.#dependencies.orders.repeat(entry);
    if (!outcome.ok) this.#notify(entry, undefined);
    else if (outcome.value.state === 'placed') this.#notify(entry, outcome.value.order);
  }

  async #search(entry: JournalEntry): Promise<void> {
    const found = await this.#find(entry);
    if (!found.ok) return;
    await this.#dependencies.journal.settle(entry.request.clientId);
    this.#notify(entry, found.value);
  }

  async #find(entry: JournalEntry): Promise<Outcome<Order | undefined>> {
    for (const status of STATUSES) {
      // Each status is searched only when the one before did not hold it.
      const found = await this.#findIn(status, entry);
      if (!found.ok || found.value) return found;
    }
    return ok(undefined);
  }

  async #findIn(status: OrderStatus, entry: JournalEntry): Promise<Outcome<Order | undefined>> {
    for (let page = 1; page <= MAX_PAGES; page++) {
      // Each page is asked for only when the one before did not hold it.
      const loaded = await loadOrderPage(this.#dependencies.http, status, page);
      if (!loaded.ok) return loaded;
      const found = loaded.value.orders.find((order) => isOrderOf(entry, order));
      if (found) return ok(found);
      if (loaded.value.orders.every((order) => order.id <= entry.newestOrderId)) break;
    }
    return ok(undefined);
  }

  #notify({ request }: JournalEntry, order: Order | undefined): void {
    this.#dependencies.events.emit('notice', { kind: 'reconciled', clientId: request.clientId, order });
  }
}
