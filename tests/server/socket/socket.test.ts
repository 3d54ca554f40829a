import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WireCandle } from '../../../src/contract/wire/candle.ts';
import type { WireOrder } from '../../../src/contract/wire/order.ts';
import type { WireQuote } from '../../../src/contract/wire/socket.ts';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { Api } from '../../support/server/api.ts';
import { TestSocket } from '../../support/server/socket.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const PRIVATE = ['FOREX_TRADE', 'FOREX_CLOSED'];
const WITH_ACCOUNT = [...PRIVATE, 'ACCOUNT'];

describe('live socket', () => {
  let database: Database;
  let server: TestServer;
  const sockets: TestSocket[] = [];

  beforeAll(async () => {
    database = await openReadyDatabase();
    server = await startTestServer(
      database,
      {},
      { limits: { topics: 4, messageBurst: 60, messagesPerSecond: 0, frameBytes: 2_000 } },
    );
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function open(headers?: Readonly<Record<string, string>>): Promise<TestSocket> {
    const socket = await TestSocket.open(server.url, headers);
    sockets.push(socket);
    return socket;
  }

  /** Somebody with a demo account, and a socket that hears of it. */
  async function trader(topics: readonly string[]): Promise<{ readonly api: Api; readonly socket: TestSocket }> {
    const api = new Api(server.url);
    const { token } = await api.signIn();
    const socket = await open();
    await socket.logIn(token);
    socket.subscribe(...topics);
    await socket.roundTrip();
    return { api, socket };
  }

  it('answers a ping', async () => {
    const socket = await open();
    await socket.roundTrip();
    expect(socket.messages).toEqual([{ type: 'pong' }]);
  });

  it('sends a snapshot of every instrument, then only what changed', async () => {
    const socket = await open();
    socket.subscribe('DAY_MARKET');
    await socket.until('the snapshot', () => socket.data('DAY_MARKET').length === 1);
    const [snapshot] = socket.data<WireQuote[]>('DAY_MARKET');
    expect(snapshot).toMatchObject({ snapshot: true, ts: server.feed.clock.now() });
    const items = await new Api(server.url).get<unknown[]>('/v1/api/forex/trade_list');
    expect(snapshot?.data).toHaveLength(items.length);
    expect(snapshot?.data[0]).toEqual({
      Id: 1,
      Code: 'EURUSD',
      Open: '1.16520',
      Close: '1.16520',
      Change: '0.00',
      MarketStatus: 1,
    });
    server.feed.tick('EURUSD', '1.17685');
    server.feed.tick('USDJPY', '151.000');
    server.feed.tick('USDJPY', '152.350');
    await socket.until('the change', () => socket.data('DAY_MARKET').length === 2);
    const change = socket.data<WireQuote[]>('DAY_MARKET')[1];
    expect(change?.snapshot).toBeUndefined();
    expect(change?.data).toEqual([
      { Id: 1, Code: 'EURUSD', Open: '1.16520', Close: '1.17685', Change: '1.00' },
      { Id: 3, Code: 'USDJPY', Open: '152.350', Close: '152.350', Change: '0.00' },
    ]);
  });

  it('tells when a market closes', async () => {
    const socket = await open();
    socket.subscribe('DAY_MARKET');
    await socket.roundTrip();
    server.feed.setOpen('XAUUSD', false);
    await socket.until('the status', () =>
      socket
        .data<WireQuote[]>('DAY_MARKET')
        .some(
          ({ snapshot, data }) =>
            !snapshot && data.some(({ Code, MarketStatus }) => Code === 'XAUUSD' && MarketStatus === 0),
        ),
    );
    server.feed.setOpen('XAUUSD', true);
  });

  it('sends the running candle at once, its changes, and a finished one in its last state before the next', async () => {
    server.feed.clock.advance(60_000 - (server.feed.clock.now() % 60_000));
    server.feed.tick('GBPUSD', '1.32800');
    const socket = await open();
    socket.subscribe('KLINE.GBPUSD');
    const candles = () => socket.data<WireCandle>('KLINE.GBPUSD').map(({ data }) => data);
    await socket.until('the running candle', () => candles().length === 1);
    const start = server.feed.clock.now() / 1000;
    expect(candles()[0]).toEqual({
      Time: start,
      Open: '1.32800',
      High: '1.32800',
      Low: '1.32800',
      Close: '1.32800',
      Volume: '1',
    });
    server.feed.clock.advance(59_000);
    server.feed.tick('GBPUSD', '1.32900');
    server.feed.clock.advance(1_000);
    server.feed.tick('GBPUSD', '1.32700');
    await socket.until('the next candle', () => candles().some(({ Time }) => Time === start + 60));
    const final = candles()
      .filter(({ Time }) => Time === start)
      .at(-1);
    expect(final).toMatchObject({ High: '1.32900', Close: '1.32900', Volume: '2' });
    expect(candles().at(-1)).toMatchObject({ Time: start + 60, Open: '1.32700', Volume: '1' });
    socket.send({ type: 'unsub', topics: ['KLINE.GBPUSD'] });
    await socket.roundTrip();
    const count = candles().length;
    server.feed.tick('GBPUSD', '1.32600');
    await flushed(socket);
    expect(candles()).toHaveLength(count);
  });

  it('remembers private topics until the log-in, and tells every socket of the user', async () => {
    const api = new Api(server.url);
    const { token } = await api.signIn();
    const [one, two, stranger] = [await open(), await open(), await open()];
    for (const socket of [one, two, stranger]) socket.subscribe(...PRIVATE);
    await api.submit({ cont: '0.01' });
    await one.logIn(token);
    await two.logIn(token);
    expect(one.messages.at(-1)).toEqual({ type: 'login_result', code: 1, msg: '' });
    const other = new Api(server.url);
    await stranger.logIn((await other.signIn()).token);
    const pending = await api.submit({ cont: '0.01', status: '0', target_price: '1.10000' });
    const position = await api.submit({ cont: '0.01' });
    await api.get('/v1/api/forex/set_stop_price', { id: String(position.Id), stop_loss_price: '1.00000' });
    await api.get('/v1/api/forex/close', { id: String(position.Id) });
    await api.get('/v1/api/forex/cancel_trade', { id: String(pending.Id) });
    for (const socket of [one, two]) {
      await socket.until('both closes', () => socket.data('FOREX_CLOSED').length === 2);
      expect(
        socket.data<WireOrder>('FOREX_TRADE').map(({ data }) => [data.Id, data.status, data.TargetLossPrice]),
      ).toEqual([
        [pending.Id, 0, '0'],
        [position.Id, 1, '0'],
        [position.Id, 1, '1.00000'],
      ]);
      expect(socket.data<WireOrder>('FOREX_CLOSED').map(({ data }) => [data.Id, data.close_reason])).toEqual([
        [position.Id, 'user'],
        [pending.Id, 'cancelled'],
      ]);
    }
    await stranger.roundTrip();
    expect(stranger.messages.filter(({ type }) => type === 'data')).toEqual([]);
  });

  it('tells of fills and stops that a tick caused, and nothing after the log-out', async () => {
    const { api, socket } = await trader(PRIVATE);
    server.feed.tick('AUDUSD', '0.65420');
    const forex_id = '5';
    const order = await api.submit({ forex_id, status: '0', target_price: '0.65000', stop_loss_price: '0.64000' });
    server.feed.tick('AUDUSD', '0.65000');
    await socket.until('the fill', () => socket.data<WireOrder>('FOREX_TRADE').some(({ data }) => data.status === 1));
    server.feed.tick('AUDUSD', '0.63900');
    await socket.until('the stop', () => socket.data('FOREX_CLOSED').length === 1);
    expect(socket.data('FOREX_CLOSED')[0]?.data).toMatchObject({
      Id: order.Id,
      close_reason: 'stop_loss',
      UpdatePrice: '0.63900',
      FactProfits: '-1100.000000',
    });
    socket.send({ type: 'logout' });
    await socket.roundTrip();
    const count = socket.messages.length;
    await api.submit({ forex_id });
    await socket.roundTrip();
    expect(socket.messages.slice(count)).toEqual([{ type: 'pong' }]);
  });

  it('tells a fill and a stop of one tick apart, in order and numbered, each with the money after it', async () => {
    const { api, socket } = await trader(WITH_ACCOUNT);
    const forex_id = '5';
    server.feed.tick('AUDUSD', '0.65420');
    await api.submit({ forex_id, status: '0', target_price: '0.65000', stop_loss_price: '0.64000' });
    server.feed.tick('AUDUSD', '0.63900');
    await socket.until('the stop', () => socket.data('FOREX_CLOSED').length === 1);
    await socket.roundTrip();
    const told = socket.messages.flatMap((message) =>
      message.type === 'data' ? [`${message.seq} ${message.topic}`] : [],
    );
    expect(told).toEqual(['2 FOREX_TRADE', '3 FOREX_TRADE', '3 ACCOUNT', '4 FOREX_CLOSED', '4 ACCOUNT']);
    const accounts = socket.data('ACCOUNT').map(({ data }) => data);
    expect(accounts).toEqual([
      { balance: '99994.000000', lock_balance: expect.stringMatching(/^639/) as string, seq: 3 },
      { balance: '99994.000000', lock_balance: '0.000000', seq: 4 },
    ]);
  });

  it('shows a position that is closed in part with the rest, and the part in the history', async () => {
    const { api, socket } = await trader(PRIVATE);
    const { Id } = await api.submit({ cont: '0.3' });
    const asked = { id: String(Id), cont: '0.1', client_id: '2f9d8a34-7c51-4d16-9a52-64f4a0b1c7de' };
    const part = await api.get<WireOrder>('/v1/api/forex/close', asked);
    expect(await api.call('/v1/api/forex/close', asked)).toEqual({
      code: 1,
      msg: 'Part of the position closed',
      data: part,
    });
    await socket.until('the part', () => socket.data('FOREX_CLOSED').length === 1);
    expect(part).toMatchObject({ ParentId: Id, Quantity: '0.1', status: 3, close_reason: 'user' });
    expect(socket.data<WireOrder>('FOREX_TRADE').at(-1)?.data).toMatchObject({ Id, Quantity: '0.2', status: 1 });
    expect(socket.data<WireOrder>('FOREX_CLOSED')[0]?.data).toEqual(part);
    expect((await api.deals(1)).data).toMatchObject([{ Id, Quantity: '0.2' }]);
    expect((await api.deals(3)).data).toEqual([part]);
    expect(await api.call('/v1/api/forex/close', { id: String(Id), cont: '0.3' })).toMatchObject({
      code: 2014,
      msg: 'Only 0.2 lots are open.',
    });
  });

  it('refuses a wrong token and stays open', async () => {
    const socket = await open();
    await socket.logIn('wrong');
    expect(socket.messages.at(-1)).toMatchObject({ type: 'login_result', code: 999 });
    await socket.roundTrip();
  });

  it('drops what it cannot read, and lives on', async () => {
    const socket = await open();
    const rubbish = [
      '',
      'null',
      '[]',
      '{',
      '{"type":"sub"}',
      '{"type":"sub","topics":"DAY_MARKET"}',
      '{"type":"sub","topics":[7]}',
      '{"type":"nonsense"}',
      '{"type":"login"}',
      '{"type":"login","token":{}}',
      Buffer.from([0, 1, 2]),
    ];
    for (const frame of rubbish) socket.send(frame);
    socket.subscribe('KLINE.', 'KLINE.NOPE', 'KLINE.eurusd', 'DAY', 'constructor', '__proto__');
    await socket.roundTrip();
    expect(socket.messages).toEqual([{ type: 'pong' }]);
  });

  it('ignores an encoding that it does not know', async () => {
    const socket = await open();
    socket.send({ type: 'sub', topics: ['DAY_MARKET'], encoding: { name: 'columns', version: 9 }, sequence: true });
    await socket.until('a plain snapshot', () => socket.data('DAY_MARKET').length === 1);
  });

  it('has a limit to topics', async () => {
    const socket = await open();
    socket.subscribe('KLINE.EURUSD', 'KLINE.GBPUSD', 'KLINE.USDJPY', 'KLINE.AUDUSD', 'DAY_MARKET');
    await socket.roundTrip();
    expect(socket.data('DAY_MARKET')).toEqual([]);
    socket.send({ type: 'unsub', topics: ['KLINE.EURUSD'] });
    socket.subscribe('DAY_MARKET');
    await socket.until('the snapshot', () => socket.data('DAY_MARKET').length === 1);
  });

  it('has a limit to messages, and drops those beyond it', async () => {
    const socket = await open();
    for (let i = 0; i < 100; i++) socket.send({ type: 'ping' });
    await socket.until('the allowed pongs', () => socket.messages.length === 60);
    await flushed(socket);
    expect(socket.messages).toHaveLength(60);
  });

  it('ends a socket that sends a frame that is too large', async () => {
    const socket = await open();
    socket.send({ type: 'sub', topics: ['x'.repeat(3_000)] });
    await socket.until('the end', () => socket.closeCode !== undefined);
    expect(socket.closeCode).toBe(1009);
  });

  it('lets in its own pages and programs, and no pages of others', async () => {
    const host = new URL(server.url).host;
    await open({ origin: `http://${host}` });
    await open();
    await expect(open({ origin: 'https://evil.example' })).rejects.toThrow('HTTP 403');
    await expect(open({ origin: 'null' })).rejects.toThrow('HTTP 403');
    const page = await open({ origin: 'https://www.pipframe.example', host: 'api.pipframe.example' });
    await page.roundTrip();
  });

  it('opens sockets at one address only', async () => {
    await expect(TestSocket.open(`${server.url}/elsewhere`)).rejects.toThrow('HTTP 404');
  });

  /** Waits for a flush to pass: a change of a quiet instrument arrives on a socket of its own. */
  async function flushed(socket: TestSocket): Promise<void> {
    const probe = await TestSocket.open(server.url);
    probe.subscribe('DAY_MARKET');
    await probe.until('the snapshot', () => probe.data('DAY_MARKET').length === 1);
    server.feed.tick('PFE', '24.43');
    await probe.until('a flush', () => probe.data('DAY_MARKET').length === 2);
    probe.close();
    expect(socket.closeCode).toBeUndefined();
  }
});
