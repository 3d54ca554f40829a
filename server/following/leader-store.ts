/** Accounts that others may follow. */
import { randomInt } from 'node:crypto';
import type { Queryable } from '../store/database.ts';
import { query, rows, run } from '../store/typed-query.ts';

/** Without what is mistaken for another when it is read aloud. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** An account that others may follow. */
export interface Leader {
  readonly accountId: number;
  readonly code: string;
  readonly name: string;
  /** A strategy of the house, which every account may follow. */
  readonly isHouse: boolean;
  readonly isPublished: boolean;
  readonly kind: 'demo' | 'real';
}

const LEADERS = query
  .selectFrom('leaders')
  .innerJoin('trading_accounts', 'trading_accounts.id', 'leaders.account_id')
  .select([
    'leaders.account_id as accountId',
    'leaders.code',
    'leaders.name',
    'leaders.is_house as isHouse',
    'leaders.is_published as isPublished',
    'trading_accounts.kind',
  ]);

/** All leaders, also those who have stepped back. */
export function allLeaders(queryable: Queryable): Promise<readonly Leader[]> {
  return rows(queryable, LEADERS.orderBy('leaders.account_id'));
}

/** The leader of a code. */
export async function leaderOfCode(queryable: Queryable, code: string): Promise<Leader | undefined> {
  const [leader] = await rows(queryable, LEADERS.where('leaders.code', '=', code));
  return leader;
}

/** The account as a leader, if it has ever been one. */
export async function leaderOfAccount(queryable: Queryable, accountId: number): Promise<Leader | undefined> {
  const [leader] = await rows(queryable, LEADERS.where('leaders.account_id', '=', accountId));
  return leader;
}

/** Makes an account a leader, or one again; the code stays the same. */
export async function putLeader(
  queryable: Queryable,
  { accountId, name, isHouse, now }: Pick<Leader, 'accountId' | 'name' | 'isHouse'> & { readonly now: number },
): Promise<void> {
  const leader = { account_id: accountId, code: newCode(), name, is_house: isHouse, is_published: true };
  const added = query.insertInto('leaders').values({ ...leader, published_at: now });
  await run(
    queryable,
    added.onConflict((conflict) => conflict.column('account_id').doUpdateSet({ name, is_published: true })),
  );
}

/** Takes an account out of the ranking. */
export async function retireLeader(queryable: Queryable, accountId: number): Promise<void> {
  await run(queryable, query.updateTable('leaders').set({ is_published: false }).where('account_id', '=', accountId));
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
