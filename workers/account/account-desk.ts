import * as v from 'valibot';
import type { Failure } from '../../src/contract/worker/failure.ts';
import type { Notice, OrdersState } from '../../src/contract/worker/state.ts';
import { balanceSchema } from '../../src/contract/wire/account.ts';
import { orderSchema, toOrder } from '../../src/contract/wire/order.ts';
import type { Order, OrderStatus } from '../../src/domain/order.ts';
import type { CancelTimer, Environment } from '../environment.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { AccountBook, type MarketView } from './account-book.ts';
import { OrderLists } from './order-lists.ts';

const RETRY_MS = 2_000;
const closedIdSchema = v.object({ Id: v.number() });

export interface AccountEvents {
  readonly onOrders: (state: OrdersState) => void;
  readonly onFigures: () => void;
  readonly onNotice: (notice: Notice) => void;
}

export interface AccountParts {
  readonly http: HttpClient;
  readonly environment: Environment;
  readonly market: MarketView;
  readonly instrumentIdByCode: (code: string) => number | undefined;
  /** Without a line nothing is retried: all is read anew when it is back. */
  readonly isLineOpen: () => boolean;
  /** Whether the trader is closing this order right now, in this tab or in another one. */
  readonly isClosing: (id: number) => boolean;
}

/** The member's orders and figures, kept equal to the server's: read at login and after each loss of the line, pushed in between. */
export class AccountDesk {
  readonly book: AccountBook;
  readonly lists: OrderLists;
  readonly #parts: AccountParts;
  readonly #events: AccountEvents;
  #active = false;
  #resetting = false;
  #balanceWanted = false;
  #balanceLoading = false;
  #cancelRetry: CancelTimer = () => {};

  constructor(parts: AccountParts, events: AccountEvents) {
    this.#parts = parts;
    this.#events = events;
    this.book = new AccountBook(parts.market);
    this.lists = new OrderLists(parts.http, (order) => this.#resolved(order), {
      onChange: events.onOrders,
      onHoldings: (orders) => {
        this.book.setHoldings(orders);
        events.onFigures();
      },
      onBalance: (balance) => {
        this.book.setBalance(balance);
        events.onFigures();
      },
    });
  }

  /** Reads everything of the account; again in 2 s where that fails. */
  async sync(): Promise<void> {
    this.#active = true;
    this.#cancelRetry();
    const loaded = await Promise.all(
      (['holding', 'pending', 'closed'] as const).map((status) => this.lists.refresh(status)),
    );
    if (!this.#active) return;
    if (loaded.some((outcome) => !outcome.ok && isPassing(outcome.error))) this.#retry();
    else this.#wantBalance();
  }

  /** Runs what closes everything on purpose, and reads the account as it is then. */
  async resetting<T>(reset: () => Promise<T>): Promise<T> {
    this.#resetting = true;
    const result = await reset();
    await this.sync();
    this.#resetting = false;
    return result;
  }

  /** Nobody is logged in any more. */
  clear(): void {
    this.#active = false;
    this.#cancelRetry();
    this.lists.clear();
    this.book.clear();
    this.#events.onFigures();
  }

  /** A message of `FOREX_TRADE`; false when it is no order. */
  receiveOrder(data: unknown): boolean {
    const order = orderOf(data, 'holding');
    if (!order) return false;
    const before = this.lists.find(order.id)?.status;
    // One that is on no page read so far, and yet no new one, was pending too.
    const wasPending = before === 'pending' || (before === undefined && order.id <= this.lists.newestId);
    this.apply(order);
    if (wasPending && order.status === 'holding') this.#events.onNotice({ kind: 'filled', order });
    return true;
  }

  /** A message of `FOREX_CLOSED`; at the least it names the order. */
  receiveClosed(data: unknown): boolean {
    const order = orderOf(data, 'closed');
    if (order) {
      const closed = { ...order, status: 'closed' as const };
      const byItself = this.#isOpen(order.id) && !this.#resetting && !this.#parts.isClosing(order.id);
      this.apply(closed);
      if (byItself) this.#events.onNotice({ kind: 'closed', order: closed });
      return true;
    }
    if (!v.is(closedIdSchema, data)) return false;
    this.lists.drop(data.Id);
    this.#wantBalance();
    void this.lists.refresh('closed');
    return true;
  }

  /** An order as the server now has it; the balance that goes with it is asked for. */
  apply(order: Order): void {
    if (!this.#active) return;
    this.book.unsettle();
    this.lists.apply(order);
    this.#wantBalance();
  }

  #isOpen(id: number): boolean {
    const status = this.lists.find(id)?.status;
    return status === 'holding' || status === 'pending';
  }

  #wantBalance(): void {
    this.#balanceWanted = true;
    if (!this.#balanceLoading) void this.#loadBalance();
  }

  async #loadBalance(): Promise<void> {
    this.#balanceLoading = true;
    while (this.#balanceWanted && this.#active) {
      this.#balanceWanted = false;
      // Asked again as long as bookings came in while it was on its way.
      const answer = await this.#parts.http.get('v1/api/main/wallet/getBalance', { schema: balanceSchema });
      if (!this.#active || this.#balanceWanted) continue;
      if (answer.ok) this.book.setBalance(answer.value.data.balance);
      else if (isPassing(answer.error)) this.#retry();
      this.#events.onFigures();
    }
    this.#balanceLoading = false;
  }

  #retry(): void {
    this.#cancelRetry();
    this.#cancelRetry = this.#parts.environment.timers.after(RETRY_MS, () => {
      if (this.#parts.isLineOpen()) void this.sync();
    });
  }

  #resolved(order: Order): Order {
    if (order.instrumentId !== 0) return order;
    return { ...order, instrumentId: this.#parts.instrumentIdByCode(order.code) ?? 0 };
  }
}

/** A failure that may be over in a moment. */
function isPassing({ kind }: Failure): boolean {
  return kind === 'network' || kind === 'timeout';
}

function orderOf(data: unknown, fallback: OrderStatus): Order | undefined {
  const parsed = v.safeParse(orderSchema, data);
  return parsed.success ? toOrder(parsed.output, fallback) : undefined;
}
