/** Beginning to follow, pausing, ending, and being one who is followed. */
import { compare, decimal, type Decimal } from '../../src/domain/decimal.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { closeCopy } from './align-copies.ts';
import type { Copier } from './copier.ts';
import { copiesUnderWay, moveCopy, type Copy } from './copy-store.ts';
import {
  addFollowing,
  countFollowings,
  endFollowing,
  followingOfClientId,
  followingsOfLeader,
  followingUnderWay,
  isLedBy,
  lockFollowings,
  setPaused,
  type Following,
  type FollowingEnd,
  type FollowTerms,
} from './following-store.ts';
import { leaderOfAccount, leaderOfCode, putLeader, retireLeader, type Leader } from './leader-store.ts';
import type { CopyServices } from './place-copies.ts';

const MOST_FOLLOWINGS = 20;
const MOST_MULTIPLE = decimal('100');

/** What following works with. */
export interface FollowServices extends CopyServices {
  readonly copier: Copier;
}

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
  return onFollowing(services, accountId, code, (following) => end(services, following, 'user', closes));
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
  const { database, copier } = services;
  await retireLeader(database, accountId);
  await copier.exclusively(accountId, async () => {
    for (const following of await followingsOfLeader(database, accountId))
      await end(services, following, 'leader_left', false);
  });
}

/** Ends a following, as a part of what the leader's queue does. Nothing happens where it has ended. */
export async function end(
  services: FollowServices,
  following: Following,
  reason: FollowingEnd,
  closes: boolean,
): Promise<void> {
  const { database, engine, now } = services;
  if (!(await endFollowing(database, following, reason, now()))) return;
  for (const copy of await copiesUnderWay(database, following.id)) await endCopy(services, copy, closes);
  if (reason === 'user') return;
  const ended = { id: following.id, reason };
  await engine.command(following.followerId, (account) => account.endFollowing(ended));
}

async function endCopy(services: FollowServices, copy: Copy, closes: boolean): Promise<void> {
  if (closes) await closeCopy(services, copy);
  else await moveCopy(services.database, copy, ['opening', 'open', 'behind'], { state: 'released', reason: 'ended' });
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

/** The loss of a following that has reached its limit; undefined otherwise. @param result realised and open profit after fees */
export function isAtLossLimit({ stopLoss }: Following, result: Decimal): boolean {
  return stopLoss !== undefined && compare(result, { ...stopLoss, coefficient: -stopLoss.coefficient }) <= 0;
}
