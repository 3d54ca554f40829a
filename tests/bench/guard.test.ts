import { describe, expect, it } from 'vitest';
import { checkThresholds, describeBreach } from '../../bench/guard/guard.ts';
import { THRESHOLDS } from '../../bench/guard/thresholds.ts';
import { COUNTED, PER_TICK } from '../../bench/scenarios/watching.ts';
import { watchRun, type MadeRun } from './watch-rows.ts';

/** As a quiet machine shows it. */
const GOOD: readonly MadeRun[] = [
  { scenario: COUNTED, variant: 'product', ms: 16, busyAboveIdle: 0.24 },
  { scenario: COUNTED, variant: 'floorRaf', ms: 15, busyAboveIdle: 0.29 },
  { scenario: COUNTED, variant: 'reactState', ms: 16, busyAboveIdle: 0.45 },
  { scenario: COUNTED, variant: 'reactStore', ms: 16, busyAboveIdle: 0.4 },
  { scenario: PER_TICK, variant: 'product', ms: 20, busyAboveIdle: 0.27 },
  { scenario: PER_TICK, variant: 'reactState', ms: 2_000, busyAboveIdle: 0.7 },
];

function breachesOf(runs: readonly MadeRun[]): string[] {
  const results = { watch: runs.map(watchRun), workerThrottle: 'cgroup v1' };
  return checkThresholds(results).map(({ threshold }) => threshold.name);
}

function withProduct(scenario: string, change: Partial<MadeRun>): MadeRun[] {
  return GOOD.map((run) => (run.scenario === scenario && run.variant === 'product' ? { ...run, ...change } : run));
}

it('holds where the product is as it should be', () => {
  expect(breachesOf(GOOD)).toEqual([]);
});

describe('trips', () => {
  it('on work on the main thread', () => {
    expect(breachesOf(withProduct(COUNTED, { busyAboveIdle: 0.45 }))).toContain(
      'core time of the main thread above idle, against the floor',
    );
  });

  it('on a frame more of delay', () => {
    expect(breachesOf(withProduct(COUNTED, { ms: 32 }))).toEqual([
      'p50 of tick to paint at full speed, against the floor',
    ]);
  });

  it('on a worker that falls behind', () => {
    expect(breachesOf(withProduct(PER_TICK, { ms: 1_500 }))).toEqual([
      'p95 with a message per tick, against React state',
    ]);
  });

  it('on rows that are missing: a guard that saw nothing has not guarded', () => {
    expect(breachesOf([])).toEqual(THRESHOLDS.map(({ name }) => name));
  });
});

it('is not moved by a machine that is three times slower for all', () => {
  expect(breachesOf(GOOD.map((run) => ({ ...run, ms: run.ms * 3, busyAboveIdle: run.busyAboveIdle * 1.2 })))).toEqual(
    [],
  );
});

it('says what was found, what was allowed and why', () => {
  const [first] = checkThresholds({ watch: [] });
  expect(first && describeBreach(first)).toMatch(/not measured, at most [\d.]+ \(.{20,}\)/);
});
