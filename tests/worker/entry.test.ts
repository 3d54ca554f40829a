/** The real entry in a worker: commands over Comlink, frames over a transferred port. */
import '@vitest/web-worker';
import { releaseProxy, transfer, wrap } from 'comlink';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { TradingApi } from '../../src/contract/worker/trading-api.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { FakePage } from '../support/fake-page.ts';
import { until } from '../support/until.ts';

const backend = new FakeBackend();
beforeAll(async () => {
  // The shim runs the worker in this thread, and this Node has neither.
  vi.stubGlobal('WebSocket', WebSocket);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  await backend.start();
});
afterAll(() => backend.stop());

it('serves commands and frames from a worker', async () => {
  const worker = new Worker(new URL('../../workers/trading.worker.ts', import.meta.url), { type: 'module' });
  const api = wrap<TradingApi>(worker);
  const page = new FakePage(true);
  const options = { apiBase: backend.url, language: 'en', visible: true, online: true };
  expect(await api.openChart({ instrumentId: 1, interval: '1min' })).toMatchObject({ ok: false });
  const started = await api.start(options, transfer(page.channel, [page.channel.port]));
  expect(started).toEqual({ ok: true, value: null });
  await until(() => page.state.catalogue?.source === 'live');
  await api.setInterest({ instruments: [1], positions: [] });
  await until(() => page.quotes.get(1)?.flags === 1);
  backend.candles.put('EURUSD', { Time: 60, Open: '1', High: '1', Low: '1', Close: '1', Volume: '1' });
  const opened = await api.openChart({ instrumentId: 1, interval: '1min' });
  expect(opened.ok && opened.value.candles.time).toEqual(Float64Array.of(60_000));
  expect(await api.sparkline(1)).toMatchObject({ ok: true });
  api[releaseProxy]();
  worker.terminate();
  page.close();
});
