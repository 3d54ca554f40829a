import type { AccountSummary } from '../../src/domain/account.ts';
import { compare, type Decimal } from '../../src/domain/decimal.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { AccountFunds } from './account-funds.ts';
import { AccountState } from './account-state.ts';
import { partFault, requestFault, stopsFault } from './check-request.ts';
import type { EngineContext } from './engine-context.ts';
import type { Booking } from './model/booking.ts';
import type { EndedFollowing, EndedVerification } from './model/domain-event.ts';
import type { Order } from './model/order.ts';
import type { Outcome } from './model/outcome.ts';
import type { Position } from './model/position.ts';
import type { StoredAccount } from './model/stored-account.ts';
import { isPosition } from './open-trades.ts';
import type { CloseRequest, OrderRequest, StopRequest } from './order-request.ts';
import { placeOrder } from './order-steps.ts';
import { priceLevels, type PriceLevels } from './price-levels.ts';
import { isTargetReached } from './reached.ts';
import { TradeExecution } from './trade-execution.ts';

/** Pending orders and positions of one account. */
const MAX_OPEN_TRADES = 500;

/**
 * One trading account: what can be asked of it, and what is refused. No clock, no database: the same events give the same
 * account. Every method records what it does, which the caller takes with `takeBooking`.
 */
export class TradingAccount {
  /** Money in and out. */
  readonly funds: AccountFunds;
  readonly #state: AccountState;
  readonly #execution: TradeExecution;

