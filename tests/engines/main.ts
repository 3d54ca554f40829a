/** Walks through the built product in every browser engine that is on this machine, and names those that are not. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readableDuration, say } from '../../tools/output.ts';
import { ROOT } from '../../tools/paths.ts';
import { Product } from '../e2e/support/product.ts';
import { ENGINES } from './engines.ts';
import type { Engine, Tab } from './tab.ts';
import { STEPS } from './walk.ts';

/** One of them by its name; all of them otherwise. */
const [, , only] = process.argv;
const PICTURES = join(ROOT, 'test-results', 'engines');

/** Whether all went well. */
async function walk({ name, start }: Engine, path: string, url: string): Promise<boolean> {
  const begun = performance.now();
  const tab = await start(path);
  let step = '';
  try {
    for (const { name: next, run } of STEPS) {
      step = next;
      await run(tab, url);
    }
    step = 'no error in the log';
    const errors = tab.errors();
    if (errors.length > 0) throw new Error(errors.join('\n'));
    say(
      `${name} ${await versionOf(tab)}: walked ${STEPS.map((each) => each.name).join(', ')}, ${step}; ${readableDuration(performance.now() - begun)}`,
    );
    return true;
  } catch (error) {
    say(`${name}: failed at “${step}”: ${String(error)}\n${tab.errors().join('\n')}`);
    await keepPicture(name, tab);
    return false;
  } finally {
    await tab.close();
  }
}

/** What the browser says that it is, on whatever page it is. */
async function versionOf(tab: Tab): Promise<string> {
  const agent = String(await tab.read('navigator.userAgent'));
  return /(?:Chrome|Firefox|Version)\/(\d+)/.exec(agent)?.[1] ?? agent;
}

async function keepPicture(name: string, tab: Tab): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const file = join(PICTURES, `${name}.png`);
  writeFileSync(file, await tab.picture());
  say(`${name}: what it showed is in ${file}`);
}

const product = await Product.start({ FEED: 'simulated:7', FEED_RATE: '120' });
try {
  for (const engine of ENGINES.filter(({ name }) => only === undefined || name === only)) {
    if (engine.path === undefined)
      say(`${engine.name}: skipped, for it is not here (Debian: apt-get install ${engine.howToGet})`);
    else if (!(await walk(engine, engine.path, product.url))) process.exitCode = 1;
  }
} finally {
  await product.stop();
}
