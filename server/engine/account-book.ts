import { accountFigures, isStoppedOut, type AccountFigures } from '../../src/domain/account.ts';
import { add, compare, isNegative, negate, subtract, toFixedText, type Decimal } from '../../src/domain/decimal.ts';
import { MONEY_SCALE, type FeeType } from '../../src/domain/margin.ts';
import type { CloseReason } from '../../src/domain/order.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { BookedTransfer, BookOrder, ChangeSet, LedgerKind, Transfer } from './book-order.ts';
import { ChangeLog } from './change-log.ts';
import { requestFault, stopsFault } from './check-request.ts';
import { DEMO_BALANCE } from './demo-balance.ts';
import { OpenOrders, type OpenOrder } from './open-orders.ts';
import { cancelOrder, closeOrder, fillOrder, placeOrder } from './order-steps.ts';
import type { OrderRequest, StopRequest } from './order-request.ts';
import { isTargetReached, reachedStop } from './triggers.ts';

/** Open orders of one account. */
const MAX_OPEN_ORDERS = 500;

/** What the rules need to know of the world at the moment of an event. */
export interface Surroundings {
  readonly catalogue: Catalogue;
  readonly feeType: FeeType;
  /** Margin level in percent at which positions are closed. */
  readonly stopOutLevel: Decimal;
  price(index: number): Decimal;
  /** Whether the current price came as it happened, so that it may execute orders. */
  isPriceLive(index: number): boolean;
  isOpen(index: number): boolean;
  now(): number;
  nextOrderId(): number;
}

/**
 * One account: its balance, its open orders and the rules. No clock, no database: the same events give the same book.
 * Every method books what it does into a change set, which the caller takes with `takeChanges`.
 */
export class AccountBook {
  readonly id: number;
  readonly #world: Surroundings;
  readonly #open: OpenOrders;
  readonly #log: ChangeLog;

  /** @param orders the account's open orders, oldest first */
  constructor(id: number, balance: Decimal, orders: readonly BookOrder[], world: Surroundings) {
    this.id = id;
    this.#world = world;
    this.#log = new ChangeLog(id, balance);
    this.#open = new OpenOrders(world.catalogue, (index) => world.price(index));
    for (const order of orders) this.#open.put(order);
  }

  get balance(): Decimal {
    return this.#log.balance;
  }

  get usedMargin(): Decimal {
    return this.#open.usedMargin;
  }

