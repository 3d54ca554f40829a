import { access, constants, lstat, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';

/** In the data folder. */
const DATABASE = 'db';
/** The database while it is made; what a killed first start leaves is made anew. */
const UNFINISHED = 'db.new';
/** Of PostgreSQL, which made the files. */
const VERSION = '18';
/** Without one of these it is no database, or a half of one; what is opened then would be an empty one. */
const ESSENTIAL = ['PG_VERSION', 'global/pg_control', 'global/1262', 'base/1', 'base/5', 'pg_wal', 'pg_xact/0000'];

/**
 * Finds the files of the embedded database in a data folder, and makes them when there are none: apart, and renamed when
 * they are complete, so that half a database is always one that was damaged.
 * @param make fills an empty folder
 * @throws OperatorError for a database that is not complete, or of another version: what is left of it is not touched
 */
export async function findDatabase(dataFolder: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(dataFolder, DATABASE);
  if (await exists(folder)) {
    await requireComplete(folder);
    return folder;
  }
  const unfinished = join(dataFolder, UNFINISHED);
  await rm(unfinished, { recursive: true, force: true });
  await make(unfinished);
  await rename(unfinished, folder);
  return folder;
}

/** What to say of a database that is there and cannot be used. */
export function damaged(folder: string, why: string, cause?: unknown): OperatorError {
  return new OperatorError(
    `The database in ${folder} is damaged: ${why}. Restore the folder from a backup, or move it away to begin with an empty database.`,
    { cause },
  );
}

async function requireComplete(folder: string): Promise<void> {
  for (const name of ESSENTIAL) {
    if (!(await exists(join(folder, name)))) throw damaged(folder, `${name} is missing`);
  }
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (!/^\d+$/.test(version)) throw damaged(folder, 'PG_VERSION holds no version');
  if (version !== VERSION) {
    throw new OperatorError(
      `The database in ${folder} is of PostgreSQL ${version}, and this server has ${VERSION}. Use the server that made it, or choose another DATA_DIR.`,
    );
  }
  for (const name of ['.', 'global', 'base/5', 'pg_wal']) {
    await access(join(folder, name), constants.R_OK | constants.W_OK | constants.X_OK);
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
