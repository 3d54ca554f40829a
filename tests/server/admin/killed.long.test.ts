/** Deposits while the server is killed again and again: none that was acknowledged is lost, none is made twice. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { askAdmin } from '../../../server/admin/admin-client.ts';
import type { AdminAnswer } from '../../../server/admin/channel.ts';
import type { Report } from '../../../server/admin/command.ts';
import { decimal, sum, toFixedText } from '../../../src/domain/decimal.ts';
import { Api } from '../../support/server/api.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { missingPostgres, startPostgres } from '../../support/server/postgres.ts';
import { readyDataFolder } from '../../support/server/ready-folder.ts';
import { ServerProcess } from '../../support/server/server-process.ts';

const ROUNDS = 4;
const AT_ONCE = 12;
const ACCOUNT = 'client@example.com';
const LONG = 300_000;

describe('killed in the middle of deposits', () => {
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
    const ask = (command: string, input: Readonly<Record<string, string>>): Promise<AdminAnswer> =>
      askAdmin(socket, { command, input, by: 'tester' });
    let server = await ServerProcess.start(settings);
    await register(new Api(server.url), ask);
    const deposits = Array.from({ length: ROUNDS * AT_ONCE }, (_, index) => ({
      USER: ACCOUNT,
      AMOUNT: `${index + 1}.000001`,
      memo: `Number ${index}`,
      id: `d${index}`,
    }));
    const acknowledged = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const batch = deposits.slice(round * AT_ONCE, (round + 1) * AT_ONCE);
      let answered = 0;
      const killedAt = 2 + round * 3;
      let kill: Promise<void> | undefined;
      await Promise.all(
        batch.map(async (deposit) => {
          const answer = await ask('deposit', deposit).catch(() => undefined);
          if (answer?.ok) acknowledged.add(deposit.id);
          if (++answered === killedAt) kill = server.kill();
        }),
      );
      await kill;
      server = await ServerProcess.start(settings);
    }
    const before = await ask('users show', { USER: ACCOUNT });
    const kept = deposits.filter(({ id }) => acknowledged.has(id)).map(({ AMOUNT }) => decimal(AMOUNT));
    expect(Number(reportOf(before).record?.['balance'])).toBeGreaterThanOrEqual(Number(toFixedText(sum(kept), 6)));
    expect(acknowledged.size).toBeLessThan(deposits.length);
    // What was not answered is asked for again, and what was is, too: each is booked once.
    for (const deposit of deposits) {
      const { message } = reportOf(await ask('deposit', deposit));
      if (acknowledged.has(deposit.id)) expect(message).toContain('was booked before');
    }
    const total = toFixedText(sum(deposits.map(({ AMOUNT }) => decimal(AMOUNT))), 6);
    expect(reportOf(await ask('users show', { USER: ACCOUNT })).record).toMatchObject({ balance: total });
    await expectAudit(ask, deposits.length);
    expect(await server.stop()).toBe(0);
  }

  it('the embedded database loses and doubles nothing', { timeout: LONG }, () => survives({}));

  const reason = missingPostgres();
  it.skipIf(reason !== undefined)(
    reason === undefined ? 'PostgreSQL loses and doubles nothing' : `PostgreSQL: skipped, for ${reason}`,
    { timeout: LONG },
    async () => {
      const postgres = await startPostgres();
      await survives({ DATABASE_URL: postgres.url });
      await postgres.stop();
    },
  );
});

type Ask = (command: string, input: Readonly<Record<string, string>>) => Promise<AdminAnswer>;

/** Every booking has an entry, also one whose answer never came. */
async function expectAudit(ask: Ask, deposits: number): Promise<void> {
  const ids = new Set<unknown>();
  for (let page = 1; ; page++) {
    const { rows = [] } = reportOf(await ask('audit', { page: String(page) }));
    if (rows.length === 0) break;
    for (const row of rows.filter(({ command }) => command === 'deposit')) {
      ids.add((JSON.parse(String(row['input'])) as { id: string }).id);
    }
  }
  expect(ids.size).toBe(deposits);
}

async function register(api: Api, ask: Ask): Promise<void> {
  await api.post('/api/notify/send_email', { to: ACCOUNT, type: '2' });
  const [message] = reportOf(await ask('outbox list', { to: ACCOUNT })).rows ?? [];
  const sms_code = /\d{6}/.exec(String(message?.['text']))?.[0] ?? '';
  const password = 'a longer pass phrase';
  const form = { type: 'email', account: ACCOUNT, password, re_password: password, sms_code };
  expect((await api.post('/api/user/register', form)).code).toBe(1);
}

function reportOf(answer: AdminAnswer): Report {
  if (!answer.ok) throw new Error(answer.message);
  return answer.report;
}
