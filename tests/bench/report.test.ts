import { describe, expect, it } from 'vitest';
import { actionCells } from '../../bench/report/action-table.ts';
import { besideCells } from '../../bench/report/beside-section.ts';
import { goalFiguresOf, never, verdictOf, type GoalFigures } from '../../bench/report/goal.ts';
import { goalCells } from '../../bench/report/goal-table.ts';
import { goalsOf } from '../../bench/report/goals.ts';
import { missedSection } from '../../bench/report/missed-section.ts';
import { phaseCells } from '../../bench/report/phase-table.ts';
import { number, percent } from '../../bench/report/format.ts';
import { REMARKS } from '../../bench/report/remarks.ts';
import { reportPage } from '../../bench/report/page.ts';
import type { LoadAudit } from '../../bench/lighthouse/page-audit.ts';
import type { BenchResults } from '../../bench/report/results.ts';
import { STYLE } from '../../bench/report/style.ts';
import { reportTables } from '../../bench/report/tables.ts';
import type { ActionFigures, ActionResult } from '../../bench/scenarios/action-result.ts';
import { OFFLINE_START } from '../../bench/scenarios/starts.ts';
import { IN_TURN, MAIN, OVERLOAD } from '../../bench/scenarios/watching.ts';
import { VARIANTS } from '../../bench/scenarios/variants.ts';
import { colourOf } from '../../bench/report/watch-plots.ts';
import { MACHINE } from './machine.ts';
import { watchRun } from './watch-rows.ts';

function action(scenario: string, figures: ActionFigures): ActionResult {
  return { scenario, title: scenario, variant: 'product', speed: 'reference', figures };
}

const RESULTS: BenchResults = {
  mode: 'full',
  startedAt: '2026-11-21T00:00:00Z',
  seconds: 1_500,
  machine: MACHINE,
  pageThrottle: 'cgroup v1',
  workerThrottle: 'cgroup v1',
  profiles: [
    {
      name: 'low-end-android',
      width: 360,
      height: 800,
      pixelRatio: 2,
      speed: 'reference',
      slowdown: { page: 4, worker: 4 },
    },
  ],
  calibrations: [
    {
      speed: 'reference',
      full: [800, 800],
      asked: 135,
      page: 134,
      worker: 136,
      slowdown: { page: 6, worker: 6 },
      told: { page: 5, worker: 5 },
      holds: true,
      taken: 1,
    },
  ],
  titles: { [MAIN]: 'the main one' },
  watch: [0, 1, 2].flatMap((ms) => [
    ...[MAIN, IN_TURN].flatMap((scenario) => [
      watchRun({ scenario, variant: 'product', ms: 15 + ms, busyAboveIdle: 0.2 }),
      watchRun({ scenario, variant: 'floorRaf', ms: 16 + ms, busyAboveIdle: 0.25 }),
    ]),
    watchRun({ scenario: MAIN, variant: 'reactState', ms: 30, busyAboveIdle: 0.45 }),
  ]),
  actions: [
    {
      ...action('watching-a-minute', { longTasks: 0, dropped: 0.002, heapBefore: 4e6, heapAfter: 4.1e6 }),
      title: 'watching for 60 s',
      heap: [
        [0, 4e6],
        [30, 6e6],
        [60, 4.2e6],
      ],
    },
    ...[0.001, 0.003].map((dropped) => action('watching-a-minute', { longTasks: 0, dropped })),
  ],
  audits: [],
  presentation: undefined,
  soak: {
    samples: Array.from({ length: 61 }, (_, minute) => ({
      ms: minute * 60_000,
      page: 6e6 + minute * 1e4,
      worker: 3e6,
    })),
    reconnects: 0,
    missedCandles: 0,
  },
  costs: { page: [{ where: '(idle)', share: 0.8 }], worker: [{ where: 'workers/x.ts', share: 0.1 }] },
};

const NOTHING: GoalFigures = { rows: [], watch: [], actions: [], audits: [], alike: true, soak: undefined };

