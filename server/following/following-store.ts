/** Who follows whom, on which terms. */
import { sql } from 'kysely';
import type { CopyTerms } from '../../src/domain/copy-lots.ts';
import { decimal, toText, type Decimal } from '../../src/domain/decimal.ts';
import type { Queryable } from '../store/database.ts';
import type { RowOf } from '../store/record-reader.ts';
import { query, rows, run } from '../store/typed-query.ts';

/** Why a following ended: its owner ended it, its loss reached the limit, or the leader stepped back. */
export type FollowingEnd = 'user' | 'loss' | 'leader_left';

/** What a follower wants. */
export interface FollowTerms extends CopyTerms {
  /** Loss at which it ends and its positions close; the account's money at 6 digits. */
  readonly stopLoss: Decimal | undefined;
}

/** An account that follows a leader. */
export interface Following extends FollowTerms {
  readonly id: number;
  readonly leaderId: number;
  readonly followerId: number;
  readonly state: 'running' | 'paused' | 'ended';
  readonly endReason: string;
  /** Epoch ms. */
  readonly createdAt: number;
}

const COLUMNS = [
  'followings.id',
  'followings.leader_id',
  'followings.follower_id',
  'followings.mode',
  'followings.multiple',
  'followings.max_lots',
  'followings.stop_loss',
  'followings.state',
  'followings.end_reason',
  'followings.created_at',
] as const;

const UNDER_WAY = query.selectFrom('followings').select(COLUMNS).where('followings.state', '<>', 'ended');

/** Those that copy what the leader does at an event: they run, and began before it. */
export async function followingsThatCopy(
  queryable: Queryable,
  leaderId: number,
  sequence: number,
): Promise<readonly Following[]> {
  const running = UNDER_WAY.where('leader_id', '=', leaderId).where('state', '=', 'running');
  return (await rows(queryable, running.where('leader_sequence', '<', sequence).orderBy('id'))).map(followingOf);
}

/** Those under way whose leaders have stepped back. */
export async function followingsOfRetired(queryable: Queryable): Promise<readonly Following[]> {
  const retired = UNDER_WAY.innerJoin('leaders', 'leaders.account_id', 'followings.leader_id');
  return (await rows(queryable, retired.where('leaders.is_published', '=', false))).map(followingOf);
}

/** Those with a limit of loss that have copies under way. */
export async function limitedFollowings(queryable: Queryable): Promise<readonly Following[]> {
  const limited = UNDER_WAY.where('followings.stop_loss', 'is not', null).where((eb) =>
    eb.exists(
      eb
        .selectFrom('copies')
        .select('copies.following_id')
        .whereRef('copies.following_id', '=', 'followings.id')
        .where('copies.state', 'in', ['opening', 'open', 'behind', 'closing']),
    ),
  );
  return (await rows(queryable, limited)).map(followingOf);
}

/** All of an account, newest first. */
export async function followingsOfFollower(queryable: Queryable, followerId: number): Promise<readonly Following[]> {
  const own = query.selectFrom('followings').select(COLUMNS).where('follower_id', '=', followerId);
  return (await rows(queryable, own.orderBy('id', 'desc'))).map(followingOf);
}

/** The one of a leader by a follower that has not ended. */
export async function followingUnderWay(
  queryable: Queryable,
  leaderId: number,
  followerId: number,
): Promise<Following | undefined> {
  const [row] = await rows(
    queryable,
    UNDER_WAY.where('leader_id', '=', leaderId).where('follower_id', '=', followerId),
  );
  return row && followingOf(row);
}

/** The following of a number. */
export async function followingOfId(queryable: Queryable, id: number): Promise<Following | undefined> {
  const [row] = await rows(queryable, query.selectFrom('followings').select(COLUMNS).where('id', '=', id));
  return row && followingOf(row);
}

/** The following that an account began with a client id. */
export async function followingOfClientId(
  queryable: Queryable,
  followerId: number,
  clientId: string,
): Promise<Following | undefined> {
  const own = query.selectFrom('followings').select(COLUMNS).where('follower_id', '=', followerId);
  const [row] = await rows(queryable, own.where('client_id', '=', clientId));
  return row && followingOf(row);
}

/** How many followings of an account have not ended. */
export async function countFollowings(queryable: Queryable, followerId: number): Promise<number> {
  const counted = query
    .selectFrom('followings')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('follower_id', '=', followerId)
    .where('state', '<>', 'ended');
  return (await rows(queryable, counted))[0]?.total ?? 0;
}

/** Leaders whom somebody follows. */
export async function followedLeaders(queryable: Queryable): Promise<readonly number[]> {
  const followed = query.selectFrom('followings').select('leader_id').distinct().where('state', '<>', 'ended');
  return (await rows(queryable, followed)).map(({ leader_id }) => leader_id);
}

/** Who copies whom by equity, also while they pause: of one leader, or of all. */
export function followersByEquity(
  queryable: Queryable,
  leaderId?: number,
): Promise<readonly Pick<Following, 'leaderId' | 'followerId'>[]> {
  const all = query.selectFrom('followings').select(['leader_id as leaderId', 'follower_id as followerId']);
  const underWay = all.where('state', '<>', 'ended').where('mode', '=', 'equity').orderBy('id');
  return rows(queryable, leaderId === undefined ? underWay : underWay.where('leader_id', '=', leaderId));
}

