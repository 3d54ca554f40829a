import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { blockingOnCore, type TraceEvent } from '../../bench/lighthouse/core-blocking.ts';
import { blockingScore, scoreOnCore } from '../../bench/lighthouse/core-score.ts';
import { readAudit, type LighthouseResult, type LoadAudit } from '../../bench/lighthouse/page-audit.ts';
import { recordedLoad } from '../../bench/lighthouse/recorded-load.ts';
import { STILL_PAGE } from '../../bench/lighthouse/still-page.ts';
import { verdictOf } from '../../bench/report/goal.ts';
import { lighthouseGoals } from '../../bench/report/lighthouse-goals.ts';
import { LIGHTHOUSE_HEAD, lighthouseCells, lighthouseSection } from '../../bench/report/lighthouse-section.ts';

const RESULT: LighthouseResult = {
  categories: {
    performance: { score: 0.934 },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: null },
  },
  configSettings: { throttling: { cpuSlowdownMultiplier: 4 } },
  audits: {
    'first-contentful-paint': { title: 'First Contentful Paint', score: 1, numericValue: 900 },
    'largest-contentful-paint': { title: 'Largest Contentful Paint', score: 0.99, numericValue: 1_400 },
    'total-blocking-time': { title: 'Total Blocking Time', score: 0.8, numericValue: 150 },
    'cumulative-layout-shift': { title: 'Cumulative Layout Shift', score: 1, numericValue: 0 },
    'bootup-time': { title: 'JavaScript execution time', score: null, numericValue: 700 },
    'unused-javascript': { title: 'Reduce <unused>', score: 0, details: { overallSavingsBytes: 31_000 } },
  },
};

const PAGE = { pid: 7, tid: 7 };
const PAINT: TraceEvent = { name: 'firstContentfulPaint', ts: 1_000, ...PAGE };

/** Of the page's main thread; microseconds. */
function task(ts: number, tdur?: number): TraceEvent {
  return { name: 'ThreadControllerImpl::RunTask', ts, ...PAGE, ...(tdur !== undefined && { tdur }) };
}

const AUDIT = readAudit(RESULT, [PAINT, task(2_000, 30_000)]);

const load = (performance: number, blockingMs: number, variant = 'product'): LoadAudit => ({
  ...AUDIT,
  variant,
  performance,
  blockingMs,
});

describe('a load that Lighthouse looked at', () => {
  it('has its scores, its figures and what was found wanting', () => {
    expect(AUDIT).toEqual({
      performance: 93,
      corePerformance: 99,
      accessibility: 100,
      bestPractices: 100,
      seo: undefined,
      firstPaintMs: 900,
      largestPaintMs: 1_400,
      blockingMs: 150,
      coreBlockingMs: 70,
      layoutShift: 0,
      scriptMs: 700,
      unusedScriptBytes: 31_000,
      wanting: ['Total Blocking Time', 'Reduce <unused>'],
    });
  });

  it('that failed is an error, and no page without faults', () => {
    expect(() => readAudit({ ...RESULT, runtimeError: { message: 'NO_FCP' } }, [])).toThrow('NO_FCP');
  });
});

describe('blocking by time on the core', () => {
  it('is what long tasks take beyond 50 ms at the slower speed, after the first paint, on the thread that painted', () => {
    const events = [
      task(500, 90_000),
      PAINT,
      task(2_000, 12_500),
      task(3_000, 20_000),
      task(4_000, 15_000),
      { ...task(5_000, 90_000), tid: 8 },
      { ...task(6_000, 90_000), name: 'FunctionCall' },
    ];
    expect(blockingOnCore(events, 4)).toBe(40);
  });

  it('is not known where nothing was painted, or where the system does not tell times on the core', () => {
    expect(blockingOnCore([task(2_000, 20_000)], 4)).toBeUndefined();
    expect(blockingOnCore([PAINT, task(2_000)], 4)).toBeUndefined();
  });
});

describe('the score by time on the core', () => {
  it('judges a blocking time as Lighthouse does', () => {
    const judged = [0, 44, 100, 200, 600, 1_200].map(blockingScore);
    expect(judged.map((score) => score.toFixed(3))).toEqual(['1.000', '0.999', '0.982', '0.900', '0.500', '0.209']);
  });

  it('has the weight of the blocking time in the whole', () => {
    expect(scoreOnCore(0.7, 0.5, 200)).toBeCloseTo(0.82, 6);
    expect(scoreOnCore(0.9, 0.9, 200)).toBeCloseTo(0.9, 6);
  });

  it('is not known where one of its parts is not', () => {
    const categories = { performance: { score: null } };
    expect(readAudit({ ...RESULT, categories }, [PAINT, task(2_000, 1)]).corePerformance).toBeUndefined();
    expect(readAudit({ ...RESULT, audits: {} }, [PAINT, task(2_000, 1)]).corePerformance).toBeUndefined();
    expect(readAudit(RESULT, []).corePerformance).toBeUndefined();
  });
});

describe('the page beside which builds are loaded', () => {
  it('has nothing that could be run, styled or fetched', async () => {
    const html = await readFile(join(STILL_PAGE.folder, 'index.html'), 'utf8');
    expect(html).toContain('1.08512');
    expect(html).not.toMatch(/<script|<style|src=|stylesheet|\bon\w+=/);
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="data:,"']);
  });
});

describe('several loads', () => {
  const audits = [load(97, 90), load(99, 150), load(98, 80)];

  it('are judged by where their median lies', () => {
    const goals = lighthouseGoals({ audits });
    expect(goals.find(({ text }) => text === 'Lighthouse: total blocking time')).toMatchObject({
      reached: 90,
      spread: { between: [80, 150], count: 3, of: 'runs' },
    });
    expect(goals.map((goal) => verdictOf(goal))).toEqual([
      'not told apart',
      'met',
      'met',
      'not told apart',
      'met',
      'met',
      'met',
      'met',
      'not measured',
    ]);
    expect(lighthouseGoals({ audits: [] }).every((goal) => verdictOf(goal) === 'not measured')).toBe(true);
  });

  it('of another build are no matter of the goals', () => {
    expect(lighthouseGoals({ audits: [...audits, load(10, 2_000, 'other')] })).toEqual(lighthouseGoals({ audits }));
  });

  it('stand in the report one by one, with what was found wanting, once', () => {
    expect(lighthouseCells(audits).map((cells) => cells[6])).toEqual(['90', '150', '80']);
    expect(lighthouseCells(audits)[0]).toHaveLength(LIGHTHOUSE_HEAD.length);
    const section = lighthouseSection(audits);
    expect(section.match(/Reduce &lt;unused&gt;/g)).toHaveLength(1);
    const still = lighthouseSection([load(96, 200, STILL_PAGE.variant)]);
    expect(still).toContain(STILL_PAGE.variant);
    expect(still).not.toContain('Reduce');
    expect(lighthouseSection([])).toBe('');
  });
});

describe('a load that could not be recorded', () => {
  const lost = new Error('NO_NAVSTART');

  it('is made again', async () => {
    const attempt = vi
      .fn<(count: number) => Promise<string>>()
      .mockRejectedValueOnce(lost)
      .mockResolvedValue('recorded');
    expect(await recordedLoad(attempt)).toBe('recorded');
    expect(attempt.mock.calls).toEqual([[1], [2]]);
  });

  it('fails where none of three is recorded', async () => {
    const attempt = vi.fn<(count: number) => Promise<string>>().mockRejectedValue(lost);
    await expect(recordedLoad(attempt)).rejects.toThrow(lost);
    expect(attempt).toHaveBeenCalledTimes(3);
  });
});
