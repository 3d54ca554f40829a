import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from './data-lock.ts';
import type { Database, DatabaseEvents } from './database.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { damaged, findDatabase } from './embedded-files.ts';
import { withFileFaults } from './file-errors.ts';
import { IN_MEMORY } from './in-memory.ts';
import { PrivateFiles } from './private-files.ts';
import { closeToOthers, openPrivateFolder, requireSpace } from './private-folder.ts';

export { IN_MEMORY };

/** What a new database takes, with room to work. */
const NEW_DATABASE_MB = 100;
/** Two files of the log of what is committed: with less the database stops in the middle of its work. */
const LEAST_SPACE_MB = 32;

/**
 * PostgreSQL inside this process, in a folder or in memory. The folder is locked before anything in it is opened.
 * @throws DataInUseError when another server has the folder; OperatorError when the folder, or what is in it, is no good
 */
export async function openEmbedded(
  dataDir: string,
  onFatal: DatabaseEvents['onFatal'] = () => undefined,
): Promise<Database> {
  if (dataDir === IN_MEMORY) return embeddedDatabase(await PGlite.create(), 'embedded database in memory', onFatal);
  const what = `DATA_DIR (${dataDir}) cannot be used`;
  const folder = await withFileFaults(what, () => openPrivateFolder(dataDir));
  const unlock = await withFileFaults(what, () => lockFolder(folder));
  try {
    const pglite = await withFileFaults(what, () => openFiles(folder));
    return withRelease(embeddedDatabase(pglite, `embedded database in ${folder}`, onFatal), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openFiles(dataFolder: string): Promise<PGlite> {
  const folder = await findDatabase(dataFolder, async (empty) => {
    await requireSpace(dataFolder, NEW_DATABASE_MB);
    const made = await PGlite.create({ fs: new PrivateFiles(empty) });
    await made.close();
  });
  await requireSpace(folder, LEAST_SPACE_MB);
  await closeToOthers(folder);
  try {
    return await PGlite.create({ fs: new PrivateFiles(folder) });
  } catch (error) {
    throw damaged(folder, 'it cannot be opened', error);
  }
}

function withRelease(database: Database, release: () => void): Database {
  return {
    ...database,
    close: async () => {
      await database.close();
      release();
    },
  };
}