/** Whether a chain of followings leads from one account to another. */
export async function isLedBy(queryable: Queryable, accountId: number, leaderId: number): Promise<boolean> {
  const chain = sql<{ readonly found: boolean }>`
    WITH RECURSIVE led AS (
      SELECT leader_id FROM followings WHERE follower_id = ${accountId} AND state <> 'ended'
      UNION SELECT followings.leader_id FROM followings JOIN led ON followings.follower_id = led.leader_id
        WHERE followings.state <> 'ended'
    )
    SELECT EXISTS (SELECT FROM led WHERE leader_id = ${leaderId}) AS found`;
  return (await rows(queryable, chain))[0]?.found ?? false;
}

interface NewFollowing extends FollowTerms, Pick<Following, 'leaderId' | 'followerId' | 'createdAt'> {
  readonly clientId: string | undefined;
}

/** Begins to follow from the leader's newest event on; returns the following. */
export async function addFollowing(queryable: Queryable, following: NewFollowing): Promise<Following> {
  const { leaderId, followerId, clientId, mode, multiple, maxLots, stopLoss, createdAt } = following;
  const added = query.insertInto('followings').values((eb) => ({
    leader_id: leaderId,
    follower_id: followerId,
    client_id: clientId ?? null,
    mode,
    multiple: toText(multiple),
    max_lots: maxLots ? toText(maxLots) : null,
    stop_loss: stopLoss ? toText(stopLoss) : null,
    state: 'running' as const,
    leader_sequence: eb.selectFrom('trading_accounts').select('event_sequence').where('id', '=', leaderId),
    created_at: createdAt,
  }));
  const [row] = await rows(queryable, added.returning(COLUMNS));
  if (!row) throw new Error('A following was not kept');
  return followingOf(row);
}

/** Pauses a following, or goes on with it from the leader's newest event; false where it is so already. */
export async function setPaused(queryable: Queryable, { id, leaderId }: Following, paused: boolean): Promise<boolean> {
  const [from, to] = paused ? (['running', 'paused'] as const) : (['paused', 'running'] as const);
  const changed = query
    .updateTable('followings')
    .set((eb) => ({
      state: to,
      leader_sequence: eb
        .selectFrom('trading_accounts')
        .select('event_sequence')
        .where('trading_accounts.id', '=', leaderId),
    }))
    .where('id', '=', id)
    .where('state', '=', from);
  return (await rows(queryable, changed.returning('id'))).length > 0;
}

/** Ends a following; false where it has ended already. What its owner asked for need not be told. */
export async function endFollowing(
  queryable: Queryable,
  { id }: Pick<Following, 'id'>,
  reason: FollowingEnd,
  now: number,
): Promise<boolean> {
  const ended = query
    .updateTable('followings')
    .set({ state: 'ended', end_reason: reason, ended_at: now, is_told: reason === 'user' })
    .where('id', '=', id)
    .where('state', '<>', 'ended');
  return (await rows(queryable, ended.returning('id'))).length > 0;
}

/** A following that ended by itself, and whose owner has not heard of it. */
export interface UntoldEnd extends Pick<Following, 'id' | 'followerId'> {
  readonly reason: Exclude<FollowingEnd, 'user'>;
}

const UNTOLD = query
  .selectFrom('followings')
  .where('state', '=', 'ended')
  .where('is_told', '=', false)
  .where('end_reason', 'in', ['loss', 'leader_left']);

/** Leaders of followings that ended by themselves, and whose owners have not heard of it. */
export async function leadersOfUntoldEnds(queryable: Queryable): Promise<readonly number[]> {
  return (await rows(queryable, UNTOLD.select('leader_id').distinct())).map(({ leader_id }) => leader_id);
}

/** Those of a leader, oldest first. */
export async function untoldEnds(queryable: Queryable, leaderId: number): Promise<readonly UntoldEnd[]> {
  const untold = UNTOLD.select(['id', 'follower_id', 'end_reason']).where('leader_id', '=', leaderId);
  return (await rows(queryable, untold.orderBy('id'))).map(({ id, follower_id, end_reason }) => ({
    id,
    followerId: follower_id,
    reason: end_reason === 'loss' ? 'loss' : 'leader_left',
  }));
}

/** Keeps that its owner has heard that a following ended. */
export async function noteTold(queryable: Queryable, { id }: Pick<Following, 'id'>): Promise<void> {
  await run(queryable, query.updateTable('followings').set({ is_told: true }).where('id', '=', id));
}

/** No two followings begin at once, so that no circle closes between two looks. */
export async function lockFollowings(queryable: Queryable): Promise<void> {
  await run(queryable, sql`LOCK TABLE followings IN SHARE ROW EXCLUSIVE MODE`);
}

/** What `COLUMNS` give. */
type FollowingRow = RowOf<typeof COLUMNS>;

function followingOf(row: FollowingRow): Following {
  return {
    id: row.id,
    leaderId: row.leader_id,
    followerId: row.follower_id,
    mode: row.mode,
    multiple: decimal(row.multiple),
    maxLots: row.max_lots === null ? undefined : decimal(row.max_lots),
    stopLoss: row.stop_loss === null ? undefined : decimal(row.stop_loss),
    state: row.state,
    endReason: row.end_reason,
    createdAt: row.created_at,
  };
}
