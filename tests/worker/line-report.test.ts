/** What the worker tells of the line, on a real socket. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LineReport } from '../../src/contract/worker/diagnostics-api.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { openStorage } from '../../workers/storage/open-storage.ts';
import { hurriedTimers, testEnvironment } from '../support/environment.ts';
import { until } from '../support/until.ts';

const timers = hurriedTimers(20);
let ahead = 0;
const now = (): number => Date.now() + ahead;
let device: IDBFactory;
let backend: FakeBackend;
let client: StartedClient;

beforeEach(async () => {
  ahead = 0;
  device = new IDBFactory();
  backend = new FakeBackend();
  await backend.start();
  client = await startClient(backend.url, { timers, now, indexedDB: device });
  await until(() => backend.isSubscribed('DAY_MARKET'));
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

async function lineOf({ api }: StartedClient): Promise<LineReport> {
  const answer = await api.lineReport();
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

const report = (): Promise<LineReport> => lineOf(client);

it('has the round trips of pings, and counts what passes', async () => {
  await expect.poll(async () => (await report()).latencies.length).toBeGreaterThan(1);
  const before = await report();
  expect(before.history.at(-1)?.phase).toBe('open');
  expect(before.counters).toMatchObject({ lost: 0, dropped: 0 });
  expect(before.traffic.today).toBeGreaterThanOrEqual(before.counters.receivedBytes + before.counters.sentBytes);
  backend.pushRaw('x'.repeat(5_000));
  await expect.poll(async () => (await report()).counters.dropped).toBe(1);
  expect((await report()).counters.receivedBytes - before.counters.receivedBytes).toBeGreaterThanOrEqual(5_000);
});

it('has why a socket ended', async () => {
  await report();
  const { opened } = (await report()).counters;
  backend.cutSockets();
  await expect.poll(async () => (await report()).counters.opened).toBeGreaterThan(opened);
  expect((await report()).history.map(({ reason }) => reason)).toContain(1006);
});

/** Bytes of today that the device has of all tabs. */
async function keptToday(): Promise<number> {
  const text = await openStorage(testEnvironment({ indexedDB: device })).storage.settings.get('traffic');
  return text === undefined ? 0 : (JSON.parse(text) as { readonly today: number }).today;
}

it('adds up what several tabs of the device use', async () => {
  const other = await startClient(backend.url, { timers, now, indexedDB: device });
  await until(() => backend.messages.filter(({ type }) => type === 'ping').length > 1);
  backend.pushRaw('x'.repeat(9_000));
  await expect.poll(async () => (await report()).traffic.today).toBeGreaterThan(9_000);
  await expect.poll(async () => (await lineOf(other)).traffic.today).toBeGreaterThan(9_000);
  // One after the other, as tabs are left.
  for (const tab of [client, other]) {
    const before = await keptToday();
    // One after the other.
    await tab.api.setVisible(false);
    await expect.poll(keptToday).toBeGreaterThan(before + 9_000);
  }
  other.kill();
});

it('keeps the sums over a reload', async () => {
  backend.pushRaw('x'.repeat(9_000));
  await expect.poll(async () => (await report()).traffic.today).toBeGreaterThan(9_000);
  ahead = 61_000;
  const kept = (await report()).traffic.today;
  await expect.poll(keptToday).toBeGreaterThanOrEqual(kept);
  client.kill();
  client = await startClient(backend.url, { timers, now, indexedDB: device });
  await expect.poll(async () => (await report()).traffic.today).toBeGreaterThan(kept);
});
