/** Finds a Chromium for the browser tests, or gets one. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
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

/** What a Chromium of ours is started with: quiet on the network, and without its sandbox only where root cannot have one. */
export function chromiumArguments(): string[] {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'];
  const plain = ['--no-first-run', '--disable-gpu'];
  return [...quiet, ...plain, ...(isRoot() ? ['--no-sandbox'] : [])];
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Makes sure that there is a Chromium; when there cannot be, the output ends with what to do. */
export async function ensureChromium(): Promise<RunResult> {
  const found = findChromium();
  if (found !== undefined) return { ok: true, output: `Chromium: ${found}\n` };
  const asked = process.env['CHROMIUM_PATH'];
  if (asked !== undefined && asked !== '') return { ok: false, output: `CHROMIUM_PATH names no file: ${asked}\n` };
  const install = await installChromium();
  const installed = findChromium();
  if (installed !== undefined) return { ok: true, output: `Chromium, installed now: ${installed}\n` };
  return { ok: false, output: `${install.output}\n${HOW_TO_GET_ONE}\n` };
}

async function installChromium(): Promise<RunResult> {
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    const update = await run('apt-get', ['update']);
    const install = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    if (install.ok) return install;
    return { ok: false, output: update.output + install.output };
  }
  return runNode(packageScript('@playwright', 'test', 'cli.js'), 'install', 'chromium');
}
