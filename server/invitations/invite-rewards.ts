/** Rewards for invitations: due when the invited user is verified, paid when the back office has looked at them. */
import { sql, type Selectable } from 'kysely';
import { decimal, isZero, toText, type Decimal } from '../../src/domain/decimal.ts';
import type { Engine } from '../engine/engine.ts';
import type { RewardReview, RewardState } from '../engine/model/reward.ts';
import type { Database, Queryable } from '../store/database.ts';
import type { Schema } from '../store/schema/schema.ts';
import { selectPage } from '../store/select-page.ts';
import { query, rows, run } from '../store/typed-query.ts';

/** A reward and what has become of it. */
export interface InviteReward {
  readonly id: number;
  readonly invitedId: number;
  /** Who invited, and the account that it is for. */
  readonly inviterId: number;
  readonly accountId: number;
  /** Above 0; the account's money at 6 digits. */
  readonly amount: Decimal;
  readonly state: RewardState;
  /** Why it was rejected, for the user to read. */
  readonly remark: string;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly decidedAt: number | undefined;
  /** The back office keeps who invited out: nothing is paid. */
  readonly isInviterLocked: boolean;
}

/** What rewards work with. */
export interface RewardServices {
  readonly database: Database;
  readonly engine: Engine;
  /** Epoch ms. */
  readonly now: () => number;
  /** What a verified user brings from now on; 0: nothing. The account's money. */
  readonly amount: Decimal;
}

/** Papers are the same whatever stands between their letters and digits. */
const PAPER = (column: string) => sql`upper(regexp_replace(${sql.ref(column)}, '[^[:alnum:]]', '', 'g'))`;

/**
 * Notes what is due for a user whose identity has just been certified, as a part of the transaction that certifies it.
 * Once for a user, and once for a person: papers by which another user is certified bring nothing, so that nobody invites
 * oneself. Nothing is due to who is a demo user or kept out by the back office.
 */
export async function noteReward(
  queryable: Queryable,
  { amount, now }: Pick<RewardServices, 'amount' | 'now'>,
  invitedId: number,
): Promise<void> {
  if (isZero(amount)) return;
  // Of two who are certified by the same papers at once, the second waits here and sees the first.
  await run(queryable, sql`LOCK TABLE invite_rewards IN SHARE ROW EXCLUSIVE MODE`);
  await run(
    queryable,
    sql`
      INSERT INTO invite_rewards (invited_id, account_id, amount, state, created_at)
      SELECT invited.id, account.id, ${toText(amount)}::NUMERIC, 'pending', ${now()}::BIGINT
      FROM users AS invited
      JOIN users AS inviter ON inviter.id = invited.invited_by AND NOT inviter.is_demo AND inviter.locked_at IS NULL
      JOIN LATERAL (
        SELECT MIN(id) AS id FROM trading_accounts WHERE user_id = inviter.id AND kind = 'real'
      ) AS account ON account.id IS NOT NULL
      JOIN identity_reviews AS own ON own.user_id = invited.id AND own.status = 'certified'
      WHERE invited.id = ${invitedId} AND inviter.id <> invited.id AND NOT EXISTS (
        SELECT FROM identity_reviews AS other WHERE other.status = 'certified' AND other.user_id <> invited.id
          AND ${PAPER('other.card_id')} = ${PAPER('own.card_id')}
      )
      ON CONFLICT (invited_id) DO NOTHING`,
  );
}

/** Ends a reward that waits, in one transaction with its money; undefined where none of this id waits. */
export async function endReward(
  { database, engine, now }: Pick<RewardServices, 'database' | 'engine' | 'now'>,
  id: number,
  review: RewardReview,
): Promise<InviteReward | undefined> {
  const found = await rewardOfId(database, id);
  if (!found) return undefined;
  return engine.command(found.accountId, async (account) => {
    const reward = await rewardOfId(database, id);
    if (reward?.state !== 'pending') return undefined;
    const decidedAt = now();
    account.funds.endReward({ id, amount: reward.amount, ...review, decidedAt });
    return { ...reward, state: review.outcome, remark: review.remark, decidedAt };
  });
}

/** One page for the back office: those that wait in the order in which they came, others newest first. @param page from 1 */
export async function rewardPage(
  queryable: Queryable,
  state: RewardState | 'all',
  page: number,
): Promise<{ readonly rewards: readonly InviteReward[]; readonly total: number }> {
  const of = state === 'all' ? REWARDS : REWARDS.where('invite_rewards.state', '=', state);
  const shown = of.orderBy('invite_rewards.id', state === 'pending' ? 'asc' : 'desc');
  const found = await selectPage(queryable, { of: of.clearSelect(), shown }, page);
  return { rewards: found.rows.map(rewardOf), total: found.total };
}

/** The reward of a number. */
export async function rewardOfId(queryable: Queryable, id: number): Promise<InviteReward | undefined> {
  const [row] = await rows(queryable, REWARDS.where('invite_rewards.id', '=', id));
  return row && rewardOf(row);
}

const REWARDS = query
  .selectFrom('invite_rewards')
  .innerJoin('trading_accounts', 'trading_accounts.id', 'account_id')
  .innerJoin('users', 'users.id', 'trading_accounts.user_id')
  .selectAll('invite_rewards')
  .select(['users.id as inviter_id', 'users.locked_at']);

type RewardRow = Selectable<Schema['invite_rewards']> & {
  readonly inviter_id: number;
  readonly locked_at: number | null;
};

function rewardOf(row: RewardRow): InviteReward {
  return {
    id: row.id,
    invitedId: row.invited_id,
    inviterId: row.inviter_id,
    accountId: row.account_id,
    amount: decimal(row.amount),
    state: row.state,
    remark: row.remark,
    createdAt: row.created_at,
    decidedAt: row.decided_at ?? undefined,
    isInviterLocked: row.locked_at !== null,
  };
}
