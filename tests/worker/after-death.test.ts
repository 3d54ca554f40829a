/** A worker that takes the place of one that died, and is told what the page still knows. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Handover } from '../../src/contract/worker/trading-api.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { buy, startMember, untilTrading, userIdOf } from '../support/member.ts';
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

/** What the page hands over after the worker is gone. */
function dead({ page, kill }: StartedClient, change: Partial<Handover> = {}): Handover {
  kill();
  const { favourites = [], unsaved, unconfirmed = [], unconfirmedFunds = [] } = page.state;
  const userId = userIdOf({ page });
  return { unconfirmed, unconfirmedFunds, userId, newestOrderId: 0, favourites, unsaved, ...change };
}

describe('where the device keeps nothing', () => {
  const nothing = { indexedDB: undefined };

  it('goes on with the same session, demo account and stars', async () => {
    client = await startMember(backend, nothing);
    await client.api.submitOrder(buy());
    await client.api.setFavourite(2, true);
    await until(() => client.page.state.favourites?.length === 1);
    const { session: before } = client.page.state;
    client = await startClient(backend.url, nothing, { handover: dead(client) });
    await until(() => client.page.state.orders?.open.total === 1);
    expect(client.page.state.session).toEqual(before);
    expect(client.page.state.favourites).toEqual([2]);
    await client.api.logOut();
    await client.api.logInDemo();
    await until(() => client.page.state.session?.status === 'member');
    expect(client.page.state.session).toEqual(before);
  });

  it('does not go on with a session that was ended', async () => {
    client = await startMember(backend, nothing);
    await client.api.logOut();
    await until(() => client.page.state.session?.status === 'visitor');
    client = await startClient(backend.url, nothing, { handover: dead(client) });
    await until(() => client.page.state.session?.status === 'visitor');
  });
});

it('finds out about an order that died with the worker before it was written or sent', async () => {
  client = await startMember(backend, { indexedDB: undefined });
  const request = buy();
  const handover = dead(client, { unconfirmed: [{ request, sentAt: Date.now() }] });
  client = await startClient(backend.url, { indexedDB: undefined }, { handover });
  await until(() => client.page.notices.some(({ kind }) => kind === 'reconciled'));
  expect(backend.account.orders).toHaveLength(1);
  await until(() => client.page.state.unconfirmed?.length === 0);
});

it('never tells the page of the emptiness that it starts with', async () => {
  client = await startMember(backend, { indexedDB: undefined });
  await client.api.submitOrder(buy());
  await until(() => client.page.state.orders?.open.total === 1);
  client = await startClient(backend.url, { indexedDB: undefined }, { handover: dead(client) });
  await client.api.setInterest({ instruments: [1], positions: [1] });
  await untilTrading(client);
  await until(() => client.page.state.orders !== undefined);
  const told = client.page.frames.map(({ state, account }) => ({ ...state, account }));
  expect(told.filter(({ session }) => session?.status === 'loading')).toEqual([]);
  expect(told.filter(({ orders }) => orders && orders.open.total === undefined)).toEqual([]);
  expect(told.filter(({ catalogue }) => catalogue?.source === 'none')).toEqual([]);
  expect(told.filter(({ account }) => account === null)).toEqual([]);
});

it('clears a page whose session has ended meanwhile', async () => {
  client = await startMember(backend, { indexedDB: undefined });
  const handover = dead(client, { unsaved: undefined });
  client = await startClient(backend.url, { indexedDB: undefined }, { handover });
  await until(() => client.page.state.session?.status === 'visitor');
  await until(() => client.page.state.orders?.open.orders.length === 0);
  await until(() => client.page.frames.some(({ account }) => account === null));
});

it('says of the summary since when the oldest price behind them is old', async () => {
  client = await startMember(backend);
  await client.api.submitOrder(buy());
  await client.api.setInterest({ instruments: [1], positions: [1] });
  await until(() => client.page.pnl.get(1) !== undefined);
  expect(client.page.frames.some(({ account }) => account?.staleSince !== undefined)).toBe(false);
  const before = Date.now();
  await backend.stop();
  const said = (): number | undefined => client.page.frames.findLast(({ account }) => account)?.account?.staleSince;
  await until(() => said() !== undefined);
  expect(said()).toBeLessThanOrEqual(before);
  await until(() => client.page.pnl.get(1)?.staleSince === said());
});
