/** A real backend on loopback that misbehaves in every way a socket can, and a client that must come through. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMPACT_QUOTES, encodeCompactQuotes } from '../../src/contract/wire/compact-quotes.ts';
import { QUOTE_MARKET_OPEN, QUOTE_STALE } from '../../src/contract/worker/frame.ts';
import { FakeBackend, type SocketMood } from '../support/backend/fake-backend.ts';
import type { StartedClient } from '../support/client.ts';
import { hurriedTimers } from '../support/environment.ts';
import { startMember, untilTrading } from '../support/member.ts';
import { unhandledErrors, watchUnhandled } from '../support/unhandled.ts';
import { until } from '../support/until.ts';

/** Five seconds take half a one. */
const HURRY = 10;
let backend: FakeBackend;
let client: StartedClient;

beforeEach(async () => {
  watchUnhandled();
  backend = new FakeBackend();
  await backend.start();
  client = await startMember(backend, { timers: hurriedTimers(HURRY) });
  await until(() => backend.isSubscribed('FOREX_CLOSED') && backend.isSubscribed('DAY_MARKET'));
});
afterEach(async () => {
  client.kill();
  await backend.stop();
  expect(await unhandledErrors()).toEqual([]);
});

const phase = (): string | undefined => client.page.state.connection?.phase;
const flags = (): number | undefined => client.page.quotes.get(1)?.flags;
const logins = (): number => backend.messages.filter((message) => message.type === 'login').length;

/** Prices flow, topics are back, and the account is the server's. */
async function expectRecovery(): Promise<void> {
  await until(() => phase() === 'open' && flags() === QUOTE_MARKET_OPEN);
  await until(() => ['DAY_MARKET', 'FOREX_TRADE', 'FOREX_CLOSED'].every((topic) => backend.isSubscribed(topic)));
  backend.tick(1, '1.23456');
  await until(() => client.page.quotes.get(1)?.close === 123_456);
  backend.account.place({ forex_id: '1', type: '1', cont: '0.01', status: '1', multiple: '100' });
  const count = backend.account.orders.length;
  await until(() => client.page.state.orders?.open.total === count);
}

describe('a server that goes silent', () => {
  it('is left at the third unanswered ping, and found again', async () => {
    const pings = (): number => backend.messages.filter((message) => message.type === 'ping').length;
    await until(() => pings() > 0);
    backend.mood = 'silent';
    const before = pings();
    await until(() => client.counters()?.lost === 1);
    expect(pings() - before).toBe(3);
    backend.mood = 'well';
    await expectRecovery();
  });

  it('shows its prices as stale, and keeps them on screen', async () => {
    const close = client.page.quotes.get(1)?.close;
    backend.mood = 'refuses';
    backend.cutSockets();
    await until(() => flags() === (QUOTE_MARKET_OPEN | QUOTE_STALE));
    expect(client.page.quotes.get(1)?.close).toBe(close);
    backend.mood = 'well';
    await expectRecovery();
  });
});

