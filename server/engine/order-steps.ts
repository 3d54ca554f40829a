/**
 * The steps from an order to a position and its deals, as pure functions from one state to the next. Prices are at the
 * instrument's price scale, money is the account's at 6 digits, times are epoch ms. Formulas of margin, fee and profit:
 * docs/wire.md, "Money" (`src/domain`). None of them refuses anything: what is asked has been checked.
 */
import { compare, round, subtract, ZERO, type Decimal } from '../../src/domain/decimal.ts';
import { feeOf, marginOf, MONEY_SCALE, type FeeType } from '../../src/domain/margin.ts';
import { profitOf } from '../../src/domain/profit.ts';
import type { Listing } from '../catalogue/listing.ts';
import type { ClosingReason, Deal } from './model/deal.ts';
import type { Order } from './model/order.ts';
import type { Position } from './model/position.ts';
import type { OrderRequest } from './order-request.ts';

const NO_MONEY = round(ZERO, MONEY_SCALE);
/** What stands for the leverage where the margin does not depend on it. */
const FIXED_LEVERAGE = 1;

/** What margin and fee are reckoned with. */
export interface Terms {
  readonly listing: Listing;
  readonly feeType: FeeType;
}

interface Placement extends Terms {
  readonly id: number;
  readonly accountId: number;
  /** The current price. */
  readonly price: Decimal;
  /** Epoch ms. */
  readonly time: number;
}

/** A position with the deal that made it what it is. */
export interface Execution {
  readonly position: Position;
  readonly deal: Deal;
}

/**
 * A new order, still pending: a market order's requested price is the current one, a target is rounded to the price
 * scale (half away from zero). Margin and fee are those at the requested price.
 */
export function placeOrder(request: OrderRequest, { id, accountId, price, time, ...terms }: Placement): Order {
  const { listing } = terms;
  const isPending = request.kind === 'pending' && request.targetPrice !== undefined;
  const requestedPrice = isPending ? round(request.targetPrice, listing.priceScale) : price;
  const leverage = listing.marginMode === 'fixed' ? FIXED_LEVERAGE : (request.leverage ?? FIXED_LEVERAGE);
  return {
    id,
    accountId,
    clientId: request.clientId,
    followCode: request.followCode,
    code: listing.code,
    side: request.side,
    kind: request.kind,
    state: 'pending',
    lots: request.lots,
    leverage,
    requestedPrice,
    reachedFrom: compare(requestedPrice, price) >= 0 ? 'below' : 'above',
    stopLoss: request.stopLoss,
    takeProfit: request.takeProfit,
    ...chargesOf(terms, request.lots, requestedPrice, leverage),
    createdAt: time,
    endedAt: undefined,
    endPrice: undefined,
  };
}

/** The order in a state from which it does not come back. @param price at that moment */
export function endOrder(
  order: Order,
  state: 'filled' | 'cancelled' | 'rejected',
  price: Decimal,
  time: number,
): Order {
  return { ...order, state, endedAt: time, endPrice: price };
}

/** The position of a filled order, with margin and fee of the price of its fill. */
export function openPosition(order: Order, terms: Terms, price: Decimal, time: number): Execution {
  const charges = chargesOf(terms, order.lots, price, order.leverage);
  const { lots, stopLoss, takeProfit } = order;
  const position = { order, lots, openPrice: price, ...charges, stopLoss, takeProfit, openedAt: time, dealCount: 1 };
  const deal = {
    positionId: order.id,
    number: 0,
    historyId: undefined,
    clientId: undefined,
    reason: 'open' as const,
    lots,
    price,
    ...charges,
    profit: NO_MONEY,
    stopLoss,
    takeProfit,
    time,
  };
  return { position, deal };
}

interface Closing {
  readonly price: Decimal;
  readonly reason: ClosingReason;
  /** Epoch ms. */
  readonly time: number;
}

/** The position without any lots, and the deal that closed the last of them. */
export function closePosition(position: Position, { listing }: Terms, closing: Closing): Execution {
  const profit = profitAt(position, listing, closing.price);
  const deal = closingDeal(position, position, { ...closing, historyId: position.order.id }, profit);
  return {
    position: { ...position, lots: ZERO, margin: NO_MONEY, fee: NO_MONEY, dealCount: position.dealCount + 1 },
    deal,
  };
}

interface PartialClosing extends Closing {
  /** Fewer than the position has. */
  readonly lots: Decimal;
  readonly historyId: number;
  readonly clientId: string | undefined;
}

/**
 * The position with the rest of its lots, and the deal that closed the others. Margin and fee of the rest are those of a
 * position of that size; the closed lots have what is left of the whole, so that nothing is lost by rounding.
 */
export function reducePosition(position: Position, terms: Terms, closing: PartialClosing): Execution {
  const rest = subtract(position.lots, closing.lots);
  const charges = chargesOf(terms, rest, position.openPrice, position.order.leverage);
  const part = {
    lots: closing.lots,
    margin: subtract(position.margin, charges.margin),
    fee: subtract(position.fee, charges.fee),
  };
  const profit = profitAt({ ...position, lots: closing.lots }, terms.listing, closing.price);
  return {
    position: { ...position, lots: rest, ...charges, dealCount: position.dealCount + 1 },
    deal: closingDeal(position, part, closing, profit),
  };
}

/** Profit of the open lots at a price; the account's money at 6 digits. */
export function profitAt({ order, lots, openPrice }: Position, listing: Listing, price: Decimal): Decimal {
  return profitOf(listing, { side: order.side, lots, openPrice }, price);
}

type Part = Pick<Deal, 'lots' | 'margin' | 'fee'>;

function closingDeal(
  position: Position,
  part: Part,
  closing: Closing & { readonly historyId: number; readonly clientId?: string | undefined },
  profit: Decimal,
): Deal {
  const { order, stopLoss, takeProfit, dealCount } = position;
  const { lots, margin, fee } = part;
  const { price, reason, time, historyId, clientId } = closing;
  return {
    positionId: order.id,
    number: dealCount,
    historyId,
    clientId,
    reason,
    lots,
    price,
    margin,
    fee,
    profit,
    stopLoss,
    takeProfit,
    time,
  };
}

function chargesOf(
  { listing, feeType }: Terms,
  lots: Decimal,
  price: Decimal,
  leverage: number,
): Pick<Order, 'margin' | 'fee'> {
  const size = { lots, price, leverage };
  return { margin: marginOf(listing, size), fee: feeOf(listing, feeType, size) };
}
