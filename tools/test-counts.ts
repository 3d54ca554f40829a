/** How many tests ran, read from what the runners wrote. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

export const UNIT_RESULTS = 'test-results/unit.json';
export const LONG_RESULTS = 'test-results/long.json';
export const BROWSER_RESULTS = 'test-results/browser.json';
export const LONG_BROWSER_RESULTS = 'test-results/long-browser.json';

const VITEST_FILES = [UNIT_RESULTS, LONG_RESULTS];
const PLAYWRIGHT_FILES = [BROWSER_RESULTS, LONG_BROWSER_RESULTS];

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface UnitResults {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

interface BrowserResults {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Forgets the results of an earlier run, which would else be counted as this one's. */
export function forgetResults(): void {
  for (const file of [...VITEST_FILES, ...PLAYWRIGHT_FILES]) rmSync(join(ROOT, file), { force: true });
}

/** The sum over all runners; undefined where none ran. */
export function countTests(): TestCounts | undefined {
  const units = VITEST_FILES.map((file) => read(file) as UnitResults | undefined);
  const browsers = PLAYWRIGHT_FILES.map((file) => read(file) as BrowserResults | undefined);
  const counts = [
    ...units.map((unit) => unit && unitCounts(unit)),
    ...browsers.map((browser) => browser && browserCounts(browser.stats)),
  ];
  const ran = counts.filter((count) => count !== undefined);
  if (ran.length === 0) return undefined;
  return ran.reduce((sum, count) => ({
    passed: sum.passed + count.passed,
    failed: sum.failed + count.failed,
    skipped: sum.skipped + count.skipped,
  }));
}

function unitCounts({ numPassedTests, numFailedTests, numPendingTests }: UnitResults): TestCounts {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

function browserCounts({ expected, unexpected, flaky, skipped }: BrowserResults['stats']): TestCounts {
  return { passed: expected, failed: unexpected + flaky, skipped };
}

export function describeCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function read(file: string): unknown {
  const path = join(ROOT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
