/** A subscriber that asks for less: part of the market, and no more often than it wants. */
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import type { WireCandle } from '../../../src/contract/wire/candle.ts';
import type { DataMessage, WireQuote } from '../../../src/contract/wire/socket.ts';
import { CandleService } from '../../../server/candles/candle-service.ts';
import { buildCatalogue } from '../../../server/catalogue/catalogue.ts';
import { Market } from '../../../server/market/market.ts';
import { Connection } from '../../../server/socket/connection.ts';
import { SOCKET_LIMITS } from '../../../server/socket/limits.ts';
import { isSameForm, priceFormOf, type AskedForm } from '../../../server/socket/price-form.ts';
import { PricePublisher } from '../../../server/socket/price-publisher.ts';
import { ManualFeed } from '../../support/server/manual-feed.ts';

type Frame = DataMessage<string, WireQuote[] & WireCandle>;

const catalogue = buildCatalogue(8, 'perLot');
const [EUR, GBP] = [1, 2];

function scene(asked: AskedForm) {
  const feed = new ManualFeed(catalogue);
  const market = new Market(catalogue, feed);
  const candles = new CandleService(feed, catalogue.listings.length);
  market.onTick((index, time, price) => candles.addTick(index, time, price));
  feed.start((index, time, price, kind) => market.accept(index, time, price, kind));
  const prices = new PricePublisher({ catalogue, market, candles, clock: feed.clock });
  const frames: Frame[] = [];
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => frames.push(JSON.parse(text) as Frame),
  };
  const connection = new Connection(socket as unknown as WebSocket, SOCKET_LIMITS, 0);
  const form = priceFormOf(asked, catalogue);
  return { feed, prices, connection, frames, form };
}

const rows = (frame: Frame | undefined) => frame?.data.map(({ Code, Close }) => [Code, Close]);

describe('a market topic for some instruments', () => {
  it('tells of them alone, the snapshot too', () => {
    const { feed, prices, connection, frames, form } = scene({ only: [GBP, EUR] });
    connection.market = prices.subscription(form);
    prices.sendFirst(connection, 0);
    expect(frames[0]?.snapshot).toBe(true);
    expect(frames[0]?.data.map(({ Id }) => Id)).toEqual([EUR, GBP]);
    feed.tick('USDJPY', '150.000');
    prices.flush([connection], 50);
    expect(frames).toHaveLength(1);
    feed.tick('EURUSD', '1.10000');
    feed.tick('USDJPY', '151.000');
    prices.flush([connection], 100);
    expect(rows(frames[1])).toEqual([['EURUSD', '1.10000']]);
  });

  it('is silent where it is for none', () => {
    const { feed, prices, connection, frames, form } = scene({ only: [] });
    connection.market = prices.subscription(form);
    prices.sendFirst(connection, 0);
    feed.tick('EURUSD', '1.10000');
    prices.flush([connection], 50);
    expect(frames.flatMap((frame) => rows(frame))).toEqual([]);
  });

  it('costs of the budget for snapshots the part that it is', () => {
    const { prices, connection, frames, form } = scene({ only: [EUR, GBP] });
    for (let i = 0; i < 17; i++) {
      connection.market = prices.subscription(form);
      prices.sendFirst(connection, 0);
    }
    expect(frames).toHaveLength(16);
  });
});

describe('a topic that is wanted less often', () => {
  it('waits, and then has the latest of all that changed', () => {
    const { feed, prices, connection, frames, form } = scene({ every: 1_000 });
    connection.market = prices.subscription(form);
    prices.sendFirst(connection, 0);
    for (const [now, price] of [
      [50, '1.10000'],
      [500, '1.20000'],
      [999, '1.30000'],
    ] as const) {
      feed.tick('EURUSD', price);
      prices.flush([connection], now);
    }
    expect(frames).toHaveLength(1);
    prices.flush([connection], 1_000);
    expect(rows(frames[1])).toEqual([['EURUSD', '1.30000']]);
    prices.flush([connection], 3_000);
    expect(frames).toHaveLength(2);
  });

  it('misses no finished candle', () => {
    const { feed, prices, connection, frames, form } = scene({ every: 1_000 });
    connection.candles.set(0, prices.subscription(form));
    feed.tick('EURUSD', '1.10000');
    prices.sendFirst(connection, 0);
    feed.tick('EURUSD', '1.20000');
    prices.flush([connection], 50);
    feed.clock.advance(60_000);
    feed.tick('EURUSD', '1.30000');
    prices.flush([connection], 100);
    expect(frames).toHaveLength(1);
    prices.flush([connection], 1_000);
    expect(frames.slice(1).map(({ data }) => data.Close)).toEqual(['1.20000', '1.30000']);
  });
});

describe('what is asked for', () => {
  it.each([
    ['no list', 'EURUSD'],
    ['too many', Array.from({ length: 257 }, (_, id) => id)],
  ])('is as if it were not, where it is %s', (_, only) => {
    expect(priceFormOf({ only }, catalogue).only).toBeUndefined();
  });

  it('leaves out what is no instrument', () => {
    expect([...(priceFormOf({ only: [0, 1.5, '2', null, 2, 999, 2] }, catalogue).only ?? [])]).toEqual([1]);
  });

  it.each([['soon'], [-1], [60_001], [Number.NaN], [null]])('is no wait where it is %s', (every) => {
    expect(priceFormOf({ every }, catalogue).everyMs).toBe(0);
  });

  it('is the same in any order, and another where one is missing', () => {
    const form = (asked: AskedForm) => priceFormOf(asked, catalogue);
    expect(isSameForm(form({ only: [1, 2] }), form({ only: [2, 1] }))).toBe(true);
    expect(isSameForm(form({ only: [1, 2] }), form({ only: [1] }))).toBe(false);
    expect(isSameForm(form({ only: [1] }), form({}))).toBe(false);
    expect(isSameForm(form({ every: 5 }), form({}))).toBe(false);
  });
});
