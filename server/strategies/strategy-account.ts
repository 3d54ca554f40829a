import { openAccount } from '../accounts/open-account.ts';
import { DEMO_BALANCE } from '../engine/demo-balance.ts';
import type { Database } from '../store/database.ts';
import { query, rows } from '../store/typed-query.ts';
import { newInviteCode } from '../users/secrets.ts';
import type { Strategy } from './strategy.ts';

/** No hash of a device's secret begins so. */
const HOUSE = 'house:';

/**
 * The trading account of a strategy, opened when it is first asked for.
 * @param from when its past begins; epoch ms, as `now`: it is in use, although it is old
 */
export async function strategyAccount(
  database: Database,
  { key }: Strategy,
  { from, now }: { readonly from: number; readonly now: number },
): Promise<{ readonly accountId: number; readonly isNew: boolean }> {
  return database.transaction(async (queryable) => {
    const known = query
      .selectFrom('users')
      .innerJoin('trading_accounts', 'trading_accounts.user_id', 'users.id')
      .select('trading_accounts.id')
      .where('users.demo_hash', '=', HOUSE + key);
    const [found] = await rows(queryable, known);
    if (found) return { accountId: found.id, isNew: false };
    const user = {
      is_demo: true,
      demo_hash: HOUSE + key,
      invite_code: newInviteCode(),
      created_at: from,
      seen_at: now,
    };
    const [made] = await rows(queryable, query.insertInto('users').values(user).returning('id'));
    if (!made) throw new Error('A user was made without an id');
    const deposit = { userId: made.id, kind: 'demo' as const, deposit: DEMO_BALANCE, now: from };
    return { accountId: await openAccount(queryable, deposit), isNew: true };
  });
}
