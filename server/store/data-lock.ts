import { createHash } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers } from '../local-socket.ts';
import { DataInUseError } from './database-errors.ts';

/**
 * Keeps a second server out of a data folder. The lock is a listening local socket: it ends with its process, however
 * that ended, which a file with a process id does not.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  const path = join(tmpdir(), `pipframe-${name}.sock`);
  const server = (await listen(path)) ?? (await replaceDead(path));
  if (!server) throw new DataInUseError(folder);
  server.unref();
  return () => void server.close();
}

/** Listens at the path; undefined where something is in the way. */
function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

async function replaceDead(path: string): Promise<Server | undefined> {
  if (await answers(path)) return undefined;
  await unlink(path);
  return listen(path);
}
