/** Orders, positions and deals as flat records, of a row as of JSON, and back. Decimals are texts, so that none loses a digit. */
import { toText, type Decimal } from '../../../src/domain/decimal.ts';
import type { OrderKind, Side } from '../../../src/domain/order.ts';
import { decimalColumn, integerColumn, optionalColumn, textColumn } from '../../store/columns.ts';
import type { Row } from '../../store/database.ts';
import type { Deal } from '../model/deal.ts';
import type { Order, OrderState } from '../model/order.ts';
import type { Position } from '../model/position.ts';

export function orderRecord(order: Order): Row {
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
  };
}

/** What to select of a table `orders` for `orderOf`. */
export const ORDER_COLUMNS = [
  'id',
  'account_id',
  'client_id',
  'code',
  'side',
  'kind',
  'state',
  'lots',
  'leverage',
  'requested_price',
  'reached_from',
  'stop_loss',
  'take_profit',
  'margin',
  'fee',
  'created_at',
  'ended_at',
  'end_price',
]
  .map((column) => `orders.${column}`)
  .join(', ');

/** Columns with few values are checked by the schema, and written by nobody else. */
export function orderOf(row: Row): Order {
  return {
    id: integerColumn(row, 'id'),
    accountId: integerColumn(row, 'account_id'),
    clientId: optionalColumn(row, 'client_id', textColumn),
    code: textColumn(row, 'code'),
    side: textColumn(row, 'side') as Side,
    kind: textColumn(row, 'kind') as OrderKind,
    state: textColumn(row, 'state') as OrderState,
    lots: decimalColumn(row, 'lots'),
    leverage: integerColumn(row, 'leverage'),
    requestedPrice: decimalColumn(row, 'requested_price'),
    reachedFrom: textColumn(row, 'reached_from') as Order['reachedFrom'],
    stopLoss: optionalColumn(row, 'stop_loss', decimalColumn),
    takeProfit: optionalColumn(row, 'take_profit', decimalColumn),
    margin: decimalColumn(row, 'margin'),
    fee: decimalColumn(row, 'fee'),
    createdAt: integerColumn(row, 'created_at'),
    endedAt: optionalColumn(row, 'ended_at', integerColumn),
    endPrice: optionalColumn(row, 'end_price', decimalColumn),
  };
}

/** Beside the record of its order. */
export function positionRecord(position: Position): Row {
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

/** What to select of a table `positions`, beside `ORDER_COLUMNS`, for `positionOf`. */
export const POSITION_COLUMNS = prefixed('positions', 'position', [
  'lots',
  'open_price',
  'margin',
  'fee',
  'stop_loss',
  'take_profit',
  'opened_at',
  'closed_at',
  'deal_count',
]);

export function positionOf(row: Row): Position {
  return {
    order: orderOf(row),
    lots: decimalColumn(row, 'position_lots'),
    openPrice: decimalColumn(row, 'position_open_price'),
    margin: decimalColumn(row, 'position_margin'),
    fee: decimalColumn(row, 'position_fee'),
    stopLoss: optionalColumn(row, 'position_stop_loss', decimalColumn),
    takeProfit: optionalColumn(row, 'position_take_profit', decimalColumn),
    openedAt: integerColumn(row, 'position_opened_at'),
    dealCount: integerColumn(row, 'position_deal_count'),
  };
}

export function dealRecord(deal: Deal): Row {
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

/** What to select of a table `deals` for `dealOf`. */
export const DEAL_COLUMNS = prefixed('deals', 'deal', [
  'position_id',
  'number',
  'history_id',
  'client_id',
  'reason',
  'lots',
  'price',
  'margin',
  'fee',
  'profit',
  'stop_loss',
  'take_profit',
  'created_at',
]);

export function dealOf(row: Row): Deal {
  return {
    positionId: integerColumn(row, 'deal_position_id'),
    number: integerColumn(row, 'deal_number'),
    historyId: optionalColumn(row, 'deal_history_id', integerColumn),
    clientId: optionalColumn(row, 'deal_client_id', textColumn),
    reason: textColumn(row, 'deal_reason') as Deal['reason'],
    lots: decimalColumn(row, 'deal_lots'),
    price: decimalColumn(row, 'deal_price'),
    margin: decimalColumn(row, 'deal_margin'),
    fee: decimalColumn(row, 'deal_fee'),
    profit: decimalColumn(row, 'deal_profit'),
    stopLoss: optionalColumn(row, 'deal_stop_loss', decimalColumn),
    takeProfit: optionalColumn(row, 'deal_take_profit', decimalColumn),
    time: integerColumn(row, 'deal_created_at'),
  };
}

function prefixed(table: string, prefix: string, columns: readonly string[]): string {
  return columns.map((column) => `${table}.${column} AS ${prefix}_${column}`).join(', ');
}

function textOrNull(value: Decimal | undefined): string | null {
  return value ? toText(value) : null;
}
