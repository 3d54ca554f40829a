/** Beginning to follow, pausing, ending, and being one who is followed. */
import { compare, decimal } from '../../src/domain/decimal.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { endOfRetired, endOne, type FollowServices } from './end-followings.ts';
import {
  addFollowing,
  countFollowings,
  followingOfClientId,
  followingUnderWay,
  isLedBy,
  lockFollowings,
  setPaused,
  type Following,
  type FollowTerms,
} from './following-store.ts';
import { leaderOfAccount, leaderOfCode, putLeader, retireLeader, type Leader } from './leader-store.ts';

const MOST_FOLLOWINGS = 20;
const MOST_MULTIPLE = decimal('100');

/** The account that follows, or is followed. */
export interface Trader {
  readonly accountId: number;
  readonly isDemo: boolean;
}

/** What a follower asks for. */
export interface FollowRequest extends FollowTerms {
  readonly code: string;
  readonly clientId: string | undefined;
}

/**
 * Begins to follow a leader; a request with a client id that the account has used before finds what it began. Refused:
 * `unknownLeader` (also one of the other kind of account), `ownAccount`, `followCircle`, `alreadyFollowing`,
 * `tooManyFollowings` (20), `outOfRange` for a multiple above 100.
 */
export async function follow(
  services: FollowServices,
  { accountId, isDemo }: Trader,
  { code, clientId, ...terms }: FollowRequest,
): Promise<Result<Following, Refusal>> {
  const { database, copier, now } = services;
  if (compare(terms.multiple, MOST_MULTIPLE) > 0) return err(refusal('outOfRange', { parameter: 'multiple' }));
  const leader = await leaderOfCode(database, code);
  if (!leader || !mayFollow(leader, isDemo)) return err(refusal('unknownLeader'));
  const leaderId = leader.accountId;
  if (leaderId === accountId) return err(refusal('ownAccount'));
  return copier.exclusively(leaderId, () =>
    database.transaction(async (queryable) => {
      await lockFollowings(queryable);
      const known = clientId && (await followingOfClientId(queryable, accountId, clientId));
      if (known) return known.leaderId === leaderId ? ok(known) : err(refusal('clientIdTaken'));
      if (await followingUnderWay(queryable, leaderId, accountId)) return err(refusal('alreadyFollowing'));
      if (await isLedBy(queryable, leaderId, accountId)) return err(refusal('followCircle'));
      if ((await countFollowings(queryable, accountId)) >= MOST_FOLLOWINGS)
        return err(refusal('tooManyFollowings', { maximum: String(MOST_FOLLOWINGS) }));
      const ids = { leaderId, followerId: accountId, clientId, createdAt: now() };
      return ok(await addFollowing(queryable, { ...terms, ...ids }));
    }),
  );
}

/** Pauses a following, or goes on with it: what the leader opens meanwhile is not copied, all else is. Refused: `notFollowing`. */
export function pause(
  services: FollowServices,
  accountId: number,
  code: string,
  paused: boolean,
): Promise<Result<null, Refusal>> {
  return onFollowing(services, accountId, code, async (following) => {
    await setPaused(services.database, following, paused);
  });
}

/** Ends a following; its positions close, or are left to their owner. Refused: `notFollowing`. */
export function unfollow(
  services: FollowServices,
  accountId: number,
  code: string,
  closes: boolean,
): Promise<Result<null, Refusal>> {
  return onFollowing(services, accountId, code, (following) => endOne(services, following, 'user', closes));
}

/** Makes the account one that others may follow, under a name. */
export async function publish(services: FollowServices, { accountId }: Trader, name: string): Promise<Leader> {
  const { database, now } = services;
  const known = await leaderOfAccount(database, accountId);
  await putLeader(database, { accountId, name, isHouse: known?.isHouse ?? false, now: now() });
  const leader = await leaderOfAccount(database, accountId);
  if (!leader) throw new Error('A leader was not kept');
  return leader;
}

/** Steps back as a leader: those who follow are told, and keep their copies as their own. */
export async function stepBack(services: FollowServices, accountId: number): Promise<void> {
  await retireLeader(services.database, accountId);
  await endOfRetired(services);
}

async function onFollowing(
  services: FollowServices,
  accountId: number,
  code: string,
  change: (following: Following) => Promise<void>,
): Promise<Result<null, Refusal>> {
  const { database, copier } = services;
  const leader = await leaderOfCode(database, code);
  if (!leader) return err(refusal('notFollowing'));
  return copier.exclusively(leader.accountId, async () => {
    const following = await followingUnderWay(database, leader.accountId, accountId);
    if (!following) return err(refusal('notFollowing'));
    await change(following);
    return ok(null);
  });
}

/** Demo accounts follow demo accounts, real ones real ones, and everybody a strategy of the house. */
function mayFollow({ isPublished, isHouse, kind }: Leader, isDemo: boolean): boolean {
  return isPublished && (isHouse || (kind === 'demo') === isDemo);
}
