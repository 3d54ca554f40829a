/** Days of traffic in moments: what a day leaves behind goes, and the next leaves no more. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginEntry } from '../../../server/admin/audit-log.ts';
import { textColumn } from '../../../server/store/columns.ts';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { BusyDay } from '../../support/server/busy-day.ts';
import { DAY, Members } from '../../support/server/members.ts';

const TRAFFIC = { visitors: 2, logIns: 1 };
const PEOPLE = 4;
/** Longer than anything is kept here; messages stay in the outbox for a week. */
const QUIET_DAYS = 8;
const KEPT_DAYS = '3';

/** What bounds each table. One that is not here has been forgotten. */
const BOUNDS: Readonly<Record<string, string>> = {
  users: 'demo users go when unused; a real user has proved an address',
  trading_accounts: 'one of a user',
  approvals: 'one of an operator for what the back office has approved',
  ledger_accounts: 'two of an account, and those of the house',
  sessions: 'twenty of a user, for thirty days without use',
  orders: 'the newest of a demo account; records of a real one',
  positions: 'as orders',
  deals: 'as orders',
  transfers: 'the newest of a demo account; records of a real one',
  domain_events: 'a week',
  event_consumers: 'one of a release',
  outbox: 'a week',
  codes: 'a day',
  attempts: 'a day at most',
  known_callers: 'forty of a user, for ninety days without use',
  uploads: 'unused ones go after a day, used ones with what they belong to',
  identity_reviews: 'each is answered by the back office before the next',
  currencies: 'entered by the operator',
  deposit_ways: 'entered by the operator',
  withdraw_methods: 'fifty of a user, and those that withdrawals went to',
  deposits: 'a few of an account wait, the back office answers each; records',
  withdrawals: 'as deposits',
  invite_rewards: 'one of an invited user who is verified; records',
  leaders: 'one of an account',
  followings: 'twenty of an account at a time',
  copies: 'thirty days of a demo account; records of a real one',
  leader_figures: 'one of a leader',
  leader_steps: 'every one of three weeks, then one a day',
  leader_results: 'three weeks',
  feedback: 'FEEDBACK_KEPT_DAYS',
  chat_conversations: 'CHAT_KEPT_DAYS; without a message a day',
  chat_messages: 'CHAT_KEPT_DAYS, twenty a minute of a conversation',
  chat_tokens: 'an hour, ten of a conversation',
  push_keys: 'one',
  push_subscriptions: 'one of a session',
  push_messages: 'eight days; fifty of a subscription wait',
  admin_actions: 'AUDIT_KEPT_DAYS',
  news: 'written by the back office',
  news_texts: 'one of an article and language',
  companies: 'entered by the operator',
  seeds: 'one of a release',
  market_halts: 'one of an instrument',
  replays: 'one of a recording and speed that the operator has played',
  migrations: 'one of a release',
};
/** Filled by every day, so that their bounds are seen at work. */
const BUSY = [
  'users',
  'trading_accounts',
  'sessions',
  'orders',
  'transfers',
  'outbox',
  'codes',
  'attempts',
  'feedback',
  'chat_messages',
] as const;

type Counts = Readonly<Record<string, number>>;

describe('days of traffic', () => {
  let database: Database;
  let members: Members;

  beforeAll(async () => {
    database = await openReadyDatabase();
    const kept = {
      DEMO_KEPT_DAYS: KEPT_DAYS,
      FEEDBACK_KEPT_DAYS: KEPT_DAYS,
      AUDIT_KEPT_DAYS: KEPT_DAYS,
      CHAT_KEPT_DAYS: KEPT_DAYS,
    };
    members = await Members.start(database, { TRUSTED_PROXIES: '127.0.0.1', ...kept });
    members.server.feed.tick('EURUSD', '1.16520');
  });
  afterAll(async () => {
    await members.server.close();
    await database.close();
  });

  async function tables(): Promise<Counts> {
    const rows = await database.query(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const names = rows.map((row) => textColumn(row, 'table_name'));
    const counts = names.map(async (name) => [name, (await database.query(`SELECT 1 FROM ${name}`)).length] as const);
    return Object.fromEntries(await Promise.all(counts));
  }

  function expectNoMore(after: Counts, before: Counts): void {
    for (const [name, count] of Object.entries(after)) {
      expect(count, name).toBeLessThanOrEqual(Math.ceil((before[name] ?? 0) * 1.1) + 2);
    }
  }

  it('know what bounds each table of the database', async () => {
    expect(Object.keys(await tables()).toSorted()).toEqual(Object.keys(BOUNDS).toSorted());
  });

  it('leave no more behind from day to day, in no table and in no memory', async () => {
    const people = [];
    for (let i = 0; i < PEOPLE; i++) people.push((await members.member()).account);
    const atFirst = await tables();
    const day = new BusyDay(members, people);
    await day.play(TRAFFIC);
    await beginEntry(database, 'tester', 'test', {}, members.clock.now());
    const [firstTables, firstMemory] = [await tables(), members.server.inMemory()];
    for (const name of BUSY) expect(firstTables[name], name).toBeGreaterThan((atFirst[name] ?? 0) + 5);

    members.clock.advance(QUIET_DAYS * DAY);
    await members.server.tidy();
    const quiet = await tables();
    for (const name of [
      'outbox',
      'codes',
      'attempts',
      'feedback',
      'chat_messages',
      'orders',
      'domain_events',
      'admin_actions',
    ]) {
      expect(quiet[name], name).toBe(0);
    }
    for (const name of ['users', 'trading_accounts', 'transfers']) expect(quiet[name], name).toBe(atFirst[name]);

    await day.play(TRAFFIC);
    expectNoMore(await tables(), firstTables);
    expectNoMore(members.server.inMemory(), firstMemory);
  });
});
