import type { Decimal } from '../../../src/domain/decimal.ts';
import { round, ZERO } from '../../../src/domain/decimal.ts';
import type { CloseReason, OrderStatus, Side } from '../../../src/domain/order.ts';
import type { PositionState } from '../../../server/engine/model/booking.ts';
import type { Deal } from '../../../server/engine/model/deal.ts';
import type { Order } from '../../../server/engine/model/order.ts';
import {
  DEAL_COLUMNS,
  dealOf,
  ORDER_COLUMNS,
  orderOf,
  POSITION_COLUMNS,
  positionOf,
} from '../../../server/engine/sql/records.ts';
import type { Outcome } from '../../../server/engine/model/outcome.ts';
import type { Queryable } from '../../../server/store/database.ts';
import { query, rows } from '../../../server/store/typed-query.ts';

/** What has become of an order, or of lots that were closed before the rest, in one row. */
export interface Trade {
  readonly id: number;
  /** Of lots that were closed before the rest: their position. */
  readonly parentId: number | undefined;
  readonly accountId: number;
  readonly clientId: string | undefined;
  readonly code: string;
  readonly side: Side;
  readonly status: OrderStatus;
  readonly lots: Decimal;
  readonly leverage: number;
  readonly openPrice: Decimal | undefined;
  readonly closePrice: Decimal | undefined;
  readonly stopLoss: Decimal | undefined;
  readonly takeProfit: Decimal | undefined;
  readonly margin: Decimal;
  readonly fee: Decimal;
  readonly profit: Decimal;
  readonly createdAt: number;
  readonly openedAt: number | undefined;
  readonly closedAt: number | undefined;
  readonly closeReason: CloseReason | undefined;
}

/** Rows of orders and of what was closed of their positions, by id. */
export function tradesOf(
  orders: Iterable<Order>,
  positions: ReadonlyMap<number, PositionState>,
  deals: readonly Deal[],
): readonly Trade[] {
  const trades = [...orders].flatMap((order) => {
    const state = positions.get(order.id);
    if (!state) return [unfilled(order)];
    const closings = deals.filter(({ positionId, number }) => positionId === order.id && number > 0);
    const closed = closings.map((deal) => closing(order, state, deal));
    return state.closedAt === undefined ? [...closed, openTrade(order, state)] : closed;
  });
  return trades.toSorted((a, b) => a.id - b.id);
}

/** The row of what a command has made of an order. */
export function tradeOf(outcome: Outcome): Trade {
  if (outcome.kind === 'position')
    return openTrade(outcome.position.order, { position: outcome.position, closedAt: undefined });
  if (outcome.kind === 'order') return unfilled(outcome.order);
  const { order, openPrice, deal } = outcome;
  return { ...executed(order, deal), openPrice, openedAt: order.endedAt };
}

/** All rows of a database, or of one account. */
export async function tradesIn(database: Queryable, accountId?: number): Promise<readonly Trade[]> {
  const whole = query.selectFrom('orders').orderBy('orders.id');
  const asked = accountId === undefined ? whole : whole.where('orders.account_id', '=', accountId);
  const orders = await rows(database, asked.select(ORDER_COLUMNS));
  const held = asked
    .innerJoin('positions', 'positions.id', 'orders.id')
    .select([...ORDER_COLUMNS, ...POSITION_COLUMNS, 'positions.closed_at as position_closed_at']);
  const positions = (await rows(database, held)).map((row) => {
    const closedAt = row.position_closed_at ?? undefined;
    return [row.id, { position: positionOf(row), closedAt }] as const;
  });
  const executions = asked.innerJoin('deals', 'deals.position_id', 'orders.id').select(DEAL_COLUMNS);
  const deals = await rows(database, executions.orderBy('deals.number'));
  return tradesOf(orders.map(orderOf), new Map(positions), deals.map(dealOf));
}

function unfilled(order: Order): Trade {
  const { id, accountId, clientId, code, side, lots, leverage, stopLoss, takeProfit, margin, fee, createdAt } = order;
  const isPending = order.state === 'pending';
  return {
    id,
    parentId: undefined,
    accountId,
    clientId,
    code,
    side,
    status: isPending ? 'pending' : 'closed',
    lots,
    leverage,
    openPrice: undefined,
    closePrice: order.endPrice,
    stopLoss,
    takeProfit,
    margin,
    fee,
    profit: round(ZERO, 6),
    createdAt,
    openedAt: undefined,
    closedAt: order.endedAt,
    closeReason: isPending ? undefined : 'cancelled',
  };
}

function openTrade(order: Order, { position }: PositionState): Trade {
  const { lots, margin, fee, stopLoss, takeProfit, openPrice, openedAt } = position;
  const open = { lots, margin, fee, stopLoss, takeProfit, openPrice, openedAt };
  const none = { closePrice: undefined, closedAt: undefined, closeReason: undefined };
  return { ...unfilled(order), status: 'open', ...open, ...none };
}

function closing(order: Order, { position }: PositionState, deal: Deal): Trade {
  const { openPrice, openedAt } = position;
  return { ...executed(order, deal), openPrice, openedAt };
}

/** A row of closed lots, but for when and at what price they were opened. */
function executed(order: Order, deal: Deal): Omit<Trade, 'openPrice' | 'openedAt'> {
  const { lots, margin, fee, profit, stopLoss, takeProfit, price, time, reason } = deal;
  const id = deal.historyId ?? order.id;
  return {
    ...unfilled(order),
    id,
    parentId: id === order.id ? undefined : order.id,
    status: 'closed',
    lots,
    margin,
    fee,
    profit,
    stopLoss,
    takeProfit,
    closePrice: price,
    closedAt: time,
    closeReason: reason === 'open' ? undefined : reason,
  };
}
