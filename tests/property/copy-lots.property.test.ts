/** Lots of copies against fractions. */
import { assert, bigInt, constantFrom, nat, option, property, record, type Arbitrary } from 'fast-check';
import { expect, it } from 'vitest';
import { copiedLots, copiedRest, type CopyTerms } from '../../src/domain/copy-lots.ts';
import { decimal, fromScaled, toText, type Decimal } from '../../src/domain/decimal.ts';
import { Rational } from '../support/rational.ts';

const STEPS = [
  { lotStep: decimal('0.01'), minLots: decimal('0.01') },
  { lotStep: decimal('0.1'), minLots: decimal('0.5') },
  { lotStep: decimal('1'), minLots: decimal('1') },
  { lotStep: decimal('0.05'), minLots: decimal('0.1') },
] as const;

const scaled = (most: bigint, scale: number): Arbitrary<Decimal> =>
  bigInt({ min: 1n, max: most }).map((value) => fromScaled(value, scale));
const money = bigInt({ min: -(10n ** 12n), max: 10n ** 14n }).map((value) => fromScaled(value, 6));
const terms: Arbitrary<CopyTerms> = record({
  mode: constantFrom('fixed', 'equity'),
  multiple: scaled(10_000n, 2),
  maxLots: option(scaled(100_000n, 3), { nil: undefined }),
});

const fraction = (value: Decimal): Rational => Rational.parse(toText(value));

/** The largest multiple of a step that is not above the value, by trying. */
function isRoundedDown(lots: Rational, exact: Rational, step: Rational): boolean {
  const isMultiple = lots.over(step).isWhole();
  return isMultiple && lots.compare(exact) <= 0 && lots.plus(step).compare(exact) > 0;
}

it('are the leader’s times the multiple, in mode equity times the share of the equities, rounded down once', () => {
  assert(
    property(
      terms,
      scaled(10_000_000n, 2),
      money,
      money,
      constantFrom(...STEPS),
      (asked, leaderLots, follower, leader, instrument) => {
        const lots = copiedLots(asked, leaderLots, { follower, leader }, instrument);
        const none = Rational.of(0);
        const [step, least] = [fraction(instrument.lotStep), fraction(instrument.minLots)];
        if (asked.mode === 'equity' && (fraction(leader).compare(none) <= 0 || fraction(follower).compare(none) <= 0)) {
          expect(lots).toBeUndefined();
          return;
        }
        let exact = fraction(leaderLots).times(fraction(asked.multiple));
        if (asked.mode === 'equity') exact = exact.times(fraction(follower)).over(fraction(leader));
        const most = asked.maxLots && fraction(asked.maxLots);
        if (most && exact.compare(most) > 0) exact = most;
        if (lots) {
          expect(isRoundedDown(fraction(lots), exact, step)).toBe(true);
          expect(fraction(lots).compare(least)).toBeGreaterThanOrEqual(0);
        } else expect(exact.compare(least.plus(step))).toBeLessThan(0);
      },
    ),
    { numRuns: 2_000 },
  );
});

it('keep the leader’s share when a part is closed, rounded down, or nothing', () => {
  assert(
    property(
      scaled(1_000_000n, 2),
      scaled(1_000_000n, 2),
      nat(10_000),
      constantFrom(...STEPS),
      (lots, leaderLots, share, instrument) => {
        const left = fromScaled((leaderLots.coefficient * BigInt(share)) / 10_000n, 2);
        const rest = fraction(copiedRest({ lots, leaderLots }, left, instrument));
        const exact = fraction(lots).times(fraction(left)).over(fraction(leaderLots));
        const least = fraction(instrument.minLots);
        if (rest.compare(Rational.of(0)) === 0)
          expect(exact.compare(least.plus(fraction(instrument.lotStep)))).toBeLessThan(0);
        else expect(isRoundedDown(rest, exact, fraction(instrument.lotStep))).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});
