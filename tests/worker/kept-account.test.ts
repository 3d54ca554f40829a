/** The account on the device: a start without a network shows it with its age, until the server answers. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compare, decimal } from '../../src/domain/decimal.ts';
import { openStorage } from '../../workers/storage/open-storage.ts';
import { ACCOUNT_KEY } from '../../workers/storage/storage.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { hurriedTimers, testEnvironment } from '../support/environment.ts';
import { startMember } from '../support/member.ts';
import { until } from '../support/until.ts';

const MARKET = { type: '1', cont: '0.01', multiple: '100' } as const;
let backend: FakeBackend;
let device: IDBFactory;
let clients: StartedClient[];

beforeEach(async () => {
  backend = new FakeBackend();
  device = new IDBFactory();
  clients = [];
  await backend.start();
});
afterEach(async () => {
  for (const client of clients) client.kill();
  await backend.stop();
});

const openOf = ({ page }: StartedClient) => page.state.orders?.open;

/** A member with one position and one pending order, which the device has kept by the end. */
async function keptMember(): Promise<void> {
  const client = await startMember(backend, { indexedDB: device, timers: hurriedTimers(10) });
  clients.push(client);
  backend.account.place({ forex_id: '1', status: '1', ...MARKET });
  backend.account.place({ forex_id: '1', status: '0', price: '1.2', ...MARKET });
  await until(() => openOf(client)?.total === 1 && client.page.state.orders?.pending.total === 1);
  await until(() => client.page.account !== null && client.page.account !== undefined);
  const { settings } = openStorage(testEnvironment({ indexedDB: device })).storage;
  await vi.waitFor(async () => expect(await settings.get(ACCOUNT_KEY)).toMatch(/"userId":7/), 10_000);
  client.kill();
}

async function startAgain(): Promise<StartedClient> {
  const client = await startClient(backend.url, { indexedDB: device });
  clients.push(client);
  return client;
}

describe('an account on the device', () => {
  it('is shown without a network, with its age, and gives way to the server', async () => {
    await keptMember();
    const before = Date.now();
    await backend.stop();
    const client = await startAgain();
    await until(() => openOf(client)?.total === 1);
    const { open, pending } = client.page.state.orders ?? {};
    expect(open?.asOf).toBeLessThanOrEqual(before);
    expect(pending).toMatchObject({ total: 1, asOf: open?.asOf });
    await until(() => client.page.account !== null && client.page.account !== undefined);
    expect(compare(client.page.account?.balance ?? decimal('0'), decimal('0'))).toBe(1);
    await backend.start();
    await until(() => openOf(client)?.asOf === undefined);
    expect(openOf(client)?.total).toBe(1);
  });

  it('says nothing to a page that has seen newer, from the worker before', async () => {
    await keptMember();
    await backend.stop();
    const handover = { unconfirmed: [], unconfirmedFunds: [], userId: 7, newestOrderId: 9, favourites: [] };
    const options = { handover: { ...handover, unsaved: undefined } };
    const client = await startClient(backend.url, { indexedDB: device }, options);
    clients.push(client);
    // One that begins later has read what the device keeps: so has the first.
    const later = await startAgain();
    await until(() => openOf(later)?.total === 1);
    expect(client.page.state.session?.status).toBe('member');
    expect(openOf(client)?.total).toBeUndefined();
  });

  it('is forgotten with the session', async () => {
    await keptMember();
    const client = await startAgain();
    await until(() => client.page.state.session?.status === 'member');
    await client.api.logOut();
    client.kill();
    await backend.stop();
    const next = await startAgain();
    await until(() => next.page.state.session?.status === 'visitor');
    expect(openOf(next)?.total).toBeUndefined();
  });
});
