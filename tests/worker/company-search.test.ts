/** Finding companies in the worker: on the device where the server gives an index, else of the server. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { until } from '../support/until.ts';

const ROWS = [
  '1\tAcme\tACM\t\tRockets\tTucson, US\t/logo/ACM.svg',
  '2\tÉclair & Cie\t\tEclair\tBakery\tLyon\t',
  'no row of the index',
  '3\tГазпром\tGAZ\tGazprom\tGas\tSaint Petersburg\t',
].join('\n');

let backend: FakeBackend;
let client: StartedClient;
let device: IDBFactory;
/** What the server says of its index, by the version that it is told. */
let index: (version: string) => object;

beforeEach(async () => {
  backend = new FakeBackend();
  index = (version) => ({ code: 1, msg: '', data: { version: 'v1', rows: version === 'v1' ? null : ROWS } });
  backend.answers.set('company/index', ({ version = '' }) => index(version));
  backend.answers.set('company/getCompany', ({ name }) => ({ code: 1, msg: '', data: [{ id: 9, name }] }));
  await backend.start();
  device = new IDBFactory();
  client = await startClient(backend.url, { indexedDB: device });
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

async function found(text: string): Promise<readonly string[]> {
  const answer = await client.api.searchCompanies(text);
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value.map(({ name }) => name);
}

it.each([
  ['acme', 'Acme'],
  ['ACM', 'Acme'],
  ['amce', 'Acme'],
  ['eclair', 'Éclair & Cie'],
  ['bakery', 'Éclair & Cie'],
  ['gazprom', 'Газпром'],
])('finds %s on the device, without asking the server', async (text, name) => {
  expect(await found(text)).toEqual([name]);
  expect(backend.callsOf('company/getCompany')).toEqual([]);
});

it('tells of a company what a list shows', async () => {
  expect(await client.api.searchCompanies('rockets')).toEqual({
    ok: true,
    value: [{ id: 1, name: 'Acme', subject: 'Rockets', location: 'Tucson, US', logo: '/logo/ACM.svg' }],
  });
});

it('asks the server where the device knows nothing that answers, once for what was typed last', async () => {
  await found('acme');
  const typed = ['x9', 'x9x', 'x9xq'].map((text) => client.api.searchCompanies(text));
  expect(await Promise.all(typed)).toMatchObject([
    { ok: false, error: { kind: 'cancelled' } },
    { ok: false, error: { kind: 'cancelled' } },
    { ok: true, value: [{ name: 'x9xq' }] },
  ]);
  expect(backend.callsOf('company/getCompany')).toHaveLength(1);
});

it('asks for the index once, and after a restart only whether it has changed', async () => {
  await found('acme');
  await found('eclair');
  expect(backend.callsOf('company/index')).toHaveLength(1);
  client.kill();
  client = await startClient(backend.url, { indexedDB: device });
  expect(await found('acme')).toEqual(['Acme']);
  await until(() => backend.callsOf('company/index').length === 2);
  expect(backend.callsOf('company/index')[1]?.searchParams.get('version')).toBe('v1');
  index = () => ({ code: 1, msg: '', data: { version: 'v2', rows: '4\tNewly\t\t\t\t\t' } });
  client.kill();
  client = await startClient(backend.url, { indexedDB: device });
  await found('acme');
  await vi.waitFor(async () => expect(await found('newly')).toEqual(['Newly']));
});

it('finds without a network what it has kept', async () => {
  await found('acme');
  client.kill();
  client = await startClient(backend.url, { indexedDB: device });
  await backend.stop();
  expect(await found('acme')).toEqual(['Acme']);
  await backend.start();
});

it('finds names of another language once that is chosen', async () => {
  await found('acme');
  index = () => ({ code: 1, msg: '', data: { version: 'ru1', rows: '1\tАкме\tACM\tAcme\tRockets\tTucson\t' } });
  await client.api.setLanguage('ru');
  expect(await found('akme')).toEqual(['Акме']);
  expect(backend.callsOf('company/index')[1]?.searchParams.get('version')).toBe('');
});

it('asks a server without an index each time, and only for companies', async () => {
  index = () => ({ code: 404, msg: 'Unknown' });
  expect(await found('acme')).toEqual(['acme']);
  expect(await found('eclair')).toEqual(['eclair']);
  expect(backend.callsOf('company/index')).toHaveLength(1);
});

it('forgets the index with the other caches', async () => {
  await found('acme');
  await client.api.clearCache();
  client.kill();
  client = await startClient(backend.url, { indexedDB: device });
  await found('acme');
  expect(backend.callsOf('company/index')[1]?.searchParams.get('version')).toBe('');
});
