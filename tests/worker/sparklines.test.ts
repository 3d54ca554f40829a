/** Sparklines on the device: a start without a network has them, and one with it asks only for those that are old. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPARKLINE_FRESH_MS } from '../../src/contract/worker/sparkline.ts';
import { openStorage } from '../../workers/storage/open-storage.ts';
import { SPARKLINES_KEY, type Storage } from '../../workers/storage/storage.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { testEnvironment } from '../support/environment.ts';
import { until } from '../support/until.ts';

let backend: FakeBackend;
let device: IDBFactory;
let clients: StartedClient[];

beforeEach(async () => {
  backend = new FakeBackend();
  device = new IDBFactory();
  clients = [];
  await backend.start();
  backend.candles.put('EURUSD', { Time: 900, Open: '1', High: '1', Low: '1', Close: '1.5', Volume: '1' });
});
afterEach(async () => {
  for (const client of clients) client.kill();
  await backend.stop();
});

const settings = (): Storage['settings'] => openStorage(testEnvironment({ indexedDB: device })).storage.settings;
const calls = (): number => backend.callsOf('/abbreviated_cache_kline').length;

/** A client on the device, when it knows its instruments; its clock may be ahead, ms. */
async function start(ahead = 0): Promise<StartedClient> {
  const client = await startClient(backend.url, { indexedDB: device, now: () => Date.now() + ahead });
  clients.push(client);
  await until(() => (client.page.state.catalogue?.instruments.length ?? 0) > 0);
  return client;
}

async function closesAt({ api }: StartedClient): Promise<readonly number[]> {
  const line = await api.sparkline(1);
  return line.ok ? [...line.value.closes] : [];
}

/** The device has the line of EURUSD, from before a start. */
async function keptLine(): Promise<void> {
  const client = await start();
  await until(() => client.page.state.catalogue?.source === 'live');
  expect(await closesAt(client)).toEqual([150_000]);
  await client.api.setVisible(false);
  await vi.waitFor(async () => expect(await settings().get(SPARKLINES_KEY)).toContain('150000'));
  client.kill();
}

describe('a sparkline on the device', () => {
  it('is there without a network, as old as it is', async () => {
    await keptLine();
    const before = Date.now();
    await backend.stop();
    const client = await start(SPARKLINE_FRESH_MS);
    const line = await client.api.sparkline(1);
    expect(line.ok && [...line.value.closes]).toEqual([150_000]);
    expect(line.ok && line.value.at).toBeLessThanOrEqual(before);
  });

  it('is not asked for again by a start a moment later', async () => {
    await keptLine();
    const client = await start();
    expect(await closesAt(client)).toEqual([150_000]);
    expect(calls()).toBe(1);
  });

  it('is asked for again when it is old, and stays where the server has none', async () => {
    await keptLine();
    backend.candles.put('EURUSD', { Time: 1_800, Open: '1', High: '1', Low: '1', Close: '1.6', Volume: '1' });
    const client = await start(SPARKLINE_FRESH_MS);
    await until(() => client.page.state.connection?.phase === 'open');
    backend.fail('forex/abbreviated_cache_kline', { status: 200, body: '{"code":5,"msg":"Busy"}' });
    expect(await closesAt(client)).toEqual([150_000]);
    expect(await closesAt(client)).toEqual([150_000, 160_000]);
    expect(calls()).toBe(3);
  });

  it('that cannot be read is none', async () => {
    for (const nonsense of ['[[1', '[[1]]', '[["1",2,3]]', '{}']) {
      await settings().put(SPARKLINES_KEY, nonsense);
      const client = await start();
      expect(await closesAt(client)).toEqual([150_000]);
      client.kill();
    }
    expect(calls()).toBe(4);
  });
});

it('reads a sparkline once for all who ask meanwhile, each with a copy of its own', async () => {
  const client = await start();
  const [first, second] = await Promise.all([client.api.sparkline(1), client.api.sparkline(1)]);
  expect(first.ok && [...first.value.closes]).toEqual([150_000]);
  expect(second).toEqual(first);
  await client.api.sparkline(1);
  expect(calls()).toBe(1);
  expect(await client.api.sparkline(99)).toMatchObject({ error: { kind: 'invalid' } });
});
