/** Every call with every parameter spoiled in every way: a clear refusal, and nothing changed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { Api } from '../../support/server/api.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

/** Wrong for every parameter that has a form; `1e5`, `0x10`, full-width and Arabic digits are digits to somebody else. */
const NONSENSE = [
  'abc',
  '1e5',
  '0x10',
  '+1',
  ' 1',
  '1 ',
  '1,5',
  '--1',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  '１',
  '٣',
  "1' OR '1'='1",
  '{}',
  '%00',
  '1.2.3',
  '.5',
  '5.',
];
const HUGE = '9'.repeat(60);

const ID = [...NONSENSE, '-1', '0', '1.5', HUGE, '999999999999999999'];
const PRICE = [...NONSENSE, '-1', '-0.00001', HUGE];
const CHOICE = [...NONSENSE, '-1', '7', '1.0', '01', HUGE];

interface Case {
  readonly path: string;
  /** A request that would be accepted. */
  readonly good: Readonly<Record<string, string>>;
  readonly bad: Readonly<Record<string, readonly string[]>>;
  readonly optional?: readonly string[];
  readonly open?: boolean;
}

const CLIENT_IDS = [
  ...NONSENSE,
  '-1',
  HUGE,
  '123e4567e89b12d3a456426614174000',
  '123e4567-e89b-12d3-a456-42661417400g',
];
const SUBMIT = { forex_id: '1', type: '1', status: '1', cont: '1', multiple: '100' };
const CASES: readonly Case[] = [
  {
    path: '/v1/api/forex/submit',
    good: SUBMIT,
    bad: {
      forex_id: [...ID, '987654'],
      type: [...CHOICE, '0', '3'],
      status: [...CHOICE, '2', '3'],
      cont: [...PRICE, '0', '0.001', '0.015', '1000000'],
      multiple: [...ID, '33', '1000'],
      target_price: PRICE,
      stop_loss_price: [...PRICE, '1.16520', '2', '1.1234567'],
      target_profit_price: [...PRICE, '1.16520', '1', '1.9234567'],
      client_id: CLIENT_IDS,
    },
    optional: ['target_price', 'stop_loss_price', 'target_profit_price', 'client_id'],
  },
  {
    path: '/v1/api/forex/submit',
    good: { ...SUBMIT, status: '0', target_price: '1.10000' },
    bad: { target_price: [...PRICE, '0', '1.1234567'] },
  },
  {
    path: '/v1/api/forex/my_deal',
    good: { status: '1', page: '1' },
    bad: { status: [...CHOICE, '2', '4'], page: ID },
    optional: ['page'],
  },
  {
    path: '/v1/api/forex/close',
    good: { id: '$held', cont: '0.5', client_id: '123e4567-e89b-42d3-a456-426614174001' },
    bad: {
      id: [...ID, '987654', '$pending', '$closed'],
      cont: [...PRICE, '0', '0.001', '0.015', '1.01', '1000000'],
      client_id: CLIENT_IDS,
    },
    optional: ['cont', 'client_id'],
  },
  { path: '/v1/api/forex/cancel_trade', good: { id: '$pending' }, bad: { id: [...ID, '987654', '$held', '$closed'] } },
  {
    path: '/v1/api/forex/set_stop_price',
    good: { id: '$held', stop_loss_price: '1.1', target_profit_price: '1.2' },
    bad: {
      id: [...ID, '987654', '$closed'],
      stop_loss_price: [...PRICE, '1.16520', '3', '1.1234567'],
      target_profit_price: [...PRICE, '1.16520', '1', '1.9234567'],
    },
    optional: ['stop_loss_price', 'target_profit_price'],
  },
  { path: '/v1/api/main/accountLog/forexChange', good: { page: '1' }, bad: { page: ID }, optional: ['page'] },
  {
    path: '/v1/api/forex/kline',
    open: true,
    good: { forex_id: '1', period: '1min', end: '1700000000' },
    bad: { forex_id: [...ID, '987654'], period: ['2min', '1MIN', '60', ...NONSENSE], end: [...NONSENSE, '-1', HUGE] },
    optional: ['end'],
  },
  {
    path: '/v1/api/forex/abbreviated_cache_kline',
    open: true,
    good: { forex_id: '1', period: '1day' },
    bad: { forex_id: [...ID, '987654'], period: ['', '1month', ...NONSENSE] },
  },
  {
    path: '/v1/api/forex/trade_list',
    open: true,
    good: { searchCurrency: 'eur' },
    bad: { searchCurrency: ['x'.repeat(65)] },
    optional: ['searchCurrency'],
  },
  {
    path: '/api/company/getCompany',
    open: true,
    good: { name: 'pip' },
    bad: { name: ['x'.repeat(65)] },
    optional: ['name'],
  },
  {
    path: '/api/default/setting',
    open: true,
    good: { key: 'is_show_mobile' },
    bad: { key: ['is_show', 'constructor', '__proto__', ...NONSENSE] },
  },
  {
    path: '/api/user/createAccountDemoForU',
    open: true,
    good: { demo_id: 'a-device-of-our-own-0001' },
    bad: { demo_id: ['short', 'x'.repeat(129), 'has spaces in its name', "quote'quote'quote'quote"] },
  },
];

