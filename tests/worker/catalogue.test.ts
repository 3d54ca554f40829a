import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WireTradeItem } from '../../src/contract/wire/instrument.ts';
import type { CatalogueState } from '../../src/contract/worker/state.ts';
import { InstrumentCatalogue } from '../../workers/market/instrument-catalogue.ts';
import { HttpClient } from '../../workers/transport/http-client.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { tradeItem } from '../support/backend/trade-item.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { hurriedTimers, testEnvironment } from '../support/environment.ts';
import { instrument } from '../support/page/catalogue.ts';
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

it('has the list in the last of two languages that follow each other closely, whichever answer comes last', async () => {
  const before = backend.callsOf('/trade_list').length;
  let release = (): void => undefined;
  backend.fail('forex/trade_list', { answerAfter: new Promise<void>((resolve) => (release = resolve)) });
  const names = (): readonly string[] | undefined =>
    client.page.state.catalogue?.instruments.map(({ name }) => name).filter((name) => name !== '');
  const name = (text: string): void => void backend.items.push(tradeItem(4, 'GBPUSD', { Name: text }));
  name('جنيه');
  await client.api.setLanguage('ar');
  await until(() => backend.callsOf('/trade_list').length === before + 1);
  backend.items.pop();
  name('英鎊');
  await client.api.setLanguage('hk');
  await until(() => names()?.includes('英鎊') === true);
  release();
  await client.api.refreshCatalogue();
  expect(names()).toContain('英鎊');
  expect(names()).not.toContain('جنيه');
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

it('searches on the device, and asks the server only for what it does not know', async () => {
  const asked = (): readonly (string | null)[] =>
    backend.callsOf('/trade_list').flatMap(({ searchParams }) => searchParams.get('searchCurrency') ?? []);
  expect(await client.api.searchInstruments('eur')).toMatchObject({ ok: true, value: [1] });
  expect(await client.api.searchInstruments('eurudsd')).toMatchObject({ ok: true, value: [1] });
  expect(asked()).toEqual([]);
  expect(await client.api.searchInstruments('zzz')).toMatchObject({ ok: true });
  expect(asked()).toEqual(['zzz']);
});

it('asks again when a market closes, for only the list says when it opens', async () => {
  const opensAt = '2026-03-15T21:00:00.000Z';
  const [item] = backend.items;
  if (!item) throw new Error('The backend lists nothing');
  backend.items[0] = { ...item, MarketStatus: 0, OpensAt: opensAt };
  backend.push('DAY_MARKET', [{ Id: item.Id, MarketStatus: 0 }]);
  await until(() => client.page.state.catalogue?.instruments[0]?.opensAt === Date.parse(opensAt));
  expect(client.page.state.catalogue?.instruments[0]?.isMarketOpen).toBe(false);
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

it('knows names and other words where the server sends them, and takes one that sends none or nonsense', async () => {
  const nonsense = { Name: 7, Aliases: 'kiwi' } as unknown as Partial<WireTradeItem>;
  backend.items.push(
    tradeItem(5, 'NZDUSD', { Name: ' New Zealand dollar / US dollar ', Aliases: ['kiwi', 3, null] }),
    tradeItem(6, 'NULLS', { Name: null }),
    tradeItem(7, 'ODD', nonsense),
  );
  await client.api.refreshCatalogue();
  await until(() => client.page.state.catalogue?.instruments.length === 6);
  const [, , , kiwi, ...others] = client.page.state.catalogue?.instruments ?? [];
  expect(kiwi).toMatchObject({ name: 'New Zealand dollar / US dollar', aliases: ['kiwi'] });
  expect(others).toMatchObject([
    { code: 'NULLS', name: '', aliases: [] },
    { code: 'ODD', name: '', aliases: [] },
  ]);
});

it('puts the best of what it finds first, and finds by names in the language of the list', async () => {
  backend.items.push(
    tradeItem(5, 'MARIGOLD', { Name: 'Marigold' }),
    tradeItem(6, 'XAUUSD', { Name: 'Or / dollar américain', Aliases: ['Gold / US dollar'] }),
  );
  await client.api.refreshCatalogue();
  await until(() => client.page.state.catalogue?.instruments.length === 5);
  const best = (await client.api.searchInstruments('gol')) as { readonly value: readonly number[] };
  expect(best.value.slice(0, 2)).toEqual([6, 5]);
  backend.fail('forex/trade_list', ...Array.from({ length: 10 }, () => 'cutBefore' as const));
  expect(await client.api.searchInstruments('gol')).toEqual({ ok: true, value: [6, 5] });
  expect(await client.api.searchInstruments('Americain')).toEqual({ ok: true, value: [6] });
});

it('takes a snapshot of a version that kept no names', () => {
  const changed = vi.fn<(state: CatalogueState) => void>();
  const context = { apiBase: backend.url, language: 'en', token: '' };
  const http = new HttpClient(testEnvironment(), context, { emit: vi.fn() });
  const catalogue = new InstrumentCatalogue(http, () => 0, { onChange: changed, onLoaded: vi.fn(), onFailed: vi.fn() });
  const { name: _, aliases: __, ...kept } = instrument(1, 'EURUSD');
  catalogue.restore({ asOf: 0, instruments: [kept], categories: [] });
  expect(changed.mock.lastCall?.[0].instruments).toMatchObject([{ code: 'EURUSD', name: '', aliases: [] }]);
});

it('is asked for again by itself, ever later, where calls fail on an open socket, and not while the page is hidden', async () => {
  client.kill();
  const calls = (): number => backend.callsOf('/trade_list').length;
  const pings = (): number => backend.messages.filter(({ type }) => type === 'ping').length;
  const waits: number[] = [];
  // A ping each 250 ms.
  const hurried = hurriedTimers(20);
  const timers: typeof hurried = {
    after: (ms, run) => {
      waits.push(ms);
      return hurried.after(ms, run);
    },
  };
  backend.answers.set('forex/trade_list', () => ({ code: 5, msg: 'Not now', data: null }));
  const before = calls();
  client = await startClient(backend.url, { timers, random: () => 0.6 });
  await until(() => calls() >= before + 4);
  expect(waits.filter((ms) => [800, 1_600, 3_200].includes(ms))).toEqual([800, 1_600, 3_200]);
  await client.api.setVisible(false);
  const hidden = calls();
  const pinged = pings();
  await until(() => pings() > pinged + 2);
  expect(calls()).toBe(hidden);
  backend.answers.delete('forex/trade_list');
  await client.api.setVisible(true);
  await until(() => client.page.state.catalogue?.source === 'live');
  expect(backend.callsOf('/trade_list')).toHaveLength(hidden + 1);
  expect(client.page.state.connection).toMatchObject({ phase: 'open' });
});
