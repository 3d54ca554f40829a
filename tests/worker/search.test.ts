/** Searching in the worker: on the device, of the server, and what was looked for before. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { tradeItem } from '../support/backend/trade-item.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { until } from '../support/until.ts';

let backend: FakeBackend;
let client: StartedClient;
let device: IDBFactory;

beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
  device = new IDBFactory();
  client = await startClient(backend.url, { indexedDB: device });
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

const recent = async (): Promise<unknown> => client.api.recentSearches();

it('keeps what was looked for, newest first, each once, six at most, over restarts', async () => {
  expect(await recent()).toEqual({ ok: true, value: [] });
  for (const text of ['gold', 'EUR', ' apple  inc ', 'Gold', 'oil', 'yen', 'btc', 'dax'])
    await client.api.keepSearch(text);
  const kept = { ok: true, value: ['dax', 'btc', 'yen', 'oil', 'Gold', 'apple inc'] };
  expect(await recent()).toEqual(kept);
  expect(await client.api.keepSearch('   ')).toEqual(kept);
  client.kill();
  client = await startClient(backend.url, { indexedDB: device });
  expect(await recent()).toEqual(kept);
  await client.api.forgetSearches();
  expect(await recent()).toEqual({ ok: true, value: [] });
});

it('finds the instruments of a category after those that are found by their names', async () => {
  backend.items.push(tradeItem(7, 'FXINDEX', { Name: 'Forex index', CategoryId: 9 }));
  await client.api.refreshCatalogue();
  await until(() => client.page.state.catalogue?.instruments.some(({ id }) => id === 7) === true);
  const { categories = [] } = client.page.state.catalogue ?? {};
  const [first] = categories;
  const members = client.page.state.catalogue?.instruments.filter(({ categoryId }) => categoryId === first?.id) ?? [];
  expect(members.length).toBeGreaterThan(0);
  const answer = await client.api.searchInstruments(first?.name ?? '');
  expect(answer).toMatchObject({ ok: true, value: expect.arrayContaining(members.map(({ id }) => id)) as unknown });
});

it('reads a company, also one of which little is told', async () => {
  backend.answers.set('company/getCompany', () => ({
    code: 1,
    msg: '',
    data: [
      { id: '4', name: 'Acme', logo: null, url: 'https://acme.example', registered_address: 'Kyoto' },
      { name: 'x' },
    ],
  }));
  expect(await client.api.company(4, 'Acme')).toEqual({
    ok: true,
    value: {
      id: 4,
      name: 'Acme',
      logo: '',
      url: 'https://acme.example',
      subject: '',
      registeredAddress: 'Kyoto',
      location: '',
      email: '',
    },
  });
  expect(await client.api.company(5, 'Acme')).toEqual({ ok: true, value: null });
});
