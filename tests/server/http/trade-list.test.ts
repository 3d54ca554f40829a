import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WireTradeItem } from '../../../src/contract/wire/instrument.ts';
import { Market } from '../../../server/market/market.ts';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { Api } from '../../support/server/api.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const PATH = '/v1/api/forex/trade_list';
const INSTRUMENTS = 2_000;

describe('the list of 2,000 instruments', () => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await openReadyDatabase();
    server = await startTestServer(database, { INSTRUMENTS: String(INSTRUMENTS) });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  afterEach(() => vi.restoreAllMocks());
  const speaking = (language: string): Api => Object.assign(new Api(server.url), { language });

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

  it('names each instrument in the language of the request, with other words for it', async () => {
    const english = await new Api(server.url).get<WireTradeItem[]>(PATH);
    expect(english.every(({ Name }) => typeof Name === 'string' && Name !== '')).toBe(true);
    expect(english.find(({ Code }) => Code === 'GBPUSD')).toMatchObject({
      Name: 'British pound / US dollar',
      Aliases: ['cable', 'sterling'],
    });
    const [arabic] = await speaking('ar').get<WireTradeItem[]>(PATH, { searchCurrency: 'GBPUSD' });
    expect(arabic).toMatchObject({
      Name: 'جنيه إسترليني / دولار أمريكي',
      Aliases: ['British pound / US dollar', 'cable', 'sterling'],
    });
  });

  it.each([
    ['en', 'gol', ['XAUUSD']],
    ['en', 'cable', ['GBPUSD']],
    ['en', 'euro yen', ['EURJPY']],
    ['en', 'Bank of', ['BAC']],
    ['en', 'oil', ['USOIL', 'UKOIL', 'HEATOIL']],
    ['fr', 'neo-zelandais americain', ['NZDUSD']],
    ['fr', 'gold', ['XAUUSD']],
    ['de', 'erdgas', ['NATGAS']],
    ['ar', 'الذهب', ['XAUUSD']],
    ['tr', 'altin', ['XAUUSD']],
    ['vn', 'vang', ['XAUUSD']],
    ['jp', 'アップル', ['AAPL']],
    ['jp', 'apple', ['AAPL']],
  ])('finds by names and other words, in %s: %j', async (lang, searchCurrency, codes) => {
    const found = await speaking(lang).get<WireTradeItem[]>(PATH, { searchCurrency });
    expect(found.map(({ Code }) => Code)).toEqual(codes);
  });
});
