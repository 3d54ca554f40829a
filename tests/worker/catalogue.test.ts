import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { tradeItem } from '../support/backend/trade-item.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { until } from '../support/until.ts';

let backend: FakeBackend;
let client: StartedClient;

beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
  client = await startClient(backend.url);
  await client.api.setInterest({ instruments: [1, 2, 3, 4], positions: [] });
  await until(() => client.page.quotes.get(1)?.flags === 1);
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

const sent = (): number => client.page.frames.filter((frame) => frame.state?.catalogue).length;

it('does not cross again when a refresh brought nothing new', async () => {
  const before = sent();
  await client.api.refreshCatalogue();
  await client.api.setFavourite(1, true);
  await until(() => client.page.state.favourites?.length === 1);
  expect(sent()).toBe(before);
});

it('brings a new instrument with its confirmed price', async () => {
  backend.items.push(tradeItem(4, 'GBPUSD'));
  await client.api.refreshCatalogue();
  await until(() => client.page.quotes.get(4)?.flags === 1);
  expect(client.page.state.catalogue?.instruments).toHaveLength(4);
});

it('asks in the language of the user', async () => {
  await client.api.setLanguage('hk');
  await until(() => backend.headers.at(-1)?.['lang'] === 'hk');
});

it('keeps the list when a refresh fails, and says why', async () => {
  backend.fail('forex/trade_list', { status: 200, body: '{"code":5,"msg":"Busy"}' });
  expect(await client.api.refreshCatalogue()).toMatchObject({ error: { kind: 'refused', message: 'Busy' } });
  await until(() => client.page.state.catalogue?.failure?.message === 'Busy');
  expect(client.page.state.catalogue?.instruments).toHaveLength(3);
});

it('leaves out a broken row, and takes numbers for decimals', async () => {
  backend.items.push(tradeItem(5, 'BROKEN', { Pip: 'x' }), tradeItem(6, 'NUMBERS', { Pip: 0.01, ForexContNum: 100 }));
  await client.api.refreshCatalogue();
  await until(() => client.page.state.catalogue?.instruments.length === 4);
  expect(client.page.state.catalogue?.instruments.at(-1)?.code).toBe('NUMBERS');
});

it('searches by the server, and reads each sparkline once', async () => {
  expect(await client.api.searchInstruments('eur')).toMatchObject({ ok: true });
  expect(backend.calls.at(-1)?.searchParams.get('searchCurrency')).toBe('eur');
  backend.candles.put('EURUSD', { Time: 900, Open: '1', High: '1', Low: '1', Close: '1.5', Volume: '1' });
  const [first, second] = await Promise.all([client.api.sparkline(1), client.api.sparkline(1)]);
  expect(first).toEqual({ ok: true, value: Float64Array.of(150_000) });
  expect(second).toEqual(first);
  await client.api.sparkline(1);
  expect(backend.callsOf('/abbreviated_cache_kline')).toHaveLength(1);
  expect(await client.api.sparkline(99)).toMatchObject({ error: { kind: 'invalid' } });
});

it('asks again when a market closes, for only the list says when it opens', async () => {
  const opensAt = '2026-03-15T21:00:00.000Z';
  const [item] = backend.items;
  if (!item) throw new Error('The backend lists nothing');
  backend.items[0] = { ...item, MarketStatus: 0, OpensAt: opensAt };
  backend.push('DAY_MARKET', [{ Id: item.Id, MarketStatus: 0 }]);
  await until(() => client.page.state.catalogue?.instruments[0]?.opensAt === Date.parse(opensAt));
  expect(client.page.state.catalogue?.instruments[0]?.open).toBe(false);
});

it('takes a server that does not say when a market opens, or says nonsense', async () => {
  backend.items.push(
    tradeItem(5, 'SILENT', { MarketStatus: 0 }),
    tradeItem(6, 'ODD', { MarketStatus: 0, OpensAt: 'soon' }),
  );
  await client.api.refreshCatalogue();
  await until(() => client.page.state.catalogue?.instruments.length === 5);
  expect(client.page.state.catalogue?.instruments.slice(-2).map((each) => each.opensAt)).toEqual([
    undefined,
    undefined,
  ]);
});
