/** A page that is hidden, sleeps, loses its network and comes back. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { QUOTE_MARKET_OPEN, QUOTE_STALE } from '../../src/contract/worker/frame.ts';
import type { Environment } from '../../workers/environment.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import type { StartedClient } from '../support/client.ts';
import { FakeTime } from '../support/fake-time.ts';
import { startMember } from '../support/member.ts';
import { barsOf, minuteAt } from '../support/minutes.ts';
import { until } from '../support/until.ts';

const LONG_MS = 5_000;
const RETRY_MS = 2_000;
let backend: FakeBackend;
let client: StartedClient;
let time: FakeTime;
let last: number;

/** Short waits pass by themselves; long ones when the test says so. */
const timers: Environment['timers'] = {
  after(ms, run) {
    if (ms >= LONG_MS) return time.timers.after(ms, run);
    const handle = setTimeout(run, ms === RETRY_MS ? 50 : ms);
    return () => clearTimeout(handle);
  },
};

beforeEach(async () => {
  time = new FakeTime();
  backend = new FakeBackend();
  await backend.start();
  for (last = 0; last < 100; last++) backend.candles.put('EURUSD', minuteAt(last));
  client = await startMember(backend, { timers });
  await until(() => backend.isSubscribed('FOREX_CLOSED'));
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

/** Lets time pass on a healthy line: each ping is answered before the next is due. */
async function passHealthy(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 5_000) {
    const received = client.counters()?.received ?? 0;
    time.advance(Math.min(5_000, ms - passed));
    // The next ping is due after this one's answer.
    await until(
      () => (client.counters()?.received ?? 0) > received || ms - passed < 5_000 || backend.openSockets === 0,
    );
  }
}

const flags = (): number | undefined => client.page.quotes.get(1)?.flags;

it('drops prices after 30 s out of sight, keeps private topics, and brings prices back', async () => {
  await client.api.setVisible(false);
  await passHealthy(29_999);
  expect(backend.isSubscribed('DAY_MARKET')).toBe(true);
  time.advance(1);
  await until(() => !backend.isSubscribed('DAY_MARKET'));
  expect(backend.isSubscribed('FOREX_TRADE')).toBe(true);
  await until(() => flags() === (QUOTE_MARKET_OPEN | QUOTE_STALE));
  await client.api.setVisible(true);
  await until(() => backend.isSubscribed('DAY_MARKET') && flags() === QUOTE_MARKET_OPEN);
});

it('closes the socket after five minutes, and is whole again when looked at', async () => {
  const opened = await client.api.openChart({ instrumentId: 1, interval: '5min' });
  if (!opened.ok) throw new Error(opened.error.kind);
  client.page.show(opened.value);
  await client.api.setVisible(false);
  await passHealthy(300_000);
  await until(() => backend.openSockets === 0);
  for (let missed = 0; missed < 300; missed++) backend.candles.put('EURUSD', minuteAt(last++));
  backend.account.place({ forex_id: '1', type: '1', cont: '0.01', status: '1', multiple: '100' });
  await client.api.setVisible(true);
  await until(() => flags() === QUOTE_MARKET_OPEN && client.page.state.orders?.open.total === 1);
  await until(() => client.page.bars.length === barsOf(backend, 'EURUSD', '5min').length);
  expect(client.page.bars).toEqual(barsOf(backend, 'EURUSD', '5min'));
});

it('leaves a socket that died in its sleep after two quick pings', async () => {
  backend.mood = 'silent';
  const pings = backend.messages.filter((message) => message.type === 'ping').length;
  await client.api.setVisible(false);
  await client.api.setVisible(true);
  await until(() => client.counters()?.lost === 1);
  expect(backend.messages.filter((message) => message.type === 'ping').length).toBe(pings + 2);
  backend.mood = 'well';
  await until(() => client.counters()?.opened === 2 || client.page.state.connection?.phase === 'waiting');
});

it('goes offline with the device and comes back with it', async () => {
  await client.api.setOnline(false);
  await until(() => client.page.state.connection?.phase === 'offline' && flags() === (QUOTE_MARKET_OPEN | QUOTE_STALE));
  await client.api.openSocket();
  expect(backend.openSockets).toBeLessThanOrEqual(1);
  await client.api.setOnline(true);
  await until(() => client.page.state.connection?.phase === 'open' && flags() === QUOTE_MARKET_OPEN);
});
