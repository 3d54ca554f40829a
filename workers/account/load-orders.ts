import type { Outcome } from '../../src/contract/worker/trading-api.ts';
import { orderPageSchema, toOrder, WIRE_STATUS } from '../../src/contract/wire/order.ts';
import type { Decimal } from '../../src/domain/decimal.ts';
import type { Order, OrderStatus } from '../../src/domain/order.ts';
import { ok } from '../../src/lib/result.ts';
import type { HttpClient } from '../transport/http-client.ts';

/** One answer of `my_deal`; sum and balance are undefined where the backend leaves them out. */
export interface OrderPage {
  readonly orders: readonly Order[];
  readonly total: number;
  readonly totalProfit: Decimal | undefined;
  readonly balance: Decimal | undefined;
}

/** One page of `my_deal`; pages count from 1, newest first. */
export async function loadOrderPage(http: HttpClient, status: OrderStatus, page: number): Promise<Outcome<OrderPage>> {
  const answer = await http.get('v1/api/forex/my_deal', {
    query: { status: WIRE_STATUS[status], page },
    schema: orderPageSchema,
  });
  if (!answer.ok) return answer;
  const { data, total, all_fact_profits: totalProfit, balance } = answer.value.data;
  return ok({ orders: data.map((row) => toOrder(row, status)), total, totalProfit, balance });
}
