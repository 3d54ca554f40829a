import { expect, it } from 'vitest';
import { againstCells, againstSection } from '../../bench/report/against.ts';
import type { BenchResults } from '../../bench/report/results.ts';
import { OFFLINE_START, SECOND_START } from '../../bench/scenarios/starts.ts';
import { MACHINE } from './machine.ts';

const OFFLINE = 'start without a network: last prices on screen';

/** A run that measured starts alone; as it is read from a file. */
function run(scenario: string, times: readonly number[], soak?: BenchResults['soak']): BenchResults {
  const made: Partial<BenchResults> = {
    startedAt: '2026-11-21T00:00:00Z',
    machine: MACHINE,
    pageThrottle: 'cgroup v1',
    workerThrottle: 'cgroup v1',
    calibrations: [],
    watch: [],
    actions: times.map((firstPriceMs) => ({
      scenario,
      title: scenario,
      variant: 'product',
      speed: 'reference',
      figures: { firstPriceMs },
    })),
    audits: [],
    soak,
  };
  return JSON.parse(JSON.stringify(made)) as BenchResults;
}

const HERE = run(OFFLINE_START, [700, 800, 900]);

it('each goal has both figures with their intervals, and whether those overlap', () => {
  expect(againstCells(HERE, run(OFFLINE_START, [900, 950, 1_200]))).toEqual([
    [OFFLINE, '≤ 1000 ms', '800.00 ms', '700.00 to 900.00, of 3', '950.00 ms', '900.00 to 1200.00, of 3', 'agree'],
  ]);
  expect(againstCells(HERE, run(OFFLINE_START, [901, 950, 1_200]))[0]?.at(-1)).toBe('differ');
  expect(againstCells(run(OFFLINE_START, [901, 950, 1_200]), HERE)[0]?.at(-1)).toBe('differ');
});

it('what only one of them measured has no row, and a figure without an interval no verdict', () => {
  expect(againstCells(HERE, run(SECOND_START, [700, 800, 900]))).toEqual([]);
  const samples = [0, 30, 60].map((minute) => ({ ms: minute * 60_000, page: 6e6, worker: 3e6 }));
  const soaked = run(OFFLINE_START, [], { samples, reconnects: 0, missedCandles: 0 });
  expect(againstCells(soaked, soaked).map((row) => row.at(-1))).toEqual(['–', '–', '–']);
});

it('is a section of the report that names the other run, where there is one', () => {
  expect(againstSection(HERE, HERE)).toMatch(/2026-11-21T00:00:00Z, A &lt;fast&gt; one, 2 cores.*agree/);
  expect(againstSection(HERE, undefined)).toBe('');
});
