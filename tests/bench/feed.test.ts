import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Feed } from '../../bench/feed/feed.ts';
import { answerCall } from '../../bench/feed/http-calls.ts';
import { FEED_DEFAULTS, type FeedSettings } from '../../bench/feed/settings.ts';
import { TickMarket } from '../../bench/feed/tick-market.ts';
import { PriceReader } from '../../bench/baselines/read-prices.ts';
import { orderPageSchema } from '../../src/contract/wire/order.ts';
import { tradeListSchema } from '../../src/contract/wire/instrument.ts';
import { toCandles } from '../../src/contract/wire/candle.ts';
import { sequenceOf } from '../../bench/feed/price-code.ts';
import * as v from 'valibot';

/** A socket that keeps what is sent over it. */
class KeptSocket {
  readonly sent: (string | Uint8Array)[] = [];
  readonly #listeners = new Map<string, (data: Buffer) => void>();

  on(event: string, listener: (data: Buffer) => void): void {
    this.#listeners.set(event, listener);
  }

  send(data: string | Uint8Array): void {
    this.sent.push(data);
  }

  say(message: object): void {
    this.#listeners.get('message')?.(Buffer.from(JSON.stringify(message)));
  }
}

const SUBSCRIBE = { type: 'sub', topics: ['DAY_MARKET'], encoding: 'quotes.1' };
let feed: Feed;
let socket: KeptSocket;

function connect(settings: Partial<FeedSettings>): void {
  feed.configure({ ...FEED_DEFAULTS, symbols: 20, ...settings });
  feed.connect(socket as unknown as WebSocket, new PassThrough());
  socket.say(SUBSCRIBE);
}

async function run(ms: number): Promise<void> {
  feed.start();
  await new Promise((resolve) => setTimeout(resolve, ms));
  feed.stop();
}

beforeEach(() => {
  feed = new Feed();
  socket = new KeptSocket();
});
afterEach(() => feed.close());

describe('the socket', () => {
  it.each([
    ['compact', { compact: true }, 'object'],
    ['json', { compact: false }, 'string'],
  ] as const)('sends %s batches that say which ticks they hold', async (form, settings, type) => {
    connect(settings);
    await run(80);
    const reader = new PriceReader();
    const [snapshot, ...batches] = socket.sent;
    expect(JSON.parse(String(snapshot))).toMatchObject({ snapshot: true, topic: 'DAY_MARKET' });
    expect(batches.length).toBeGreaterThan(0);
    expect(new Set(batches.map((batch) => typeof batch))).toEqual(new Set([type]));
    const report = feed.report(feed.market.ids);
    const rows = batches.flatMap((batch) =>
      reader.read(typeof batch === 'string' ? batch : (batch.buffer as ArrayBuffer)),
    );
    expect(report.form).toBe(form);
    expect(rows).toHaveLength(report.ticks);
    for (const { id, sequences } of report.sent) {
      const shown = rows.filter((row) => row.id === id).map((row) => sequenceOf(id, row.close));
      expect(shown).toEqual([...sequences]);
    }
  });

  it('sends what a subscriber waited for in an order that can be read', async () => {
    connect({ symbols: 400 });
    socket.say({ ...SUBSCRIBE, every: 40 });
    const binary = () => socket.sent.filter((message) => typeof message !== 'string');
    feed.start();
    await expect.poll(() => binary().length).toBeGreaterThan(2);
    feed.stop();
    const reader = new PriceReader();
    const messages = binary().map((message) => reader.read(message.buffer as ArrayBuffer));
    for (const rows of messages) {
      const ids = rows.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((one, other) => one - other));
      expect(ids.every((id) => feed.market.ids.includes(id))).toBe(true);
    }
  });

  it('sends a message for each tick where that is asked', async () => {
    connect({ messages: 'tick', compact: false, ticksPerSecond: 1_000 });
    await run(60);
    expect(socket.sent.length - 1).toBe(feed.report([]).ticks);
  });

  it('answers pings and logins', () => {
    connect({});
    socket.say({ type: 'ping' });
    socket.say({ type: 'login', token: 't' });
    expect(socket.sent.slice(-2)).toEqual(['{"type":"pong"}', '{"type":"login_result","code":1,"msg":""}']);
  });
});

it('the same seed gives the same ticks', () => {
  const ticks = (): number[] => {
    const market = new TickMarket(FEED_DEFAULTS);
    return Array.from({ length: 50 }, () => market.tick());
  };
  expect(ticks()).toEqual(ticks());
});

it('keeps the pace of what is on screen where it is told to', () => {
  const market = new TickMarket({ ...FEED_DEFAULTS, onScreenPerSecond: 1_000 });
  const ticks = Array.from({ length: 20_000 }, () => market.tick());
  expect(ticks.filter((id) => id <= 20).length / ticks.length).toBeCloseTo(0.1, 1);
});

describe('the calls', () => {
  const answer = (path: string): unknown => {
    const { code, data } = answerCall(new URL(path, 'http://bench'), feed);
    expect(code).toBe(1);
    return data;
  };

  it('have the shapes of the contract', () => {
    feed.configure({ ...FEED_DEFAULTS, symbols: 5, positions: 45 });
    expect(v.parse(tradeListSchema, answer('/v1/api/forex/trade_list'))).toHaveLength(5);
    const page = v.parse(orderPageSchema, answer('/v1/api/forex/my_deal?status=1&page=3'));
    expect([page.data.length, page.total]).toEqual([5, 45]);
    const bars = toCandles(answer('/v1/api/forex/kline?forex_id=1&period=5min&end=1732190000'), 5);
    expect(bars).toHaveLength(500);
    expect(bars.at(-1)?.time).toBeLessThan(1_732_190_000_000);
  });

  it('refuse what the bench does not have', () => {
    expect(answerCall(new URL('http://bench/v1/api/forex/nothing'), feed).code).not.toBe(1);
  });
});
