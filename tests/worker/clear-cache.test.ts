/** Clearing the device's caches: what can be loaded again goes, and nothing else. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../workers/client.ts';
import { clearCaches } from '../../workers/storage/clear-caches.ts';
import { memoryStorage, openStorage } from '../../workers/storage/open-storage.ts';
import { ACCOUNT_KEY, ONLY, SPARKLINES_KEY, type Storage } from '../../workers/storage/storage.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { fullDevice } from '../support/devices.ts';
import { testEnvironment } from '../support/environment.ts';
import { buy, startMember } from '../support/member.ts';
import { until } from '../support/until.ts';

let backend: FakeBackend;
let client: StartedClient | undefined;
let device: IDBFactory;

beforeEach(async () => {
  backend = new FakeBackend();
  device = new IDBFactory();
  await backend.start();
});
afterEach(async () => {
  client?.kill();
  await backend.stop();
});

const onDevice = (): Storage => openStorage(testEnvironment({ indexedDB: device })).storage;

/** A device that knows a market, a chart, a favourite, a user, and an order that was never answered. */
async function usedDevice(): Promise<StartedClient> {
  const started = await startMember(backend, { indexedDB: device });
  client = started;
  backend.candles.put('EURUSD', { Time: 60, Open: '1', High: '1', Low: '1', Close: '1', Volume: '1' });
  const chart = await started.api.openChart({ instrumentId: 1, interval: '1min' });
  expect(chart.ok).toBe(true);
  expect((await started.api.sparkline(1)).ok).toBe(true);
  await started.api.setFavourite(3, true);
  backend.fail('forex/submit', 'cutBefore');
  backend.mood = 'refuses';
  backend.cutSockets();
  await started.api.submitOrder(buy());
  await started.api.setVisible(false);
  const kept = onDevice();
  await vi.waitFor(async () => {
    expect(await kept.candles.all()).not.toEqual([]);
    expect(await kept.quotes.get(ONLY)).toBeDefined();
    expect(await kept.settings.get(ACCOUNT_KEY)).toBeDefined();
    expect(await kept.settings.get(SPARKLINES_KEY)).toBeDefined();
    expect(await kept.catalogue.get(ONLY)).toBeDefined();
  });
  return started;
}

describe('clearing what can be loaded again', () => {
  it('leaves prices, instruments, charts and the account nowhere on the device', async () => {
    const { api } = await usedDevice();
    expect(await api.clearCache()).toEqual({ ok: true, value: null });
    const kept = onDevice();
    expect(await kept.candles.all()).toEqual([]);
    expect(await kept.catalogue.get(ONLY)).toBeUndefined();
    expect(await kept.quotes.get(ONLY)).toBeUndefined();
    expect(await kept.settings.get(ACCOUNT_KEY)).toBeUndefined();
    expect(await kept.settings.get(SPARKLINES_KEY)).toBeUndefined();
  });

  it('leaves the user, the demo identity, favourites and an order without an answer', async () => {
    const { api } = await usedDevice();
    const all = async () => {
      const { session, settings, favourites, journal } = onDevice();
      const demo = await settings.get('demoId');
      const rows = await Promise.all([session, favourites, journal].map((table) => table.all()));
      return [...rows, demo ?? ''];
    };
    const before = await all();
    expect(before.map(({ length }) => length > 0)).toEqual([true, true, true, true]);
    await api.clearCache();
    expect(await all()).toEqual(before);
  });

  it('is followed by a start that loads everything again, as the same user', async () => {
    const first = await usedDevice();
    await first.api.clearCache();
    first.kill();
    backend.mood = 'well';
    client = await startClient(backend.url, { indexedDB: device });
    await until(() => client?.page.state.catalogue?.source === 'live');
    expect(client.page.frames.every(({ state }) => state?.catalogue?.source !== 'snapshot')).toBe(true);
    await until(() => client?.page.state.session?.status === 'member');
    expect(client.page.state.favourites).toEqual([3]);
  });

  it('takes nothing from what is on screen', async () => {
    const { api, page } = await usedDevice();
    const { catalogue } = page.state;
    await api.clearCache();
    expect(page.state.catalogue).toBe(catalogue);
    expect(page.quotes.get(1)?.close).toBeGreaterThan(0);
  });

  it('has nothing to do before the start, or where the device keeps nothing', async () => {
    expect(await createClient(testEnvironment()).api.clearCache()).toEqual({ ok: true, value: null });
    const storage = memoryStorage();
    await storage.favourites.put('3', 1);
    await clearCaches(storage);
    expect(await storage.favourites.all()).toEqual([1]);
  });

  it('says when the device did not delete what it was to forget', async () => {
    const { storage } = openStorage(testEnvironment({ indexedDB: fullDevice() }));
    expect(await clearCaches(storage)).toEqual({ ok: false, error: { kind: 'storage', origin: 'clearCache' } });
  });
});
