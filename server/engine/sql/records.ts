/** Orders, positions and deals as flat records, of a row as of JSON, and back. Decimals are texts, so that none loses a digit. */
import { decimal, toText, type Decimal } from '../../../src/domain/decimal.ts';
import type { RowOf } from '../../store/record-reader.ts';
import type { Deal } from '../model/deal.ts';
import type { Order } from '../model/order.ts';
import type { Position } from '../model/position.ts';

/** What to select of `orders` for `orderOf`. */
export const ORDER_COLUMNS = [
  'orders.id',
  'orders.account_id',
  'orders.client_id',
  'orders.code',
  'orders.side',
  'orders.kind',
  'orders.state',
  'orders.lots',
  'orders.leverage',
  'orders.requested_price',
  'orders.reached_from',
  'orders.stop_loss',
  'orders.take_profit',
  'orders.margin',
  'orders.fee',
  'orders.created_at',
  'orders.ended_at',
  'orders.end_price',
  'orders.follow_code',
] as const;

/** What `ORDER_COLUMNS` give; decimals are texts, times epoch ms. */
export type OrderRow = RowOf<typeof ORDER_COLUMNS>;

/** An order as a record; decimals are texts at their own scale. */
export function orderRecord(order: Order): OrderRow {
  return {
    id: order.id,
    account_id: order.accountId,
    client_id: order.clientId ?? null,
    code: order.code,
    side: order.side,
    kind: order.kind,
    state: order.state,
    lots: toText(order.lots),
    leverage: order.leverage,
    requested_price: toText(order.requestedPrice),
    reached_from: order.reachedFrom,
    stop_loss: textOrNull(order.stopLoss),
    take_profit: textOrNull(order.takeProfit),
    margin: toText(order.margin),
    fee: toText(order.fee),
    created_at: order.createdAt,
    ended_at: order.endedAt ?? null,
    end_price: textOrNull(order.endPrice),
    follow_code: order.followCode ?? null,
  };
}

/** The order of a row or record. @throws Error for a text that is no decimal */
export function orderOf(row: OrderRow): Order {
  return {
    id: row.id,
    accountId: row.account_id,
    clientId: row.client_id ?? undefined,
    code: row.code,
    side: row.side,
    kind: row.kind,
    state: row.state,
    lots: decimal(row.lots),
    leverage: row.leverage,
    requestedPrice: decimal(row.requested_price),
    reachedFrom: row.reached_from,
    stopLoss: decimalOrNone(row.stop_loss),
    takeProfit: decimalOrNone(row.take_profit),
    margin: decimal(row.margin),
    fee: decimal(row.fee),
    createdAt: row.created_at,
    endedAt: row.ended_at ?? undefined,
    endPrice: decimalOrNone(row.end_price),
    followCode: row.follow_code ?? undefined,
  };
}

/** What to select of `positions`, beside `ORDER_COLUMNS`, for `positionOf`. */
export const POSITION_COLUMNS = [
  'positions.lots as position_lots',
  'positions.open_price as position_open_price',
  'positions.margin as position_margin',
  'positions.fee as position_fee',
  'positions.stop_loss as position_stop_loss',
  'positions.take_profit as position_take_profit',
  'positions.opened_at as position_opened_at',
  'positions.deal_count as position_deal_count',
] as const;

/** What `POSITION_COLUMNS` give, beside those of the order. */
export type PositionRow = RowOf<typeof POSITION_COLUMNS>;

/** Beside the record of its order. */
export function positionRecord(position: Position): PositionRow {
  return {
    position_lots: toText(position.lots),
    position_open_price: toText(position.openPrice),
    position_margin: toText(position.margin),
    position_fee: toText(position.fee),
    position_stop_loss: textOrNull(position.stopLoss),
    position_take_profit: textOrNull(position.takeProfit),
    position_opened_at: position.openedAt,
    position_deal_count: position.dealCount,
  };
}

/** The position of a row or record that has its order, too. @throws as `orderOf` */
export function positionOf(row: OrderRow & PositionRow): Position {
  return {
    order: orderOf(row),
    lots: decimal(row.position_lots),
    openPrice: decimal(row.position_open_price),
    margin: decimal(row.position_margin),
    fee: decimal(row.position_fee),
    stopLoss: decimalOrNone(row.position_stop_loss),
    takeProfit: decimalOrNone(row.position_take_profit),
    openedAt: row.position_opened_at,
    dealCount: row.position_deal_count,
  };
}

/** What to select of `deals` for `dealOf`. */
export const DEAL_COLUMNS = [
  'deals.position_id as deal_position_id',
  'deals.number as deal_number',
  'deals.history_id as deal_history_id',
  'deals.client_id as deal_client_id',
  'deals.reason as deal_reason',
  'deals.lots as deal_lots',
  'deals.price as deal_price',
  'deals.margin as deal_margin',
  'deals.fee as deal_fee',
  'deals.profit as deal_profit',
  'deals.stop_loss as deal_stop_loss',
  'deals.take_profit as deal_take_profit',
  'deals.created_at as deal_created_at',
] as const;

/** What `DEAL_COLUMNS` give. */
export type DealRow = RowOf<typeof DEAL_COLUMNS>;

/** A deal as a record; decimals are texts at their own scale. */
export function dealRecord(deal: Deal): DealRow {
  return {
    deal_position_id: deal.positionId,
    deal_number: deal.number,
    deal_history_id: deal.historyId ?? null,
    deal_client_id: deal.clientId ?? null,
    deal_reason: deal.reason,
    deal_lots: toText(deal.lots),
    deal_price: toText(deal.price),
    deal_margin: toText(deal.margin),
    deal_fee: toText(deal.fee),
    deal_profit: toText(deal.profit),
    deal_stop_loss: textOrNull(deal.stopLoss),
    deal_take_profit: textOrNull(deal.takeProfit),
    deal_created_at: deal.time,
  };
}

/** The deal of a row or record. @throws as `orderOf` */
export function dealOf(row: DealRow): Deal {
  return {
    positionId: row.deal_position_id,
    number: row.deal_number,
    historyId: row.deal_history_id ?? undefined,
    clientId: row.deal_client_id ?? undefined,
    reason: row.deal_reason,
    lots: decimal(row.deal_lots),
    price: decimal(row.deal_price),
    margin: decimal(row.deal_margin),
    fee: decimal(row.deal_fee),
    profit: decimal(row.deal_profit),
    stopLoss: decimalOrNone(row.deal_stop_loss),
    takeProfit: decimalOrNone(row.deal_take_profit),
    time: row.deal_created_at,
  };
}

function textOrNull(value: Decimal | undefined): string | null {
  return value ? toText(value) : null;
}

function decimalOrNone(text: string | null): Decimal | undefined {
  return text === null ? undefined : decimal(text);
}
