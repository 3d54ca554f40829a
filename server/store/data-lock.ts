import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { answers, listenAt, withShortPath } from '../local-socket.ts';
import { DataInUseError } from './database-errors.ts';
import { openPrivateFolder } from './private-folder.ts';

/** In the data folder; holds one folder for each ownership, named by its number. */
const LOCK_FOLDER = 'lock';
const SOCKET = 's';
const NUMBER = /^\d+$/;
/** How often one that came first is looked at again. */
const TRIES = 20;
const LONGEST_START_MS = 60_000;

/**
 * Keeps a second server out of a data folder, by whatever path, in whatever environment it comes: the lock is in the
 * folder. It is a listening local socket, because that ends with its process, however it ended, and does not end while
 * the process is frozen; a file with a process id can be fooled by another process of the same id, one with a time by a
 * freeze. (Node has no `flock`, and the native modules that have it must be compiled.)
 *
 * Each ownership has a number of its own, one above the last. A lock that was left behind is never taken away to make
 * room, which two servers could do at once, one of them to the other's fresh lock: the next number is taken instead, by
 * renaming a folder that already holds the listening socket, which the file system lets one of them do.
 *
 * @param folder the real path
 * @returns what gives the lock back
 * @throws DataInUseError when another process has the folder
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const locks = join(folder, LOCK_FOLDER);
  await openPrivateFolder(locks);
  const { server, place } = await listenApart(locks);
  try {
    const number = await takeNumber(locks, place);
    if (number === undefined) throw new DataInUseError(folder);
    await removeOlder(locks, number);
    return () => void server.close();
  } catch (error) {
    server.close();
    await rm(place, { recursive: true, force: true });
    throw error;
  }
}

/** A folder with a listening socket, not yet under a number. */
async function listenApart(locks: string): Promise<{ server: Server; place: string }> {
  const place = join(locks, `new-${randomBytes(8).toString('hex')}`);
  await mkdir(place, { mode: 0o700 });
  const server = createServer((socket) => socket.destroy());
  await withShortPath(join(place, SOCKET), (path) => listenAt(server, path));
  server.unref();
  return { server, place };
}

/** Renames the folder to the number after the last owner's; undefined where that one is alive, or another is faster. */
async function takeNumber(locks: string, place: string): Promise<number | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const newest = await newestNumber(locks);
    if (newest > 0 && (await withShortPath(join(locks, String(newest), SOCKET), answers))) return undefined;
    const number = newest + 1;
    if (!(await isRenamed(place, join(locks, String(number))))) continue;
    // A look at the folder that came between others' changes may have missed the newest.
    if ((await newestNumber(locks)) === number) return number;
    await rm(join(locks, String(number)), { recursive: true, force: true });
    return undefined;
  }
  return undefined;
}

async function isRenamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw error;
  }
}

/** The owner's own number stays when it ends: numbers that came again could be had twice. */
async function removeOlder(locks: string, number: number): Promise<void> {
  for (const name of await readdir(locks)) {
    const isOlder = NUMBER.test(name) ? Number(name) < number : await isLeftBehind(join(locks, name));
    if (isOlder) await rm(join(locks, name), { recursive: true, force: true });
  }
}

/** Whether a start that was cut off left it; one that is under way takes milliseconds. */
async function isLeftBehind(place: string): Promise<boolean> {
  const found = await lstat(place).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > LONGEST_START_MS;
}

async function newestNumber(locks: string): Promise<number> {
  const names = await readdir(locks);
  return Math.max(0, ...names.filter((name) => NUMBER.test(name)).map(Number));
}
