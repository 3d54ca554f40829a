/** What the worker tells of the line, on a real socket. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LineReport } from '../../src/contract/worker/diagnostics-api.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { hurriedTimers } from '../support/environment.ts';
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

async function report(): Promise<LineReport> {
  const answer = await client.api.lineReport();
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

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

it('keeps the sums over a reload', async () => {
  backend.pushRaw('x'.repeat(9_000));
  await expect.poll(async () => (await report()).traffic.today).toBeGreaterThan(9_000);
  ahead = 61_000;
  const kept = (await report()).traffic.today;
  client.kill();
  client = await startClient(backend.url, { timers, now, indexedDB: device });
  await expect.poll(async () => (await report()).traffic.today).toBeGreaterThan(kept);
});
