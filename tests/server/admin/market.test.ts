import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireQuote } from '../../../src/contract/wire/socket.ts';
import type { WireTradeItem } from '../../../src/contract/wire/instrument.ts';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { Api, MARKET_ORDER } from '../../support/server/api.ts';
import { TestSocket } from '../../support/server/socket.ts';
import { startAdminServer, type AdminServer } from './in-process.ts';

describe('a halted instrument', () => {
  let database: Database;
  let server: AdminServer;
  let api: Api;
  beforeAll(async () => {
    database = await openReadyDatabase();
    server = await startAdminServer(database);
    api = new Api(server.url);
    await api.signIn();
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const item = async (from = api): Promise<WireTradeItem | undefined> =>
    (await from.get<WireTradeItem[]>('/v1/api/forex/trade_list')).find(({ Code }) => Code === 'EURUSD');
  const closeOf = async (): Promise<unknown> => (await item())?.ForexQuotations;

  it('is closed for orders, live and in the list, and others are not', async () => {
    const socket = await TestSocket.open(server.url);
    socket.subscribe('DAY_MARKET');
    await socket.until('the snapshot', () => socket.data('DAY_MARKET').length > 0);
    const statuses = (): unknown[] =>
      socket
        .data<readonly WireQuote[]>('DAY_MARKET')
        .slice(1)
        .flatMap(({ data }) => data)
        .filter(({ Code, MarketStatus }) => Code === 'EURUSD' && MarketStatus !== undefined)
        .map(({ MarketStatus }) => MarketStatus);
    await server.do('market close', { CODE: 'EURUSD' });
    expect((await item())?.MarketStatus).toBe(0);
    expect((await api.call('/v1/api/forex/submit', MARKET_ORDER)).code).toBe(2001);
    expect((await api.call('/v1/api/forex/submit', { ...MARKET_ORDER, forex_id: '2' })).code).toBe(1);
    await socket.until('the halt', () => statuses().at(-1) === 0);
    await server.do('market open', { CODE: 'eurusd' });
    expect((await item())?.MarketStatus).toBe(1);
    await socket.until('the end of the halt', () => statuses().at(-1) === 1);
    expect((await api.call('/v1/api/forex/submit', MARKET_ORDER)).code).toBe(1);
    socket.close();
  });

  it('stands still: no stop is reached, until it opens at the newest price', async () => {
    server.feed.tick('EURUSD', '1.16520');
    const { Id } = await api.submit({ stop_loss_price: '1.16000' });
    await server.do('market close', { CODE: 'EURUSD' });
    const before = await closeOf();
    server.feed.clock.advance(1_000);
    server.feed.tick('EURUSD', '1.15000');
    server.feed.clock.advance(1_000);
    server.feed.tick('EURUSD', '1.15500');
    expect(await closeOf()).toEqual(before);
    expect((await api.deals(1)).data.map((order) => order.Id)).toContain(Id);
    await server.do('market open', { CODE: 'EURUSD' });
    expect(await closeOf()).toMatchObject({ Close: '1.15500' });
    const closed = (await api.deals(3)).data.find((order) => order.Id === Id);
    expect(closed).toMatchObject({ UpdatePrice: '1.15500', close_reason: 'stop_loss' });
  });

  it('is still halted after a restart', async () => {
    await server.do('market close', { CODE: 'EURUSD' });
    const again = await startAdminServer(database);
    const other = new Api(again.url);
    expect((await item(other))?.MarketStatus).toBe(0);
    await again.do('market open', { CODE: 'EURUSD' });
    expect((await item(other))?.MarketStatus).toBe(1);
    expect(await database.query('SELECT code FROM market_halts')).toEqual([]);
    await again.close();
    await server.do('market open', { CODE: 'EURUSD' });
  });

  it('is halted once, opened once, and must be listed', async () => {
    const refused = { ok: false, kind: 'refused' };
    expect(await server.ask('market open', { CODE: 'EURUSD' })).toMatchObject(refused);
    await server.do('market close', { CODE: 'EURUSD' });
    expect(await server.ask('market close', { CODE: 'EURUSD' })).toMatchObject(refused);
    await server.do('market open', { CODE: 'EURUSD' });
    expect(await server.ask('market close', { CODE: 'NOPE' })).toMatchObject(refused);
  });
});
