import { expect, it, vi } from 'vitest';
import { guardedRun } from '../../bench/guard/guarded-run.ts';
import { readOptions } from '../../bench/options.ts';
import { guardSection } from '../../bench/report/guard-section.ts';
import type { BenchResults } from '../../bench/report/results.ts';
import { COUNTED, PER_TICK } from '../../bench/scenarios/watching.ts';
import { watchRun } from './watch-rows.ts';

/** @param product share of the main thread that the product takes above idle */
function measured(product: number): BenchResults {
  const counted = (variant: string, busyAboveIdle: number) =>
    watchRun({ scenario: COUNTED, variant, ms: 16, busyAboveIdle });
  const perTick = (variant: string, ms: number) => watchRun({ scenario: PER_TICK, variant, ms, busyAboveIdle: 0.3 });
  const watch = [
    counted('product', product),
    counted('floorRaf', 0.29),
    counted('reactState', 0.45),
    counted('reactStore', 0.4),
    perTick('product', 20),
    perTick('reactState', 2_000),
  ];
  return { watch, workerThrottle: 'cgroup v1' } as Partial<BenchResults> as BenchResults;
}

const GOOD = 0.24;
/** A little too much. */
const BAD = 0.35;
/** As much as planted work makes it. */
const FAR = 0.6;

/** Each call measures the next of these. */
function inTurn(...products: readonly number[]) {
  let turn = 0;
  return vi.fn(async () => Promise.resolve(measured(products[turn++] ?? GOOD)));
}

it('gives as many verdicts as it is asked for, and sums them up', async () => {
  const { guard } = await guardedRun(inTurn(GOOD, GOOD, GOOD), { times: 3, plant: false });
  expect(guard?.sum).toBe('agreed 3 of 3 (3 held, 0 tripped)');
});

it('measures again before it trips, and a turn that tripped is not forgiven by the others', async () => {
  const measure = inTurn(GOOD, BAD, BAD, GOOD);
  const results = await guardedRun(measure, { times: 3, plant: false });
  expect(measure).toHaveBeenCalledTimes(4);
  expect(results.guard?.verdicts.map(({ breaches }) => breaches.length > 0)).toEqual([false, true, false]);
  expect(results.guard?.sum).toBe('agreed 2 of 3 (2 held, 1 tripped)');
  expect(results.watch).toHaveLength(4 * measured(GOOD).watch.length);
  expect(guardSection(results)).toMatch(
    /<p>agreed 2 of 3 .*core time of the main thread above idle, against the floor/,
  );
});

it('does not measure again what is beyond doubt, and says how often it tripped on planted work', async () => {
  const measure = inTurn(FAR, GOOD);
  const { guard } = await guardedRun(measure, { times: 2, plant: true });
  expect(measure).toHaveBeenCalledTimes(2);
  expect(guard?.sum).toBe('tripped 1 of 2 with planted work');
});

it('is asked a whole number of times, with the guard only', () => {
  expect(readOptions(['--guard', '--times', '10']).times).toBe(10);
  expect(readOptions([]).times).toBe(1);
  expect(() => readOptions(['--guard', '--times', '0'])).toThrow('--times');
  expect(() => readOptions(['--times', '3'])).toThrow('--guard');
});
