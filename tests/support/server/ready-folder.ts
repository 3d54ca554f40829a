/** Data folders whose embedded database is made already: to make one takes seconds, and each server under test wants its own. */
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openEmbedded } from '../../../server/store/embedded.ts';
import { embeddedCache, ignoreTaken } from './embedded-cache.ts';

/** In a data folder; beside it is what a running server leaves there for itself. */
const DATABASE = 'db';

/** A new data folder with an empty database, as a first start leaves it before it makes its tables. */
export async function readyDataFolder(): Promise<string> {
  const ready = embeddedCache('data-folder');
  if (!existsSync(ready)) await makeReady(ready);
  const folder = await mkdtemp(join(tmpdir(), 'pipframe-'));
  await cp(join(ready, DATABASE), join(folder, DATABASE), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}

/** Made beside and then named: other test processes do so at the same time. */
async function makeReady(ready: string): Promise<void> {
  await mkdir(dirname(ready), { recursive: true });
  const unfinished = await mkdtemp(`${ready}-`);
  await (await openEmbedded(unfinished)).close();
  await rename(unfinished, ready).catch(ignoreTaken);
  await rm(unfinished, { recursive: true, force: true });
}
