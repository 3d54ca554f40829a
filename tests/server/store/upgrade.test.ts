/** A database of a released server is brought up to date with nothing lost: the server of today answers as that one did. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../../server/catalogue/languages.ts';
import { checkLedger } from '../../../server/ledger/check-ledger.ts';
import { FIRST_GUIDES, firstText } from '../../../server/news/first/first-news.ts';
import type { Database } from '../../../server/store/database.ts';
import { migrate } from '../../../server/store/migrations/migrate.ts';
import { MIGRATIONS } from '../../../server/store/migrations/migrations.ts';
import type { WirePage } from '../../../src/contract/wire/envelope.ts';
import { Api } from '../../support/server/api.ts';
import { onEachEmptyDatabase } from '../../support/server/databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const RELEASE = fileURLToPath(new URL('../../support/releases/2026-11/', import.meta.url));
/** The prices at which the released server answered. */
const PRICES = [
  ['EURUSD', '1.16425'],
  ['XAUUSD', '3884.50'],
] as const;

interface Listed {
  readonly id: number;
  readonly title: string;
  readonly desc: string;
}

/** Anna invited Ben: of whom nothing was told then. */
const INVITED = `UPDATE users SET invited_by = (SELECT id FROM users WHERE email = 'anna@example.com') WHERE email = 'ben@example.com'`;

interface Recorded {
  readonly token: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

const { time, news, ...users } = JSON.parse(readFileSync(`${RELEASE}answers.json`, 'utf8')) as Record<
  string,
  Recorded
> & { readonly time: number; readonly news: WirePage<Listed> };

onEachEmptyDatabase('a database of November 2026', (use) => {
  let database: Database;
  let server: TestServer;

  beforeAll(async () => {
    database = use();
    for (const statement of statementsOf(readFileSync(`${RELEASE}database.sql`, 'utf8')))
      await database.query(statement);
    await database.query(INVITED);
    const run = await migrate(database);
    expect(run).toEqual(MIGRATIONS.map(({ name }) => name).filter((name) => name > '2026-11-02'));
    server = await startTestServer(database, {}, { clock: new ManualClock(time) });
    for (const [code, price] of PRICES) server.feed.tick(code, price);
  });
  afterAll(() => server.close());

  it.each(Object.entries(users))('answers %s as before, in the same session', async (_, { token, answers }) => {
    const api = new Api(server.url);
    api.token = token;
    // What has come to the rows since stands beside what was answered then.
    for (const [call, expected] of Object.entries(answers))
      expect({ data: await answerTo(api, call) }, call).toMatchObject({ data: expected });
  });

  it('shows the same news, and the guides that have come since among them in the order of a new database', async () => {
    const api = new Api(server.url);
    for (const language of LANGUAGES) {
      api.language = language;
      const { data } = await api.get<WirePage<Listed>>('/api/news/list', { category_id: '1', page: '1' });
      expect(data.map(({ title }) => title)).toEqual(FIRST_GUIDES.map((name) => firstText(name, language).title));
    }
    api.language = 'en';
    const { data } = await api.get<WirePage<Listed>>('/api/news/list', { category_id: '1', page: '1' });
    const kept = data.filter(({ id }) => id <= 3).toSorted((a, b) => b.id - a.id);
    // What the guide on margin said of leverage and of the stop-out stands in guides of their own.
    expect(kept).toEqual(
      news.data.map((row) => (row.id === 3 ? { ...row, desc: firstText('margin', 'en').summary } : row)),
    );
    expect(await api.get('/api/news/info', { id: '3' })).toMatchObject({ content: firstText('margin', 'en').content });
  });

  it('has a ledger that is sound', async () => {
    expect(await checkLedger(database)).toEqual([]);
  });

  it('shows who was invited then, and has the account from which rewards are paid', async () => {
    const houses = await database.query(`SELECT ledger FROM ledger_accounts WHERE code = 'promotions' ORDER BY ledger`);
    expect(houses).toEqual([{ ledger: 'demo' }, { ledger: 'real' }]);
    const api = new Api(server.url);
    api.token = users['anna']?.token ?? '';
    expect(await api.get('/api/user/invitations')).toMatchObject({ total: 1, data: [{ name: 'b•••@e•••.com' }] });
  });

  it('is not touched by another start', async () => {
    expect(await migrate(database)).toEqual([]);
  });

  it('goes on trading: what was open is closed, and the client id of then finds the order of then', async () => {
    const api = new Api(server.url);
    api.token = users['anna']?.token ?? '';
    const [position] = (await api.deals(1)).data;
    const repeated = await api.submit({ cont: '0.1', client_id: '00000000-0000-4000-8000-000000000003' });
    expect(repeated.Id).toBe(position?.Id);
    await api.get('/v1/api/forex/close', { id: String(position?.Id) });
    expect((await api.deals(1)).total).toBe(0);
    expect((await api.submit({ cont: '0.02' })).Id).toBeGreaterThan(Number(position?.Id));
    expect(await checkLedger(database)).toEqual([]);
  });
});

/** Statements end with a semicolon at the end of a line; in a text it stands elsewhere. */
function statementsOf(text: string): readonly string[] {
  return text
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

const PATHS: Readonly<Record<string, string>> = {
  getBalance: '/v1/api/main/wallet/getBalance',
  forexDetail: '/v1/api/main/account/forexDetail',
  forexChange: '/v1/api/main/accountLog/forexChange',
  info: '/api/user/info',
  center: '/api/user_real/center',
};

/** @param call as it was recorded: a name with its numbers */
function answerTo(api: Api, call: string): Promise<unknown> {
  const [name = '', first = '1', page = '1'] = call.split(' ');
  if (name === 'my_deal') return api.get('/v1/api/forex/my_deal', { status: first, page });
  const path = PATHS[name] ?? '';
  if (name === 'forexDetail' || name === 'center') return api.call(path);
  return name === 'forexChange' ? api.call(path, { page: first }) : api.get(path);
}
