import * as v from 'valibot';
import { ZERO } from '../../domain/decimal.ts';
import type { CloseReason, Order, OrderStatus } from '../../domain/order.ts';
import {
  decimalSchema,
  integerSchema,
  optionalDecimalSchema,
  textSchema,
  tolerantArray,
  zeroMeansNoneSchema,
} from './scalars.ts';

export const WIRE_STATUS = { pending: 0, holding: 1, closed: 3 } as const satisfies Record<OrderStatus, number>;
export const WIRE_SIDE = { buy: 1, sell: 2 } as const;
/** `status` of `submit`: how the order is placed. */
export const WIRE_KIND = { pending: 0, market: 1 } as const;

const CLOSE_REASONS: readonly string[] = ['user', 'stop_loss', 'take_profit', 'stop_out', 'cancelled'];

/** An order row of `my_deal`, the order calls and the private topics. */
export const orderSchema = v.object({
  Id: integerSchema,
  ForexTradeLists: v.object({ Id: v.optional(integerSchema, 0), Code: textSchema, ShowCode: textSchema }),
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
});
export type WireOrder = v.InferInput<typeof orderSchema>;
type OrderRow = v.InferOutput<typeof orderSchema>;

/** `my_deal`: a page of orders with the sum over all rows of that status and the balance. */
export const orderPageSchema = v.object({
  data: tolerantArray(orderSchema),
  total: integerSchema,
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
    askedPrice: row.OriginPrice ?? ZERO,
    openPrice: row.Price,
    lastPrice: row.UpdatePrice,
    profit: row.FactProfits,
    margin: row.CautionMoney ?? ZERO,
    fee: row.TradeFee ?? ZERO,
    stopLoss: row.TargetLossPrice,
    takeProfit: row.TargetProfitPrice,
    createdAt: row.CreateTimeHandler ?? '',
    closeReason: isCloseReason(row.close_reason) ? row.close_reason : undefined,
  };
}

export function statusFromWire(status: number | null | undefined): OrderStatus | undefined {
  if (status === WIRE_STATUS.pending) return 'pending';
  if (status === WIRE_STATUS.holding) return 'holding';
  return status === WIRE_STATUS.closed ? 'closed' : undefined;
}

function isCloseReason(text: string | null | undefined): text is CloseReason {
  return typeof text === 'string' && CLOSE_REASONS.includes(text);
}
