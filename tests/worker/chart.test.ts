/** The open chart over a real socket and real HTTP: the bars on screen are the backend's, none missing, none doubled. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CANDLE_INTERVALS, type CandleInterval } from '../../src/domain/candle-interval.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { barsOf, DAY_START, minuteAt } from '../support/minutes.ts';
import { candlesOf } from '../support/fake-page.ts';
import { until } from '../support/until.ts';

let backend: FakeBackend;
let client: StartedClient;
let device: IDBFactory;
let last: number;

beforeEach(async () => {
  device = new IDBFactory();
  backend = new FakeBackend();
  await backend.start();
  // 25 hours and 17 minutes: the running day has begun, and so have the running hour and five minutes.
  for (last = 0; last < 25 * 60 + 17; last++) backend.candles.put('EURUSD', minuteAt(last));
  client = await startClient(backend.url, { indexedDB: device });
  await until(() => client.page.state.catalogue?.source === 'live' && client.page.state.connection?.phase === 'open');
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

async function open(interval: CandleInterval): Promise<void> {
  const opened = await client.api.openChart({ instrumentId: 1, interval });
  if (!opened.ok) throw new Error(opened.error.kind);
  client.page.show(opened.value);
  await until(() => backend.isSubscribed('KLINE.EURUSD'));
}

/** The next minute as the stream tells of it: begun, then whole. */
function stream(count: number): void {
  for (let sent = 0; sent < count; sent++) {
    backend.minute('EURUSD', minuteAt(last, 0.5));
    backend.minute('EURUSD', minuteAt(last));
    last++;
  }
}

/** What passes while the socket is away. */
function pass(count: number): void {
  for (let missed = 0; missed < count; missed++) backend.candles.put('EURUSD', minuteAt(last++));
}

const shownEquals = (interval: CandleInterval): boolean => {
  const expected = barsOf(backend, 'EURUSD', interval).slice(-client.page.bars.length);
  return JSON.stringify(client.page.bars) === JSON.stringify(expected);
};

describe.each(CANDLE_INTERVALS)('at %s', (interval) => {
  it('shows history and goes on exactly, over several bars', async () => {
    await open(interval);
    expect(client.page.bars).toEqual(barsOf(backend, 'EURUSD', interval).slice(-500));
    stream(130);
    await until(() => client.page.bars.at(-1)?.time === barsOf(backend, 'EURUSD', interval).at(-1)?.time);
    await until(() => shownEquals(interval));
  });

  it('fills the gap after a lost socket', async () => {
    await open(interval);
    stream(2);
    await until(() => shownEquals(interval));
    backend.cutSockets();
    pass(95);
    await until(() => client.page.state.connection?.phase !== 'open');
    await until(() => backend.isSubscribed('KLINE.EURUSD'));
    stream(3);
    await until(() => shownEquals(interval));
    const times = client.page.bars.map((bar) => bar.time);
    expect(new Set(times).size).toBe(times.length);
  });
});

it('closes a gap longer than one page of bars', async () => {
  await open('1min');
  backend.cutSockets();
  pass(1_700);
  await until(() => client.page.bars.length === 2_200);
  expect(client.page.bars).toEqual(barsOf(backend, 'EURUSD', '1min').slice(-2_200));
});

it('lets older bars go rather than show a hole it cannot close', async () => {
  await open('1min');
  const shown = client.page.bars.length;
  backend.cutSockets();
  pass(4_000);
  await until(() => client.page.bars.length !== shown);
  expect(client.page.bars).toEqual(barsOf(backend, 'EURUSD', '1min').slice(-3_500));
});

it('reads the end of a minute that may have passed before the subscription was heard', async () => {
  backend.candles.put('EURUSD', minuteAt(last, 0.5));
  await open('1min');
  // The minute ends, and nobody tells: only its successor is streamed.
  backend.candles.put('EURUSD', minuteAt(last++));
  backend.minute('EURUSD', minuteAt(last++));
  await until(() => shownEquals('1min'));
  expect(client.page.bars.at(-2)?.volume).toBe(Number(minuteAt(last - 2).Volume) * 10_000);
});

