import { expect, it } from 'vitest';
import type { OrderRequest } from '../../../src/contract/worker/ticket.ts';
import { fakeClient, failure } from '../../support/page/fake-client.ts';

const REQUEST: OrderRequest = {
  clientId: 'a',
  instrumentId: 1,
  side: 'buy',
  kind: 'market',
  lots: '0.1',
  leverage: 100,
  targetPrice: '',
  stopLoss: undefined,
  takeProfit: undefined,
};

it('keeps an order that was with a worker when it died, until another worker has been told of it', async () => {
  const { answer, submitOrder, lostOrders, restart } = fakeClient();
  answer('submitOrder', failure('crashed'));
  expect(await submitOrder(REQUEST)).toMatchObject({ error: { kind: 'crashed' } });
  expect(lostOrders().map(({ request }) => request)).toEqual([REQUEST]);
  restart();
  expect(lostOrders()).toEqual([]);
});

it('keeps no order of which the worker itself said what became of it', async () => {
  const { answer, submitOrder, lostOrders } = fakeClient();
  for (const kind of ['refused', 'timeout', 'network'] as const) {
    answer('submitOrder', failure(kind));
    // One after the other: each has an answer of its own.
    await submitOrder(REQUEST);
  }
  expect(lostOrders()).toEqual([]);
});
