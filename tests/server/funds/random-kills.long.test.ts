/** Random movements of money while the server is killed again and again, on both databases. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AdminAnswer } from '../../../server/admin/channel.ts';
import { askAdmin } from '../../../server/admin/admin-client.ts';
import { createRandom } from '../../../server/feed/random.ts';
import { Api } from '../../support/server/api.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { FundTraffic } from '../../support/server/fund-traffic.ts';
import { missingPostgres, startPostgres } from '../../support/server/postgres.ts';
import { readyDataFolder } from '../../support/server/ready-folder.ts';
import { ServerProcess } from '../../support/server/server-process.ts';
import { boundBank } from './funds-server.ts';

const ROUNDS = 4;
const STEPS = 60;
const AT_ONCE = 3;
const ACCOUNT = 'client@example.com';
const LONG = 300_000;
const SETTINGS = { COOL_OFF_HOURS: '0', UNVERIFIED_MOST: '100000', FUND_MOST_WAITING: '100' };

describe('killed while money comes and goes', () => {
  endChildrenAfterAll();
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function survives(environment: Readonly<Record<string, string>>, seed: number): Promise<void> {
    const folder = await readyDataFolder();
    folders.push(folder);
    const socket = join(folder, 'admin.sock');
    const settings = { DATA_DIR: folder, ADMIN_SOCKET: socket, ...SETTINGS, ...environment };
    const ask: Ask = (command, input = {}) => askAdmin(socket, { command, input, by: 'tester' }).catch(() => undefined);
    let server = await ServerProcess.start(settings);
    let api = await register(new Api(server.url), ask);
    const { uid } = await api.get<{ uid: string }>('/api/user/info');
    await ask('deposit', { USER: uid, AMOUNT: '2000', memo: 'To begin with' });
    const random = createRandom(seed);
    const method = await boundBank({ api });
    const traffic = new FundTraffic({ api: () => api, ask, random, uid, initial: '2000', method });
    for (let round = 0; round < ROUNDS; round++) {
      let steps = 0;
      let isAlive = true;
      const killedAt = Math.floor(STEPS / 3 + (random() * STEPS) / 2);
      const busy = Array.from({ length: AT_ONCE }, async () => {
        while (isAlive) {
          await traffic.step();
          if (++steps === killedAt) {
            isAlive = false;
            await server.kill();
          }
        }
      });
      await Promise.all(busy);
      server = await ServerProcess.start(settings);
      const { token } = api;
      api = new Api(server.url);
      api.token = token;
      await traffic.expectKept();
    }
    expect(traffic.acknowledged).toBeGreaterThan(ROUNDS);
    expect(await server.stop()).toBe(0);
  }

  it('the embedded database loses and doubles nothing', { timeout: LONG }, () => survives({}, 1));

  const reason = missingPostgres();
  it.skipIf(reason !== undefined)(
    reason === undefined ? 'PostgreSQL loses and doubles nothing' : `PostgreSQL: skipped, for ${reason}`,
    { timeout: LONG },
    async () => {
      const postgres = await startPostgres();
      await survives({ DATABASE_URL: postgres.url }, 2);
      await postgres.stop();
    },
  );
});

type Ask = (command: string, input?: Readonly<Record<string, string>>) => Promise<AdminAnswer | undefined>;

/** Registers the one who trades, and signs in. */
async function register(api: Api, ask: Ask): Promise<Api> {
  await api.post('/api/notify/send_email', { to: ACCOUNT, type: '2' });
  const listed = await ask('outbox list', { to: ACCOUNT });
  const text = listed?.ok === true ? String(listed.report.rows?.[0]?.['text']) : '';
  const password = 'a longer pass phrase';
  const sms_code = /\d{6}/.exec(text)?.[0] ?? '';
  const form = { type: 'email', account: ACCOUNT, password, re_password: password, sms_code };
  api.token = (await api.post<{ token: string }>('/api/user/register', form)).data.token;
  return api;
}
