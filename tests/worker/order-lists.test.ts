import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toText } from '../../src/domain/decimal.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import type { StartedClient } from '../support/client.ts';
import { startMember } from '../support/member.ts';
import { until } from '../support/until.ts';

let backend: FakeBackend;
let client: StartedClient;

beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

const place = (count: number, status = '1'): void => {
  for (let index = 0; index < count; index++) {
    backend.account.place({ forex_id: '1', type: '1', cont: '0.01', status, target_price: '1.08000', multiple: '100' });
  }
};
const ids = (status: 'pending' | 'open' | 'closed'): number[] =>
  client.page.state.orders?.[status].orders.map((order) => order.id) ?? [];
const STATUSES = ['open', 'pending', 'closed'] as const;
const isRead = (status: (typeof STATUSES)[number]): boolean => {
  const list = client.page.state.orders?.[status];
  return list?.total !== undefined && !list.loading;
};
/** A login reads every list twice: for the answer, and again when the socket is logged in. */
const READS_OF_A_LOGIN = 2 * STATUSES.length;
/** Nothing is being read any more, so that a fault meets the call that it is for: a reading of our own comes after those of the login. */
async function untilRead(): Promise<void> {
  await until(() => backend.callsOf('/my_deal').length >= READS_OF_A_LOGIN);
  await Promise.all(STATUSES.map((status) => client.api.refreshOrders(status)));
  await until(() => STATUSES.every(isRead));
}
const descending = (from: number, to: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

describe('pages', () => {
  it('of positions are all read, since the summary needs them', async () => {
    place(65);
    client = await startMember(backend);
    await until(() => ids('open').length === 65);
    expect(ids('open')).toEqual(descending(65, 1));
    expect(client.page.account && toText(client.page.account.usedMargin)).toBe('6500.00');
  });

  it('of history come one by one until the total', async () => {
    place(45);
    for (let id = 1; id <= 45; id++) backend.account.close(id, 'user');
    client = await startMember(backend);
    await until(() => ids('closed').length === 20);
    await client.api.loadMoreOrders('closed');
    await client.api.loadMoreOrders('closed');
    const calls = backend.callsOf('/my_deal').length;
    await client.api.loadMoreOrders('closed');
    expect(backend.callsOf('/my_deal').length).toBe(calls);
    await until(() => ids('closed').length === 45);
    expect(ids('closed')).toEqual(descending(45, 1));
  });

  it('lose and double nothing when rows come and go in between', async () => {
    place(50, '0');
    client = await startMember(backend);
    await until(() => ids('pending').length === 20);
    await client.api.cancelOrder(50);
    place(3, '0');
    await until(() => ids('pending')[0] === 53);
    for (let page = 0; page < 3; page++) {
      // A page follows the one before.
      await client.api.loadMoreOrders('pending');
    }
    await until(() => ids('pending').length === 52);
    expect(ids('pending')).toEqual([53, 52, 51, ...descending(49, 1)]);
    expect(client.page.state.orders?.pending.total).toBe(52);
  });

  it('say why they could not be read, and keep what was there', async () => {
    place(1);
    client = await startMember(backend);
    await until(() => ids('open').length === 1);
    await untilRead();
    backend.fail('forex/my_deal', { status: 200, body: '{"code":5,"msg":"Busy"}' });
    expect(await client.api.refreshOrders('open')).toMatchObject({ error: { kind: 'refused', message: 'Busy' } });
    await until(() => client.page.state.orders?.open.failure !== undefined);
    expect(ids('open')).toEqual([1]);
  });
});

describe('pushes', () => {
  it('move an order through its life, with a notice for what happened by itself', async () => {
    client = await startMember(backend);
    place(1, '0');
    await until(() => ids('pending').length === 1);
    backend.account.fill(1);
    await until(() => ids('open').length === 1);
    expect(ids('pending')).toEqual([]);
    backend.account.close(1, 'stop_loss');
    await until(() => ids('closed').length === 1);
    expect(ids('open')).toEqual([]);
    expect(client.page.notices).toMatchObject([
      { kind: 'filled', order: { id: 1, status: 'open' } },
      { kind: 'closed', order: { id: 1, status: 'closed', closeReason: 'stop_loss' } },
    ]);
  });

  it('tell of what was closed elsewhere, and not of what was closed here', async () => {
    place(2);
    client = await startMember(backend);
    await until(() => ids('open').length === 2);
    await client.api.closePosition(2);
    backend.account.close(1, 'user');
    await until(() => ids('closed').length === 2);
    expect(client.page.notices).toMatchObject([{ kind: 'closed', order: { id: 1, closeReason: 'user' } }]);
  });

  it('that only name the closed order are enough', async () => {
    place(2);
    client = await startMember(backend);
    await until(() => ids('open').length === 2);
    backend.push('FOREX_CLOSED', { Id: 1 });
    await until(() => ids('open').length === 1);
    expect(ids('open')).toEqual([2]);
    expect(client.page.state.orders?.open.total).toBe(1);
  });

  it('of no use are counted, and change nothing', async () => {
    client = await startMember(backend);
    const dropped = client.counters()?.dropped ?? 0;
    backend.push('FOREX_TRADE', { Id: 'x' });
    backend.push('FOREX_CLOSED', null);
    await until(() => client.counters()?.dropped === dropped + 2);
    expect(ids('open')).toEqual([]);
  });

  it('let no late answer bring a closed order back', async () => {
    place(1);
    client = await startMember(backend);
    await until(() => ids('open').length === 1);
    const [row] = backend.account.orders;
    const stale = JSON.stringify({ code: 1, msg: '', data: row });
    backend.account.close(1, 'take_profit');
    await until(() => ids('closed').length === 1);
    backend.fail('forex/set_stop_price', { status: 200, body: stale });
    await client.api.setStops(1, { stopLoss: '1.0', takeProfit: undefined });
    await client.api.setFavourite(1, true);
    await until(() => client.page.state.favourites?.length === 1);
    expect([ids('open'), ids('closed')]).toEqual([[], [1]]);
  });

  it('that come while a list is read are not undone by its answer', async () => {
    place(1);
    client = await startMember(backend);
    await until(() => ids('open').length === 1);
    const old = JSON.stringify({ code: 1, msg: '', data: backend.account.page(1, 1) });
    await untilRead();
    backend.fail('forex/my_deal', { status: 200, body: old });
    const reading = client.api.refreshOrders('open');
    backend.account.close(1, 'stop_out');
    await until(() => ids('closed').length === 1);
    await reading;
    await client.api.setFavourite(1, true);
    await until(() => client.page.state.favourites?.length === 1);
    expect(ids('open')).toEqual([]);
  });
});

describe('what the trader does', () => {
  it('to stops shows in the position', async () => {
    place(1);
    client = await startMember(backend);
    await until(() => ids('open').length === 1);
    expect(await client.api.setStops(1, { stopLoss: '1.01', takeProfit: undefined })).toMatchObject({ ok: true });
    await until(() => client.page.state.orders?.open.orders[0]?.stopLoss !== undefined);
    expect(backend.callsOf('/set_stop_price')[0]?.searchParams.get('target_profit_price')).toBe('0');
  });

  it('twice is one call', async () => {
    place(1);
    client = await startMember(backend);
    const [first, second] = await Promise.all([client.api.closePosition(1), client.api.closePosition(1)]);
    expect(first).toEqual(second);
    expect(backend.callsOf('/forex/close')).toHaveLength(1);
    expect(client.page.notices).toEqual([]);
  });

  it('without an answer is looked up', async () => {
    place(1);
    client = await startMember(backend);
    await until(() => ids('open').length === 1);
    backend.mood = 'silent';
    backend.fail('forex/close', 'cutAfter');
    expect(await client.api.closePosition(1)).toMatchObject({ error: { kind: 'network' } });
    await until(() => ids('open').length === 0 && ids('closed').length === 1);
  });
});

it('lets the summary stand still between a booking and its balance', async () => {
  place(1);
  client = await startMember(backend);
  await until(() => client.page.account !== null && toText(client.page.account.balance) === '99999');
  backend.tick(1, '1.08600');
  await until(() => client.page.account !== null && toText(client.page.account.unrealizedPnl) === '1.000000');
  const { promise, resolve } = gate();
  backend.fail('main/wallet/getBalance', { answerAfter: promise });
  backend.account.balance += 1;
  backend.account.close(1, 'user');
  await until(() => ids('open').length === 0);
  await client.api.setTicket(null);
  await client.api.setFavourite(1, true);
  await until(() => client.page.state.favourites?.length === 1);
  expect(client.page.account && toText(client.page.account.equity)).toBe('100000.000000');
  resolve();
  await until(() => client.page.account !== null && toText(client.page.account.balance) === '100000');
  expect(client.page.account && toText(client.page.account.equity)).toBe('100000');
});

it('ignores an answer that is older than what is shown', async () => {
  place(1);
  client = await startMember(backend);
  await until(() => ids('open').length === 1);
  await untilRead();
  const { promise, resolve } = gate();
  backend.fail('forex/my_deal', { answerAfter: promise });
  const slow = client.api.refreshOrders('open');
  await until(() => backend.callsOf('/my_deal').length > 0 && client.page.state.orders?.open.loading === true);
  // The connection is silent about the second order, so that only a newer answer can tell of it.
  backend.mood = 'silent';
  backend.cutSockets();
  await until(() => backend.openSockets === 0);
  place(1);
  await client.api.refreshOrders('open');
  await until(() => ids('open').length === 2);
  resolve();
  await slow;
  await client.api.setFavourite(1, true);
  await until(() => client.page.state.favourites?.length === 1);
  expect(ids('open')).toEqual([2, 1]);
});

function gate(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((open) => {
    resolve = open;
  });
  return { promise, resolve };
}
