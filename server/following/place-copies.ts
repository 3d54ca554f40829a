import { copiedLots } from '../../src/domain/copy-lots.ts';
import { ZERO, type Decimal } from '../../src/domain/decimal.ts';
import { setImmediate as othersServed } from 'node:timers/promises';
import type { Engine } from '../engine/engine.ts';
import type { Outcome } from '../engine/model/outcome.ts';
import type { Position } from '../engine/model/position.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../store/database.ts';
import { addCopies, copiesOfPosition, copyClientId, notePlaced } from './copy-store.ts';
import type { Copy, CopyChange, NewCopy } from './copy-store.ts';
import type { Equities } from './fill-equities.ts';
import { followingsThatCopy, type Following } from './following-store.ts';
import type { Leader } from './leader-store.ts';

/** Copies that are decided, placed and noted together: others' orders come in between. */
const COPIES_A_BATCH = 50;

/** What copying works with. */
export interface CopyServices {
  readonly database: Database;
  readonly engine: Engine;
  readonly catalogue: Catalogue;
  /** Epoch ms. */
  readonly now: () => number;
}

/** A leader's position that has just been opened. */
interface OpenedPosition {
  readonly leader: Leader;
  readonly position: Position;
  /** Number of the event in the leader's account. */
  readonly sequence: number;
  /** Of the leader at the fill; undefined where an earlier release booked it. */
  readonly equity: Decimal | undefined;
  /** Of those who follow, at the fill, as far as they are known. */
  readonly followers: Equities;
}

/**
 * Opens the copies of a leader's new position in every account that follows, each at the account's next price. What is
 * decided is written down first, so that a repeat after a failure decides nothing anew and places nothing twice.
 */
export async function placeCopies(services: CopyServices, opened: OpenedPosition): Promise<void> {
  const { database, engine } = services;
  const { leader, position, sequence } = opened;
  const id = position.order.id;
  const known = await copiesOfPosition(database, id);
  const decided = new Set(known.map(({ followingId }) => followingId));
  const followings = await followingsThatCopy(database, leader.accountId, sequence);
  const fresh = followings.filter((following) => !decided.has(following.id));
  if (fresh.length === 0 && !known.some(({ state }) => state === 'opening')) return;
  const state = await engine.view(leader.accountId, (account) => ({
    equity: opened.equity ?? account.summary.equity,
    isOpen: account.positions().some((one) => one.order.id === id),
  }));
  for (let at = 0; at < fresh.length; at += COPIES_A_BATCH) {
    const batch = fresh.slice(at, at + COPIES_A_BATCH);
    const copies = await Promise.all(batch.map((following) => decide(services, following, opened, state)));
    await addCopies(database, copies, services.now());
    await othersServed();
  }
  const opening = (await copiesOfPosition(database, id)).filter((copy) => copy.state === 'opening');
  for (let at = 0; at < opening.length; at += COPIES_A_BATCH) {
    await placeBatch(services, opened, opening.slice(at, at + COPIES_A_BATCH));
    await othersServed();
  }
}

/** What becomes of the position in one account; a reason where nothing does. */
async function decide(
  { engine, catalogue }: CopyServices,
  following: Following,
  { position, followers }: OpenedPosition,
  leader: { readonly equity: Decimal; readonly isOpen: boolean },
): Promise<NewCopy> {
  const { code } = position.order;
  const leaderLots = position.lots;
  const key = { followingId: following.id, positionId: position.order.id, leaderLots };
  const index = catalogue.indexOfCode(code);
  if (!leader.isOpen) return { ...key, state: 'skipped', reason: 'leaderClosed', lots: ZERO };
  if (index === undefined) return { ...key, state: 'skipped', reason: 'unknownInstrument', lots: ZERO };
  const { followerId } = following;
  const follower = followers.get(followerId) ?? (await engine.view(followerId, ({ summary }) => summary.equity));
  const lots = copiedLots(following, leaderLots, { follower, leader: leader.equity }, catalogue.at(index));
  return lots
    ? { ...key, state: 'opening', reason: '', lots }
    : { ...key, state: 'skipped', reason: 'lotsBelowMinimum', lots: ZERO };
}

async function placeBatch(services: CopyServices, opened: OpenedPosition, batch: readonly Copy[]): Promise<void> {
  const changes = await Promise.all(batch.map((copy) => place(services, opened, copy)));
  await notePlaced(services.database, changes);
}

async function place(services: CopyServices, { leader, position }: OpenedPosition, copy: Copy): Promise<CopyChange> {
  const { engine, catalogue } = services;
  const { order, stopLoss, takeProfit } = position;
  const key = { followingId: copy.followingId, positionId: copy.positionId };
  const index = catalogue.indexOfCode(order.code);
  if (index === undefined) return { ...key, state: 'skipped', reason: 'unknownInstrument', orderId: undefined };
  const result = await engine.submit(copy.followerId, {
    clientId: copyClientId(copy),
    followCode: leader.code,
    index,
    side: order.side,
    kind: 'market',
    lots: copy.lots,
    leverage: order.leverage,
    targetPrice: undefined,
    stopLoss,
    takeProfit,
  });
  if (!result.ok) return { ...key, state: 'skipped', reason: result.error.name, orderId: undefined };
  return { ...key, ...stateOf(result.value) };
}

/** Notes of copies whose orders may or may not have been placed before a failure what became of them. Nothing is placed. */
export async function settleOpening({ database, engine }: CopyServices, opening: readonly Copy[]): Promise<void> {
  const changes = opening.map(async (copy): Promise<CopyChange> => {
    const placed = await engine.outcomeOf(copy.followerId, copyClientId(copy));
    const key = { followingId: copy.followingId, positionId: copy.positionId };
    if (placed) return { ...key, ...stateOf(placed) };
    return { ...key, state: 'skipped', reason: 'followingEnded', orderId: undefined };
  });
  await notePlaced(database, await Promise.all(changes));
}

function stateOf(outcome: Outcome): Pick<CopyChange, 'state' | 'reason' | 'orderId'> {
  if (outcome.kind === 'position') return { state: 'open', reason: '', orderId: outcome.position.order.id };
  const reason = outcome.kind === 'deal' ? outcome.deal.reason : outcome.order.state;
  return { state: 'closed', reason, orderId: outcome.order.id };
}
