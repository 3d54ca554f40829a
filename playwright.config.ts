import { defineConfig } from '@playwright/test';
import { findHeadlessChromium, launchOptions } from './tools/chromium.ts';
import { BROWSER_RESULTS, LONG_BROWSER_RESULTS } from './tools/test-counts.ts';

/** What takes minutes, does in another language or theme what a short test does, or is one more of its faults: run by `npm test -- --long`. */
const LONG = /@long|\.long\.spec\.ts/;
/** What measures times: no other test runs beside it. */
const ALONE = /@alone|\.alone\./;
const runsLong = process.argv.some((word) => word.startsWith('--project=long'));

/** Each spec starts the server it needs (a port, a data folder and a feed of its own), so none is started here. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/server/built-programs.ts',
  projects: [
    { name: 'browser', grepInvert: [LONG, ALONE] },
    { name: 'browser-alone', grep: ALONE, grepInvert: LONG, workers: 1, dependencies: ['browser'] },
    { name: 'long', grep: LONG, grepInvert: ALONE },
    {
      name: 'long-alone',
      grep: new RegExp(`(?=.*(?:${LONG.source}))(?=.*(?:${ALONE.source}))`),
      workers: 1,
      dependencies: ['long'],
    },
  ],
  // The second run of a test command leaves the first one's pictures of a failure.
  outputDir: `test-results/${runsLong ? 'long-browser' : 'browser'}`,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: runsLong ? LONG_BROWSER_RESULTS : BROWSER_RESULTS }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    // It would answer from the device what a test keeps away; tests of it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording takes two fifths of a run's time: where a failure needs one, `--trace retain-on-failure`.
    trace: 'off',
    launchOptions: launchOptions(findHeadlessChromium()),
  },
});
