import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import type { WireCandle } from '../../../src/contract/wire/candle.ts';
import type { DataMessage, WireQuote } from '../../../src/contract/wire/socket.ts';
import { CandleService } from '../../../server/candles/candle-service.ts';
import { buildCatalogue } from '../../../server/catalogue/catalogue.ts';
import { Market } from '../../../server/market/market.ts';
import { Connection } from '../../../server/socket/connection.ts';
import { jsonEncoding } from '../../../server/wire/price-encoding.ts';
import { SOCKET_LIMITS } from '../../../server/socket/limits.ts';
import type { PriceForm } from '../../../server/socket/price-form.ts';
import { PricePublisher } from '../../../server/socket/price-publisher.ts';
import { ManualFeed } from '../../support/server/manual-feed.ts';

const WHOLE: PriceForm = { encoding: jsonEncoding, only: undefined, everyMs: 0 };

/** A socket whose buffer a test fills. */
class FakeSocket {
  readonly OPEN = 1;
  readonly readyState = 1;
  bufferedAmount = 0;
  terminated = false;
  readonly frames: Array<DataMessage<string, WireQuote[] & WireCandle>> = [];

  send(text: string): void {
    this.frames.push(JSON.parse(text) as DataMessage<string, WireQuote[] & WireCandle>);
  }

  terminate(): void {
    this.terminated = true;
  }
}

function scene() {
  const catalogue = buildCatalogue(8, 'perLot');
  const feed = new ManualFeed(catalogue);
  const market = new Market(catalogue, feed);
  const candles = new CandleService(feed, catalogue.listings.length);
  market.onTick((index, time, price) => candles.addTick(index, time, price));
  feed.start((index, time, price, kind) => market.accept(index, time, price, kind));
  const prices = new PricePublisher({ catalogue, market, candles, clock: feed.clock });
  const join = () => {
    const socket = new FakeSocket();
    const connection = new Connection(socket as unknown as WebSocket, SOCKET_LIMITS, 0);
    connection.market = prices.subscription(WHOLE);
    prices.sendSnapshot(connection, connection.market, 0);
    return { socket, connection };
  };
  return { feed, prices, join };
}

describe('a client that does not keep up', () => {
  it('gets nothing while it is behind, then one frame with the latest of all that changed, while others get each', () => {
    const { feed, prices, join } = scene();
    const [slow, quick] = [join(), join()];
    const all = [slow.connection, quick.connection];
    slow.socket.bufferedAmount = SOCKET_LIMITS.behindBytes + 1;
    for (const [code, price] of [
      ['EURUSD', '1.10000'],
      ['GBPUSD', '1.30000'],
      ['EURUSD', '1.20000'],
    ] as const) {
      feed.tick(code, price);
      prices.flush(all, 0);
    }
    expect(slow.socket.frames).toHaveLength(1);
    expect(quick.socket.frames).toHaveLength(4);
    slow.socket.bufferedAmount = 0;
    prices.flush(all, 0);
    expect(slow.socket.frames[1]?.data.map(({ Code, Close }) => [Code, Close])).toEqual([
      ['EURUSD', '1.20000'],
      ['GBPUSD', '1.30000'],
    ]);
    expect(quick.socket.frames).toHaveLength(4);
    prices.flush(all, 0);
    expect(slow.socket.frames).toHaveLength(2);
  });

  it('gets every finished candle that it missed, in its last state', () => {
    const { feed, prices, join } = scene();
    const { socket, connection } = join();
    connection.market = undefined;
    const subscription = prices.subscription(WHOLE);
    connection.candles.set(0, subscription);
    feed.tick('EURUSD', '1.10000');
    prices.sendCandles(connection, 0, subscription, 0);
    socket.bufferedAmount = SOCKET_LIMITS.behindBytes + 1;
    for (const price of ['1.11000', '1.12000', '1.13000']) {
      feed.clock.advance(60_000);
      feed.tick('EURUSD', price);
      prices.flush([connection], 0);
    }
    socket.bufferedAmount = 0;
    prices.flush([connection], 0);
    const sent = socket.frames.slice(1).map(({ data }) => [data.Time, data.Close]);
    const first = Number(sent[0]?.[0]) - 60;
    expect(sent.slice(1)).toEqual([
      [first + 60, '1.10000'],
      [first + 120, '1.11000'],
      [first + 180, '1.12000'],
      [first + 240, '1.13000'],
    ]);
  });

  it('is lost when it says nothing from the start', () => {
    const connection = new Connection(new FakeSocket() as unknown as WebSocket, SOCKET_LIMITS, 0);
    expect(connection.isLost(SOCKET_LIMITS.firstMessageMs)).toBe(false);
    expect(connection.isLost(SOCKET_LIMITS.firstMessageMs + 1)).toBe(true);
  });

  it('is lost when its buffer is hopeless, when it stays behind, and when it says nothing', () => {
    const socket = new FakeSocket();
    const connection = new Connection(socket as unknown as WebSocket, SOCKET_LIMITS, 0);
    connection.admitMessage(0, 0);
    expect(connection.isLost(1_000)).toBe(false);
    socket.bufferedAmount = SOCKET_LIMITS.behindBytes + 1;
    expect(connection.isBehind(1_000)).toBe(true);
    expect(connection.isLost(SOCKET_LIMITS.behindMs)).toBe(false);
    expect(connection.isLost(SOCKET_LIMITS.behindMs + 1_001)).toBe(true);
    socket.bufferedAmount = 0;
    expect(connection.isBehind(2_000)).toBe(false);
    expect(connection.isLost(SOCKET_LIMITS.behindMs + 1_001)).toBe(false);
    expect(connection.isLost(SOCKET_LIMITS.silenceMs)).toBe(false);
    expect(connection.isLost(SOCKET_LIMITS.silenceMs + 1)).toBe(true);
    connection.admitMessage(SOCKET_LIMITS.silenceMs, 0);
    expect(connection.isLost(SOCKET_LIMITS.silenceMs + 1)).toBe(false);
    socket.bufferedAmount = SOCKET_LIMITS.hopelessBytes + 1;
    expect(connection.isLost(SOCKET_LIMITS.silenceMs + 1)).toBe(true);
  });
});
