import { access, chmod, constants, lstat, mkdir, readdir, realpath, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Everything that group and others could be allowed. */
const FOR_OTHERS = 0o077;
/** Of a folder that everyone may use, such as /tmp: its mode is not ours to change. */
const STICKY = 0o1000;
const PROBE = '.probe';
const MB = 1_048_576;

/**
 * Makes a folder that only the server's own system user can look into, and checks that it can be written.
 * @returns its real path, whichever way it was given
 * @throws the file system's error
 */
export async function openPrivateFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: FOLDER_MODE });
  const folder = await realpath(path);
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const { mode } = await lstat(folder);
  if ((mode & FOR_OTHERS) !== 0 && (mode & STICKY) === 0) await chmod(folder, FOLDER_MODE);
  const probe = join(folder, PROBE);
  await writeFile(probe, PROBE, { mode: FILE_MODE, flush: true });
  await rm(probe);
  return folder;
}

/** Takes from group and others what an earlier version, or a careless copy, gave them on a folder and all in it. @throws the file system's error */
export async function closeToOthers(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await closeToOthers(path);
    else if (entry.isFile()) await restrict(path, FILE_MODE);
  }
  await restrict(folder, FOLDER_MODE);
}

async function restrict(path: string, mode: number): Promise<void> {
  const found = await lstat(path);
  if ((found.mode & FOR_OTHERS) !== 0) await chmod(path, mode);
}

/** @param megabytes of 1,048,576 bytes @throws OperatorError when the disk has less space */
export async function requireSpace(folder: string, megabytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / MB);
  if (free >= megabytes) return;
  throw new OperatorError(
    `The disk of ${folder} is full: ${free} MB are free, and the database needs ${megabytes}. Free some space there, or choose another DATA_DIR.`,
  );
}
