/** How many tests ran, read from what the runners wrote. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

export const UNIT_RESULTS = 'test-results/unit.json';
export const LONG_RESULTS = 'test-results/long.json';
export const BROWSER_RESULTS = 'test-results/browser.json';

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
  for (const file of [UNIT_RESULTS, LONG_RESULTS, BROWSER_RESULTS]) rmSync(join(ROOT, file), { force: true });
}

/** The sum over all runners; undefined where none ran. */
export function countTests(): TestCounts | undefined {
  const units = [UNIT_RESULTS, LONG_RESULTS].map((file) => read(file) as UnitResults | undefined);
  const browser = (read(BROWSER_RESULTS) as BrowserResults | undefined)?.stats;
  const counts = [...units.map((unit) => unit && unitCounts(unit)), browser && browserCounts(browser)];
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
