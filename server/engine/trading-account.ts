import { accountSummary, isStoppedOut, type AccountSummary } from '../../src/domain/account.ts';
import {
  add,
  compare,
  isNegative,
  isZero,
  negate,
  subtract,
  toFixedText,
  ZERO,
  type Decimal,
} from '../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { BookingDraft, cashMove, type CashMove, type MoneyMove } from './booking-draft.ts';
import { partFault, requestFault, stopsFault } from './check-request.ts';
import { DEMO_BALANCE } from './demo-balance.ts';
import type { EngineContext } from './engine-context.ts';
import type { Booking } from './model/booking.ts';
import type { ClosingReason, Deal, HistoryEntry } from './model/deal.ts';
import type { DomainEventBody, EndedFollowing, EndedVerification } from './model/domain-event.ts';
import type { Order } from './model/order.ts';
import type { Position } from './model/position.ts';
import type { ReviewedReward } from './model/reward.ts';
import type { FundReview, ReviewedDeposit, Withdrawal } from './model/withdrawal.ts';
import { isPosition, OpenTrades, type OpenOrder, type OpenPosition } from './open-trades.ts';
import {
  closePosition,
  endOrder,
  openPosition,
  placeOrder,
  profitAt,
  reducePosition,
  type Execution,
} from './order-steps.ts';
import type { CorrectionRequest, CloseRequest, DepositRequest, OrderRequest, StopRequest } from './order-request.ts';
import { endMoves, PendingWithdrawals, reserveMoves } from './pending-withdrawals.ts';
import { priceLevels, type PriceLevels } from './price-levels.ts';
import { isTargetReached, reachedStop } from './reached.ts';

/** Pending orders and positions of one account. */
const MAX_OPEN_TRADES = 500;

/** An account as it is kept. */
export interface StoredAccount {
  readonly id: number;
  readonly kind: 'demo' | 'real';
  /** The account's money at 6 digits. */
  readonly cash: Decimal;
  /** Number of its newest event; 0 before the first. */
  readonly sequence: number;
  /** Pending ones, oldest first. */
  readonly orders: readonly Order[];
  /** Open ones, oldest first. */
  readonly positions: readonly Position[];
  /** Those that wait for a review, oldest first. */
  readonly withdrawals: readonly Withdrawal[];
}

/** What a command on an order or a position has made of it. */
export type Outcome =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'position'; readonly position: Position }
  | HistoryEntry;

/**
 * One trading account: its cash, its pending orders and positions, and the rules. No clock, no database: the same events
 * give the same account. Every method records what it does, which the caller takes with `takeBooking`.
 */
export class TradingAccount {
  readonly id: number;
  readonly kind: StoredAccount['kind'];
  readonly #context: EngineContext;
  readonly #trades: OpenTrades;
  readonly #withdrawals: PendingWithdrawals;
  readonly #draft: BookingDraft;

  constructor({ id, kind, cash, sequence, orders, positions, withdrawals }: StoredAccount, context: EngineContext) {
    this.id = id;
    this.kind = kind;
    this.#context = context;
    this.#trades = new OpenTrades(context.catalogue, (index) => context.price(index));
    this.#trades.putAll(orders, positions);
    this.#withdrawals = new PendingWithdrawals(withdrawals);
    this.#draft = new BookingDraft(id, { cash, sequence, usedMargin: this.#trades.usedMargin });
  }

  /** The account's money at 6 digits. */
  get cash(): Decimal {
    return this.#draft.cash;
  }

  /** Number of the newest event; 0 before the first. */
  get sequence(): number {
    return this.#draft.sequence;
  }

  /** Sum of the margins of positions; the account's money at 6 digits. */
  get usedMargin(): Decimal {
    return this.#trades.usedMargin;
  }

