/** What is read of leaders and followings for their pages. */
import { sql } from 'kysely';
import type { Queryable } from '../store/database.ts';
import { query, rows } from '../store/typed-query.ts';
import type { SkippedCopy } from '../wire/follow-rows.ts';
import { followingsOfFollower, type Following } from './following-store.ts';
import { allLeaders, type Leader } from './leader-store.ts';

/** Of each following, the newest that are shown. */
const SKIPPED_SHOWN = 20;

/** Those whom an account of a kind may follow, and how many do. */
export async function leadersFor(
  queryable: Queryable,
  kind: 'demo' | 'real',
): Promise<readonly { readonly leader: Leader; readonly followers: number }[]> {
  const followers = await followersByLeader(queryable);
  return (await allLeaders(queryable))
    .filter((leader) => leader.isPublished && (leader.isHouse || leader.kind === kind))
    .map((leader) => ({ leader, followers: followers.get(leader.accountId) ?? 0 }));
}

/** How many followings of each leader run. */
export async function followersByLeader(queryable: Queryable): Promise<ReadonlyMap<number, number>> {
  const counted = query
    .selectFrom('followings')
    .select((eb) => ['leader_id', eb.fn.countAll<number>().as('total')])
    .where('state', '=', 'running')
    .groupBy('leader_id');
  return new Map((await rows(queryable, counted)).map(({ leader_id, total }) => [leader_id, total]));
}

/** How many followings of a leader had not ended, at each of some moments. @param moments epoch ms */
export function followersAt(
  queryable: Queryable,
  leaderId: number,
  moments: readonly number[],
): Promise<readonly { readonly time: number; readonly followers: number }[]> {
  return rows(
    queryable,
    sql<{ readonly time: number; readonly followers: number }>`
      SELECT moment AS time, COUNT(followings.id) AS followers
      FROM jsonb_array_elements_text(${JSON.stringify(moments)}::jsonb) AS moments (text)
      CROSS JOIN LATERAL (SELECT moments.text::BIGINT AS moment) AS at
      LEFT JOIN followings ON leader_id = ${leaderId} AND created_at <= moment
        AND (ended_at IS NULL OR ended_at > moment)
      GROUP BY moment ORDER BY moment`,
  );
}

/** An account's followings with their leaders, newest first. */
export async function followingsWithLeaders(
  queryable: Queryable,
  followerId: number,
): Promise<readonly { readonly following: Following; readonly leader: Leader }[]> {
  const leaders = new Map((await allLeaders(queryable)).map((leader) => [leader.accountId, leader]));
  return (await followingsOfFollower(queryable, followerId)).flatMap((following) => {
    const leader = leaders.get(following.leaderId);
    return leader ? [{ following, leader }] : [];
  });
}

/** The newest positions that an account's followings did not copy, with the reasons. */
export function skippedCopies(queryable: Queryable, followerId: number): Promise<readonly SkippedCopy[]> {
  return rows(
    queryable,
    sql<SkippedCopy>`
      SELECT skipped.following_id AS "followingId", skipped.leader_position_id AS "positionId", skipped.reason,
        skipped.created_at AS "createdAt"
      FROM followings JOIN LATERAL (
        SELECT * FROM copies WHERE following_id = followings.id AND state = 'skipped'
        ORDER BY leader_position_id DESC LIMIT ${SKIPPED_SHOWN}
      ) AS skipped ON TRUE
      WHERE followings.follower_id = ${followerId}
      ORDER BY skipped.leader_position_id DESC`,
  );
}
