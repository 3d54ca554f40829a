/** What asking for the same again and again costs, and whom. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COMPACT_QUOTES } from '../../../src/contract/wire/compact-quotes.ts';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { Api } from '../../support/server/api.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { ServerProcess } from '../../support/server/server-process.ts';
import { FloodSocket } from '../../support/server/socket-flood.ts';
import { TestSocket } from '../../support/server/socket.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const MARKET = { type: 'sub', topics: ['DAY_MARKET'] };
const NO_MARKET = { type: 'unsub', topics: ['DAY_MARKET'] };

describe('a topic that is asked for again', () => {
  let database: Database;
  let server: TestServer;
  const sockets: TestSocket[] = [];

  beforeAll(async () => {
    database = await openReadyDatabase();
    const limits = { snapshots: { burst: 3, perSecond: 4 }, candleFrames: { burst: 4, perSecond: 10 } };
    server = await startTestServer(database, {}, { limits });
    for (const code of CODES) server.feed.tick(code, '1.30000');
    // Once a change of another instrument has come, these have been sent, and are news to nobody.
    const socket = await open();
    socket.subscribe('DAY_MARKET');
    await socket.until('the snapshot', () => socket.data('DAY_MARKET').length === 1);
    server.feed.tick('USDJPY', '150.000');
    await socket.until('the change', () => socket.data('DAY_MARKET').length > 1);
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const CODES = ['EURUSD', 'GBPUSD', 'AUDUSD', 'NZDUSD', 'USDCAD', 'USDCHF'];

  async function open(): Promise<TestSocket> {
    const socket = await TestSocket.open(server.url);
    sockets.push(socket);
    return socket;
  }
  const snapshotsOf = (socket: TestSocket) => socket.data('DAY_MARKET').filter(({ snapshot }) => snapshot).length;

  it('brings nothing more while it is subscribed', async () => {
    const socket = await open();
    for (let i = 0; i < 30; i++) socket.subscribe('DAY_MARKET', 'KLINE.EURUSD');
    await socket.roundTrip();
    expect(snapshotsOf(socket)).toBe(1);
    expect(socket.data('KLINE.EURUSD')).toHaveLength(1);
  });

  it('begins anew in another form', async () => {
    const socket = await open();
    socket.subscribe('DAY_MARKET');
    socket.send({ ...MARKET, encoding: COMPACT_QUOTES });
    socket.send({ ...MARKET, encoding: 'nothing known' });
    await socket.roundTrip();
    expect(snapshotsOf(socket)).toBe(3);
  });

  it('comes later where it was dropped and asked for often, and then it comes', async () => {
    const socket = await open();
    for (let i = 0; i < 30; i++) {
      socket.send(MARKET);
      socket.send(NO_MARKET);
    }
    socket.send(MARKET);
    await socket.roundTrip();
    expect(snapshotsOf(socket)).toBe(3);
    await socket.until('the last snapshot', () => snapshotsOf(socket) === 4);
    server.feed.tick('EURUSD', '1.31000');
    await socket.until('the change', () => socket.data('DAY_MARKET').at(-1)?.snapshot === undefined);
  });

  it('comes in turn where there are more candles than are sent at once', async () => {
    const socket = await open();
    socket.subscribe(...CODES.map((code) => `KLINE.${code}`));
    await socket.roundTrip();
    const served = () => CODES.filter((code) => socket.data(`KLINE.${code}`).length > 0);
    expect(served()).toHaveLength(4);
    await socket.until('every candle', () => served().length === CODES.length);
    for (const code of CODES) server.feed.tick(code, '1.40000');
    const renewed = () => CODES.filter((code) => socket.data(`KLINE.${code}`).length > 1);
    await socket.until('every change', () => renewed().length === CODES.length);
  });
});

describe('others', () => {
  const ATTACKERS = 60;
  const FRAMES = 30;
  const MESSAGES_EACH = 180;
  const TOPICS = 250;
  /** Times as long as before: this process shares its processors with the server. */
  const MOST = 1.8;
  let server: ServerProcess;

  endChildrenAfterAll();
  beforeAll(async () => {
    server = await ServerProcess.start({ INSTRUMENTS: '2000', FEED_RATE: '400' });
  });
  afterAll(() => server.stop());

  it.each([
    ['the market', () => ['DAY_MARKET']],
    ['candles of hundreds of instruments', (codes: readonly string[]) => codes.map((code) => `KLINE.${code}`)],
  ])('get as many frames while many ask for %s again and again as before', async (_, topicsOf) => {
    const items = await new Api(server.url).get<readonly { readonly Code: string }[]>('/v1/api/forex/trade_list');
    const topics = topicsOf(items.slice(0, TOPICS).map(({ Code }) => Code));
    const listener = await TestSocket.open(server.url);
    listener.subscribe('DAY_MARKET');
    await listener.until('prices', () => listener.data('DAY_MARKET').length > 2);
    const before = await timeOfFrames(listener);
    const attackers = await Promise.all(Array.from({ length: ATTACKERS }, () => FloodSocket.open(server.url)));
    for (const attacker of attackers) {
      for (let i = 0; i < MESSAGES_EACH; i++) attacker.send({ type: i % 3 === 2 ? 'unsub' : 'sub', topics });
    }
    const during = await timeOfFrames(listener);
    for (const attacker of attackers) attacker.close();
    listener.close();
    expect(during / before, `${FRAMES} frames took ${before} ms before and ${during} ms during`).toBeLessThan(MOST);
  });

  async function timeOfFrames(listener: TestSocket): Promise<number> {
    const start = performance.now();
    const first = listener.data('DAY_MARKET').length;
    await listener.until('frames', () => listener.data('DAY_MARKET').length >= first + FRAMES);
    return performance.now() - start;
  }
});
