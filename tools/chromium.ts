/** Finds a Chromium for the browser tests, or gets one. */
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { packageScript } from './paths.ts';
import { run, runNode, type RunResult } from './run.ts';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium without what only a window needs: the same pages in two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

export const HOW_TO_GET_ONE =
  'No Chromium: install one (Debian: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium) or set CHROMIUM_PATH.';

type Exists = (path: string) => boolean;

/** The path of an installed Chromium: the one asked for, the system's, or Playwright's own download. */
export function findChromium(
  asked: string | undefined = process.env['CHROMIUM_PATH'],
  exists: Exists = existsSync,
): string | undefined {
  if (asked !== undefined && asked !== '') return exists(asked) ? asked : undefined;
  return [...KNOWN_PLACES, chromium.executablePath()].find((path) => exists(path));
}

/**
 * The path of the Chromium that most browser tests run in: the one asked for, the system's headless shell, or a whole
 * Chromium. The shell has no push messages.
 */
export function findHeadlessChromium(
  asked: string | undefined = process.env['CHROMIUM_PATH'],
  exists: Exists = existsSync,
): string | undefined {
  return (asked === undefined || asked === '') && exists(SHELL) ? SHELL : findChromium(asked, exists);
}

/** What a Chromium of ours is started with: quiet on the network, and without its sandbox only where root cannot have one. */
export function chromiumArguments(): string[] {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'];
  const plain = ['--no-first-run', '--disable-gpu'];
  return [...quiet, ...plain, ...(isRoot() ? ['--no-sandbox'] : [])];
}

/** How Playwright starts the Chromium of a path; its own where there is none. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
  return { args: chromiumArguments(), ...(executablePath === undefined ? {} : { executablePath }) };
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Makes sure that there is a Chromium, and its shell where the system has one; when there cannot be a Chromium, the output ends with what to do. */
export async function ensureChromium(): Promise<RunResult> {
  const asked = process.env['CHROMIUM_PATH'];
  const isAsked = asked !== undefined && asked !== '';
  const found = findChromium();
  if (isAsked && found === undefined) return { ok: false, output: `CHROMIUM_PATH names no file: ${asked}\n` };
  if (found !== undefined && (isAsked || existsSync(SHELL) || !isDebian())) return foundAt(found);
  const install = await installChromium();
  const installed = findChromium();
  return installed === undefined ? { ok: false, output: `${install.output}\n${HOW_TO_GET_ONE}\n` } : foundAt(installed);
}

function foundAt(path: string): RunResult {
  return { ok: true, output: `Chromium: ${path}, for most tests ${findHeadlessChromium() ?? path}\n` };
}

async function installChromium(): Promise<RunResult> {
  if (isDebian()) {
    const update = await run('apt-get', ['update']);
    const packages = ['chromium', 'chromium-headless-shell'];
    const install = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
    // Where the shell cannot be had, the tests take longer.
    if (install.ok || findChromium() !== undefined) return install;
    return { ok: false, output: update.output + install.output };
  }
  return runNode(packageScript('@playwright', 'test', 'cli.js'), 'install', 'chromium');
}

/** Whether packages can be installed. */
function isDebian(): boolean {
  return isRoot() && existsSync('/usr/bin/apt-get');
}
