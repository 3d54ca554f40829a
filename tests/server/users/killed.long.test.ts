/** Codes and locks while the server is killed: a code that was used is used, one that was not is good, a lock is a lock. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { askAdmin } from '../../../server/admin/admin-client.ts';
import { Api } from '../../support/server/api.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { missingPostgres, startPostgres } from '../../support/server/postgres.ts';
import { readyDataFolder } from '../../support/server/ready-folder.ts';
import { ServerProcess } from '../../support/server/server-process.ts';

const LONG = 300_000;
/** With two later ones no more than the tries that a code has. */
const AT_ONCE = 3;
/** The kill comes after so many round trips of another call: before, in or after the transaction that uses the code. */
const ROUND_TRIPS = [0, 75, 500];
const PASSWORD = 'a heron stands still';

type Ask = (command: string, input: Readonly<Record<string, string>>) => ReturnType<typeof askAdmin>;

describe('killed', () => {
  endChildrenAfterAll();
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function survives(environment: Readonly<Record<string, string>>): Promise<void> {
    const folder = await readyDataFolder();
    folders.push(folder);
    const socket = join(folder, 'admin.sock');
    const settings = { DATA_DIR: folder, ADMIN_SOCKET: socket, ...environment };
    const ask: Ask = (command, input) => askAdmin(socket, { command, input, by: 'tester' });
    let server = await ServerProcess.start(settings);
    for (const [round, trips] of ROUND_TRIPS.entries()) {
      const account = `client${round}@example.com`;
      const sms_code = await newCode(new Api(server.url), ask, account);
      await server.kill();
      server = await ServerProcess.start(settings);
      const names = Array.from({ length: AT_ONCE }, (_, index) => `client${round}-${index}`);
      const register = (user_name: string) =>
        new Api(server.url).post('/api/user/register', {
          type: 'email',
          account,
          sms_code,
          user_name,
          password: PASSWORD,
          re_password: PASSWORD,
        });
      const answers = names.map((name) => register(name).catch(() => undefined));
      await Promise.race([Promise.any(answers), pass(trips, server.url)]);
      await server.kill();
      const acknowledged = (await Promise.all(answers)).filter((answer) => answer?.code === 1);
      expect(acknowledged.length).toBeLessThanOrEqual(1);
      server = await ServerProcess.start(settings);
      const wasUsed = (await ask('users show', { USER: account })).ok;
      if (acknowledged.length === 1) expect(wasUsed).toBe(true);
      const again = await register(`late${round}`);
      expect(again.code).toBe(wasUsed ? 3002 : 1);
      expect((await register(`later${round}`)).code).toBe(3002);
    }
    await keepsLocks(server, settings);
  }

  async function keepsLocks(server: ServerProcess, settings: Readonly<Record<string, string>>): Promise<void> {
    const logIn = ({ url }: ServerProcess, password: string) =>
      new Api(url).post('/api/user/loginForU', { account: 'client0@example.com', password, login_type: 'email' });
    for (let i = 0; i < 5; i++) expect(await logIn(server, 'not the password')).toMatchObject({ code: 3006 });
    await server.kill();
    const again = await ServerProcess.start(settings);
    expect(await logIn(again, PASSWORD)).toMatchObject({ code: 3007 });
    expect(await again.stop()).toBe(0);
  }

  it('the embedded database keeps codes single and locks locked', { timeout: LONG }, () => survives({}));

  const reason = missingPostgres();
  it.skipIf(reason !== undefined)(
    reason === undefined ? 'PostgreSQL keeps codes single and locks locked' : `PostgreSQL: skipped, for ${reason}`,
    { timeout: LONG },
    async () => {
      const postgres = await startPostgres();
      await survives({ DATABASE_URL: postgres.url });
      await postgres.stop();
    },
  );
});

async function pass(trips: number, url: string): Promise<void> {
  const api = new Api(url);
  for (let trip = 0; trip < trips; trip++) await api.call('/api/company/getCompanyStatus').catch(() => undefined);
}

async function newCode(api: Api, ask: Ask, to: string): Promise<string> {
  expect(await api.post('/api/notify/send_email', { to, type: '2' })).toMatchObject({ code: 1 });
  const answer = await ask('outbox list', { to });
  const text = answer.ok ? String(answer.report.rows?.[0]?.['text']) : '';
  return /\d{6}/.exec(text)?.[0] ?? '';
}
