/** Companies, as the back office edits them and users then find them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { startAdminServer, type AdminServer } from './in-process.ts';

const ACME = {
  name: 'Acme Wares',
  subject: 'Wholesale',
  address: '1 Long Lane, Kyoto',
  location: 'Kyoto',
  url: 'https://acme.example',
  email: 'office@acme.example',
};

onEachDatabase('companies in the back office', (use) => {
  let server: AdminServer;
  let api: Api;
  beforeAll(async () => {
    server = await startAdminServer(use());
    api = new Api(server.url);
  });
  afterAll(() => server.close());

  const found = (name: string, language = 'en'): Promise<readonly Record<string, unknown>[]> => {
    api.language = language;
    return api.get('/api/company/getCompany', { name });
  };
  const refused = async (command: string, input: Record<string, string>): Promise<string> => {
    const answer = await server.ask(command, input);
    return answer.ok ? 'done' : answer.message;
  };

  it('are entered, changed, named in other languages and removed, at once for everybody', async () => {
    const { record } = await server.do('company add', ACME);
    const ID = String(record?.['id']);
    expect(await found('acme')).toMatchObject([
      {
        id: record?.['id'],
        name: 'Acme Wares',
        registered_address: '1 Long Lane, Kyoto',
        email: 'office@acme.example',
      },
    ]);
    await server.do('company edit', { ID, subject: 'Retail', location: '' });
    await server.do('company edit', { ID, name: 'アクメ', language: 'jp' });
    expect(await found('アクメ', 'jp')).toMatchObject([{ name: 'アクメ', subject: 'Retail', location: '' }]);
    expect(await found('akume')).toMatchObject([{ name: 'Acme Wares' }]);
    expect((await server.do('company list', { search: 'acme' })).rows).toMatchObject([{ name: 'Acme Wares' }]);
    const { before } = await server.do('company remove', { ID });
    expect(before).toMatchObject({ name: 'Acme Wares', names: '{"jp":"アクメ"}' });
    expect(await found('acme')).toEqual([]);
  });

  it('come from a file, each that is not known', async () => {
    const content = JSON.stringify([{ name: 'Bolt & Sons', names: { de: 'Bolt und Söhne' } }, { name: 'Apple' }]);
    expect((await server.do('company import', { content })).message).toBe('1 of 2 companies are entered.');
    expect(await found('sohne', 'de')).toMatchObject([{ name: 'Bolt und Söhne' }]);
  });

  it.each([
    [
      'company add',
      { name: 'X', url: 'javascript:alert(1)' },
      'url is "javascript:alert(1)", but must be an https address.',
    ],
    ['company add', { name: 'X', logo: '//evil.example/x.png' }, /must be a path of the site/],
    ['company add', { name: 'X', email: 'nobody' }, /must be an e-mail address/],
    ['company add', { name: 'apple'.repeat(50) }, /200 characters at most/],
    ['company add', { name: 'Apple' }, 'There is a company of this name already.'],
    ['company edit', { ID: '1', name: 'Apple' }, 'There is a company of this name already.'],
    ['company edit', { ID: '1', language: 'jp' }, /name is missing/],
    ['company edit', { ID: '9999', name: 'Y' }, 'There is no such company.'],
    ['company remove', { ID: '9999' }, 'There is no such company.'],
    ['company import', { content: '{' }, 'content is not JSON.'],
    ['company import', { content: '[{"name":""}]' }, /^content: 0\.name/],
    ['company import', { content: '[{"name":"New","url":"http://plain.example"}]' }, /must be an https address/],
  ])('refuse what cannot be shown: %s %j', async (command, input, reason) => {
    const before = await found('');
    expect(await refused(command, input as unknown as Record<string, string>)).toMatch(reason);
    expect(await found('')).toEqual(before);
  });
});
