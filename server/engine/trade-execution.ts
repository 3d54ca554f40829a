import { isStoppedOut } from '../../src/domain/account.ts';
import { negate, subtract, type Decimal } from '../../src/domain/decimal.ts';
import type { AccountFunds } from './account-funds.ts';
import type { AccountState } from './account-state.ts';
import { cashMove, type MoneyMove } from './booking-draft.ts';
import type { ClosingReason, Deal, HistoryEntry } from './model/deal.ts';
import type { Order } from './model/order.ts';
import type { Outcome } from './model/outcome.ts';
import type { Position } from './model/position.ts';
import type { OpenOrder, OpenPosition } from './open-trades.ts';
import { closePosition, endOrder, openPosition, reducePosition, type Execution } from './order-steps.ts';
import { reachedStop } from './reached.ts';

/** So many lots of a position, fewer than all. */
type PartToClose = Pick<Deal, 'lots' | 'clientId'> & { readonly reason: ClosingReason };

/**
 * What happens to the orders and positions of one account: each step changes them, moves the money and records the event.
 * Nothing is refused here: what is asked has been checked.
 */
export class TradeExecution {
  readonly #state: AccountState;
  readonly #funds: AccountFunds;

  constructor(state: AccountState, funds: AccountFunds) {
    this.#state = state;
    this.#funds = funds;
  }

  /** Holds an order until its target is reached. */
  hold(order: Order): Outcome {
    this.#state.trades.putOrder(order);
    this.#state.record({ type: 'OrderPlaced', order });
    return { kind: 'order', order };
  }

  /** Puts new stops of a pending order in place of the old ones. */
  changeOrder(order: Order): Outcome {
    this.#state.trades.putOrder(order);
    this.#state.record({ type: 'OrderChanged', order });
    return { kind: 'order', order };
  }

  /** Puts new stops of a position in place of the old ones. */
  changePosition(position: Position): Outcome {
    this.#state.trades.putPosition(position);
    this.#state.record({ type: 'PositionChanged', position });
    return { kind: 'position', position };
  }

  /** Makes a position of an order. @param price at the instrument's price scale, as everywhere here */
  fillOrder(trade: OpenOrder, price: Decimal): Outcome {
    const { position, deal } = this.#opened(trade, price);
    this.#state.trades.putPosition(position);
    const equity = subtract(this.#state.equity, deal.fee);
    this.#state.record({ type: 'PositionOpened', position, deal, equity }, [feeMove(deal)]);
    return { kind: 'position', position };
  }

  /** Fills a pending order whose target is reached, or rejects it where the funds do not cover it now. */
  trigger(trade: OpenOrder, price: Decimal): void {
    const { position } = this.#opened(trade, price);
    if (this.#funds.shortageFor(position)) {
      this.end(trade, 'rejected');
      return;
    }
    this.fillOrder(trade, price);
    // After a gap the fill may lie beyond its own stops.
    this.closeIfStopped({ ...trade, position }, price);
  }

  /** Ends a pending order without a position. */
  end({ order, index }: OpenOrder, state: 'cancelled' | 'rejected'): HistoryEntry {
    const { context, trades } = this.#state;
    const ended = endOrder(order, state, context.price(index), context.now());
    trades.remove(order.id);
    this.#state.record({ type: 'OrderCancelled', order: ended });
    return { kind: 'order', order: ended };
  }

  /** Closes a position where this price has reached one of its stops. */
  closeIfStopped(trade: OpenPosition, price: Decimal): void {
    const reason = reachedStop(trade.position, price);
    if (reason) this.close(trade, reason);
  }

  /** Closes a position at the current price. */
  close({ position, listing, index }: OpenPosition, reason: ClosingReason): HistoryEntry {
    const { context, trades } = this.#state;
    const { feeType } = context;
    const closing = { price: context.price(index), reason, time: context.now() };
    const { position: closed, deal } = closePosition(position, { listing, feeType }, closing);
    trades.remove(position.order.id);
    this.#state.record({ type: 'PositionClosed', position: closed, deal }, [profitMove(deal)]);
    this.#funds.protectBalance();
    return { kind: 'deal', order: position.order, openPrice: position.openPrice, deal };
  }

  /** Closes so many lots of a position at the current price. @throws Error when no id has been reserved for its row of the history */
  reduce({ position, listing, index }: OpenPosition, part: PartToClose): HistoryEntry {
    const { context, trades } = this.#state;
    const { feeType } = context;
    const closing = { ...part, price: context.price(index), time: context.now(), historyId: context.nextOrderId() };
    const { position: reduced, deal } = reducePosition(position, { listing, feeType }, closing);
    trades.putPosition(reduced);
    this.#state.record({ type: 'PositionReduced', position: reduced, deal }, [profitMove(deal)]);
    return { kind: 'deal', order: position.order, openPrice: position.openPrice, deal };
  }

  /** Closes the position with the largest loss, then the next, until the margin level is above the stop-out level; what it closed, by id. */
  stopOut(): ReadonlyMap<number, HistoryEntry> {
    const { context, trades } = this.#state;
    const closed = new Map<number, HistoryEntry>();
    while (isStoppedOut(this.#state.equity, this.#state.usedMargin, context.stopOutLevel)) {
      const worst = trades.largestLoss();
      if (!worst) break;
      closed.set(worst.position.order.id, this.close(worst, 'stop_out'));
    }
    return closed;
  }

  #opened({ order, listing }: OpenOrder, price: Decimal): Execution {
    const { context } = this.#state;
    const { feeType } = context;
    const time = context.now();
    return openPosition(endOrder(order, 'filled', price, time), { listing, feeType }, price, time);
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