  /** Cash, equity and margin at current prices. Formulas: docs/wire.md, "Money". */
  get summary(): AccountSummary {
    return accountSummary(this.cash, this.usedMargin, this.#trades.unrealized);
  }

  /** Money under withdrawals that wait; no part of the equity. The account's money at 6 digits. */
  get reserved(): Decimal {
    return this.#withdrawals.reserved;
  }

  /** What can be withdrawn at current prices: cash that no position holds; from 0, the account's money at 6 digits. */
  get withdrawable(): Decimal {
    const { freeMargin } = this.summary;
    const free = compare(freeMargin, this.cash) < 0 ? freeMargin : this.cash;
    return isNegative(free) ? ZERO : free;
  }

  /** Oldest first. */
  pendingOrders(): readonly Order[] {
    return this.#trades.all().flatMap((trade) => (isPosition(trade) ? [] : [trade.order]));
  }

  /** Oldest first. */
  positions(): readonly Position[] {
    return this.#trades.positions().map(({ position }) => position);
  }

  /** Positions with their profits at current prices, oldest first; the account's money at 6 digits. */
  openProfits(): readonly { readonly position: Position; readonly profit: Decimal }[] {
    return this.#trades.positions().map(({ position, listing, index }) => ({
      position,
      profit: profitAt(position, listing, this.#context.price(index)),
    }));
  }

  /** Whether no price concerns the account. */
  get isFlat(): boolean {
    return this.#trades.size === 0;
  }

  /** By instrument: the prices at which the account must be looked at. */
  priceLevels(): ReadonlyMap<number, PriceLevels> {
    const { stopOutLevel } = this.#context;
    return priceLevels(this.#trades, { cash: this.cash, stopOutLevel, price: (index) => this.#context.price(index) });
  }

  /**
   * Places an order, and fills it where its price is the current one.
   *
   * Refused: `tooManyOrders` (500 open), `marketClosed`, `missing` (a pending order's target, a leverage), what
   * `requestFault` finds, and `insufficientFunds` where the free margin at current prices is below margin + fee.
   * @throws Error when no order id has been reserved
   */
  place(request: OrderRequest): Result<Outcome, Refusal> {
    const { catalogue, feeType } = this.#context;
    const listing = catalogue.at(request.index);
    if (this.#trades.size >= MAX_OPEN_TRADES)
      return err(refusal('tooManyOrders', { maximum: String(MAX_OPEN_TRADES) }));
    if (!this.#context.isMarketOpen(request.index)) return err(refusal('marketClosed'));
    if (request.kind === 'pending' && !request.targetPrice)
      return err(refusal('missing', { parameter: 'target_price' }));
    const price = this.#context.price(request.index);
    const fault = requestFault(listing, request, request.kind === 'pending' ? (request.targetPrice ?? price) : price);
    if (fault) return err(fault);
    const draft = placeOrder(request, {
      id: 0,
      accountId: this.id,
      listing,
      feeType,
      price,
      time: this.#context.now(),
    });
    const shortage = this.#shortageFor(draft);
    if (shortage) return err(shortage);
    const order = { ...draft, id: this.#context.nextOrderId() };
    const place = { index: request.index, listing };
    // A market order's price is the current one, so it is filled here; so is a pending order asked at that price.
    const isReached = compare(order.requestedPrice, price) === 0;
    const placed = isReached ? this.#fill({ order, ...place }, price) : this.#hold(order);
    const stoppedOut = this.#stopOut();
    return ok(stoppedOut.get(order.id) ?? placed);
  }

  /**
   * Closes a position at the current price, or so many lots of it.
   *
   * Refused: `unknownOrder`, `notOpen` (a pending order), `marketClosed`, and what `partFault` finds.
   * @throws Error when a part is closed and no id has been reserved for its row of the history
   */
  close(id: number, { lots, clientId, reason = 'user' }: CloseRequest): Result<Outcome, Refusal> {
    const trade = this.#trades.get(id);
    if (!trade) return err(refusal('unknownOrder'));
    if (!isPosition(trade)) return err(refusal('notOpen'));
    if (!this.#context.isMarketOpen(trade.index)) return err(refusal('marketClosed'));
    if (!lots || compare(lots, trade.position.lots) === 0) return ok(this.#close(trade, reason));
    const fault = partFault(trade.listing, lots, trade.position.lots);
    return fault ? err(fault) : ok(this.#reduce(trade, { lots, clientId, reason }));
  }

  /** Takes a pending order back, also while its market is closed. Refused: `unknownOrder`, `notPending`. */
  cancel(id: number): Result<Outcome, Refusal> {
    const trade = this.#trades.get(id);
    if (!trade) return err(refusal('unknownOrder'));
    if (isPosition(trade)) return err(refusal('notPending'));
    return ok(this.#end(trade, 'cancelled'));
  }

  /** Sets the stops of a position or of a pending order. Refused: `unknownOrder`, and what `stopsFault` finds. */
  setStops(id: number, stops: StopRequest): Result<Outcome, Refusal> {
    const trade = this.#trades.get(id);
    if (!trade) return err(refusal('unknownOrder'));
    const old = isPosition(trade) ? trade.position : trade.order;
    const entry = isPosition(trade) ? trade.position.openPrice : trade.order.requestedPrice;
    const side = isPosition(trade) ? trade.position.order.side : trade.order.side;
    const stopLoss = newStop(old.stopLoss, stops.stopLoss);
    const takeProfit = newStop(old.takeProfit, stops.takeProfit);
    const fault = stopsFault(trade.listing, side, entry, stopLoss, takeProfit);
    if (fault) return err(fault);
    if (!isPosition(trade)) return ok(this.#changeOrder({ ...trade.order, stopLoss, takeProfit }));
    return ok(this.#changePosition({ ...trade.position, stopLoss, takeProfit }));
  }

  /** Closes and cancels everything and brings the cash back to what a demo account starts with. */
  reset(): void {
    for (const trade of this.#trades.all()) {
      if (isPosition(trade)) this.#close(trade, 'user');
      else this.#end(trade, 'cancelled');
    }
    this.#moveMoney({ code: 'reset', amount: subtract(DEMO_BALANCE, this.cash), house: 'demo_funding' });
  }

  /** Brings money from outside into the account: a transfer and its event. Nobody checks here whether it came before. */
  deposit({ reference, amount, memo }: DepositRequest): void {
    const house = this.kind === 'demo' ? 'demo_funding' : 'deposits_clearing';
    const move = cashMove({ code: 'deposit', reference, amount, house, memo });
    this.#record({ type: 'MoneyMoved', code: 'deposit' }, [move]);
  }

  /** Gives or takes money to mend a mistake. Nobody checks here whether that was done before, nor whether so much is free. */
  correct(correction: CorrectionRequest): void {
    this.#record({ type: 'MoneyMoved', code: 'correction' }, [cashMove({ code: 'correction', ...correction })]);
  }

  /** Ends a deposit that waits; a finished one brings its money. Nobody checks here whether it still waits: the booking does. */
  endDeposit(deposit: ReviewedDeposit): void {
    const { id, credited: amount, outcome } = deposit;
    const move = cashMove({ code: 'deposit', reference: `deposit/${id}`, amount, house: 'deposits_clearing' });
    this.#record({ type: 'DepositEnded', deposit }, outcome === 'finished' ? [move] : []);
  }

  /** Ends a reward that waits; one that is paid brings its money. Nobody checks here whether it still waits: the booking does. */
  endReward(reward: ReviewedReward): void {
    const { id, amount, outcome } = reward;
    const move = cashMove({ code: 'invite_reward', reference: `invite/${id}`, amount, house: 'promotions' });
    this.#record({ type: 'RewardEnded', reward }, outcome === 'finished' ? [move] : []);
  }

  /** Records that the owner's papers were decided about, so that the owner hears of it in order. */
  endVerification(verification: EndedVerification): void {
    this.#record({ type: 'VerificationEnded', verification });
  }

  /** Records that a following of the owner's ended by itself, so that the owner hears of it in order. */
  endFollowing(following: EndedFollowing): void {
    this.#record({ type: 'FollowingEnded', following });
  }

  /** Asks for a withdrawal, whose amount is reserved at once. Refused: `notWithdrawable` beyond what can be withdrawn. */
  requestWithdrawal(withdrawal: Withdrawal): Result<Withdrawal, Refusal> {
    const { withdrawable } = this;
    if (compare(withdrawal.amount, withdrawable) > 0)
      return err(refusal('notWithdrawable', { available: moneyText(withdrawable) }));
    this.#withdrawals.add(withdrawal);
    this.#record({ type: 'WithdrawalRequested', withdrawal }, reserveMoves(withdrawal));
    return ok(withdrawal);
  }

  /** Ends a withdrawal: pays it, or gives its money back; undefined where none of this id waits. */
  endWithdrawal(id: number, review: FundReview): Withdrawal | undefined {
    const withdrawal = this.#withdrawals.get(id);
    return withdrawal && this.#endWithdrawal(withdrawal, review);
  }

  /**
   * A new price of one instrument: stops first, for they free funds, then fills, then the stop-out; each oldest first.
   * One that was missed executes nothing. Order of the steps: docs/server.md, "Rules".
   */
  onPrice(index: number): void {
    if (!this.#context.isPriceLive(index)) return;
    const price = this.#context.price(index);
    const now = this.#context.now();
    // Another feed, or a recording that begins anew, may be at a time before the order was made.
    const trades = this.#trades
      .at(index)
      .filter((trade) => (isPosition(trade) ? trade.position.order : trade.order).createdAt <= now);
    for (const trade of trades) if (isPosition(trade)) this.#closeIfStopped(trade, price);
    for (const trade of trades) {
      if (!isPosition(trade) && isTargetReached(trade.order, price)) this.#reach(trade, price);
    }
    this.#stopOut();
  }

  /** Whether there is something to book. */
  get hasChanges(): boolean {
    return !this.#draft.isEmpty;
  }

  /** What has happened since the last call, to be booked as one. */
  takeBooking(): Booking {
    return this.#draft.take();
  }

  #hold(order: Order): Outcome {
    this.#trades.putOrder(order);
    this.#record({ type: 'OrderPlaced', order });
    return { kind: 'order', order };
  }

  #changeOrder(order: Order): Outcome {
    this.#trades.putOrder(order);
    this.#record({ type: 'OrderChanged', order });
    return { kind: 'order', order };
  }

  #changePosition(position: Position): Outcome {
    this.#trades.putPosition(position);
    this.#record({ type: 'PositionChanged', position });
    return { kind: 'position', position };
  }

  #reach(trade: OpenOrder, price: Decimal): void {
    const { position } = this.#opened(trade, price);
    if (this.#shortageFor(position)) {
      this.#end(trade, 'rejected');
      return;
    }
    this.#fill(trade, price);
    // After a gap the fill may lie beyond its own stops.
    this.#closeIfStopped({ ...trade, position }, price);
  }

  #opened({ order, listing }: OpenOrder, price: Decimal): Execution {
    const { feeType } = this.#context;
    const time = this.#context.now();
    return openPosition(endOrder(order, 'filled', price, time), { listing, feeType }, price, time);
  }

  #fill(trade: OpenOrder, price: Decimal): Outcome {
    const { position, deal } = this.#opened(trade, price);
    this.#trades.putPosition(position);
    const equity = subtract(add(this.cash, this.#trades.unrealized), deal.fee);
    this.#record({ type: 'PositionOpened', position, deal, equity }, [feeMove(deal)]);
    return { kind: 'position', position };
  }

  #closeIfStopped(trade: OpenPosition, price: Decimal): void {
    const reason = reachedStop(trade.position, price);
    if (reason) this.#close(trade, reason);
  }

  #close({ position, listing, index }: OpenPosition, reason: ClosingReason): HistoryEntry {
    const { feeType } = this.#context;
    const closing = { price: this.#context.price(index), reason, time: this.#context.now() };
    const { position: closed, deal } = closePosition(position, { listing, feeType }, closing);
    this.#trades.remove(position.order.id);
    this.#record({ type: 'PositionClosed', position: closed, deal }, [profitMove(deal)]);
    this.#protectBalance();
    return { kind: 'deal', order: position.order, openPrice: position.openPrice, deal };
  }

  #reduce(
    { position, listing, index }: OpenPosition,
    part: Pick<Deal, 'lots' | 'clientId'> & { reason: ClosingReason },
  ): HistoryEntry {
    const { feeType } = this.#context;
    const { position: reduced, deal } = reducePosition(
      position,
      { listing, feeType },
      {
        ...part,
        price: this.#context.price(index),
        time: this.#context.now(),
        historyId: this.#context.nextOrderId(),
      },
    );
    this.#trades.putPosition(reduced);
    this.#record({ type: 'PositionReduced', position: reduced, deal }, [profitMove(deal)]);
    return { kind: 'deal', order: position.order, openPrice: position.openPrice, deal };
  }

  /**
   * What the last position lost beyond the cash is paid from withdrawals that still wait, the newest first. Negative
   * balance protection: what is missing then is the house's loss. Rule: docs/server.md, "Money in and out".
   */
  #protectBalance(): void {
    if (this.#trades.positions().length > 0) return;
    for (let newest = this.#withdrawals.newest(); newest && isNegative(this.cash); newest = this.#withdrawals.newest())
      this.#endWithdrawal(newest, { outcome: 'invalid', remark: '' });
    if (isNegative(this.cash))
      this.#moveMoney({ code: 'negative_balance_protection', amount: negate(this.cash), house: 'trading' });
  }

  #endWithdrawal(withdrawal: Withdrawal, review: FundReview): Withdrawal {
    const ended = this.#withdrawals.end(withdrawal, review, this.#context.now());
    this.#record({ type: 'WithdrawalEnded', withdrawal: ended }, endMoves(ended));
    return ended;
  }

  #end({ order, index }: OpenOrder, state: 'cancelled' | 'rejected'): HistoryEntry {
    const ended = endOrder(order, state, this.#context.price(index), this.#context.now());
    this.#trades.remove(order.id);
    this.#record({ type: 'OrderCancelled', order: ended });
    return { kind: 'order', order: ended };
  }

  /** Closes the position with the largest loss, then the next, until the margin level is above the stop-out level; what it closed, by id. */
  #stopOut(): ReadonlyMap<number, HistoryEntry> {
    const closed = new Map<number, HistoryEntry>();
    while (isStoppedOut(add(this.cash, this.#trades.unrealized), this.usedMargin, this.#context.stopOutLevel)) {
      const worst = this.#trades.largestLoss();
      if (!worst) break;
      closed.set(worst.position.order.id, this.#close(worst, 'stop_out'));
    }
    return closed;
  }

  #shortageFor({ margin, fee }: Pick<Order, 'margin' | 'fee'>): Refusal | undefined {
    const needed = add(margin, fee);
    const available = this.summary.freeMargin;
    if (compare(available, needed) >= 0) return undefined;
    return refusal('insufficientFunds', { needed: moneyText(needed), available: moneyText(available) });
  }

  /** Money that moves without an order. */
  #moveMoney(move: Pick<CashMove, 'code' | 'amount' | 'house'>): void {
    if (isZero(move.amount)) return;
    const reference = `${this.id}/${this.sequence + 1}`;
    this.#record({ type: 'MoneyMoved', code: move.code }, [cashMove({ ...move, reference })]);
  }

  #record(body: DomainEventBody, moves: readonly MoneyMove[] = []): void {
    this.#draft.record(body, this.usedMargin, moves, this.#context.now());
  }
}

function feeMove(deal: Deal): MoneyMove {
  return cashMove({ code: 'fee', reference: dealReference(deal), amount: negate(deal.fee), house: 'fees' });
}

function profitMove(deal: Deal): MoneyMove {
  return cashMove({ code: 'profit', reference: dealReference(deal), amount: deal.profit, house: 'trading' });
}

function dealReference({ positionId, number }: Deal): string {
  return `${positionId}/${number}`;
}

function newStop(old: Decimal | undefined, asked: Decimal | 'none' | undefined): Decimal | undefined {
  if (asked === undefined) return old;
  return asked === 'none' ? undefined : asked;
}

function moneyText(amount: Decimal): string {
  return toFixedText(amount, MONEY_SCALE);
}
