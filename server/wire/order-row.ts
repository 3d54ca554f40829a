import type { WirePage } from '../../src/contract/wire/envelope.ts';
import { WIRE_SIDE, WIRE_STATUS, type WireOrder } from '../../src/contract/wire/order.ts';
import { fromScaled, round, toFixedText, toShortText, ZERO, type Decimal } from '../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';
import type { CloseReason, OrderStatus } from '../../src/domain/order.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { HistoryEntry } from '../engine/model/deal.ts';
import type { Order } from '../engine/model/order.ts';
import type { Outcome } from '../engine/model/outcome.ts';
import type { Position } from '../engine/model/position.ts';
import { profitAt } from '../engine/order-steps.ts';
import type { Market } from '../market/market.ts';

const NONE = '0';

/** What rows look up: terms of instruments and current prices. */
export interface Quotes {
  readonly catalogue: Catalogue;
  readonly market: Market;
}

/** What differs between an order that waits, a position and what has ended. Money in the account's currency. */
interface RowState {
  readonly id: number;
  readonly parentId?: number;
  readonly status: OrderStatus;
  readonly lots: Decimal;
  readonly openPrice: Decimal | undefined;
  /** Undefined while it follows the market. */
  readonly closePrice: Decimal | undefined;
  readonly profit: Decimal;
  readonly margin: Decimal;
  readonly fee: Decimal;
  readonly stopLoss: Decimal | undefined;
  readonly takeProfit: Decimal | undefined;
  readonly closeReason?: CloseReason;
}

/**
 * An order on the wire, whatever has become of it: at the current price while it is open. Prices are decimal text with the
 * instrument's digits, "0" stands for none; money has six digits. Of an instrument that is no longer listed the row has
 * id 0 and prices as they are kept.
 */
export function orderRow(outcome: Outcome, quotes: Quotes): WireOrder {
  if (outcome.kind === 'position') return positionRow(outcome.position, quotes);
  if (outcome.kind === 'deal') return rowOf(outcome.order, dealState(outcome), quotes);
  return rowOf(outcome.order, unfilledState(outcome.order), quotes);
}

/** A position on the wire, at the current price. */
export function positionRow(position: Position, quotes: Quotes): WireOrder {
  const { order, lots, openPrice, margin, fee, stopLoss, takeProfit } = position;
  const profit = currentProfit(position, quotes);
  const amounts = { lots, openPrice, closePrice: undefined, profit, margin, fee };
  return rowOf(order, { id: order.id, status: 'open', ...amounts, stopLoss, takeProfit }, quotes);
}

/** Profit of a position at the current price; the account's money at 6 digits, 0 where its instrument is no longer listed. */
export function currentProfit(position: Position, { catalogue, market }: Quotes): Decimal {
  const index = catalogue.indexOfCode(position.order.code);
  if (index === undefined) return round(ZERO, MONEY_SCALE);
  const listing = catalogue.at(index);
  return profitAt(position, listing, fromScaled(market.close(index), listing.priceScale));
}

function unfilledState(order: Order): RowState {
  const { id, lots, margin, fee, stopLoss, takeProfit, endPrice } = order;
  const common = {
    id,
    lots,
    openPrice: undefined,
    closePrice: endPrice,
    profit: ZERO,
    margin,
    fee,
    stopLoss,
    takeProfit,
  };
  if (order.state === 'pending') return { ...common, status: 'pending' };
  return { ...common, status: 'closed', closeReason: 'cancelled' };
}

function dealState({ order, openPrice, deal }: Extract<HistoryEntry, { kind: 'deal' }>): RowState {
  const { lots, profit, margin, fee, stopLoss, takeProfit } = deal;
  const id = deal.historyId ?? order.id;
  return {
    id,
    ...(id === order.id ? {} : { parentId: order.id }),
    status: 'closed',
    lots,
    openPrice,
    closePrice: deal.price,
    profit,
    margin,
    fee,
    stopLoss,
    takeProfit,
    ...(deal.reason === 'open' ? {} : { closeReason: deal.reason }),
  };
}

function rowOf(order: Order, state: RowState, { catalogue, market }: Quotes): WireOrder {
  const index = catalogue.indexOfCode(order.code);
  const listing = index === undefined ? undefined : catalogue.at(index);
  const price = (value: Decimal | undefined): string => {
    if (!value) return NONE;
    return listing ? toFixedText(value, listing.priceScale) : toShortText(value);
  };
  const lastPrice = index === undefined || !listing ? undefined : fromScaled(market.close(index), listing.priceScale);
  return {
    Id: state.id,
    ...(state.parentId === undefined ? {} : { ParentId: state.parentId }),
    ForexTradeLists: { Id: listing?.id ?? 0, Code: order.code, ShowCode: listing?.displayCode ?? order.code },
    OrderType: WIRE_SIDE[order.side],
    Quantity: toShortText(state.lots),
    OriginPrice: price(order.requestedPrice),
    Price: price(state.openPrice),
    UpdatePrice: price(state.closePrice ?? lastPrice),
    FactProfits: toFixedText(state.profit, MONEY_SCALE),
    CautionMoney: toFixedText(state.margin, MONEY_SCALE),
    TradeFee: toFixedText(state.fee, MONEY_SCALE),
    TargetLossPrice: price(state.stopLoss),
    TargetProfitPrice: price(state.takeProfit),
    CreateTimeHandler: new Date(order.createdAt).toISOString(),
    multiple: order.leverage,
    status: WIRE_STATUS[state.status],
    ...(order.followCode === undefined ? {} : { follow_code: order.followCode }),
    ...(state.closeReason ? { close_reason: state.closeReason } : {}),
  };
}

/** A page of `my_deal`. */
export interface WireOrderPage extends WirePage<WireOrder> {
  readonly all_fact_profits: string;
  readonly balance: string;
}

/**
 * A page of `my_deal`; money in the account's currency, six digits.
 * @param sums over all rows of that status, not of this page alone
 */
export function orderPage(
  data: readonly WireOrder[],
  sums: { readonly total: number; readonly profit: Decimal; readonly balance: Decimal },
): WireOrderPage {
  const { total, profit, balance } = sums;
  return {
    data,
    total,
    all_fact_profits: toFixedText(profit, MONEY_SCALE),
    balance: toFixedText(balance, MONEY_SCALE),
  };
}
