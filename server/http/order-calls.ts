import type * as v from 'valibot';
import { WIRE_KIND, WIRE_SIDE, WIRE_STATUS } from '../../src/contract/wire/order.ts';
import { isZero, sum, type Decimal } from '../../src/domain/decimal.ts';
import { err, type Result } from '../../src/lib/result.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Engine } from '../engine/engine.ts';
import type { Outcome as OrderOutcome } from '../engine/model/outcome.ts';
import type { TradingAccount } from '../engine/trading-account.ts';
import type { Market } from '../market/market.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { currentProfit, orderPage, orderRow } from '../wire/order-row.ts';
import { CANCEL, CLOSE, MY_ORDERS, SET_STOPS, SUBMIT } from '../wire/calls/orders.ts';
import { answer, implement, type Call, type Outcome } from './call.ts';
import type { SuccessName } from '../messages/translations/translation.ts';
import { pageOffset } from '../store/select-page.ts';

interface OrderServices {
  readonly catalogue: Catalogue;
  readonly market: Market;
  readonly engine: Engine;
}

/** The calls that place, change and list orders. */
export function orderCalls(services: OrderServices): readonly Call[] {
  const { engine } = services;
  return [
    implement(SUBMIT, (parameters, { user }) => submit(services, user.accountId, parameters)),
    implement(MY_ORDERS, ({ status, page }, { user }) => listOrders(services, user.accountId, Number(status), page)),
    implement(CLOSE, async ({ id, cont, client_id }, { user }) => {
      const result = await engine.close(user.accountId, id, { lots: cont, clientId: client_id });
      return rowAnswer(services, result, result.ok && isPart(result.value) ? 'partClosed' : 'orderClosed');
    }),
    implement(CANCEL, async ({ id }, { user }) =>
      rowAnswer(services, await engine.cancel(user.accountId, id), 'orderCancelled'),
    ),
    implement(SET_STOPS, (parameters, { user }) => setStops(services, user.accountId, parameters)),
  ];
}

async function submit(
  services: OrderServices,
  accountId: number,
  asked: v.InferOutput<typeof SUBMIT.parameters>,
): Promise<Outcome> {
  const index = services.catalogue.indexOfId(asked.forex_id);
  if (index === undefined) return err(refusal('unknownInstrument'));
  const kind = asked.status === String(WIRE_KIND.market) ? 'market' : 'pending';
  const result = await services.engine.submit(accountId, {
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
  accountId: number,
  asked: v.InferOutput<typeof SET_STOPS.parameters>,
): Promise<Outcome> {
  const { id, stop_loss_price: stopLoss, target_profit_price: takeProfit } = asked;
  if (!stopLoss && !takeProfit) return err(refusal('missing', { parameter: 'stop_loss_price' }));
  const result = await services.engine.setStops(accountId, id, {
    stopLoss: orNone(stopLoss),
    takeProfit: orNone(takeProfit),
  });
  return rowAnswer(services, result, 'stopsSet');
}

async function listOrders(services: OrderServices, accountId: number, status: number, page: number): Promise<Outcome> {
  const { engine } = services;
  if (status === WIRE_STATUS.closed) {
    const balance = await engine.view(accountId, ({ cash }) => cash);
    const { entries, total, profit } = await engine.history(accountId, page);
    const rows = entries.map((entry) => orderRow(entry, services));
    return answer(orderPage(rows, { total, profit, balance }));
  }
  return engine.view(accountId, (account) => {
    const open = status === WIRE_STATUS.open ? positionsOf(account) : pendingOrdersOf(account);
    const profits = status === WIRE_STATUS.open ? account.positions().map((one) => currentProfit(one, services)) : [];
    const rows = open.slice(pageOffset(page), pageOffset(page + 1)).map((one) => orderRow(one, services));
    return answer(orderPage(rows, { total: open.length, profit: sum(profits), balance: account.cash }));
  });
}

/** Newest first. */
function positionsOf(account: TradingAccount): readonly OrderOutcome[] {
  return account
    .positions()
    .map((position) => ({ kind: 'position' as const, position }))
    .toReversed();
}

/** Newest first. */
function pendingOrdersOf(account: TradingAccount): readonly OrderOutcome[] {
  return account
    .pendingOrders()
    .map((order) => ({ kind: 'order' as const, order }))
    .toReversed();
}

/** Whether lots were closed while the rest went on. */
function isPart(outcome: OrderOutcome): boolean {
  return outcome.kind === 'deal' && outcome.deal.historyId !== outcome.order.id;
}

function rowAnswer(services: OrderServices, result: Result<OrderOutcome, Refusal>, say: SuccessName): Outcome {
  return result.ok ? answer(orderRow(result.value, services), say) : result;
}

function unlessZero(price: Decimal | undefined): Decimal | undefined {
  return price && !isZero(price) ? price : undefined;
}

function orNone(price: Decimal | undefined): Decimal | 'none' | undefined {
  return price && isZero(price) ? 'none' : price;
}