const SIGNED_IN = [
  '/api/user/info',
  '/v1/api/main/wallet/getBalance',
  '/v1/api/main/account/forexDetail',
  '/v1/api/main/user/resetForexDemoAccount',
];

describe('bad input', () => {
  let database: Database;
  let server: TestServer;
  let api: Api;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    database = await openReadyDatabase();
    server = await startTestServer(database);
    api = new Api(server.url);
    await api.signIn();
    ids.set('$held', String((await api.submit()).Id));
    ids.set('$pending', String((await api.submit({ status: '0', target_price: '1.10000' })).Id));
    const closed = String((await api.submit()).Id);
    await api.get('/v1/api/forex/close', { id: closed });
    ids.set('$closed', closed);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  let before: unknown;
  beforeEach(async () => {
    before = await everything();
  });

  /** All that a refused request must leave as it is. */
  async function everything(): Promise<unknown> {
    const tables = [
      'users',
      'sessions',
      'trading_accounts',
      'ledger_accounts',
      'orders',
      'positions',
      'deals',
      'transfers',
      'domain_events',
    ];
    return Promise.all(tables.map((table) => database.query(`SELECT * FROM ${table} ORDER BY 1`)));
  }

  const filled = (text: string): string => ids.get(text) ?? text;

  async function expectRefusal(path: string, query: string): Promise<void> {
    const { code, msg, data } = await api.call(path, query);
    expect(code, `${path}?${query}: ${msg}`).toBeGreaterThan(1000);
    expect(msg.length, `${path}?${query}`).toBeGreaterThan(10);
    expect(data).toBeNull();
  }

  for (const { path, good, bad, optional = [], open = false } of CASES) {
    for (const [parameter, values] of Object.entries(bad)) {
      it(`${path} refuses ${parameter} in ${values.length} wrong forms, repeated${optional.includes(parameter) ? '' : ' and missing'}`, async () => {
        const rest = Object.fromEntries(Object.entries(good).map(([name, value]) => [name, filled(value)]));
        for (const value of values) {
          await expectRefusal(path, new URLSearchParams({ ...rest, [parameter]: filled(value) }).toString());
        }
        const fair = filled(good[parameter] ?? '1');
        const repeated = new URLSearchParams({ ...rest, [parameter]: fair });
        repeated.append(parameter, fair);
        await expectRefusal(path, repeated.toString());
        delete rest[parameter];
        await expectRefusal(
          path,
          `${new URLSearchParams(rest).toString()}&${parameter}[]=1&${parameter}=1&${parameter}=2`,
        );
        if (!optional.includes(parameter)) {
          await expectRefusal(path, new URLSearchParams(rest).toString());
          await expectRefusal(path, new URLSearchParams({ ...rest, [parameter]: '' }).toString());
        }
        expect(await everything()).toEqual(before);
      });
    }
    if (open) continue;
    it(`${path} wants a session`, async () => {
      const stranger = new Api(server.url);
      expect((await stranger.call(path, good)).code).toBe(1008);
      stranger.token = 'x'.repeat(600);
      expect((await stranger.call(path, good)).code).toBe(999);
      expect(await everything()).toEqual(before);
    });
  }

  it.each(SIGNED_IN)('%s wants a session', async (path) => {
    expect((await new Api(server.url).call(path)).code).toBe(1008);
    expect(await everything()).toEqual(before);
  });

  it('refuses stops when neither is named', async () => {
    await expectRefusal('/v1/api/forex/set_stop_price', `id=${filled('$held')}`);
  });

  it('names the parameter', async () => {
    expect((await api.call('/v1/api/forex/submit', { ...SUBMIT, cont: 'x' })).msg).toContain('cont');
    expect((await api.call('/v1/api/forex/kline', { forex_id: '1' })).msg).toContain('period');
  });

  it('answers what it does not know with an envelope, and survives what is no request', async () => {
    for (const path of [
      '/api/nothing',
      '/v1/api/forex/submit/',
      '/logo/NOPE.webp',
      '/logo/..%2f..%2fpackage.json',
      '/%ff',
    ]) {
      const response = await fetch(`${server.url}${path}`);
      expect([400, 404], path).toContain(response.status);
      expect(await response.json()).toMatchObject({ data: null });
    }
    const posted = await fetch(`${server.url}/v1/api/forex/submit`, {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect([400, 404]).toContain(posted.status);
    const order = new URLSearchParams(SUBMIT).toString();
    const peeked = await fetch(`${server.url}/v1/api/forex/submit?${order}`, {
      method: 'HEAD',
      headers: { authorization: api.token },
    });
    expect(peeked.status).toBe(404);
    expect(await everything()).toEqual(before);
  });
});