  constructor(stored: StoredAccount, context: EngineContext) {
    this.#state = new AccountState(stored, context);
    this.funds = new AccountFunds(this.#state);
    this.#execution = new TradeExecution(this.#state, this.funds);
  }

  get id(): number {
    return this.#state.id;
  }

  /** The account's money at 6 digits. */
  get cash(): Decimal {
    return this.#state.cash;
  }

  /** Number of the newest event; 0 before the first. */
  get sequence(): number {
    return this.#state.sequence;
  }

  /** Sum of the margins of positions; the account's money at 6 digits. */
  get usedMargin(): Decimal {
    return this.#state.usedMargin;
  }

  /** Cash, equity and margin at current prices. Formulas: docs/wire.md, "Money". */
  get summary(): AccountSummary {
    return this.#state.summary;
  }

  /** Oldest first. */
  pendingOrders(): readonly Order[] {
    return this.#state.trades.all().flatMap((trade) => (isPosition(trade) ? [] : [trade.order]));
  }

  /** Oldest first. */
  positions(): readonly Position[] {
    return this.#state.trades.positions().map(({ position }) => position);
  }

  /** Positions with their profits at current prices, oldest first; the account's money at 6 digits. */
  openProfits(): readonly { readonly position: Position; readonly profit: Decimal }[] {
    const { trades } = this.#state;
    return trades.positions().map((trade) => ({ position: trade.position, profit: trades.profitOf(trade) }));
  }

  /** Whether no price concerns the account. */
  get isFlat(): boolean {
    return this.#state.trades.size === 0;
  }

  /** By instrument: the prices at which the account must be looked at. */
  priceLevels(): ReadonlyMap<number, PriceLevels> {
    const { cash, context, trades } = this.#state;
    return priceLevels(trades, { cash, stopOutLevel: context.stopOutLevel, price: (index) => context.price(index) });
  }

  /**
   * Places an order, and fills it where its price is the current one.
   *
   * Refused: `tooManyOrders` (500 open), `marketClosed`, `missing` (a pending order's target, a leverage), what
   * `requestFault` finds, and `insufficientFunds` where the free margin at current prices is below margin + fee.
   * @throws Error when no order id has been reserved
   */
  place(request: OrderRequest): Result<Outcome, Refusal> {
    const fault = this.#placementFault(request);
    if (fault) return err(fault);
    const { id: accountId, context } = this.#state;
    const { index } = request;
    const listing = context.catalogue.at(index);
    const price = context.price(index);
    const placement = { id: 0, accountId, listing, feeType: context.feeType, price, time: context.now() };
    const draft = placeOrder(request, placement);
    const shortage = this.funds.shortageFor(draft);
    if (shortage) return err(shortage);
    const order = { ...draft, id: context.nextOrderId() };
    // A market order's price is the current one, so it is filled here; so is a pending order asked at that price.
    const isReached = compare(order.requestedPrice, price) === 0;
    const placed = isReached
      ? this.#execution.fillOrder({ order, index, listing }, price)
      : this.#execution.hold(order);
    const stoppedOut = this.#execution.stopOut();
    return ok(stoppedOut.get(order.id) ?? placed);
  }

  /**
   * Closes a position at the current price, or so many lots of it.
   *
   * Refused: `unknownOrder`, `notOpen` (a pending order), `marketClosed`, and what `partFault` finds.
   * @throws Error when a part is closed and no id has been reserved for its row of the history
   */
  close(id: number, { lots, clientId, reason = 'user' }: CloseRequest): Result<Outcome, Refusal> {
    const trade = this.#state.trades.get(id);
    if (!trade) return err(refusal('unknownOrder'));
    if (!isPosition(trade)) return err(refusal('notOpen'));
    if (!this.#state.context.isMarketOpen(trade.index)) return err(refusal('marketClosed'));
    if (!lots || compare(lots, trade.position.lots) === 0) return ok(this.#execution.close(trade, reason));
    const fault = partFault(trade.listing, lots, trade.position.lots);
    return fault ? err(fault) : ok(this.#execution.reduce(trade, { lots, clientId, reason }));
  }

  /** Takes a pending order back, also while its market is closed. Refused: `unknownOrder`, `notPending`. */
  cancel(id: number): Result<Outcome, Refusal> {
    const trade = this.#state.trades.get(id);
    if (!trade) return err(refusal('unknownOrder'));
    if (isPosition(trade)) return err(refusal('notPending'));
    return ok(this.#execution.end(trade, 'cancelled'));
  }

  /** Sets the stops of a position or of a pending order. Refused: `unknownOrder`, and what `stopsFault` finds. */
  setStops(id: number, stops: StopRequest): Result<Outcome, Refusal> {
    const trade = this.#state.trades.get(id);
    if (!trade) return err(refusal('unknownOrder'));
    const old = isPosition(trade) ? trade.position : trade.order;
    const entry = isPosition(trade) ? trade.position.openPrice : trade.order.requestedPrice;
    const side = isPosition(trade) ? trade.position.order.side : trade.order.side;
    const stopLoss = newStop(old.stopLoss, stops.stopLoss);
    const takeProfit = newStop(old.takeProfit, stops.takeProfit);
    const fault = stopsFault(trade.listing, side, entry, stopLoss, takeProfit);
    if (fault) return err(fault);
    if (!isPosition(trade)) return ok(this.#execution.changeOrder({ ...trade.order, stopLoss, takeProfit }));
    return ok(this.#execution.changePosition({ ...trade.position, stopLoss, takeProfit }));
  }

  /** Closes and cancels everything and brings the cash back to what a demo account starts with. */
  reset(): void {
    for (const trade of this.#state.trades.all()) {
      if (isPosition(trade)) this.#execution.close(trade, 'user');
      else this.#execution.end(trade, 'cancelled');
    }
    this.funds.resetCash();
  }

  /** Records that the owner's papers were decided about, so that the owner hears of it in order. */
  endVerification(verification: EndedVerification): void {
    this.#state.record({ type: 'VerificationEnded', verification });
  }

  /** Records that a following of the owner's ended by itself, so that the owner hears of it in order. */
  endFollowing(following: EndedFollowing): void {
    this.#state.record({ type: 'FollowingEnded', following });
  }

  /**
   * A new price of one instrument: stops first, for they free funds, then fills, then the stop-out; each oldest first.
   * One that was missed executes nothing. Order of the steps: docs/server.md, "Rules".
   */
  onPrice(index: number): void {
    const { context, trades } = this.#state;
    if (!context.isPriceLive(index)) return;
    const price = context.price(index);
    const now = context.now();
    // Another feed, or a recording that begins anew, may be at a time before the order was made.
    const concerned = trades
      .at(index)
      .filter((trade) => (isPosition(trade) ? trade.position.order : trade.order).createdAt <= now);
    for (const trade of concerned) if (isPosition(trade)) this.#execution.closeIfStopped(trade, price);
    for (const trade of concerned) {
      if (!isPosition(trade) && isTargetReached(trade.order, price)) this.#execution.trigger(trade, price);
    }
    this.#execution.stopOut();
  }

  /** Whether there is something to book. */
  get hasChanges(): boolean {
    return this.#state.hasChanges;
  }

  /** What has happened since the last call, to be booked as one. */
  takeBooking(): Booking {
    return this.#state.takeBooking();
  }

  /** What is wrong with a new order, whatever the funds. */
  #placementFault(request: OrderRequest): Refusal | undefined {
    const { context, trades } = this.#state;
    const { index, kind, targetPrice } = request;
    const listing = context.catalogue.at(index);
    if (trades.size >= MAX_OPEN_TRADES) return refusal('tooManyOrders', { maximum: String(MAX_OPEN_TRADES) });
    if (!context.isMarketOpen(index)) return refusal('marketClosed');
    if (kind === 'pending' && !targetPrice) return refusal('missing', { parameter: 'target_price' });
    const entry = kind === 'pending' && targetPrice ? targetPrice : context.price(index);
    return requestFault(listing, request, entry);
  }
}

function newStop(old: Decimal | undefined, asked: Decimal | 'none' | undefined): Decimal | undefined {
  if (asked === undefined) return old;
  return asked === 'none' ? undefined : asked;
}
