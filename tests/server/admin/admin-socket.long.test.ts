/** Who may speak to a server by its command line, and what those hear to whom no server answers. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { adminCommand } from '../../support/server/admin-command.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { readyDataFolder } from '../../support/server/ready-folder.ts';
import { ServerProcess } from '../../support/server/server-process.ts';

const SLOW = 120_000;
endChildrenAfterAll();

it('is open to its own system user alone, and says so when no server runs', { timeout: SLOW }, async () => {
  const folder = await readyDataFolder();
  const environment = { DATA_DIR: folder };
  let server = await ServerProcess.start(environment);
  const socket = join(folder, 'admin.sock');
  expect(statSync(socket).mode & 0o777).toBe(0o600);
  const second = await ServerProcess.start({ DATA_DIR: 'memory', ADMIN_SOCKET: socket }).then(
    () => 'started',
    (error: Error) => error.message,
  );
  expect(second).toContain('ADMIN_SOCKET is');
  const file = join(folder, 'no-socket');
  writeFileSync(file, 'kept');
  await expect(ServerProcess.start({ DATA_DIR: 'memory', ADMIN_SOCKET: file })).rejects.toThrow('no other file');
  expect(readFileSync(file, 'utf8')).toBe('kept');
  await server.kill();
  const lost = await adminCommand(environment, 'users', 'list');
  expect(lost).toMatchObject({ code: 3, out: '' });
  expect(lost.err).toContain(`No server is running at ${socket}`);
  // What the killed server left behind does not keep the next one out.
  server = await ServerProcess.start(environment);
  expect((await adminCommand(environment, 'users', 'list')).code).toBe(0);
  await server.stop();
  expect(existsSync(socket)).toBe(false);
  expect((await adminCommand(environment, 'users', 'list')).code).toBe(3);
  expect((await adminCommand({ DATA_DIR: 'memory' }, 'users', 'list')).code).toBe(3);
  rmSync(folder, { recursive: true });
});
