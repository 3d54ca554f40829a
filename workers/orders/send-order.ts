import type { OrderDone, OrderRequest } from '../../src/contract/worker/ticket.ts';
import type { Outcome, PartToClose, StopPrices } from '../../src/contract/worker/trading-api.ts';
import { orderSchema, toOrder, WIRE_KIND, WIRE_SIDE } from '../../src/contract/wire/order.ts';
import type { OrderId, OrderStatus } from '../../src/domain/order.ts';
import { ok } from '../../src/lib/result.ts';
import type { HttpClient, Query } from '../transport/http-client.ts';

/** On the wire, "0" is no price. */
const NONE = '0';

/** `submit`: the same `client_id` never makes a second order. */
export function sendSubmit(http: HttpClient, request: OrderRequest): Promise<Outcome<OrderDone>> {
  const pending = request.kind === 'pending';
  const query = {
    type: WIRE_SIDE[request.side],
    cont: request.lots,
    forex_id: request.instrumentId,
    status: WIRE_KIND[request.kind],
    target_price: pending ? request.targetPrice : NONE,
    stop_loss_price: request.stopLoss ?? NONE,
    target_profit_price: request.takeProfit ?? NONE,
    multiple: Math.max(1, request.leverage),
    client_id: request.clientId,
  };
  return send(http, 'submit', query, pending ? 'pending' : 'open');
}

/** `close`: closes a position, or a part of it, which the same `client_id` never closes twice. */
export function sendClose(http: HttpClient, id: OrderId, part?: PartToClose): Promise<Outcome<OrderDone>> {
  const query = part ? { id, cont: part.lots, client_id: part.clientId } : { id };
  return send(http, 'close', query, 'closed');
}

/** `cancel_trade`: cancels a pending order. */
export function sendCancel(http: HttpClient, id: OrderId): Promise<Outcome<OrderDone>> {
  return send(http, 'cancel_trade', { id }, 'closed');
}

/** `set_stop_price`. @param order its status is the answer's where a backend's rows have none */
export function sendStops(
  http: HttpClient,
  order: { readonly id: OrderId; readonly status: OrderStatus },
  stops: StopPrices,
): Promise<Outcome<OrderDone>> {
  const query = {
    id: order.id,
    stop_loss_price: stops.stopLoss ?? NONE,
    target_profit_price: stops.takeProfit ?? NONE,
  };
  return send(http, 'set_stop_price', query, order.status);
}

async function send(http: HttpClient, call: string, query: Query, fallback: OrderStatus): Promise<Outcome<OrderDone>> {
  const answer = await http.get(`v1/api/forex/${call}`, { query, schema: orderSchema, command: true });
  return answer.ok ? ok({ order: toOrder(answer.value.data, fallback), message: answer.value.message }) : answer;
}