it('reads once more when the socket was lost while it read', async () => {
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  backend.fail('forex/kline', { answerAfter: held });
  const opening = client.api.openChart({ instrumentId: 1, interval: '1min' });
  await until(() => backend.callsOf('/kline').length === 1 && backend.isSubscribed('KLINE.EURUSD'));
  backend.minute('EURUSD', minuteAt(last - 1));
  backend.cutSockets();
  pass(3);
  await until(() => client.page.state.connection?.phase !== 'open');
  await until(() => backend.isSubscribed('KLINE.EURUSD'));
  answer();
  const opened = await opening;
  if (!opened.ok) throw new Error(opened.error.kind);
  client.page.show(opened.value);
  await until(() => client.page.bars.length === 503 && shownEquals('1min'));
});

it('mends itself when a minute comes late', async () => {
  await open('5min');
  stream(3);
  await until(() => shownEquals('5min'));
  backend.minute('EURUSD', { ...minuteAt(last - 2), High: '9.0000' });
  await until(() => client.page.bars.at(-1)?.high === 900_000 || client.page.bars.at(-2)?.high === 900_000);
  await until(() => shownEquals('5min'));
});

it('loses no bar that closed just before everything was read again', async () => {
  await open('1min');
  stream(2);
  await until(() => shownEquals('1min'));
  const { replaced } = client.page;
  const before = replaced.length;
  stream(3);
  backend.minute('EURUSD', minuteAt(last - 5));
  await until(() => shownEquals('1min') && client.page.bars.at(-1)?.time === (DAY_START + (last - 1) * 60) * 1_000);
  expect(replaced.length).toBe(before);
});

it('moves the running close with the quotes in between', async () => {
  await open('1min');
  stream(1);
  await until(() => shownEquals('1min'));
  const before = client.page.bars.at(-1);
  const ts = (DAY_START + (last - 1) * 60 + 59) * 1_000;
  backend.pushRaw(JSON.stringify({ type: 'data', topic: 'DAY_MARKET', ts, data: [{ Id: 1, Close: '5.00000' }] }));
  await until(() => client.page.bars.at(-1)?.close === 500_000);
  expect(client.page.bars.at(-1)).toEqual({ ...before, high: 500_000, close: 500_000 });
});

it('pages back to the beginning, exactly', async () => {
  await open('1min');
  let bars = client.page.bars;
  for (let hasOlder = true; hasOlder;) {
    // A page follows the one before.
    const older = await client.api.loadOlderCandles(client.page.seriesId ?? 0);
    if (!older.ok) throw new Error(older.error.kind);
    bars = [...candlesOf(older.value.candles), ...bars];
    hasOlder = older.value.hasOlder;
  }
  expect(bars).toEqual(barsOf(backend, 'EURUSD', '1min'));
});

it('gives up a chart for the next, and holds one topic at a time', async () => {
  const [first, second] = await Promise.all([
    client.api.openChart({ instrumentId: 1, interval: '1min' }),
    client.api.openChart({ instrumentId: 1, interval: '5min' }),
  ]);
  expect(first).toMatchObject({ error: { kind: 'cancelled' } });
  expect(second.ok).toBe(true);
  await client.api.openChart({ instrumentId: 2, interval: '5min' });
  await until(() => backend.isSubscribed('KLINE.XAUUSD') && !backend.isSubscribed('KLINE.EURUSD'));
  const third = await client.api.openChart({ instrumentId: 3, interval: '5min' });
  if (third.ok) await client.api.closeChart(third.value.seriesId);
  await until(() => !backend.isSubscribed('KLINE.USDJPY'));
  expect(await client.api.openChart({ instrumentId: 99, interval: '1min' })).toMatchObject({
    error: { kind: 'invalid' },
  });
});

it('shows the bars that the device kept where the network fails, then the real ones', async () => {
  await open('5min');
  const kept = client.page.bars.slice(-500);
  backend.fail('forex/kline', ...Array.from({ length: 6 }, () => 'cutBefore' as const));
  pass(60);
  await open('5min');
  expect(client.page.bars).toEqual(kept);
  await until(() => client.page.bars.length > kept.length - 1 && shownEquals('5min'));
});

it('says so when there is nothing to show', async () => {
  backend.fail('forex/kline', { status: 200, body: '{"code":5,"msg":"No such chart"}' });
  const opened = await client.api.openChart({ instrumentId: 2, interval: '1min' });
  expect(opened).toMatchObject({ error: { kind: 'refused', message: 'No such chart' } });
  await until(() => !backend.isSubscribed('KLINE.XAUUSD'));
});