  get figures(): AccountFigures {
    return accountFigures(this.#log.balance, this.#open.usedMargin, this.#open.unrealized);
  }

  /** Open orders of a status, oldest first. */
  openOrders(status: 'pending' | 'holding'): readonly BookOrder[] {
    return [...this.#open.values()].map(({ order }) => order).filter((order) => order.status === status);
  }

  /** Instruments whose ticks concern this account. */
  instruments(): Iterable<number> {
    return this.#open.instruments();
  }

  /** Whether ticks of an instrument concern this account. */
  watches(index: number): boolean {
    return this.#open.has(index);
  }

  place(request: OrderRequest): Result<BookOrder, Refusal> {
    const { catalogue, feeType } = this.#world;
    const listing = catalogue.at(request.index);
    if (this.#open.size >= MAX_OPEN_ORDERS) return err(refusal('tooManyOrders', { maximum: String(MAX_OPEN_ORDERS) }));
    if (!this.#world.isOpen(request.index)) return err(refusal('marketClosed'));
    if (request.kind === 'pending' && !request.targetPrice)
      return err(refusal('missing', { parameter: 'target_price' }));
    const price = this.#world.price(request.index);
    const fault = requestFault(listing, request, request.kind === 'pending' ? (request.targetPrice ?? price) : price);
    if (fault) return err(fault);
    const placement = { accountId: this.id, listing, feeType, price, time: this.#world.now() };
    const draft = placeOrder(request, { ...placement, id: 0 });
    const shortage = this.#shortageFor(draft);
    if (shortage) return err(shortage);
    const order = { ...draft, id: this.#world.nextOrderId() };
    this.#book(order);
    // A market order's target is the current price, so it is filled here; so is a pending order asked at that price.
    if (compare(order.askedPrice, price) === 0) this.#fill(order, request.index, price);
    this.#stopOut();
    return ok(this.#log.changed(order.id) ?? order);
  }

  close(id: number): Result<BookOrder, Refusal> {
    const entry = this.#open.get(id);
    if (!entry) return err(refusal('unknownOrder'));
    if (entry.order.status !== 'holding') return err(refusal('notHolding'));
    if (!this.#world.isOpen(entry.index)) return err(refusal('marketClosed'));
    return ok(this.#close(entry, 'user'));
  }

  cancel(id: number): Result<BookOrder, Refusal> {
    const entry = this.#open.get(id);
    if (!entry) return err(refusal('unknownOrder'));
    if (entry.order.status !== 'pending') return err(refusal('notPending'));
    return ok(this.#cancel(entry.order, entry.index));
  }

  setStops(id: number, stops: StopRequest): Result<BookOrder, Refusal> {
    const entry = this.#open.get(id);
    if (!entry) return err(refusal('unknownOrder'));
    const { order, listing } = entry;
    const stopLoss = newStop(order.stopLoss, stops.stopLoss);
    const takeProfit = newStop(order.takeProfit, stops.takeProfit);
    const fault = stopsFault(listing, order.side, order.openPrice ?? order.askedPrice, stopLoss, takeProfit);
    if (fault) return err(fault);
    const changed = { ...order, stopLoss, takeProfit };
    this.#book(changed);
    return ok(changed);
  }

  /** Closes and cancels everything and brings the balance back to what a demo account starts with. */
  reset(): void {
    for (const entry of this.#open.values()) {
      if (entry.order.status === 'holding') this.#close(entry, 'user');
      else this.#cancel(entry.order, entry.index);
    }
    this.#enter('reset', subtract(DEMO_BALANCE, this.#log.balance));
  }

  /** Brings money from outside into the account. */
  transfer(transfer: Transfer): BookedTransfer {
    this.#log.transfer(transfer, this.#world.now());
    return { accountId: this.id, amount: transfer.amount, balanceAfter: this.balance, wasBooked: false };
  }

  /** A new price of one instrument: stops first, for they free funds, then fills, then the stop-out. One that was missed executes nothing. */
  onPrice(index: number): void {
    const price = this.#world.price(index);
    const now = this.#world.now();
    if (!this.#world.isPriceLive(index)) return void this.#open.reprice(index, price);
    // Another feed, or a recording that begins anew, may be at a time before the order was made.
    const entries = this.#open.reprice(index, price).filter(({ order }) => order.createdAt <= now);
    for (const entry of entries) if (entry.order.status === 'holding') this.#closeIfStopped(entry, price);
    for (const entry of entries) {
      if (entry.order.status === 'pending' && isTargetReached(entry.order, price)) this.#reach(entry, price);
    }
    this.#stopOut();
  }

  /** Whether there is something to book. */
  get hasChanges(): boolean {
    return !this.#log.isEmpty;
  }

  /** What has happened since the last call, to be booked as one. */
  takeChanges(): ChangeSet {
    return this.#log.take();
  }

  #reach({ order, listing, index }: OpenOrder, price: Decimal): void {
    const filled = fillOrder(order, listing, this.#world.feeType, price, this.#world.now());
    if (this.#shortageFor(filled)) {
      this.#cancel(order, index);
      return;
    }
    this.#fill(order, index, price);
    // After a gap the fill may lie beyond its own stops.
    const position = this.#open.get(order.id);
    if (position) this.#closeIfStopped(position, price);
  }

  #fill(order: BookOrder, index: number, price: Decimal): void {
    const { catalogue, feeType } = this.#world;
    const filled = fillOrder(order, catalogue.at(index), feeType, price, this.#world.now());
    this.#book(filled);
    this.#enter('fee', negate(filled.fee), order.id);
  }

  #closeIfStopped(entry: OpenOrder, price: Decimal): void {
    const reason = reachedStop(entry.order, price);
    if (reason) this.#close(entry, reason);
  }

  #close(entry: OpenOrder, reason: CloseReason): BookOrder {
    const price = this.#world.price(entry.index);
    const closed = closeOrder(entry.order, entry.profit, price, reason, this.#world.now());
    this.#book(closed);
    this.#enter('profit', closed.profit, closed.id);
    this.#protectBalance();
    return closed;
  }

  /** Negative balance protection: what the last position lost beyond the account's money is the house's loss. */
  #protectBalance(): void {
    const { balance } = this.#log;
    if (isNegative(balance) && !this.#open.largestLoss()) this.#enter('negative_balance_protection', negate(balance));
  }

  #cancel(order: BookOrder, index: number): BookOrder {
    const cancelled = cancelOrder(order, this.#world.price(index), this.#world.now());
    this.#book(cancelled);
    return cancelled;
  }

  /** Closes the position with the largest loss, then the next, until the margin level is above the stop-out level. */
  #stopOut(): void {
    while (isStoppedOut(this.#equity(), this.#open.usedMargin, this.#world.stopOutLevel)) {
      const worst = this.#open.largestLoss();
      if (!worst) return;
      this.#close(worst, 'stop_out');
    }
  }

  /** On the path of every tick, where the other figures would only cost time. */
  #equity(): Decimal {
    return add(this.#log.balance, this.#open.unrealized);
  }

  #shortageFor(order: BookOrder): Refusal | undefined {
    const needed = add(order.margin, order.fee);
    const available = this.figures.freeMargin;
    if (compare(available, needed) >= 0) return undefined;
    return refusal('insufficientFunds', { needed: moneyText(needed), available: moneyText(available) });
  }

  #enter(kind: LedgerKind, amount: Decimal, orderId?: number): void {
    this.#log.enter(kind, amount, orderId, this.#world.now());
  }

  #book(order: BookOrder): void {
    this.#log.note(order);
    this.#open.put(order);
  }
}

function newStop(old: Decimal | undefined, asked: Decimal | 'none' | undefined): Decimal | undefined {
  if (asked === undefined) return old;
  return asked === 'none' ? undefined : asked;
}

function moneyText(amount: Decimal): string {
  return toFixedText(amount, MONEY_SCALE);
}
