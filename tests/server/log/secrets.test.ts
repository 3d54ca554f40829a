/** A database that refuses what it is given, under calls full of what nobody may read: the log has none of it, and is short. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api, MARKET_ORDER } from '../../support/server/api.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { askPostgres } from '../../support/server/order-traffic.ts';
import { missingPostgres, startOwnPostgres, type TestPostgres } from '../../support/server/postgres.ts';
import { launch } from '../../support/server/server-process.ts';

const LONG = 120_000;
const FAILURES = 2_000;
const AT_ONCE = 25;
const MOST_LINES = 40;
const TABLES = ['feedback', 'codes', 'users', 'attempts', 'orders', 'sessions'];
const SECRET = 'verysecret';

const reason = missingPostgres();
const title = 'the log of a server whose database fails';

describe.skipIf(reason !== undefined)(reason === undefined ? title : `${title}: skipped, for ${reason}`, () => {
  let postgres: TestPostgres;
  endChildrenAfterAll();
  beforeAll(async () => {
    postgres = await startOwnPostgres();
  });
  afterAll(() => postgres.stop());

  it('holds nothing of a user, and is short', { timeout: LONG }, async () => {
    const server = await launch({ DATABASE_URL: postgres.url });
    const api = new Api(await server.url);
    await api.signIn(`${SECRET}-${randomUUID()}`);
    for (const table of TABLES) {
      await askPostgres(postgres.url, `ALTER TABLE ${table} ADD CONSTRAINT none CHECK (1 = 0) NOT VALID`);
    }
    await everyCall(api);
    for (let sent = 0; sent < FAILURES; sent += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => order(api)));
    }
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const output = server.output();
    expect(output).toContain('A call failed');
    expect(output).toContain('23514');
    expect(output).not.toContain(SECRET);
    expect(output).not.toMatch(/scrypt|Failing row|\$\d\b|[0-9a-f]{32}/);
    expect(output.split('\n').length).toBeLessThan(MOST_LINES);
  });
});

async function everyCall(api: Api): Promise<void> {
  const email = `${SECRET}@example.com`;
  const visitor = new Api(api.url);
  const failures = [
    visitor.signIn(`${SECRET}-${randomUUID()}`),
    visitor.post('/api/notify/send_email', { to: email, type: '2' }),
    visitor.post('/api/user/loginForU', { account: email, password: SECRET, login_type: 'email' }),
    visitor.post('/api/feedback/submit', { content: `My ${SECRET} complaint`, email }),
    api.post('/api/feedback/submit', { content: `My ${SECRET} complaint` }),
  ];
  for (const failed of await Promise.allSettled(failures)) expect(failed.status).toBe('rejected');
}

function order(api: Api): Promise<unknown> {
  const client_id = `${SECRET}-${randomUUID()}`;
  return api.call('/v1/api/forex/submit', { ...MARKET_ORDER, client_id }).catch((error: unknown) => error);
}