describe('rubbish', () => {
  const rubbish: readonly (string | Buffer)[] = [
    '',
    'ping',
    '{',
    'null',
    '[]',
    '42',
    '"pong"',
    '{"type":"data"}',
    '{"type":"data","topic":7,"data":[]}',
    '{"type":"data","topic":"UNKNOWN","ts":1,"data":{}}',
    '{"type":"data","topic":"DAY_MARKET","ts":1,"data":{"Id":1}}',
    '{"type":"data","topic":"FOREX_TRADE","ts":1,"data":{"Id":"one"}}',
    '{"type":"data","topic":"FOREX_CLOSED","ts":1,"data":[]}',
    '{"type":"login_result","code":"1"}',
    '{"type":"__proto__"}',
    Buffer.from([0, 1, 2, 255]),
    Buffer.from('{"type":"pong"}'),
    `{"type":"pong","x":"${'x'.repeat(5_000_000)}"}`,
    '['.repeat(100_000),
  ];

  it('is dropped and counted, frame by frame, and never ends the socket', async () => {
    const received = client.counters()?.received ?? 0;
    const dropped = client.counters()?.dropped ?? 0;
    for (const frame of rubbish) backend.pushRaw(frame);
    await until(() => (client.counters()?.received ?? 0) >= received + rubbish.length);
    expect(client.counters()?.dropped).toBe(dropped + rubbish.length);
    expect(client.counters()?.lost).toBe(0);
    await expectRecovery();
  });

  it('does not come between compact frames', async () => {
    expect(backend.messages.find((message) => message.topics?.includes('DAY_MARKET'))).toMatchObject({
      encoding: COMPACT_QUOTES,
    });
    const quote = { id: 1, close: 122_222, open: 108_000, isMarketOpen: true, sendsOpen: true };
    const frame = Buffer.from(encodeCompactQuotes(Date.now(), [quote]));
    const dropped = client.counters()?.dropped ?? 0;
    backend.pushRaw(frame.subarray(0, 5));
    backend.pushRaw(frame);
    await until(() => client.page.quotes.get(1)?.close === 122_222);
    expect(client.counters()?.dropped).toBe(dropped + 1);
  });

  it('inside a good frame spoils only itself', async () => {
    backend.push('DAY_MARKET', [null, 1, { Id: 'x' }, { Id: 2, Close: {} }, { Id: 1, Open: '1', Close: '1.11111' }]);
    await until(() => client.page.quotes.get(1)?.close === 111_111);
    expect(client.page.quotes.get(2)?.close).toBe(108_500);
  });
});

describe.each<[SocketMood]>([['refuses'], ['halfOpen'], ['closes']])('a server that %s', (mood) => {
  it('is tried again with growing patience, and comes back', async () => {
    backend.mood = mood;
    backend.cutSockets();
    await until(() => {
      const { connection } = client.page.state;
      return connection?.phase === 'waiting' && connection.attempt >= 3;
    });
    expect(flags()).toBe(QUOTE_MARKET_OPEN | QUOTE_STALE);
    backend.mood = 'well';
    await expectRecovery();
  });
});

describe('a restart of the server', () => {
  it('is seen through, again and again', async () => {
    const before = logins();
    for (let round = 1; round <= 3; round++) {
      // One restart after the other.
      await backend.stop();
      // One restart after the other.
      await until(() => phase() !== 'open');
      // One restart after the other.
      await backend.start();
      // One restart after the other.
      await expectRecovery();
    }
    expect(logins() - before).toBe(3);
    expect(client.counters()).toMatchObject({ opened: 4, lost: 3 });
  });

  it('misses no change of the account', async () => {
    backend.account.place({ forex_id: '1', type: '1', cont: '0.01', status: '1', multiple: '100' });
    await until(() => client.page.state.orders?.open.total === 1);
    await backend.stop();
    await until(() => phase() !== 'open');
    backend.account.close(1, 'stop_out');
    backend.account.place({ forex_id: '1', type: '2', cont: '0.02', status: '1', multiple: '100' });
    await backend.start();
    await until(() => client.page.state.orders?.open.orders[0]?.id === 2);
    expect(client.page.state.orders?.open.orders).toHaveLength(1);
    await untilTrading(client);
  });
});

it('answers every command as a value while nothing works', async () => {
  await backend.stop();
  const { api } = client;
  const answers = await Promise.all([
    api.refreshCatalogue(),
    api.searchCompanies('x'),
    api.sparkline(1),
    api.openChart({ instrumentId: 1, interval: '1min' }),
    api.closePosition(1),
    api.cancelOrder(1),
    api.setStops(1, { stopLoss: undefined, takeProfit: undefined }),
    api.refreshOrders('closed'),
    api.resetDemo(),
    api.logInDemo(),
  ]);
  for (const answer of answers) {
    expect(answer.ok).toBe(false);
    expect(!answer.ok && ['network', 'timeout'].includes(answer.error.kind)).toBe(true);
  }
  expect(await api.searchInstruments('Jpy')).toEqual({ ok: true, value: [3] });
  await backend.start();
  await expectRecovery();
});
