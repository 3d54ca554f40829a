import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPACT_QUOTES, decodeCompactQuotes } from '../../../src/contract/wire/compact-quotes.ts';
import type { DataMessage, WireQuote } from '../../../src/contract/wire/socket.ts';
import { parseScaled } from '../../../src/domain/price-scale.ts';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { TestSocket } from '../../support/server/socket.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const DAY_MS = 86_400_000;

/** What a client knows of one instrument, from binary frames alone. */
interface Known {
  close: number;
  open: number;
  isMarketOpen: boolean | undefined;
}

describe('the compact form of the market', () => {
  let database: Database;
  let server: TestServer;
  let socket: TestSocket;
  const known = new Map<number, Known>();

  beforeAll(async () => {
    database = await openReadyDatabase();
    server = await startTestServer(database);
    socket = await TestSocket.open(server.url);
    socket.send({ type: 'sub', topics: ['DAY_MARKET'], encoding: COMPACT_QUOTES });
    await socket.until('the snapshot', () => socket.data('DAY_MARKET').length === 1);
    const [snapshot] = socket.data<WireQuote[]>('DAY_MARKET') as [DataMessage<string, WireQuote[]>];
    for (const { Id, Open, Close } of snapshot.data) {
      known.set(Id, { close: parseScaled(Close, 5) ?? 0, open: parseScaled(Open, 5) ?? 0, isMarketOpen: undefined });
    }
  });
  afterAll(async () => {
    socket.close();
    await server.close();
    await database.close();
  });

  async function nextFrame(): Promise<void> {
    const before = socket.binary.length;
    await socket.until('a binary frame', () => socket.binary.length > before);
    const frame = socket.binary.at(-1) ?? new ArrayBuffer(0);
    const sink = {
      openOf: (id: number) => known.get(id)?.open,
      quote: (id: number, close: number, open: number, isMarketOpen: boolean | undefined) =>
        void known.set(id, { close, open, isMarketOpen }),
    };
    expect(decodeCompactQuotes(frame, sink)).toBe(true);
  }

  it('tells a move in a few bytes', async () => {
    server.feed.tick('EURUSD', '1.16785');
    await nextFrame();
    expect(known.get(1)).toEqual({ close: 116_785, open: 116_520, isMarketOpen: undefined });
    expect(socket.binary.at(-1)?.byteLength).toBeLessThan(9 + 5);
  });

  it('tells a closing market', async () => {
    server.feed.setOpen('EURUSD', false);
    await nextFrame();
    expect(known.get(1)?.isMarketOpen).toBe(false);
    server.feed.setOpen('EURUSD', true);
    await nextFrame();
    expect(known.get(1)?.isMarketOpen).toBe(true);
  });

  it('tells the open of a new day', async () => {
    server.feed.clock.advance(DAY_MS);
    server.feed.tick('EURUSD', '1.20000');
    await nextFrame();
    expect(known.get(1)).toMatchObject({ close: 120_000, open: 120_000 });
    server.feed.tick('EURUSD', '1.19990');
    await nextFrame();
    expect(known.get(1)).toMatchObject({ close: 119_990, open: 120_000 });
  });

  it('is not for those who asked for something unknown', async () => {
    const plain = await TestSocket.open(server.url);
    plain.send({ type: 'sub', topics: ['DAY_MARKET'], encoding: 'quotes.99' });
    await plain.until('the snapshot', () => plain.data('DAY_MARKET').length === 1);
    server.feed.tick('EURUSD', '1.19980');
    await plain.until('the change', () => plain.data('DAY_MARKET').length === 2);
    expect(plain.binary).toEqual([]);
    plain.close();
  });
});
