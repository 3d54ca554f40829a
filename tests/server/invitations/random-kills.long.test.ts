/** Reviews and rewards of invited users while the server is killed again and again, on both databases. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { askAdmin } from '../../../server/admin/admin-client.ts';
import type { AdminAnswer } from '../../../server/admin/channel.ts';
import type { Fields } from '../../../server/admin/command.ts';
import { createRandom } from '../../../server/feed/random.ts';
import { decimal, fromInteger, multiply, toFixedText } from '../../../src/domain/decimal.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { handedIn, invitationsOf, registered, type AskAdmin, type Person } from '../../support/server/inviting.ts';
import { itOnPostgres } from '../../support/server/on-postgres.ts';
import { readyDataFolder } from '../../support/server/ready-folder.ts';
import { ServerProcess } from '../../support/server/server-process.ts';

/** Kills after so many answers, at least and at most: amid the first reviews of a round, and amid what is paid for them. */
const KILLS = [
  [1, 3],
  [8, 28],
  [1, 3],
] as const;
const FRIENDS = 8;
/** Operators who take the friends in turn, so that each is looked at by two at once. */
const OPERATORS = 6;
const REWARD = '25.5';
const SETTINGS = { INVITE_REWARD: REWARD, FOUR_EYES_OVER: '30' };
const LONG = 300_000;

type End = 'finished' | 'rejected';

interface Friend {
  readonly uid: string;
  /** Number of the papers that were handed in. */
  readonly submission: string;
  /** Whether it was acknowledged that they are certified. */
  isCertified: boolean;
  /** How the reward ended, where that was acknowledged. */
  readonly ends: End[];
}

const rowsOf = (answer: AdminAnswer | undefined): readonly Fields[] =>
  answer?.ok === true ? (answer.report.rows ?? []) : [];

/** Certifies a friend, and pays or rejects what is due for it, as far as the server lives. */
async function decide(friend: Friend, ask: AskAdmin, outcome: End): Promise<void> {
  const certified = await ask('verify approve', { ID: friend.submission });
  if (certified?.ok === true) friend.isCertified = true;
  const reward = rowsOf(await ask('invites list', { status: 'all' })).find(({ invited }) => invited === friend.uid);
  if (!reward) return;
  const ID = String(reward['id']);
  const decided =
    outcome === 'finished' ? await ask('invites approve', { ID }) : await ask('invites reject', { ID, reason: 'No' });
  if (decided?.ok === true) friend.ends.push(outcome);
}

/** One who has invited, and those who came and handed in their papers. */
async function bringFriends(url: string, ask: AskAdmin): Promise<{ inviter: Person; friends: readonly Friend[] }> {
  const inviter = await registered(url, ask, 'inviter@example.com');
  const friends: Friend[] = [];
  for (let number = 1; number <= FRIENDS; number++) {
    const friend = await registered(url, ask, `friend${number}@example.com`, String(inviter.user.invite_code));
    const submission = await handedIn(friend, ask);
    friends.push({ uid: String(friend.user.uid), submission, isCertified: false, ends: [] });
  }
  return { inviter, friends };
}

/** Operators decide until the server is killed after so many answers; how many commands were not answered. */
async function killedAmid(
  server: ServerProcess,
  friends: readonly Friend[],
  ask: AskAdmin,
  killedAt: number,
  random: () => number,
): Promise<number> {
  const state = { answers: 0, unanswered: 0, isAlive: true };
  const counted: AskAdmin = async (...command) => {
    if (!state.isAlive) return undefined;
    const answer = await ask(...command);
    if (answer === undefined) state.unanswered++;
    if (++state.answers === killedAt) {
      state.isAlive = false;
      await server.kill();
    }
    return answer;
  };
  // Those who are not certified first: their reviews are what is under way then.
  const open = friends
    .filter(({ ends }) => ends.length === 0)
    .toSorted((one, other) => Number(one.isCertified) - Number(other.isCertified));
  const operators = Array.from({ length: OPERATORS }, async (_, operator) => {
    for (let turn = 0; state.isAlive && turn < open.length; turn++) {
      // Two begin with the same friend, at once.
      const friend = open[(turn + (operator >> 1)) % open.length];
      if (friend) await decide(friend, counted, random() < 0.6 ? 'finished' : 'rejected');
    }
  });
  await Promise.all(operators);
  if (state.isAlive) await server.kill();
  return state.unanswered;
}

/** What was acknowledged is so, each friend has one reward at most, and each that is paid is one transfer. */
async function expectKept(inviter: Person, friends: readonly Friend[], ask: AskAdmin): Promise<readonly Fields[]> {
  const rewards = rowsOf(await ask('invites list', { status: 'all' }));
  for (const { uid, isCertified, ends } of friends) {
    const own = rewards.filter(({ invited }) => invited === uid).map(({ status }) => status);
    expect(own.length).toBeLessThanOrEqual(1);
    if (isCertified) expect(own).toHaveLength(1);
    expect(ends.length).toBeLessThanOrEqual(1);
    if (ends.length > 0) expect(own).toEqual(ends);
  }
  const paid = rewards.filter(({ status }) => status === 'finished');
  const transfers = rowsOf(await ask('ledger show', { USER: String(inviter.user.uid) }));
  expect(transfers).toHaveLength(paid.length);
  expect(new Set(transfers.map(({ reference }) => reference))).toEqual(
    new Set(paid.map(({ id }) => `invite/${String(id)}`)),
  );
  const money = toFixedText(multiply(decimal(REWARD), fromInteger(paid.length)), 6);
  expect(await inviter.api.get('/v1/api/main/wallet/getBalance')).toEqual({ balance: money });
  expect((await invitationsOf(inviter)).paid).toBe(money);
  expect(await ask('ledger check')).toMatchObject({ ok: true, report: { message: 'The ledger is sound.' } });
  return rewards;
}

describe('killed while invited users are reviewed and rewarded', () => {
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
    const ask: AskAdmin = (command, input = {}, by = 'tester') =>
      askAdmin(socket, { command, input, by }).catch(() => undefined);
    const random = createRandom(seed);
    let server = await ServerProcess.start(settings);
    const { inviter, friends } = await bringFriends(server.url, ask);
    let unanswered = 0;
    for (const [least, most] of KILLS) {
      const killedAt = least + Math.floor(random() * (most - least + 1));
      unanswered += await killedAmid(server, friends, ask, killedAt, random);
      server = await ServerProcess.start(settings);
      Object.assign(inviter.api, { url: server.url });
      await expectKept(inviter, friends, ask);
    }
    expect(unanswered).toBeGreaterThan(0);
    // Asked for anew, and otherwise, by several at once: what has ended stays as it has.
    for (const friend of friends) {
      await Promise.all((['finished', 'rejected', 'finished'] as const).map((end) => decide(friend, ask, end)));
    }
    const rewards = await expectKept(inviter, friends, ask);
    expect(rewards.filter(({ status }) => status !== 'pending')).toHaveLength(FRIENDS);
    expect(rewards.map(({ status }) => status)).toContain('finished');
    expect(await server.stop()).toBe(0);
  }

  it('the embedded database has each reward once, paid once', { timeout: LONG }, () => survives({}, 1));

  itOnPostgres('so has PostgreSQL', LONG, (url) => survives({ DATABASE_URL: url }, 2));
});
