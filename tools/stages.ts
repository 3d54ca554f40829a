/** The stages of `npm test`, in the order in which they find the cheapest faults first. */
import { buildClient } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { packageScript } from './paths.ts';
import { inOrder, runNode, type RunResult } from './run.ts';
import { LONG_RESULTS, UNIT_RESULTS } from './test-counts.ts';

export interface Stage {
  readonly name: string;
  readonly run: () => Promise<RunResult>;
  /** Lines of the output that are shown even when all went well. */
  readonly show?: RegExp;
  /** A stage without whose success this one would judge something old. */
  readonly needs?: string;
  /** Takes minutes, so it runs only when asked for. */
  readonly long?: true;
}

const REALMS = ['pure', 'page', 'worker', 'node'] as const;

const BROWSER_COUNTS = /^\s+\d+ (passed|failed|flaky|skipped)/i;

export const STAGES: readonly Stage[] = [
  { name: 'format', run: () => runNode(packageScript('oxfmt', 'bin', 'oxfmt'), '--check', '.') },
  { name: 'lint', run: lint },
  { name: 'types', run: checkTypes },
  { name: 'imports', run: () => runTool('check-imports'), show: /modules visited/ },
  {
    name: 'unit',
    run: () => runVitest(UNIT_RESULTS, 'unit', 'isolated'),
    show: /^\s+(Test Files|Tests)\s|bars agree|real market data/i,
  },
  { name: 'build', run: buildClient },
  { name: 'browsers', needs: 'build', run: () => runTool('check-browsers'), show: /files read/ },
  { name: 'size', needs: 'build', run: () => runTool('size-budget'), show: /\bkB\b/ },
  {
    name: 'browser',
    needs: 'build',
    run: () => runBrowserTests('browser'),
    show: BROWSER_COUNTS,
  },
  { name: 'long', long: true, run: () => runVitest(LONG_RESULTS, 'long', 'load'), show: /^\s+(Test Files|Tests)\s/ },
  {
    name: 'long-browser',
    long: true,
    needs: 'build',
    run: () => runBrowserTests('long'),
    show: BROWSER_COUNTS,
  },
  {
    name: 'engines',
    long: true,
    needs: 'build',
    run: () => runNode('--import', 'tsx', 'tests/engines/main.ts'),
    show: /walked|skipped/,
  },
];

function runTool(name: string): Promise<RunResult> {
  return runNode('--import', 'tsx', `tools/${name}.ts`);
}

/** A silenced rule that would not speak up is a fault too. */
function lint(): Promise<RunResult> {
  const strict = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'];
  return runNode(packageScript('oxlint', 'bin', 'oxlint'), ...strict);
}

/** Each realm has its own library: what a worker may use is not what a page may use. */
function checkTypes(): Promise<RunResult> {
  const compiler = packageScript('typescript', 'bin', 'tsc');
  return inOrder(REALMS.map((realm) => () => runNode(compiler, '-p', `tsconfig.${realm}.json`)));
}

function runVitest(results: string, ...projects: readonly string[]): Promise<RunResult> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const chosen = projects.map((project) => `--project=${project}`);
  return runNode(packageScript('vitest', 'vitest.mjs'), 'run', ...chosen, ...reporters);
}

/** The tests that run alone need the others to have passed, so naming them runs both. */
function runBrowserTests(project: 'browser' | 'long'): Promise<RunResult> {
  const playwright = packageScript('@playwright', 'test', 'cli.js');
  return inOrder([ensureChromium, () => runNode(playwright, 'test', `--project=${project}-alone`)]);
}
