import * as v from 'valibot';
import { orderSchema, toOrder } from '../../src/contract/wire/order.ts';
import { accountEventSchema, type DataMessage } from '../../src/contract/wire/socket.ts';
import type { SessionState } from '../../src/contract/worker/state.ts';
import type { Order, OrderId, OrderStatus } from '../../src/domain/order.ts';
import { CoalescedTask } from '../../src/lib/concurrency.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { Environment } from '../environment.ts';
import type { MarketData } from '../market/market-data.ts';
import type { LiveConnection } from '../subscriptions/live-connection.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { isTransient, RetryTimer } from '../transport/retry-timer.ts';
import { AccountValuation } from './account-valuation.ts';
import { BalanceSync } from './balance-sync.ts';
import type { ClosingOrders } from './closing-orders.ts';
import { EventSequence } from './event-sequence.ts';
import { OrderLists } from './order-lists.ts';
import { toReviewNotice } from './review-notice.ts';

const STATUSES: readonly OrderStatus[] = ['open', 'pending', 'closed'];
const closedIdSchema = v.object({ Id: v.number() });

/** The modules that account data comes from and goes to. */
export interface AccountSyncDependencies {
  readonly http: HttpClient;
  readonly environment: Environment;
  readonly market: MarketData;
  readonly connection: LiveConnection;
  readonly closing: ClosingOrders;
  readonly events: ClientEmitter;
}

/** The member's orders and balance, kept equal to the server's: read at login and after each lost connection, pushed in between. */
export class AccountSync {
  readonly valuation: AccountValuation;
  readonly lists: OrderLists;
  readonly #dependencies: AccountSyncDependencies;
  readonly #balance: BalanceSync;
  readonly #retry: RetryTimer;
  readonly #sequence = new EventSequence();
  readonly #resync = new CoalescedTask(() => this.sync());
  /** Whether somebody is logged in. */
  #active = false;
  #resetting = false;

