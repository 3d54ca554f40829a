/** Copied positions: what became of each position of a leader in each account that followed. */
import { sql } from 'kysely';
import { decimal, toText, type Decimal } from '../../src/domain/decimal.ts';
import type { Database, Queryable } from '../store/database.ts';
import type { RowOf } from '../store/record-reader.ts';
import { query, rows, run } from '../store/typed-query.ts';

/**
 * `opening`: decided, not yet booked. `behind`: the leader has closed lots that the copy still has, because its market is
 * closed. `closing`: closes as soon as it can, whatever the leader does. `released`: its owner's business.
 */
export type CopyState = 'opening' | 'open' | 'behind' | 'closing' | 'closed' | 'released' | 'skipped';

/** Which copy it is. */
export interface CopyKey {
  readonly followingId: number;
  /** The leader's position. */
  readonly positionId: number;
}

/** A copy, and the account that it is in. */
export interface Copy extends CopyKey {
  readonly followerId: number;
  readonly leaderId: number;
  readonly state: CopyState;
  /** Of the leader's position when it was opened. */
  readonly leaderLots: Decimal;
  /** Of the copy when it was opened. */
  readonly lots: Decimal;
  readonly orderId: number | undefined;
}

/** What was decided about a copy. */
export interface NewCopy extends CopyKey {
  readonly state: 'opening' | 'skipped';
  /** Why it was skipped; else empty. */
  readonly reason: string;
  readonly leaderLots: Decimal;
  /** 0 where it was skipped. */
  readonly lots: Decimal;
}

/** What has become of a copy. */
export interface CopyChange extends CopyKey {
  readonly state: CopyState;
  readonly reason: string;
  readonly orderId: number | undefined;
}

const KEY = /^copy\/(\d+)\/(\d+)$/;

/** The client id of a copy's order: a repeat finds the order that is there. No client can make it: it is no UUID. */
export function copyClientId({ followingId, positionId }: CopyKey): string {
  return `copy/${followingId}/${positionId}`;
}

/** The copy whose order has this client id; undefined for every other order. */
export function copyOfClientId(clientId: string | undefined): CopyKey | undefined {
  const [, followingId, positionId] = KEY.exec(clientId ?? '') ?? [];
  return positionId === undefined ? undefined : { followingId: Number(followingId), positionId: Number(positionId) };
}

const COLUMNS = [
  'copies.following_id',
  'copies.leader_position_id',
  'followings.follower_id',
  'followings.leader_id',
  'copies.state',
  'copies.leader_lots',
  'copies.lots',
  'copies.order_id',
] as const;

const COPIES = query
  .selectFrom('copies')
  .innerJoin('followings', 'followings.id', 'copies.following_id')
  .select(COLUMNS)
  .orderBy('copies.following_id')
  .orderBy('copies.leader_position_id');

/** The copies of a leader's position. */
export async function copiesOfPosition(queryable: Queryable, positionId: number): Promise<readonly Copy[]> {
  return (await rows(queryable, COPIES.where('leader_position_id', '=', positionId))).map(copyOf);
}

/** Those of a following that are in a state. */
export async function copiesOfFollowing(
  queryable: Queryable,
  followingId: number,
  state: CopyState,
): Promise<readonly Copy[]> {
  const own = COPIES.where('following_id', '=', followingId);
  return (await rows(queryable, own.where('copies.state', '=', state))).map(copyOf);
}

/** Those that could not be closed when they were to be. */
export async function lateCopies(queryable: Queryable): Promise<readonly Copy[]> {
  return (await rows(queryable, COPIES.where('copies.state', 'in', ['behind', 'closing']))).map(copyOf);
}

/** Keeps what was decided; a copy that is there already stays as it is. */
export async function addCopies(queryable: Queryable, copies: readonly NewCopy[], now: number): Promise<void> {
  if (copies.length === 0) return;
  const records = copies.map(({ followingId, positionId, state, reason, leaderLots, lots }) => ({
    following_id: followingId,
    leader_position_id: positionId,
    state,
    reason,
    leader_lots: toText(leaderLots),
    lots: toText(lots),
    created_at: now,
  }));
  await run(
    queryable,
    query
      .insertInto('copies')
      .values(records)
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/**
 * Notes what has become of copies that were being opened. Its owner, or a stop, may have closed one meanwhile: that stays,
 * with the number of its order.
 */
export async function notePlaced(queryable: Queryable, changes: readonly CopyChange[]): Promise<void> {
  if (changes.length === 0) return;
  const records = JSON.stringify(
    changes.map(({ followingId, positionId, state, reason, orderId = null }) => ({
      following_id: followingId,
      leader_position_id: positionId,
      new_state: state,
      new_reason: reason,
      placed_as: orderId,
    })),
  );
  await run(
    queryable,
    sql`
      UPDATE copies SET order_id = placed_as,
        state = CASE WHEN state = 'opening' THEN new_state ELSE state END,
        reason = CASE WHEN state = 'opening' THEN new_reason ELSE reason END
      FROM jsonb_to_recordset(${records}::jsonb) AS record (
        following_id BIGINT, leader_position_id BIGINT, new_state TEXT, new_reason TEXT, placed_as BIGINT
      )
      WHERE copies.following_id = record.following_id AND copies.leader_position_id = record.leader_position_id`,
  );
}

/** Moves a copy on from one of these states; one that has moved on already stays. */
export async function moveCopy(
  queryable: Queryable,
  { followingId, positionId }: CopyKey,
  from: readonly CopyState[],
  to: { readonly state: CopyState; readonly reason?: string },
): Promise<void> {
  await run(
    queryable,
    query
      .updateTable('copies')
      .set(to)
      .where('following_id', '=', followingId)
      .where('leader_position_id', '=', positionId)
      .where('state', 'in', [...from]),
  );
}

/** Ends what copies of a following have to do with their leader: they close, or are left to their owner. */
export async function endCopies(queryable: Queryable, followingId: number, closes: boolean): Promise<void> {
  const end = closes ? ({ state: 'closing' } as const) : ({ state: 'released', reason: 'ended' } as const);
  const open = query.updateTable('copies').set(end).where('following_id', '=', followingId);
  await run(queryable, open.where('state', 'in', ['open', 'behind']));
}

/** Forgets copies of demo accounts that were over before a time; those of real accounts are records and stay. @param before epoch ms */
export async function forgetDemoCopies(database: Database, before: number): Promise<void> {
  const demos = query
    .selectFrom('followings')
    .innerJoin('trading_accounts', 'trading_accounts.id', 'followings.follower_id')
    .select('followings.id')
    .where('trading_accounts.kind', '=', 'demo');
  await run(
    database,
    query
      .deleteFrom('copies')
      .where('state', 'in', ['closed', 'released', 'skipped'])
      .where('created_at', '<=', before)
      .where('following_id', 'in', demos),
  );
}

function copyOf(row: RowOf<typeof COLUMNS>): Copy {
  return {
    followingId: row.following_id,
    positionId: row.leader_position_id,
    followerId: row.follower_id,
    leaderId: row.leader_id,
    state: row.state,
    leaderLots: decimal(row.leader_lots),
    lots: decimal(row.lots),
    orderId: row.order_id ?? undefined,
  };
}
