import * as v from 'valibot';
import { PAGE_SIZE } from '../../src/contract/wire/envelope.ts';
import { WIRE_KIND, WIRE_SIDE, WIRE_STATUS } from '../../src/contract/wire/order.ts';
import { isZero, sum, toFixedText, type Decimal } from '../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';
import { err, type Result } from '../../src/lib/result.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { BookOrder } from '../engine/book-order.ts';
import type { Engine } from '../engine/engine.ts';
import type { Market } from '../market/market.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { answer, userCall, type Call, type Outcome } from './call.ts';
import type { SuccessName } from './translations/translation.ts';
import { currentProfit, orderRow } from './order-row.ts';
import {
  choiceParameter,
  clientIdParameter,
  idParameter,
  leverageParameter,
  lotsParameter,
  pageParameter,
  priceParameter,
} from './parameters.ts';

interface OrderServices {
  readonly catalogue: Catalogue;
  readonly market: Market;
  readonly engine: Engine;
}

const submitParameters = v.object({
  forex_id: idParameter,
  type: choiceParameter([String(WIRE_SIDE.buy), String(WIRE_SIDE.sell)]),
  status: choiceParameter([String(WIRE_KIND.pending), String(WIRE_KIND.market)]),
  cont: lotsParameter,
  target_price: v.optional(priceParameter),
  stop_loss_price: v.optional(priceParameter),
  target_profit_price: v.optional(priceParameter),
  multiple: v.optional(leverageParameter),
  client_id: v.optional(clientIdParameter),
});

const stopParameters = v.object({
  id: idParameter,
  stop_loss_price: v.optional(priceParameter),
  target_profit_price: v.optional(priceParameter),
});

/** The calls that place, change and list orders. */
export function orderCalls(services: OrderServices): readonly Call[] {
  const { engine } = services;
  const oneOrder = v.object({ id: idParameter });
  return [
    userCall({
      path: '/v1/api/forex/submit',
      parameters: submitParameters,
      handle: (parameters, { user }) => submit(services, user.id, parameters),
    }),
    userCall({
      path: '/v1/api/forex/my_deal',
      parameters: v.object({ status: choiceParameter(['0', '1', '3']), page: pageParameter }),
      handle: ({ status, page }, { user }) => listOrders(services, user.id, Number(status), page),
    }),
    userCall({
      path: '/v1/api/forex/close',
      parameters: oneOrder,
      handle: async ({ id }, { user }) => rowAnswer(services, await engine.close(user.id, id), 'orderClosed'),
    }),
    userCall({
      path: '/v1/api/forex/cancel_trade',
      parameters: oneOrder,
      handle: async ({ id }, { user }) => rowAnswer(services, await engine.cancel(user.id, id), 'orderCancelled'),
    }),
    userCall({
      path: '/v1/api/forex/set_stop_price',
      parameters: stopParameters,
      handle: (parameters, { user }) => setStops(services, user.id, parameters),
    }),
  ];
}

async function submit(
  services: OrderServices,
  userId: number,
  asked: v.InferOutput<typeof submitParameters>,
): Promise<Outcome> {
  const index = services.catalogue.indexOfId(asked.forex_id);
  if (index === undefined) return err(refusal('unknownInstrument'));
  const kind = asked.status === String(WIRE_KIND.market) ? 'market' : 'pending';
  const result = await services.engine.submit(userId, {
    clientId: asked.client_id,
    index,
    side: asked.type === String(WIRE_SIDE.buy) ? 'buy' : 'sell',
    kind,
    lots: asked.cont,
    leverage: asked.multiple,
    targetPrice: unlessZero(asked.target_price),
    stopLoss: unlessZero(asked.stop_loss_price),
    takeProfit: unlessZero(asked.target_profit_price),
  });
  return rowAnswer(services, result, kind === 'market' ? 'orderPlaced' : 'orderPending');
}

async function setStops(
  services: OrderServices,
  userId: number,
  asked: v.InferOutput<typeof stopParameters>,
): Promise<Outcome> {
  const { id, stop_loss_price: stopLoss, target_profit_price: takeProfit } = asked;
  if (!stopLoss && !takeProfit) return err(refusal('missing', { parameter: 'stop_loss_price' }));
  const result = await services.engine.setStops(userId, id, {
    stopLoss: orNone(stopLoss),
    takeProfit: orNone(takeProfit),
  });
  return rowAnswer(services, result, 'stopsSet');
}

async function listOrders(services: OrderServices, userId: number, status: number, page: number): Promise<Outcome> {
  const { catalogue, market, engine } = services;
  const rows = (orders: readonly BookOrder[]) => orders.map((order) => orderRow(order, catalogue, market));
  if (status === WIRE_STATUS.closed) {
    const balance = await engine.view(userId, (book) => book.balance);
    const { orders, total, profit } = await engine.history(userId, page);
    return orderPage(rows(orders), total, profit, balance);
  }
  return engine.view(userId, (book) => {
    const orders = book.openOrders(status === WIRE_STATUS.holding ? 'holding' : 'pending').toReversed();
    const profit = sum(orders.map((order) => currentProfit(order, catalogue, market)));
    return orderPage(rows(orders.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)), orders.length, profit, book.balance);
  });
}

function orderPage(data: readonly unknown[], total: number, profit: Decimal, balance: Decimal): Outcome {
  const money = { all_fact_profits: toFixedText(profit, MONEY_SCALE), balance: toFixedText(balance, MONEY_SCALE) };
  return answer({ data, total, ...money });
}

function rowAnswer(
  { catalogue, market }: OrderServices,
  result: Result<BookOrder, Refusal>,
  say: SuccessName,
): Outcome {
  return result.ok ? answer(orderRow(result.value, catalogue, market), say) : result;
}

function unlessZero(price: Decimal | undefined): Decimal | undefined {
  return price && !isZero(price) ? price : undefined;
}

function orNone(price: Decimal | undefined): Decimal | 'none' | undefined {
  return price && isZero(price) ? 'none' : price;
}
