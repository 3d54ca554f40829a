/** How many tests ran, read from what the two runners wrote. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

export const UNIT_RESULTS = 'test-results/unit.json';
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
  for (const file of [UNIT_RESULTS, BROWSER_RESULTS]) rmSync(join(ROOT, file), { force: true });
}

/** The sum over both runners; undefined where neither ran. */
export function countTests(): TestCounts | undefined {
  const unit = read(UNIT_RESULTS) as UnitResults | undefined;
  const browser = (read(BROWSER_RESULTS) as BrowserResults | undefined)?.stats;
  if (!unit && !browser) return undefined;
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0),
    skipped: (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0),
  };
}

export function describeCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function read(file: string): unknown {
  const path = join(ROOT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
