/** Data folders of PostgreSQL that are made already: to make one takes seconds, and nearly every test file wants its own. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { packageScript } from '../../../tools/paths.ts';
import { ignoreTaken } from './embedded-cache.ts';

const run = promisify(execFile);

/**
 * Fills a data folder that is not there yet.
 * @param program `postgres`, whose version names the folder that is kept
 * @param make fills a folder from nothing, as the system user who will run the server
 */
export async function fillFromReady(
  data: string,
  program: string,
  make: (folder: string) => Promise<unknown>,
): Promise<void> {
  const { stdout: version } = await run(program, ['--version']);
  const ready = packageScript('.cache', 'pipframe', version.trim().replaceAll(/[^\w.]+/g, '-'));
  if (existsSync(ready)) return copy(ready, data);
  await make(data);
  await mkdir(dirname(ready), { recursive: true });
  // Copied beside and then named: other test processes do so at the same time.
  const unfinished = `${ready}-${process.pid}`;
  await copy(data, unfinished);
  await rename(unfinished, ready).catch(ignoreTaken);
  await rm(unfinished, { recursive: true, force: true });
}

/** With its owner, which Node's own way to copy leaves out. */
async function copy(from: string, to: string): Promise<void> {
  await run('cp', ['-a', from, to]);
}
