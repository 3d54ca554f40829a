/** How many lots a copied position has. Rule: docs/wire.md, "Copy trading". */
import { compare, divideDown, isPositive, multiply, ONE, ZERO, type Decimal } from './decimal.ts';
import type { Instrument } from './instrument.ts';

/** `fixed`: the leader's lots times the multiple. `equity`: that times the follower's equity over the leader's. */
export type CopyMode = 'fixed' | 'equity';

/** How a follower wants a leader's positions copied. */
export interface CopyTerms {
  readonly mode: CopyMode;
  /** Above 0. */
  readonly multiple: Decimal;
  /** Of one copy; undefined: no limit. */
  readonly maxLots: Decimal | undefined;
}

/** Equities at the leader's fill, in the money of the accounts. Looked at in mode `equity` alone. */
export interface Equities {
  readonly follower: Decimal;
  readonly leader: Decimal;
}

type LotTerms = Pick<Instrument, 'lotStep' | 'minLots'>;

/**
 * The lots of a copy: by mode, at most `maxLots`, rounded down to the lot step; undefined where that is less than the
 * instrument's minimum, or an equity is not above 0.
 */
export function copiedLots(
  { mode, multiple, maxLots }: CopyTerms,
  leaderLots: Decimal,
  equities: Equities,
  { lotStep, minLots }: LotTerms,
): Decimal | undefined {
  const wanted = multiply(leaderLots, multiple);
  const isByEquity = mode === 'equity';
  if (isByEquity && !(isPositive(equities.leader) && isPositive(equities.follower))) return undefined;
  const lots = isByEquity
    ? divideDown(multiply(wanted, equities.follower), equities.leader, lotStep)
    : divideDown(wanted, ONE, lotStep);
  const most = maxLots && divideDown(maxLots, ONE, lotStep);
  const copied = most && compare(lots, most) > 0 ? most : lots;
  return compare(copied, minLots) < 0 ? undefined : copied;
}

/** Lots that a copy had when it was opened, and those of the leader's position then. */
export interface OpenedLots {
  readonly lots: Decimal;
  readonly leaderLots: Decimal;
}

/**
 * The lots that a copy keeps when its leader has closed a part: the same share of those that it had, rounded down to the
 * lot step; 0 where that is less than the instrument's minimum.
 * @param leaderLeft lots that the leader's position still has
 */
export function copiedRest(opened: OpenedLots, leaderLeft: Decimal, { lotStep, minLots }: LotTerms): Decimal {
  const rest = divideDown(multiply(opened.lots, leaderLeft), opened.leaderLots, lotStep);
  return compare(rest, minLots) < 0 ? ZERO : rest;
}
