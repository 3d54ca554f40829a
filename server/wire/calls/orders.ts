import * as v from 'valibot';
import { orderPageSchema, orderSchema, WIRE_KIND, WIRE_SIDE, WIRE_STATUS } from '../../../src/contract/wire/order.ts';
import type { RefusalName } from '../../refusal.ts';
import { declareCall } from '../declaration.ts';
import {
  choiceParameter,
  clientIdParameter,
  idParameter,
  leverageParameter,
  lotsParameter,
  pageParameter,
  priceParameter,
} from '../parameters.ts';

const STOP_REFUSALS: readonly RefusalName[] = ['tooManyDigits', 'stopLossSide', 'takeProfitSide'];
const ID = { id: ['The `Id` of the order.', '1024'] } as const;

export const SUBMIT = declareCall({
  method: 'GET',
  path: '/v1/api/forex/submit',
  caller: 'user',
  title: 'Places an order.',
  notes:
    'A market order is filled at the current price; a pending one when the price comes to its target. A repeat with the same `client_id` returns the same order and does nothing else, so an order whose answer was lost can be sent again.',
  parameters: v.object({
    forex_id: idParameter,
    type: choiceParameter([String(WIRE_SIDE.buy), String(WIRE_SIDE.sell)]),
    status: choiceParameter([String(WIRE_KIND.pending), String(WIRE_KIND.market)]),
    cont: lotsParameter,
    target_price: v.optional(priceParameter),
    stop_loss_price: v.optional(priceParameter),
    target_profit_price: v.optional(priceParameter),
    multiple: v.optional(leverageParameter),
    client_id: v.optional(clientIdParameter),
  }),
  texts: {
    forex_id: ['The `Id` of the instrument.', '1'],
    type: ['1 buy, 2 sell.', '1'],
    status: ['1 at the market, 0 pending.', '0'],
    cont: ['Lots: above 0, a multiple of `Pip`, at least `ForexMinCont`.', '0.10'],
    target_price: ['Price of a pending order, which needs one. 0 means none.', '1.08000'],
    stop_loss_price: ['Stop loss, on the losing side of the entry. 0 means none.', '1.07500'],
    target_profit_price: ['Take profit, on the winning side of the entry. 0 means none.', '1.09500'],
    multiple: ['Leverage, one of `HasForexMultiple`; needed unless the margin is fixed.', '100'],
    client_id: [
      'A UUID that the client makes for each intent, unique in the account.',
      '7d0c1a52-9c9e-4a53-8f0e-2f3f9a0b6c11',
    ],
  },
  answer: orderSchema,
  refusals: [
    'unknownInstrument',
    'marketClosed',
    'noLeverage',
    'leverageNotOffered',
    'lotsBelowMinimum',
    'lotsAboveMaximum',
    'lotsOffStep',
    ...STOP_REFUSALS,
    'insufficientFunds',
    'tooManyOrders',
  ],
});

export const MY_ORDERS = declareCall({
  method: 'GET',
  path: '/v1/api/forex/my_deal',
  caller: 'user',
  title: 'Lists one’s own orders of a status.',
  notes: 'Twenty a page, newest first. History holds closed positions and cancelled orders.',
  parameters: v.object({
    status: choiceParameter([String(WIRE_STATUS.pending), String(WIRE_STATUS.open), String(WIRE_STATUS.closed)]),
    page: pageParameter,
  }),
  texts: { status: ['0 pending, 1 open positions, 3 history.', '1'], page: ['From 1.', '1'] },
  answer: orderPageSchema,
  refusals: [],
});

export const CLOSE = declareCall({
  method: 'GET',
  path: '/v1/api/forex/close',
  caller: 'user',
  title: 'Closes a position, or a part of it, at the current price.',
  notes:
    'With `cont`, closes that many lots: the position goes on under its `Id` with the rest, and the answer is the row of the closed part, which the history shows under an `Id` of its own, with `ParentId`. A repeat with the same `client_id` returns the same row and closes nothing more.',
  parameters: v.object({ id: idParameter, cont: v.optional(lotsParameter), client_id: v.optional(clientIdParameter) }),
  texts: {
    ...ID,
    cont: [
      'Lots to close: a multiple of `Pip`; what is closed and what stays are each at least `ForexMinCont`. Without it, all.',
      '0.05',
    ],
    client_id: [
      'A UUID that the client makes for each intent to close a part, unique in the account.',
      'c1a3c7be-5a0c-4f0e-8f53-0a6a3a4c2d19',
    ],
  },
  answer: orderSchema,
  refusals: [
    'unknownOrder',
    'notOpen',
    'marketClosed',
    'lotsAboveOpen',
    'lotsBelowMinimum',
    'lotsOffStep',
    'restBelowMinimum',
  ],
});

export const CANCEL = declareCall({
  method: 'GET',
  path: '/v1/api/forex/cancel_trade',
  caller: 'user',
  title: 'Cancels a pending order.',
  parameters: v.object({ id: idParameter }),
  texts: ID,
  answer: orderSchema,
  refusals: ['unknownOrder', 'notPending'],
});

export const SET_STOPS = declareCall({
  method: 'GET',
  path: '/v1/api/forex/set_stop_price',
  caller: 'user',
  title: 'Sets stop loss and take profit of a position or a pending order.',
  notes: 'At least one of the two prices. One that is left out stays; 0 removes it.',
  parameters: v.object({
    id: idParameter,
    stop_loss_price: v.optional(priceParameter),
    target_profit_price: v.optional(priceParameter),
  }),
  texts: {
    ...ID,
    stop_loss_price: ['The new stop loss.', '1.07500'],
    target_profit_price: ['The new take profit.', '1.09500'],
  },
  answer: orderSchema,
  refusals: ['unknownOrder', 'notOpen', ...STOP_REFUSALS],
});
