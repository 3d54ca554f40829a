/** Random commands and ticks. Offsets are points of the instrument's price; undefined stands for no price. */
import * as fc from 'fast-check';

const instrumentIndex = fc.nat(2);
/** Which of the user's two accounts. */
const account = fc.constantFrom(0 as const, 0 as const, 1 as const);
/** Seldom a gap, which stops accounts out: without one only each twentieth run gets there. */
const move = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -600, max: 600 }) },
  { weight: 4, arbitrary: fc.integer({ min: -4_000, max: 4_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -30_000, max: 30_000 }) },
);
const offset = fc.integer({ min: -2_000, max: 2_000 });
/** Points from the entry to the winning (take) or losing (stop) side; seldom, when negative, to the wrong one. */
const distance = fc.oneof(
  { weight: 8, arbitrary: fc.constant(undefined) },
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 3_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -500, max: 0 }) },
);
export const step = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      account,
      client: fc.option(fc.nat(5), { nil: undefined }),
      repeats: fc.constantFrom(1, 1, 1, 3),
      index: instrumentIndex,
      buy: fc.boolean(),
      market: fc.boolean(),
      lots: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 500, max: 4_000 })),
      leverage: fc.constantFrom(50, 100, 200, 400, 400, 400, 3),
      target: offset,
      stop: distance,
      take: distance,
    }),
  },
  {
    weight: 18,
    arbitrary: fc.record({
      kind: fc.constant('tick' as const),
      index: instrumentIndex,
      move,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('close' as const, 'cancel' as const), account, order: fc.nat(12) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('race' as const),
      account,
      order: fc.nat(12),
      index: instrumentIndex,
      move,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('stops' as const),
      account,
      order: fc.nat(12),
      stop: distance,
      take: distance,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('touch' as const),
      account,
      order: fc.nat(12),
      level: fc.constantFrom('stop' as const, 'take' as const, 'target' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('part' as const),
      account,
      order: fc.nat(12),
      /** Of a hundred of the open lots; more than all of them is refused. */
      percent: fc.integer({ min: 0, max: 110 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset' as const), account }) },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
