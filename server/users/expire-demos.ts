import type { Clock } from '../clock.ts';
import type { Engine } from '../engine/engine.ts';
import type { Database, Queryable } from '../store/database.ts';
import { listed, query, rows, run } from '../store/typed-query.ts';
import type { Sessions } from './sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Removed in one transaction. */
const BATCH = 100;
/** In one sweep, so that it ends; the next goes on. */
const MOST_BATCHES = 100;

/** Tables with rows of a trading account, those that refer to others first. */
const OF_ACCOUNTS = [
  'leader_steps',
  'leader_results',
  'leader_figures',
  'leaders',
  'domain_events',
  'transfers',
  'ledger_accounts',
  'deals',
  'positions',
  'orders',
] as const;

interface ExpiryServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly engine: Engine;
  readonly sessions: Sessions;
}

/**
 * Removes demo accounts that nobody has used for some days, with everything of theirs: positions are closed as by a
 * reset, then the account goes in one transaction, while no command can reach it. Its demo id opens a new one.
 */
export async function expireDemos(services: ExpiryServices, keptDays: number): Promise<void> {
  const unusedSince = services.clock.now() - keptDays * DAY_MS;
  let last = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const ids = await unusedDemos(services.database, unusedSince, last);
    if (ids.length === 0) return;
    last = Math.max(...ids);
    const accounts = await accountsOf(services.database, ids);
    for (const account of accounts) if (account.isTrading) await services.engine.reset(account.id);
    const accountIds = accounts.map(({ id }) => id);
    await services.engine.whileAbsent(accountIds, (absent) => remove(services, accounts, absent, unusedSince));
  }
}

async function unusedDemos(database: Database, unusedSince: number, after: number): Promise<readonly number[]> {
  const houseUsers = query
    .selectFrom('leaders')
    .innerJoin('trading_accounts', 'trading_accounts.id', 'leaders.account_id')
    .select('trading_accounts.user_id')
    .where('leaders.is_house', '=', true);
  const unused = query
    .selectFrom('users')
    .select('id')
    .where('is_demo', '=', true)
    .where('seen_at', '<=', unusedSince)
    .where('id', '>', after)
    .where('id', 'not in', houseUsers)
    .orderBy('id')
    .limit(BATCH);
  return (await rows(database, unused)).map(({ id }) => id);
}

interface DemoAccount {
  readonly id: number;
  readonly userId: number;
  /** Whether it has a pending order or a position. */
  readonly isTrading: boolean;
}

async function accountsOf(database: Database, userIds: readonly number[]): Promise<readonly DemoAccount[]> {
  const accounts = query
    .selectFrom('trading_accounts')
    .select((eb) => {
      const orders = eb.selectFrom('orders').whereRef('account_id', '=', 'trading_accounts.id').select('id');
      const positions = eb.selectFrom('positions').whereRef('account_id', '=', 'trading_accounts.id').select('id');
      const isTrading = eb.or([
        eb.exists(orders.where('state', '=', 'pending')),
        eb.exists(positions.where('closed_at', 'is', null)),
      ]);
      return ['id', 'user_id as userId', isTrading.$castTo<boolean>().as('isTrading')];
    })
    .where('user_id', '=', listed(userIds))
    .orderBy('id');
  return rows(database, accounts);
}

/** Removes the users all of whose accounts are absent. */
async function remove(
  { database, sessions }: ExpiryServices,
  accounts: readonly DemoAccount[],
  absent: readonly number[],
  unusedSince: number,
): Promise<void> {
  const present = new Set(accounts.filter(({ id }) => !absent.includes(id)).map(({ userId }) => userId));
  const ids = [...new Set(accounts.map(({ userId }) => userId))].filter((id) => !present.has(id));
  const ended = await database.transaction((queryable) => deleteUsers(queryable, ids, unusedSince));
  sessions.ended(ended);
}

/** Deletes those that are still unused; returns the sessions that ended with them. */
async function deleteUsers(
  queryable: Queryable,
  ids: readonly number[],
  unusedSince: number,
): Promise<readonly string[]> {
  const unused = await rows(
    queryable,
    query
      .selectFrom('users')
      .select('id')
      .where('id', '=', listed(ids))
      .where('is_demo', '=', true)
      .where('seen_at', '<=', unusedSince)
      .forUpdate(),
  );
  const gone = listed(unused.map(({ id }) => id));
  const ended = await rows(queryable, query.deleteFrom('sessions').where('user_id', '=', gone).returning('token_hash'));
  const accounts = query.selectFrom('trading_accounts').select('id').where('user_id', '=', gone);
  const followings = query
    .selectFrom('followings')
    .select('id')
    .where((eb) => eb.or([eb('leader_id', 'in', accounts), eb('follower_id', 'in', accounts)]));
  for (const deletion of [
    query.deleteFrom('copies').where('following_id', 'in', followings),
    query.deleteFrom('followings').where('id', 'in', followings),
    query.updateTable('feedback').set({ user_id: null }).where('user_id', '=', gone),
    query.updateTable('chat_conversations').set({ user_id: null }).where('user_id', '=', gone),
    ...OF_ACCOUNTS.map((table) => query.deleteFrom(table).where('account_id', 'in', accounts)),
    query.deleteFrom('trading_accounts').where('user_id', '=', gone),
    query.deleteFrom('known_callers').where('user_id', '=', gone),
    query.deleteFrom('users').where('id', '=', gone),
  ])
    await run(queryable, deletion);
  return ended.map(({ token_hash }) => token_hash);
}