describe('the page', () => {
  const page = reportPage(RESULTS);

  it('needs nothing beside itself', () => {
    expect(page).not.toMatch(/<(script|link|img|iframe)\b|\bsrc=|\bhref=|url\(|@import/);
    expect(page.startsWith('<!doctype html>')).toBe(true);
  });

  it('has its pictures inside, for light and dark', () => {
    expect(page.match(/<svg /g)).toHaveLength(8);
    expect(page).toContain('prefers-color-scheme: dark');
  });

  it('shows every goal with what was reached, the machine, the profile and the calibration', () => {
    for (const { text } of goalsOf(NOTHING)) expect(page).toContain(text);
    expect(page).toContain('A &lt;fast&gt; one');
    expect(page).toContain('low-end-android');
    expect(page).toContain('800 and 800 loops/ms');
    expect(page).toContain('the page before 15 runs: 135 (135 to 135)');
  });

  it('says where the page was not as quick before its runs as it was brought to be', () => {
    const watch = RESULTS.watch.map((run) => ({ ...run, loops: 180 }));
    expect(page).not.toContain('IS OFF');
    expect(reportPage({ ...RESULTS, watch })).toContain('180 (180 to 180), IS OFF by more than 15 %');
  });

  it('draws no coordinate that is no number', () => {
    expect(page).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('a figure', () => {
  it('has a sign only where something is left of it', () => {
    expect([percent(-0.004), percent(-0.012), percent(0.004), number(-1.5, 1)]).toEqual(['0 %', '−1 %', '0 %', '−1.5']);
    expect([percent(undefined), number(Number.NaN)]).toEqual(['–', '–']);
  });
});

describe('what is said of a goal that was missed', () => {
  const texts = goalsOf(NOTHING).map(({ text }) => text);

  it('belongs to a goal', () => {
    for (const text of Object.keys(REMARKS)) expect(texts).toContain(text);
  });

  it('stands in the page, once, and only where the goal is missed', () => {
    const slower = RESULTS.watch.filter(({ variant }) => variant !== 'reactState');
    const swapped = slower.map((run) => ({ ...run, variant: run.variant === 'product' ? 'floorRaf' : 'product' }));
    const goals = goalsOf({ ...NOTHING, watch: swapped });
    const section = missedSection(goals);
    expect(section).toContain('p95 against the floor');
    expect(section.match(/<dd>/g)).toHaveLength(1);
    expect(section).not.toContain('a JSON message per tick');
    expect(missedSection([])).toBe('');
  });
});

describe('the phases', () => {
  it('add up to what the ticks cost', () => {
    expect(phaseCells(RESULTS.watch, MAIN)[0]).toEqual(['product', '20 %', '0 %', '0 %', '0 %', '20 %']);
  });
});

it('an action is one row of a variant, with the medians of its runs', () => {
  const times = [700, 900, 2_000].map((firstPriceMs) => action('a start', { firstPriceMs }));
  const [row] = actionCells([...times, { ...action('a start', { firstPriceMs: 1 }), variant: 'other' }]);
  expect(row?.slice(0, 3)).toEqual(['a start', 'product', '3']);
  expect(row).toContain('900');
});

describe('goals', () => {
  const verdicts = (alike: boolean): Map<string, string> => {
    const goals = goalsOf({ ...goalFiguresOf(RESULTS), alike });
    return new Map(goals.map((goal) => [goal.text, verdictOf(goal)]));
  };

  it('are met, missed or not measured', () => {
    const found = verdicts(true);
    expect(found.get('p95 against the floor')).toBe('met');
    expect(found.get('core time of the main thread against the floor, at full speed')).toBe('not measured');
    expect(found.get('half as fast, p95 against the floor')).toBe('not measured');
    expect(found.get('frames dropped in 60 s')).toBe('met');
  });

  it('are not measured where the machine could not be brought to the speed', () => {
    const calibrations = RESULTS.calibrations.map((calibration) => ({ ...calibration, holds: false }));
    const goals = goalsOf(goalFiguresOf({ ...RESULTS, audits: [], soak: undefined, calibrations }));
    expect([...new Set(goals.map(verdictOf))]).toEqual(['not measured']);
  });

  it('are judged by where a ratio lies, and not told apart where that is on both sides of what is asked', () => {
    const verdict = (ours: readonly number[], floor = 20): string | undefined => {
      const watch = ours.flatMap((ms) => [
        watchRun({ scenario: IN_TURN, variant: 'product', ms, busyAboveIdle: 0.2 }),
        watchRun({ scenario: IN_TURN, variant: 'floorRaf', ms: floor, busyAboveIdle: 0.2 }),
      ]);
      const goals = goalsOf({ ...NOTHING, watch });
      const goal = goals.find(({ text }) => text === 'p95 against the floor');
      return goal && verdictOf(goal);
    };
    expect(verdict([15, 16, 18, 19])).toBe('met');
    expect(verdict([21, 25, 30, 22])).toBe('missed');
    expect(verdict([15, 16, 17, 21])).toBe('not told apart');
    expect(verdict([15, 16])).toBe('not told apart');
    // One of eight that met a bad minute says nothing.
    expect(verdict([15, 16, 17, 15, 16, 17, 18, 40])).toBe('met');
  });

  it('show where a ratio lies and of how many pairs', () => {
    expect(reportTables(RESULTS)).toMatch(/p95 against the floor +≤ 1 × +0\.94 × +0\.94 to 0\.94, of 3 pairs +met/);
    expect(reportTables(RESULTS)).toMatch(
      /frames dropped in 60 s +≤ 0\.01 of all +0\.002 of all +0\.001 to 0\.003, of 3 +met/,
    );
  });

  it('compare no worker with a main thread that was slowed otherwise', () => {
    expect(verdicts(false).get('p95 against the floor')).toBe('not measured');
  });
});

describe('goals of a figure by itself', () => {
  const goalOf = (text: string, figures: Partial<GoalFigures>) => {
    const goal = goalsOf({ ...NOTHING, ...figures }).find((each) => each.text === text);
    return goal && [goal.reached, verdictOf(goal)];
  };
  const offline = (...times: readonly number[]) =>
    goalOf('start without a network: last prices on screen', {
      actions: times.map((firstPriceMs) => action(OFFLINE_START, { firstPriceMs })),
    });
  const longTasks = (...counts: readonly number[]) =>
    goalOf('tasks over 50 ms in 60 s', {
      actions: counts.map((count) => action('watching-a-minute', { longTasks: count })),
    });

  it('are judged by where the median of its runs lies', () => {
    expect(offline(700, 800, 900, 950, 990)).toEqual([900, 'met']);
    expect(offline(1_100, 1_200, 1_300)).toEqual([1_200, 'missed']);
    expect(offline(700, 800, 900, 950, 1_100)).toEqual([900, 'not told apart']);
    // One of eight that met a bad minute says nothing.
    expect(offline(700, 710, 720, 730, 740, 750, 760, 4_000)).toEqual([735, 'met']);
  });

  it('are not told apart by one run or two', () => {
    expect(offline(700, 800)).toEqual([750, 'not told apart']);
    expect(offline(1_700)).toEqual([1_700, 'not told apart']);
    expect(offline()).toEqual([undefined, 'not measured']);
  });

  it('that asks for none at all are missed by one run, whatever the others were, and not met by two', () => {
    expect(longTasks(0, 0, 0)).toEqual([0, 'met']);
    expect(longTasks(0, 0)).toEqual([0, 'not told apart']);
    expect(longTasks(2)).toEqual([2, 'missed']);
    expect(longTasks(0, 0, 0, 0, 0, 0, 0, 0, 1)).toEqual([1, 'missed']);
  });

  it('that asks for none at all shows the least of it, which would read as none', () => {
    const reached = (...figures: readonly number[]) => goalCells(never('layout shift', '', figures))[2];
    expect(reached(0, 0.0005, 0)).toBe('0.0005');
    expect(reached(0, 0.0614)).toBe('0.06');
    expect(reached(0, 0, 0)).toBe('0.00');
  });

  it('hold for watching too', () => {
    const p95 = (...times: readonly number[]) =>
      goalOf('overload: p95', {
        watch: times.map((ms) => watchRun({ scenario: OVERLOAD, variant: 'product', ms: ms / 2, busyAboveIdle: 0.2 })),
      });
    expect(p95(300, 400, 900)).toEqual([400, 'met']);
    expect(p95(300, 400, 1_100)).toEqual([400, 'not told apart']);
    expect(p95(300)).toEqual([300, 'not told apart']);
  });
});

describe('a soak', () => {
  const goals = (soak: BenchResults['soak']): (readonly [string, string, number | undefined])[] =>
    goalsOf({ ...NOTHING, soak })
      .filter(({ text }) => text.startsWith('soak'))
      .map((goal) => [goal.text, verdictOf(goal), goal.reached] as const);

  it('has a slope for each heap, in MB an hour', () => {
    const [page, worker, candles] = goals(RESULTS.soak);
    expect(page).toEqual(['soak: heap of the page', 'met', expect.closeTo(0.6, 6)]);
    expect(worker).toEqual(['soak: heap of the worker', 'met', expect.closeTo(0, 6)]);
    expect(candles).toEqual(['soak: candles missed', 'met', 0]);
  });

  it('of minutes says nothing', () => {
    const short = { reconnects: 0, missedCandles: 0, samples: RESULTS.soak?.samples.slice(0, 20) ?? [] };
    expect(goals(short).map(([, verdict]) => verdict)).toEqual(['not measured', 'not measured', 'not measured']);
    expect(goals(undefined).map(([, verdict]) => verdict)).toEqual(['not measured', 'not measured', 'not measured']);
  });

  it('that grows misses its goal', () => {
    const growing = { samples: [0, 30, 60].map((m) => ({ ms: m * 60_000, page: m * 1e5, worker: 0 })), reconnects: 1 };
    expect(goals({ ...growing, missedCandles: 2 }).map(([, verdict]) => verdict)).toEqual(['missed', 'met', 'missed']);
  });
});

it('each variant has a colour of its own, and another than the idle share', () => {
  const colours = VARIANTS.map(({ name }) => STYLE.match(new RegExp(`--c${colourOf(name)}:(#\\w+)`, 'u'))?.[1]);
  expect(new Set([...colours, STYLE.match(/--c6:(#\w+)/u)?.[1]]).size).toBe(VARIANTS.length + 1);
  for (const colour of [...VARIANTS.keys(), VARIANTS.length]) expect(STYLE).toContain(`rect.fill.c${colour}{`);
});

it('the tables of the terminal have every variant and every goal', () => {
  const text = reportTables(RESULTS);
  for (const name of ['product', 'floorRaf', 'reactState', 'watching for 60 s', 'p95 against the floor']) {
    expect(text).toContain(name);
  }
});

describe('two builds in one run', () => {
  const start = (variant: string, firstPriceMs: number) => ({
    scenario: 'cold-start',
    title: 'cold start',
    variant,
    speed: 'reference' as const,
    figures: { firstPriceMs },
  });
  const loaded = (variant: string, blockingMs: number): LoadAudit => ({
    variant,
    performance: undefined,
    corePerformance: undefined,
    accessibility: undefined,
    bestPractices: undefined,
    seo: undefined,
    firstPaintMs: undefined,
    largestPaintMs: undefined,
    blockingMs,
    coreBlockingMs: undefined,
    layoutShift: undefined,
    scriptMs: undefined,
    unusedScriptBytes: undefined,
    wanting: [],
  });
  const results: BenchResults = {
    ...RESULTS,
    watch: [
      watchRun({ scenario: MAIN, variant: 'product', ms: 10, busyAboveIdle: 0.2 }),
      watchRun({ scenario: MAIN, variant: 'product', ms: 12, busyAboveIdle: 0.2 }),
      watchRun({ scenario: MAIN, variant: 'product', ms: 30, busyAboveIdle: 0.2 }),
      watchRun({ scenario: MAIN, variant: 'other', ms: 16, busyAboveIdle: 0.4 }),
    ],
    actions: [start('product', 900), start('other', 1_200), start('product', 1_100)],
    audits: [loaded('product', 150), loaded('other', 300), loaded('product', 90)],
  };
  const rowOf = (name: string) => besideCells(results).find(([figure]) => figure === name);

  it('stand side by side with their medians, spreads and ratio', () => {
    expect(rowOf('the main one: p50')).toEqual([
      'the main one: p50',
      '3, 1',
      '12 ms',
      '10 ms, 30 ms',
      '16 ms',
      '16 ms, 16 ms',
      '0.75',
    ]);
    expect(rowOf('the main one: core above idle')?.at(-1)).toBe('0.50');
    expect(rowOf('Lighthouse: blocking')).toEqual([
      'Lighthouse: blocking',
      '2, 1',
      '120 ms',
      '90 ms, 150 ms',
      '300 ms',
      '300 ms, 300 ms',
      '0.40',
    ]);
    expect(rowOf('cold start: first price')).toEqual([
      'cold start: first price',
      '2, 1',
      '1000 ms',
      '900 ms, 1100 ms',
      '1200 ms',
      '1200 ms, 1200 ms',
      '0.83',
    ]);
  });

  it('have no row for what only one of them has', () => {
    expect(rowOf('the main one: worker')).toBeUndefined();
    expect(besideCells(RESULTS)).toEqual([]);
  });

  it('are in the page and in the text, and only then', () => {
    expect(reportPage(results)).toContain('This build and the other');
    expect(reportTables(results)).toContain('this / other');
    expect(reportPage(RESULTS)).not.toContain('This build and the other');
  });
});
