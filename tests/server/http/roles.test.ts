/**
 * Every call there is, made by those who may not, or with what is another's. The lists say what is allowed; a call that
 * is in none of them must refuse, so a new call is tried here without a line of its own.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { IN_MEMORY, openEmbedded } from '../../../server/store/embedded.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { Api } from '../../support/server/api.ts';
import { png } from '../../support/server/pictures.ts';
import { realUser, type RealUser } from '../../support/server/real-user.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

/** Visitors may do this: look, and get into an account. */
const FOR_VISITORS: readonly string[] = [
  'GET /',
  'GET /logo/:name',
  'GET /api/captcha/:token',
  'GET /api/default/area_list',
  'GET /api/default/setting',
  'GET /api/basicSet/getBasicInfo',
  'GET /api/company/getCompany',
  'GET /api/company/getCompanyStatus',
  'GET /api/complaint/email',
  'GET /api/news/list',
  'GET /api/news/info',
  'GET /api/user/createAccountDemoForU',
  'GET /v1/api/forex/trade_list',
  'GET /v1/api/forex/getCategories',
  'GET /v1/api/forex/abbreviated_cache_kline',
  'GET /v1/api/forex/kline',
  'POST /api/feedback/submit',
  'POST /api/notify/send_email',
  'POST /api/notify/send_sms',
  'POST /api/user/register',
  'POST /api/user/loginForU',
  'POST /api/user/forget_password',
];

/** Demo users may do this, too: trade, and look at what is theirs. */
const FOR_DEMO_USERS: readonly string[] = [
  'GET /api/common/image/:name',
  'GET /api/user/info',
  'GET /v1/api/main/wallet/getBalance',
  'GET /v1/api/main/account/forexDetail',
  'GET /v1/api/main/accountLog/forexChange',
  'GET /v1/api/main/user/resetForexDemoAccount',
  'GET /v1/api/forex/submit',
  'GET /v1/api/forex/my_deal',
  'GET /v1/api/forex/close',
  'GET /v1/api/forex/cancel_trade',
  'GET /v1/api/forex/set_stop_price',
  'POST /api/user/logout',
];

const UPLOAD = 'POST /api/common/image_upload';
const CLIENT_ID = '123e4567-e89b-42d3-a456-426614174000';
const SECRETS = { email: 'victim@example.com', name: 'Vera Victim', card: 'K9876543', balance: '54321.123456' };

/** For a parameter of this name: what could do harm. `$…` is filled from the victim. Others are set by path. */
const HARMFUL: Readonly<Record<string, readonly string[]>> = {
  id: ['$held', '$pending', '$closed'],
  account: [SECRETS.email],
  to: [SECRETS.email],
  password: ['a guess at the word'],
  re_password: ['a guess at the word'],
  new_password: ['a longer pass phrase'],
  secondary_password: ['a longer pass phrase'],
  auth_code: ['000000'],
  sms_code: ['000000'],
  login_type: ['email'],
  type: ['email', '1', '2'],
  area_id: [''],
  user_name: ['victim'],
  invite_code: ['$invite'],
  key: ['is_show_mobile'],
  captcha: ['abcd'],
  mobile: [''],
  email: [SECRETS.email],
  demo_id: ['a-device-of-nobody-at-all'],
  forex_id: ['1'],
  status: ['0', '1', '3'],
  page: ['1'],
  period: ['1min'],
  end: [''],
  searchCurrency: [''],
  name: ['Vera'],
  category_id: ['1'],
  cont: ['0.01'],
  multiple: ['100'],
  target_price: ['1.10000'],
  stop_loss_price: ['1.05000'],
  target_profit_price: ['1.90000'],
  client_id: [CLIENT_ID],
  card_id: ['1'],
  front_pic: ['$picture'],
  reverse_pic: ['$spare'],
  picture: ['$spare', '$picture'],
  content: ['Hello'],
};

type Parameters = Readonly<Record<string, string>>;

