/** Data folders whose embedded database is made already: to make one takes seconds, and each server under test wants its own. */
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openEmbedded } from '../../../server/store/embedded.ts';
import { migrate } from '../../../server/store/migrations/migrate.ts';
import { ignoreTaken, migratedCache } from './embedded-cache.ts';

/** In a data folder; beside it is what a running server leaves there for itself. */
const DATABASE = 'db';

/** A new data folder with a database that has the product's tables and nothing in them. */
export async function readyDataFolder(): Promise<string> {
  const ready = migratedCache('data-folder');
  if (!existsSync(ready)) await makeReady(ready);
  const folder = await mkdtemp(join(tmpdir(), 'pipframe-'));
  await cp(join(ready, DATABASE), join(folder, DATABASE), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}

/** Made beside and then named: other test processes do so at the same time. */
async function makeReady(ready: string): Promise<void> {
  await mkdir(dirname(ready), { recursive: true });
  const unfinished = await mkdtemp(`${ready}-`);
  const database = await openEmbedded(unfinished);
  await migrate(database);
  await database.close();
  await rename(unfinished, ready).catch(ignoreTaken);
  await rm(unfinished, { recursive: true, force: true });
}
