/** Random commands and ticks. Offsets are points of the instrument's price; undefined stands for no price. */
import * as fc from 'fast-check';

const instrumentIndex = fc.nat(2);
const offset = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: fc.integer({ min: -2_000, max: 2_000 }) },
);
export const step = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      client: fc.option(fc.nat(5), { nil: undefined }),
      repeats: fc.constantFrom(1, 1, 1, 3),
      index: instrumentIndex,
      buy: fc.boolean(),
      market: fc.boolean(),
      lots: fc.integer({ min: 0, max: 2_500 }),
      leverage: fc.constantFrom(100, 100, 100, 25, 3),
      target: offset,
      stop: offset,
      take: offset,
    }),
  },
  {
    weight: 18,
    arbitrary: fc.record({
      kind: fc.constant('tick' as const),
      index: instrumentIndex,
      move: fc.integer({ min: -2_500, max: 2_500 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('close' as const, 'cancel' as const), order: fc.nat(12) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('race' as const),
      order: fc.nat(12),
      index: instrumentIndex,
      move: fc.integer({ min: -2_500, max: 2_500 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('stops' as const), order: fc.nat(12), stop: offset, take: offset }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset' as const) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
