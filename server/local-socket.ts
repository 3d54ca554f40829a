import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** What the system takes for the path of a socket, in bytes: 108 on Linux, 104 on macOS, with the end mark. */
export const LONGEST_SOCKET_PATH = 103;

/** Whether nobody can be listening: the file is not there, or is left of a process that was killed. */
const DEAD = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

/**
 * Whether a process listens at the path of a local socket; the file alone may be left of one that was killed. A process
 * that is frozen listens, too: the system takes connections for it, until it says that there are too many (EAGAIN).
 */
export function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(!DEAD.has(error.code ?? '')));
  });
}

/** Listens at the path of a local socket. */
export function listenAt(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Does some work with a path to a socket that is short enough for the system, whatever the real one is. */
export async function withShortPath<T>(path: string, work: (path: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(path) <= LONGEST_SOCKET_PATH) return work(path);
  const alias = await mkdtemp(join(tmpdir(), 'pf-'));
  try {
    await symlink(dirname(path), join(alias, 'd'));
    return await work(join(alias, 'd', basename(path)));
  } finally {
    await rm(alias, { recursive: true, force: true });
  }
}
