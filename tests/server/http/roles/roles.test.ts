/**
 * Every call there is, made by those who may not, or with what is another's. The lists say what is allowed; a call that
 * is in none of them must refuse, so a new call is tried here without a line of its own.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/store/database.ts';
import { openReadyDatabase } from '../../../support/server/made-databases.ts';
import { Api } from '../../../support/server/api.ts';
import { png } from '../../../support/server/pictures.ts';
import { realUser } from '../../../support/server/real-user.ts';
import { startTestServer, type TestServer } from '../../../support/server/test-server.ts';
import { Attempts } from './attempts.ts';
import { CLIENT_ID, SECRETS } from './harm.ts';
import { allOf, makeVictim, type Victim } from './victim.ts';
import { FOR_DEMO_USERS, FOR_VISITORS } from './who-may.ts';

describe('every call', () => {
  let database: Database;
  let server: TestServer;
  let victim: Victim;
  let attempts: Attempts;
  let before: unknown;

  beforeAll(async () => {
    database = await openReadyDatabase();
    server = await startTestServer(database);
    victim = await makeVictim(database, server.url);
    attempts = new Attempts(server, victim.belongings);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  beforeEach(async () => {
    before = await allOf(database, victim.id);
  });

  const routes = (): readonly string[] => server.routes.filter((route) => !/^(HEAD|OPTIONS) /.test(route));
  const guarded = (): readonly string[] => routes().filter((route) => !FOR_VISITORS.includes(route));

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
      for (const parameters of [...attempts.at(route), {}]) {
        expect((await attempts.make(route, parameters, '')).code, route).toBe(1008);
        expect((await attempts.make(route, parameters, 'x'.repeat(43))).code, route).toBe(999);
      }
    }
    expect(await allOf(database, victim.id)).toEqual(before);
  });

  it('that is for real accounts refuses a demo user, before it looks at anything', async () => {
    const demo = new Api(server.url);
    const forRealUsers = guarded().filter((route) => !FOR_DEMO_USERS.includes(route));
    expect(forRealUsers).toContain('POST /api/user_real/real_name');
    await demo.signIn();
    for (const route of forRealUsers) {
      for (const parameters of [...attempts.at(route), {}]) {
        expect((await attempts.make(route, parameters, demo.token)).code, route).toBe(3001);
      }
    }
    expect(await allOf(database, victim.id)).toEqual(before);
  });

  it.each(['a visitor', 'a demo user', 'another user', 'a user with orders and papers of their own'])(
    'made by %s with what is another’s tells nothing and changes nothing of it',
    async (kind) => {
      const secrets = [...Object.values(SECRETS), CLIENT_ID, victim.api.token].concat(
        ['$picture', '$back', '$spare', '$proof'].map((name) => victim.belongings.get(name)?.split('/').at(-1) ?? ''),
      );
      for (const route of routes()) {
        const token = await tokenOf(kind);
        for (const parameters of attempts.at(route)) {
          const { text, code } = await attempts.make(route, parameters, token);
          for (const secret of secrets) {
            expect(text, `${route} ${JSON.stringify(parameters)}`).not.toContain(secret);
          }
          if ('id' in parameters && /close|cancel|set_stop/.test(route) && kind !== 'a visitor')
            expect(code).toBe(1007);
          expect(await allOf(database, victim.id), `${route} ${JSON.stringify(parameters)}`).toEqual(before);
        }
      }
    },
  );

  let strangers = 0;
  /** A new one for each route: a call may end its session. */
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
