import { end, isAtLossLimit, type FollowServices } from './follow.ts';
import { followingUnderWay, limitedFollowings } from './following-store.ts';
import { resultsOf } from './following-results.ts';

/** Ends every following whose loss has reached its limit, and closes its copies. Looked at once a second. */
export async function endLosing(services: FollowServices): Promise<void> {
  const { database, engine, copier } = services;
  for (const following of await limitedFollowings(database)) {
    const results = await resultsOf(database, engine, following.followerId, [following.id]);
    const result = results.get(following.id);
    if (!result || !isAtLossLimit(following, result)) continue;
    await copier.exclusively(following.leaderId, async () => {
      const current = await followingUnderWay(database, following.leaderId, following.followerId);
      if (current?.id === following.id) await end(services, current, 'loss', true);
    });
  }
}