describe('every call', () => {
  let database: Database;
  let server: TestServer;
  let victim: RealUser;
  const filled = new Map<string, string>();
  let before: unknown;

  beforeAll(async () => {
    database = await openEmbedded(IN_MEMORY);
    await migrate(database);
    server = await startTestServer(database);
    victim = await realUser(database, server.url, SECRETS.email);
    await database.query('UPDATE accounts SET balance = $2 WHERE id = $1', [victim.id, SECRETS.balance]);
    await database.query(
      `INSERT INTO ledger (account_id, kind, amount, balance_after, created_at) VALUES ($1, 'deposit', $2, $2, 1)`,
      [victim.id, SECRETS.balance],
    );
    const { api } = victim;
    filled.set('$held', String((await api.submit({ client_id: CLIENT_ID })).Id));
    filled.set('$pending', String((await api.submit({ status: '0', target_price: '1.10000' })).Id));
    const closed = String((await api.submit()).Id);
    await api.get('/v1/api/forex/close', { id: closed });
    filled.set('$closed', closed);
    for (const name of ['$picture', '$back', '$spare']) filled.set(name, await api.uploaded(png()));
    const papers = { front_pic: filled.get('$picture') ?? '', reverse_pic: filled.get('$back') ?? '' };
    const handedIn = await api.post('/api/user_real/real_name', {
      name: SECRETS.name,
      card_id: SECRETS.card,
      ...papers,
    });
    expect(handedIn.code).toBe(1);
    const [row] = await database.query('SELECT invite_code FROM users WHERE id = $1', [victim.id]);
    filled.set('$invite', String(row?.['invite_code']));
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  beforeEach(async () => {
    before = await allOf(victim.id);
  });

  /** Everything that the database has of a user, whatever tables there are. */
  async function allOf(userId: number): Promise<unknown> {
    const columns = await database.query(
      `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'
       AND (column_name IN ('user_id', 'account_id') OR (table_name IN ('users', 'accounts') AND column_name = 'id'))
       ORDER BY 1, 2`,
    );
    expect(columns.length).toBeGreaterThanOrEqual(8);
    return Promise.all(
      columns.map(({ table_name: table, column_name: column }) =>
        database.query(`SELECT * FROM ${String(table)} WHERE ${String(column)} = $1 ORDER BY 1`, [userId]),
      ),
    );
  }

  const routes = (): readonly string[] => server.routes.filter((route) => !/^(HEAD|OPTIONS) /.test(route));
  const guarded = (): readonly string[] => routes().filter((route) => !FOR_VISITORS.includes(route));

  /** The harmful ways of making a call: each parameter once with each of its values. */
  function attempts(route: string): readonly Parameters[] {
    const [method, path] = route.split(' ');
    const call = server.calls.find((one) => one.method === method && one.path === path);
    const names = Object.keys(call?.parameters.entries ?? {});
    for (const name of names) expect(HARMFUL, `say in HARMFUL what another's ${name} is`).toHaveProperty(name);
    const valueOf = (name: string, turn: number): string => {
      const values = HARMFUL[name] ?? [''];
      const value = values[turn % values.length] ?? '';
      return filled.get(value) ?? value;
    };
    const turns = Math.max(1, ...names.map((name) => HARMFUL[name]?.length ?? 1));
    return Array.from({ length: turns }, (_, turn) =>
      Object.fromEntries(names.map((name) => [name, valueOf(name, turn)]).filter(([, value]) => value !== '')),
    );
  }

  interface Answer {
    readonly text: string;
    readonly code: number | undefined;
  }

  async function make(route: string, parameters: Parameters, token: string): Promise<Answer> {
    const [method = 'GET', pattern = ''] = route.split(' ');
    const path = pattern
      .replace(':name', filled.get('$picture')?.split('/').at(-1) ?? '')
      .replace(':token', 'x'.repeat(20));
    const query = method === 'GET' ? `?${new URLSearchParams(parameters).toString()}` : '';
    const file = new FormData();
    file.append('file', new File([new Uint8Array(png())], 'a.png'));
    const body = method === 'GET' ? {} : { body: route === UPLOAD ? file : new URLSearchParams(parameters) };
    const headers = token === '' ? {} : { authorization: token };
    const response = await fetch(`${server.url}${path}${query}`, { method, headers, ...body });
    const text = await response.text();
    const isEnvelope = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { text, code: isEnvelope ? (JSON.parse(text) as { code: number }).code : undefined };
  }

  it('is on a list, or needs a session', () => {
    const missing = [...FOR_VISITORS, ...FOR_DEMO_USERS].filter((route) => !routes().includes(route));
    expect(missing).toEqual([]);
    expect(guarded().length).toBeGreaterThanOrEqual(FOR_DEMO_USERS.length);
    const peeked = server.routes.filter(
      (route) => route.startsWith('HEAD ') && guarded().includes(route.replace('HEAD', 'GET')),
    );
    expect(peeked).toEqual([]);
  });

  it('that is not for visitors refuses one, and a wrong token, before it looks at anything', async () => {
    for (const route of guarded()) {
      for (const parameters of [...attempts(route), {}]) {
        expect((await make(route, parameters, '')).code, route).toBe(1008);
        expect((await make(route, parameters, 'x'.repeat(43))).code, route).toBe(999);
      }
    }
    expect(await allOf(victim.id)).toEqual(before);
  });

  it('that is for real accounts refuses a demo user, before it looks at anything', async () => {
    const demo = new Api(server.url);
    const forRealUsers = guarded().filter((route) => !FOR_DEMO_USERS.includes(route));
    expect(forRealUsers).toContain('POST /api/user_real/real_name');
    await demo.signIn();
    for (const route of forRealUsers) {
      for (const parameters of [...attempts(route), {}]) {
        expect((await make(route, parameters, demo.token)).code, route).toBe(3001);
      }
    }
    expect(await allOf(victim.id)).toEqual(before);
  });

  it.each(['a visitor', 'a demo user', 'another user', 'a user with orders and papers of their own'])(
    'made by %s with what is another’s tells nothing and changes nothing of it',
    async (kind) => {
      const secrets = [...Object.values(SECRETS), CLIENT_ID, victim.api.token].concat(
        ['$picture', '$back', '$spare'].map((name) => filled.get(name)?.split('/').at(-1) ?? ''),
      );
      for (const route of routes()) {
        for (const parameters of attempts(route)) {
          const { text, code } = await make(route, parameters, await tokenOf(kind));
          for (const secret of secrets) {
            expect(text, `${route} ${JSON.stringify(parameters)}`).not.toContain(secret);
          }
          if ('id' in parameters && /close|cancel|set_stop/.test(route) && kind !== 'a visitor')
            expect(code).toBe(1007);
          expect(await allOf(victim.id), `${route} ${JSON.stringify(parameters)}`).toEqual(before);
        }
      }
    },
  );

  let strangers = 0;
  /** A new one each time: a call may end its session. */
  async function tokenOf(kind: string): Promise<string> {
    if (kind === 'a visitor') return '';
    if (kind === 'a demo user') {
      const demo = new Api(server.url);
      await demo.signIn();
      return demo.token;
    }
    const user = await realUser(database, server.url, `stranger${++strangers}@example.com`);
    if (kind === 'another user') return user.api.token;
    const papers = { front_pic: await user.api.uploaded(png()), reverse_pic: await user.api.uploaded(png()) };
    await user.api.post('/api/user_real/real_name', { name: 'S', card_id: '1', ...papers });
    return user.api.token;
  }
});
