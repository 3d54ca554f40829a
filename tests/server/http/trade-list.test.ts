import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WireTradeItem } from '../../../src/contract/wire/instrument.ts';
import { Market } from '../../../server/market/market.ts';
import type { Database } from '../../../server/store/database.ts';
import { openEmptyDatabase } from '../../support/server/empty-database.ts';
import { Api } from '../../support/server/api.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const PATH = '/v1/api/forex/trade_list';
const INSTRUMENTS = 2_000;

describe('the list of 2,000 instruments', () => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await openEmptyDatabase();
    server = await startTestServer(database, { INSTRUMENTS: String(INSTRUMENTS) });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  afterEach(() => vi.restoreAllMocks());

  it('is written a few rows at a time, the first time too', async () => {
    const rows = vi.spyOn(Market.prototype, 'dayOpen');
    let seen = 0;
    let mostInATurn = 0;
    const turn = (): void => {
      mostInATurn = Math.max(mostInATurn, rows.mock.calls.length - seen);
      seen = rows.mock.calls.length;
      if (seen < INSTRUMENTS) setImmediate(turn);
    };
    setImmediate(turn);
    const list = await new Api(server.url).get<WireTradeItem[]>(PATH);
    expect(list).toHaveLength(INSTRUMENTS);
    expect(mostInATurn).toBeLessThanOrEqual(400);
  });

  it('has the newest prices each time, and only what is searched for', async () => {
    const api = new Api(server.url);
    for (const price of ['1.10000', '1.20000']) {
      server.feed.tick('EURUSD', price);
      const [euro, ...others] = await api.get<WireTradeItem[]>(PATH, { searchCurrency: ' eurusd' });
      expect(euro).toMatchObject({ Code: 'EURUSD', MarketStatus: 1, ForexQuotations: { Close: price } });
      expect(others).toEqual([]);
    }
    expect(await api.get(PATH, { searchCurrency: 'nothing of that name' })).toEqual([]);
  });
});
