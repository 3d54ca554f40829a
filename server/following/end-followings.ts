/** Ends of followings. What a failure kept from being finished is finished at the next look. */
import { compare, type Decimal } from '../../src/domain/decimal.ts';
import { closeCopy } from './align-copies.ts';
import type { Copier } from './copier.ts';
import { copiesOfFollowing, endCopies } from './copy-store.ts';
import {
  endFollowing,
  followingsOfRetired,
  followingUnderWay,
  leadersOfUntoldEnds,
  limitedFollowings,
  noteTold,
  untoldEnds,
  type Following,
  type FollowingEnd,
  type UntoldEnd,
} from './following-store.ts';
import { resultsOf } from './following-results.ts';
import { settleOpening, type CopyServices } from './place-copies.ts';

/** What following works with. */
export interface FollowServices extends CopyServices {
  readonly copier: Copier;
}

/**
 * Ends a following, as a part of what the leader's queue does; nothing happens where it has ended. The end and what it
 * means for its copies are kept at once; they are closed after that, again and again until they are.
 */
export async function endOne(
  services: FollowServices,
  following: Following,
  reason: FollowingEnd,
  closes: boolean,
): Promise<void> {
  const { database, now } = services;
  await settleOpening(services, await copiesOfFollowing(database, following.id, 'opening'));
  const hasEnded = await database.transaction(async (queryable) => {
    if (!(await endFollowing(queryable, following, reason, now()))) return false;
    await endCopies(queryable, following.id, closes);
    return true;
  });
  if (!hasEnded) return;
  for (const copy of await copiesOfFollowing(database, following.id, 'closing')) await closeCopy(services, copy);
  if (reason !== 'user') await tell(services, { ...following, reason });
}

/** Ends every following whose loss has reached its limit, and closes its copies. */
export async function endLosing(services: FollowServices): Promise<void> {
  const { database, engine } = services;
  for (const following of await limitedFollowings(database)) {
    const results = await resultsOf(database, engine, following.followerId, [following.id]);
    const result = results.get(following.id);
    if (result && isAtLossLimit(following, result)) await endInTurn(services, following, 'loss');
  }
}

/** Ends every following of a leader who has stepped back; the copies are left to their owners. */
export async function endOfRetired(services: FollowServices): Promise<void> {
  for (const following of await followingsOfRetired(services.database))
    await endInTurn(services, following, 'leader_left');
}

/** Tells the owners of followings that have ended by themselves, who have not heard of it. */
export async function tellOfEnds(services: FollowServices): Promise<void> {
  const { database, copier } = services;
  for (const leaderId of await leadersOfUntoldEnds(database))
    await copier.exclusively(leaderId, async () => {
      for (const following of await untoldEnds(database, leaderId)) await tell(services, following);
    });
}

/** An owner may hear of an end twice where the server fails in between, but always once. */
async function tell({ database, engine }: CopyServices, { id, followerId, reason }: UntoldEnd): Promise<void> {
  await engine.command(followerId, (account) => account.endFollowing({ id, reason }));
  await noteTold(database, { id });
}

function endInTurn(
  services: FollowServices,
  { id, leaderId, followerId }: Following,
  reason: UntoldEnd['reason'],
): Promise<void> {
  return services.copier.exclusively(leaderId, async () => {
    const current = await followingUnderWay(services.database, leaderId, followerId);
    if (current?.id === id) await endOne(services, current, reason, reason === 'loss');
  });
}

function isAtLossLimit({ stopLoss }: Following, result: Decimal): boolean {
  return stopLoss !== undefined && compare(result, { ...stopLoss, coefficient: -stopLoss.coefficient }) <= 0;
}
