/** Whom a user has invited, as that user may see it. */
import { sql } from 'kysely';
import { decimal, type Decimal } from '../../src/domain/decimal.ts';
import { PAGE_SIZE } from '../../src/contract/wire/envelope.ts';
import type { RewardState } from '../engine/model/reward.ts';
import type { Queryable } from '../store/database.ts';
import { pageOffset, selectPage } from '../store/select-page.ts';
import { query, rows } from '../store/typed-query.ts';
import { maskedName } from './masked-name.ts';

/** Somebody who registered with a user's code. */
export interface InvitedUser {
  /** Their number among those whom the user has invited, from 1: that of the user is nobody else's business. */
  readonly number: number;
  /** A user name, or an address of which most is hidden. */
  readonly name: string;
  /** Epoch ms. */
  readonly registeredAt: number;
  /** Undefined where the identity is not verified. */
  readonly verifiedAt: number | undefined;
  /** Undefined where nothing is due. */
  readonly reward: { readonly state: RewardState; readonly amount: Decimal; readonly remark: string } | undefined;
}

/** Of all whom a user has invited; the account's money at 6 digits. */
export interface InvitationTotals {
  readonly verified: number;
  readonly paid: Decimal;
  /** Of rewards that wait for a review. */
  readonly waiting: Decimal;
}

/** One page of whom a user has invited, newest first. @param page from 1 */
export async function invitedUsers(
  queryable: Queryable,
  inviterId: number,
  page: number,
): Promise<{ readonly invited: readonly InvitedUser[]; readonly total: number }> {
  const of = query.selectFrom('users').where('invited_by', '=', inviterId);
  const shown = of
    .leftJoin('invite_rewards', 'invited_id', 'users.id')
    .leftJoin('identity_reviews', (join) =>
      join.onRef('identity_reviews.user_id', '=', 'users.id').on('identity_reviews.status', '=', 'certified'),
    )
    .select(['user_name', 'email', 'mobile', 'users.created_at', 'identity_reviews.decided_at as verified_at'])
    .select(['invite_rewards.state', 'invite_rewards.amount', 'invite_rewards.remark'])
    .orderBy('users.id', 'desc');
  const found = await selectPage(queryable, { of, shown }, page);
  const newest = found.total - pageOffset(page, PAGE_SIZE);
  return {
    total: found.total,
    invited: found.rows.map((row, place) => ({
      number: newest - place,
      name: maskedName({ userName: row.user_name ?? undefined, email: row.email, mobile: row.mobile ?? undefined }),
      registeredAt: row.created_at,
      verifiedAt: row.verified_at ?? undefined,
      reward:
        row.state === null
          ? undefined
          : { state: row.state, amount: decimal(row.amount ?? '0'), remark: row.remark ?? '' },
    })),
  };
}

/** What has come of all of a user's invitations. */
export async function invitationTotals(queryable: Queryable, inviterId: number): Promise<InvitationTotals> {
  const [sums] = await rows(
    queryable,
    sql<{ readonly verified: number; readonly paid: string; readonly waiting: string }>`
      SELECT COUNT(identity_reviews.id) AS verified,
        COALESCE(SUM(amount) FILTER (WHERE state = 'finished'), 0)::TEXT AS paid,
        COALESCE(SUM(amount) FILTER (WHERE state = 'pending'), 0)::TEXT AS waiting
      FROM users
      LEFT JOIN identity_reviews ON identity_reviews.user_id = users.id AND status = 'certified'
      LEFT JOIN invite_rewards ON invited_id = users.id
      WHERE invited_by = ${inviterId}`,
  );
  if (!sums) throw new Error('A sum gave no row');
  return { verified: sums.verified, paid: decimal(sums.paid), waiting: decimal(sums.waiting) };
}
