import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { Api } from '../../support/server/api.ts';
import { Members } from '../../support/server/members.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

describe('the site, as it is set', () => {
  let database: Database;
  let server: TestServer | undefined;

  beforeEach(async () => {
    database = await openReadyDatabase();
  });
  afterEach(async () => {
    await server?.close();
    await database.close();
  });

  async function start(environment: Readonly<Record<string, string>>): Promise<Api> {
    server = await startTestServer(database, environment);
    return new Api(server.url);
  }

  it('tells its status, its service, and what registration asks for', async () => {
    const api = await start({
      COMPANY_STATUS: '1',
      COMPANY_TYPE: '3',
      LOSS_URL: 'https://elsewhere.example/bye',
      SERVICE_LINK: 'https://chat.example.com/room?x=1',
      SERVICE_LINK_TYPE: '2',
      VERIFY_REG_TYPE: 'mobile',
      SHOW_MOBILE: '1',
      SHOW_CAPTCHA: '1',
    });
    expect(await api.get('/api/company/getCompanyStatus')).toEqual({
      status: 1,
      type: 3,
      loss_url: 'https://elsewhere.example/bye',
    });
    expect(await api.get('/api/basicSet/getBasicInfo')).toEqual({
      service_link: 'https://chat.example.com/room?x=1',
      service_link_type: 2,
      verify_reg_type: 'mobile',
      trade_fee_type: 1,
      stop_out_level: '50',
      partial_close: 1,
      service_chat: 0,
    });
    for (const key of ['is_show_mobile', 'is_show_captcha'])
      expect(await api.get('/api/default/setting', { key })).toEqual({ [key]: 1 });
  });

  it('frames customer service and nothing else', async () => {
    const policy = async (api: Api) => {
      const page = await fetch(api.url);
      await page.text();
      return page.headers.get('content-security-policy');
    };
    expect(await policy(await start({ SERVICE_LINK: 'https://chat.example.com/room' }))).toContain(
      'frame-src https://chat.example.com;',
    );
    await server?.close();
    expect(await policy(await start({ SERVICE_CHAT: '0' }))).toContain("frame-src 'none';");
    await server?.close();
    // The server's own chat is on the API's host, which is the page's own where that is an address.
    expect(await policy(await start({}))).toContain("frame-src 'self';");
  });

  it('ends though a connection is open on which nothing was ever asked', async () => {
    const api = await start({});
    const { hostname, port } = new URL(api.url);
    const unused = connect(Number(port), hostname);
    await once(unused, 'connect');
    const ended = once(unused, 'close');
    await server?.close();
    await ended;
  });

  it('lists areas for whom it serves', async () => {
    const areas = await (
      await start({})
    ).get<Array<{ id: number; code: string; global_code: string }>>('/api/default/area_list');
    expect(areas.length).toBeGreaterThan(230);
    expect(areas).toContainEqual({ id: 219, code: 'HK', global_code: '852' });
    expect(areas.filter(({ code }) => ['KP', 'IL', 'CN', 'VU', 'CU'].includes(code))).toEqual([]);
  });

  it('limits log-ins of one address, and codes, more than other calls', async () => {
    const api = await start({ RATE_LIMIT: '1000' });
    const statuses = async (path: string, times: number) => {
      const answers = Array.from({ length: times }, () => fetch(`${api.url}${path}`, { method: 'POST' }));
      const responses = await Promise.all(answers);
      // An answer that is not read holds its connection, for which the server's end would wait.
      for (const response of responses) await response.text();
      return responses.filter(({ status }) => status === 429).length;
    };
    expect(await statuses('/api/user/loginForU', 40)).toBe(10);
    expect(await statuses('/api/notify/send_email', 30)).toBe(10);
    const areas = await fetch(`${api.url}/api/default/area_list`);
    expect([areas.status, typeof (await areas.text())]).toEqual([200, 'string']);
  });

  it.each([
    ['', '3007'],
    ['127.0.0.1', '3006'],
  ])(
    'believes X-Forwarded-For of a trusted proxy only (%s)',
    { timeout: 60_000 },
    async (TRUSTED_PROXIES, expected) => {
      const members = await Members.start(database, { TRUSTED_PROXIES });
      ({ server } = members);
      const from = async (address: string) => {
        const response = await fetch(`${members.server.url}/api/user/loginForU`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify({ account: members.newEmail(), password: 'x', login_type: 'email' }),
        });
        return String(((await response.json()) as { code: number }).code);
      };
      const first = await Promise.all(Array.from({ length: 30 }, () => from('203.0.113.1')));
      expect(new Set(first)).toEqual(new Set(['3006']));
      expect(await from('203.0.113.1')).toBe('3007');
      expect(await from('203.0.113.2')).toBe(expected);
    },
  );
});
