/** Keeps copies as their leader's position is. Each step can be repeated: it looks at what there is to do still. */
import { copiedRest } from '../../src/domain/copy-lots.ts';
import { compare, isZero, subtract, ZERO, type Decimal } from '../../src/domain/decimal.ts';
import type { Position } from '../engine/model/position.ts';
import { copiesOfPosition, moveCopy, type Copy, type CopyState } from './copy-store.ts';
import type { CopyServices } from './place-copies.ts';

const COPIES_AT_ONCE = 100;
const FOLLOWS: readonly CopyState[] = ['open', 'behind'];

/** Closes lots of every copy so that it has the share that the leader still has. @param left lots of the leader's position; 0: closed */
export async function alignCopies(services: CopyServices, positionId: number, left: Decimal): Promise<void> {
  const copies = await copiesOfPosition(services.database, positionId);
  await inBatches(
    copies.filter(({ state }) => FOLLOWS.includes(state)),
    (copy) => alignCopy(services, copy, left),
  );
}

/** The same for one copy. One whose market is closed is noted as behind. */
export async function alignCopy(services: CopyServices, copy: Copy, left: Decimal): Promise<void> {
  const position = await positionOf(services, copy);
  // Closed by its owner or by a stop, which its own event tells.
  if (!position) return;
  const listing = listingOf(services, position);
  const rest = listing && !isZero(left) ? copiedRest(copy, left, listing) : ZERO;
  if (compare(position.lots, rest) <= 0) return;
  const lots = isZero(rest) ? undefined : subtract(position.lots, rest);
  const closed = await close(services, copy, lots);
  if (closed !== 'late') await moveCopy(services.database, copy, ['behind'], { state: 'open' });
  else await moveCopy(services.database, copy, ['open'], { state: 'behind' });
}

/** Closes a copy that is `closing`. Where its market is closed it stays so; the position's own event says that it is closed. */
export async function closeCopy(services: CopyServices, copy: Copy): Promise<void> {
  if (await positionOf(services, copy)) await close(services, copy, undefined);
}

/** Sets the stops of every copy to the leader's; where the copy's entry does not allow them, the copy says why. */
export async function copyStops(services: CopyServices, leaderPosition: Position): Promise<void> {
  const { stopLoss = 'none', takeProfit = 'none' } = leaderPosition;
  const copies = await copiesOfPosition(services.database, leaderPosition.order.id);
  await inBatches(
    copies.filter(({ state }) => FOLLOWS.includes(state)),
    async (copy) => {
      if (copy.orderId === undefined) return;
      const set = await services.engine.setStops(copy.followerId, copy.orderId, { stopLoss, takeProfit });
      const reason = set.ok ? '' : set.error.name;
      await moveCopy(services.database, copy, [copy.state], { state: copy.state, reason });
    },
  );
}

/** `late`: its market is closed. What is gone already counts as done; a part too small to be closed waits for the next. */
async function close({ engine }: CopyServices, copy: Copy, lots: Decimal | undefined): Promise<'done' | 'late'> {
  if (copy.orderId === undefined) return 'done';
  const result = await engine.close(copy.followerId, copy.orderId, { lots, clientId: undefined, reason: 'copy' });
  return !result.ok && result.error.name === 'marketClosed' ? 'late' : 'done';
}

function positionOf({ engine }: CopyServices, { followerId, orderId }: Copy): Promise<Position | undefined> {
  return engine.view(followerId, (account) => account.positions().find(({ order }) => order.id === orderId));
}

function listingOf({ catalogue }: CopyServices, { order }: Position) {
  const index = catalogue.indexOfCode(order.code);
  return index === undefined ? undefined : catalogue.at(index);
}

async function inBatches(copies: readonly Copy[], work: (copy: Copy) => Promise<void>): Promise<void> {
  for (let at = 0; at < copies.length; at += COPIES_AT_ONCE)
    await Promise.all(copies.slice(at, at + COPIES_AT_ONCE).map(work));
}
