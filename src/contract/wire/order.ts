import * as v from 'valibot';
import { ZERO } from '../../domain/decimal.ts';
import type { CloseReason, Order, OrderStatus } from '../../domain/order.ts';
import {
  decimalSchema,
  integerSchema,
  optionalDecimalSchema,
  textSchema,
  pageSchema,
  zeroMeansNoneSchema,
} from './scalars.ts';

/** `status` of an order, and of `my_deal`. */
export const WIRE_STATUS = { pending: 0, open: 1, closed: 3 } as const satisfies Record<OrderStatus, number>;
/** `OrderType` of a row and `type` of `submit`; of a row, everything but 1 is a sell. */
export const WIRE_SIDE = { buy: 1, sell: 2 } as const;
/** `status` of `submit`: how the order is placed. */
export const WIRE_KIND = { pending: 0, market: 1 } as const;

/** Why an order went to history. */
export const CLOSE_REASONS: readonly CloseReason[] = [
  'user',
  'copy',
  'stop_loss',
  'take_profit',
  'stop_out',
  'cancelled',
];

/** The instrument of an order. */
export const orderInstrumentSchema = v.object({
  Id: v.optional(integerSchema, 0),
  Code: textSchema,
  ShowCode: textSchema,
});

/** An order row of `my_deal`, the order calls and the private topics. */
export const orderSchema = v.object({
  Id: integerSchema,
  ForexTradeLists: orderInstrumentSchema,
  OrderType: integerSchema,
  Quantity: decimalSchema,
  OriginPrice: optionalDecimalSchema,
  /** "0" until filled. */
  Price: zeroMeansNoneSchema,
  UpdatePrice: zeroMeansNoneSchema,
  FactProfits: optionalDecimalSchema,
  CautionMoney: optionalDecimalSchema,
  TradeFee: optionalDecimalSchema,
  /** "0" = none. */
  TargetLossPrice: zeroMeansNoneSchema,
  TargetProfitPrice: zeroMeansNoneSchema,
  CreateTimeHandler: textSchema,
  multiple: v.optional(v.nullable(integerSchema), 1),
  status: v.optional(v.nullable(integerSchema)),
  close_reason: v.optional(v.nullable(v.string())),
  /** Of lots that were closed while the rest went on: the position that they belonged to. */
  ParentId: v.optional(v.nullable(integerSchema)),
  /** Of a copied position: the code of its leader. */
  follow_code: v.optional(v.nullable(v.string())),
});
/** An order as it comes. */
export type WireOrder = v.InferInput<typeof orderSchema>;
type OrderRow = v.InferOutput<typeof orderSchema>;

/** `my_deal`: a page of orders with the sum over all rows of that status and the balance. */
export const orderPageSchema = v.object({
  ...pageSchema(orderSchema).entries,
  all_fact_profits: optionalDecimalSchema,
  balance: optionalDecimalSchema,
});

/** @param fallback the status asked for, for a backend whose rows do not say. */
export function toOrder(row: OrderRow, fallback: OrderStatus): Order {
  return {
    id: row.Id,
    instrumentId: row.ForexTradeLists.Id,
    code: row.ForexTradeLists.Code || row.ForexTradeLists.ShowCode || '',
    displayCode: row.ForexTradeLists.ShowCode || row.ForexTradeLists.Code || '',
    side: row.OrderType === WIRE_SIDE.buy ? 'buy' : 'sell',
    status: statusFromWire(row.status) ?? fallback,
    lots: row.Quantity,
    leverage: row.multiple ?? 1,
    requestedPrice: row.OriginPrice ?? ZERO,
    openPrice: row.Price,
    lastPrice: row.UpdatePrice,
    profit: row.FactProfits,
    margin: row.CautionMoney ?? ZERO,
    fee: row.TradeFee ?? ZERO,
    stopLoss: row.TargetLossPrice,
    takeProfit: row.TargetProfitPrice,
    createdAt: row.CreateTimeHandler ?? '',
    closeReason: isCloseReason(row.close_reason) ? row.close_reason : undefined,
    ...(typeof row.ParentId === 'number' ? { parentId: row.ParentId } : {}),
    ...(row.follow_code ? { followCode: row.follow_code } : {}),
  };
}

/** The status of a number; undefined for what is none. */
export function statusFromWire(status: number | null | undefined): OrderStatus | undefined {
  if (status === WIRE_STATUS.pending) return 'pending';
  if (status === WIRE_STATUS.open) return 'open';
  return status === WIRE_STATUS.closed ? 'closed' : undefined;
}

function isCloseReason(text: string | null | undefined): text is CloseReason {
  return CLOSE_REASONS.some((reason) => reason === text);
}
