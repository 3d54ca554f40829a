import { chmod, lstat, unlink } from 'node:fs/promises';
import type { Server } from 'node:net';
import { answers, listenAt, LONGEST_SOCKET_PATH } from '../local-socket.ts';
import { SettingError } from '../settings/readers.ts';

/** Makes a server listen at a path that nobody but its own system user may open. */
export async function claimSocket(server: Server, path: string): Promise<void> {
  if (Buffer.byteLength(path) > LONGEST_SOCKET_PATH) {
    throw new SettingError('ADMIN_SOCKET', path, `a path of at most ${LONGEST_SOCKET_PATH} bytes`);
  }
  if (await answers(path)) throw new SettingError('ADMIN_SOCKET', path, 'a path that no other server uses');
  await removeDead(path);
  await listen(server, path);
  await chmod(path, 0o600);
}

/** Removes the socket that a killed server left behind. */
async function removeDead(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (!found) return;
  if (!found.isSocket()) throw new SettingError('ADMIN_SOCKET', path, 'a path where no other file stands');
  await unlink(path);
}

/** The mask keeps others out from the first moment on: between making the socket and a change of its mode they could come in. */
function listen(server: Server, path: string): Promise<void> {
  const mask = process.umask(0o177);
  try {
    return listenAt(server, path);
  } finally {
    process.umask(mask);
  }
}
