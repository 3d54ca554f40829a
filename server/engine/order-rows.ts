/** Orders as rows of the database, and back. */
import { toText, type Decimal } from '../../src/domain/decimal.ts';
import type { CloseReason, OrderStatus, Side } from '../../src/domain/order.ts';
import { decimalColumn, integerColumn, optionalColumn, textColumn } from '../store/columns.ts';
import type { Row, SqlValue } from '../store/database.ts';
import type { BookOrder } from './book-order.ts';

const COLUMNS = [
  'id',
  'account_id',
  'client_id',
  'code',
  'side',
  'status',
  'lots',
  'leverage',
  'asked_price',
  'reached_from',
  'open_price',
  'close_price',
  'stop_loss',
  'take_profit',
  'margin',
  'fee',
  'profit',
  'created_at',
  'opened_at',
  'closed_at',
  'close_reason',
] as const;

/** What changes in an order's life. */
const MUTABLE: ReadonlySet<string> = new Set([
  'status',
  'open_price',
  'close_price',
  'stop_loss',
  'take_profit',
  'margin',
  'fee',
  'profit',
  'opened_at',
  'closed_at',
  'close_reason',
]);

/** What tells that a row is the order's own. */
const IDENTITY = ['account_id', 'client_id', 'code', 'side', 'created_at'] as const;

/** Writes an order, new or in a new state; without a row where another order, or a closed one, has the id. */
export const SAVE_ORDER = `INSERT INTO orders (${COLUMNS.join(', ')})
  VALUES (${COLUMNS.map((_, i) => `$${i + 1}`).join(', ')})
  ON CONFLICT (id) DO UPDATE SET ${COLUMNS.filter((name) => MUTABLE.has(name))
    .map((name) => `${name} = EXCLUDED.${name}`)
    .join(', ')}
  WHERE orders.status <> 'closed'
    AND ${IDENTITY.map((name) => `orders.${name} IS NOT DISTINCT FROM EXCLUDED.${name}`).join(' AND ')}
  RETURNING id`;

/** The values of SAVE_ORDER. */
export function orderValues(order: BookOrder): readonly SqlValue[] {
  const values: Record<(typeof COLUMNS)[number], SqlValue> = {
    id: order.id,
    account_id: order.accountId,
    client_id: order.clientId ?? null,
    code: order.code,
    side: order.side,
    status: order.status,
    lots: toText(order.lots),
    leverage: order.leverage,
    asked_price: toText(order.askedPrice),
    reached_from: order.reachedFrom,
    open_price: textOrNull(order.openPrice),
    close_price: textOrNull(order.closePrice),
    stop_loss: textOrNull(order.stopLoss),
    take_profit: textOrNull(order.takeProfit),
    margin: toText(order.margin),
    fee: toText(order.fee),
    profit: toText(order.profit),
    created_at: order.createdAt,
    opened_at: order.openedAt ?? null,
    closed_at: order.closedAt ?? null,
    close_reason: order.closeReason ?? null,
  };
  return COLUMNS.map((name) => values[name]);
}

/** Columns with few values are checked by the schema, and written by nobody else. */
export function orderOfRow(row: Row): BookOrder {
  return {
    id: integerColumn(row, 'id'),
    accountId: integerColumn(row, 'account_id'),
    clientId: optionalColumn(row, 'client_id', textColumn),
    code: textColumn(row, 'code'),
    side: textColumn(row, 'side') as Side,
    status: textColumn(row, 'status') as OrderStatus,
    lots: decimalColumn(row, 'lots'),
    leverage: integerColumn(row, 'leverage'),
    askedPrice: decimalColumn(row, 'asked_price'),
    reachedFrom: textColumn(row, 'reached_from') as BookOrder['reachedFrom'],
    openPrice: optionalColumn(row, 'open_price', decimalColumn),
    closePrice: optionalColumn(row, 'close_price', decimalColumn),
    stopLoss: optionalColumn(row, 'stop_loss', decimalColumn),
    takeProfit: optionalColumn(row, 'take_profit', decimalColumn),
    margin: decimalColumn(row, 'margin'),
    fee: decimalColumn(row, 'fee'),
    profit: decimalColumn(row, 'profit'),
    createdAt: integerColumn(row, 'created_at'),
    openedAt: optionalColumn(row, 'opened_at', integerColumn),
    closedAt: optionalColumn(row, 'closed_at', integerColumn),
    closeReason: optionalColumn(row, 'close_reason', textColumn) as CloseReason | undefined,
  };
}

function textOrNull(value: Decimal | undefined): string | null {
  return value ? toText(value) : null;
}