  constructor(dependencies: AccountSyncDependencies) {
    this.#dependencies = dependencies;
    const { http, environment, market, connection, events } = dependencies;
    this.#retry = new RetryTimer({ timers: environment.timers, connection }, () => void this.sync());
    this.valuation = new AccountValuation(market);
    this.#balance = this.#newBalance();
    this.lists = new OrderLists(http, (order) => this.#resolved(order), {
      onChange: (state) => events.emit('ordersChanged', state),
      onPositions: (orders) => {
        this.valuation.setPositions(orders);
        events.emit('valuationChanged');
      },
      onBalance: (balance) => this.#balance.receiveListed(balance),
    });
    connection.handle({
      order: (message) => this.#receiveOrder(message),
      closed: (message) => this.#receiveClosed(message),
      account: (message) => this.#receiveAccount(message),
    });
    this.#listen(events);
  }

  /** Reads everything of the account; again in 2 s where the network fails. Nothing while nobody is logged in. */
  async sync(): Promise<void> {
    if (!this.#active) return;
    this.#retry.cancel();
    const loaded = await Promise.all(STATUSES.map((status) => this.lists.refresh(status)));
    if (!this.#active) return;
    if (loaded.some((outcome) => !outcome.ok && isTransient(outcome.error))) this.#retry.schedule();
    else this.#balance.request();
  }

  /** Runs a reset, which closes everything without a notice for each order, and reads the account as it is then. */
  async resetting<T>(reset: () => Promise<T>): Promise<T> {
    this.#resetting = true;
    try {
      const result = await reset();
      await this.sync();
      return result;
    } finally {
      this.#resetting = false;
    }
  }

  /** An order as the server now has it; the balance that goes with it follows. */
  apply(order: Order): void {
    if (!this.#active) return;
    this.#balance.orderChanged(this.lists.find(order.id), order);
    this.lists.apply(order);
  }

  #listen(events: ClientEmitter): void {
    events.on('userChanged', () => this.#clear());
    events.on('sessionChanged', (state) => this.#sessionChanged(state));
    events.on('loginAnswered', ({ accepted }) => {
      this.#sequence.reset();
      if (accepted) void this.#catchUp();
    });
    events.on('disconnected', () => this.#balance.disconnected());
    events.on('orderUnanswered', () => void this.sync());
    events.on('freshnessChanged', () => this.valuation.freshnessChanged());
    events.on('valuesAppeared', ({ positions }) => this.valuation.markDirty(positions));
  }

  #sessionChanged({ status }: SessionState): void {
    const { events } = this.#dependencies;
    this.#active = status === 'member';
    void this.sync();
    if (status !== 'visitor') return;
    // A page that lived on after a worker's death may still show an account.
    events.emit('ordersChanged', this.lists.state);
    events.emit('valuationChanged');
  }

  async #catchUp(): Promise<void> {
    if (!this.#active) return;
    await this.sync();
    this.#dependencies.events.emit('accountCaughtUp');
  }

  #clear(): void {
    this.#active = false;
    this.#retry.cancel();
    this.#sequence.reset();
    this.#balance.clear();
    this.lists.clear();
    this.valuation.clear();
    this.#dependencies.events.emit('valuationChanged');
  }

  #newBalance(): BalanceSync {
    const { http, environment, events } = this.#dependencies;
    return new BalanceSync({
      http,
      timers: environment.timers,
      valuation: this.valuation,
      onChange: () => events.emit('valuationChanged'),
      onFailure: (failure) => {
        if (isTransient(failure)) this.#retry.schedule();
      },
    });
  }

  /** A message of `FOREX_TRADE`; false when it is no order. */
  #receiveOrder({ data, seq }: DataMessage): boolean {
    const order = orderOf(data, 'open');
    if (!order) return false;
    if (!this.#isNew(seq)) return true;
    const before = this.lists.find(order.id)?.status;
    // An order that is on no page read so far, and yet no new one, was pending too.
    const wasPending = before === 'pending' || (before === undefined && order.id <= this.lists.newestId);
    this.apply(order);
    if (wasPending && order.status === 'open') this.#dependencies.events.emit('notice', { kind: 'filled', order });
    return true;
  }

  /** A message of `FOREX_CLOSED`; at the least it names the order. */
  #receiveClosed({ data, seq }: DataMessage): boolean {
    const order = orderOf(data, 'closed');
    if (!order && !v.is(closedIdSchema, data)) return false;
    if (!this.#isNew(seq)) return true;
    if (order) this.#closed({ ...order, status: 'closed' });
    else if (v.is(closedIdSchema, data)) this.#dropped(data.Id);
    return true;
  }

  /** A message of `ACCOUNT`; false when it holds no balance. */
  #receiveAccount({ data }: DataMessage): boolean {
    const parsed = v.safeParse(accountEventSchema, data);
    if (!parsed.success) return false;
    const { balance, notice, seq } = parsed.output;
    if (!this.#isNew(seq)) return true;
    this.#balance.receive(balance);
    const reviewed = notice && toReviewNotice(notice);
    if (reviewed) this.#dependencies.events.emit('notice', reviewed);
    return true;
  }

  /** Whether a private message is this user's and was not read before. Where others are missing, the account is read again. */
  #isNew(seq: number | undefined): boolean {
    if (!this.#active || seq === undefined) return this.#active;
    const arrival = this.#sequence.arrive(seq);
    if (arrival === 'gap') void this.#resync.request();
    return arrival !== 'repeated';
  }

  /** An order is closed, of which no more is known. */
  #dropped(id: OrderId): void {
    this.lists.drop(id);
    this.#balance.request();
    void this.lists.refresh('closed');
  }

  #closed(order: Order): void {
    const { closing, events } = this.#dependencies;
    const byItself = this.#isOpen(order.id) && !this.#resetting && !closing.has(order.id);
    this.apply(order);
    if (byItself) events.emit('notice', { kind: 'closed', order });
  }

  #isOpen(id: OrderId): boolean {
    const status = this.lists.find(id)?.status;
    return status === 'open' || status === 'pending';
  }

  /** Some backends name only the instrument's code. */
  #resolved(order: Order): Order {
    if (order.instrumentId !== 0) return order;
    return { ...order, instrumentId: this.#dependencies.market.catalogue.byCode(order.code)?.id ?? 0 };
  }
}

function orderOf(data: unknown, fallback: OrderStatus): Order | undefined {
  const parsed = v.safeParse(orderSchema, data);
  return parsed.success ? toOrder(parsed.output, fallback) : undefined;
}
