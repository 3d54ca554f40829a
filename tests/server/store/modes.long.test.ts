/** What the server keeps is for its own system user alone, whatever the umask and however it was before. */
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openEmbedded } from '../../../server/store/embedded.ts';
import { migrate } from '../../../server/store/migrations/migrate.ts';
import { Api } from '../../support/server/api.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { png } from '../../support/server/pictures.ts';
import { realUser } from '../../support/server/real-user.ts';
import { launch } from '../../support/server/server-process.ts';

endChildrenAfterAll();

const FOR_OTHERS = 0o077;

/** Everything in a folder, itself too. */
function everything(path: string): string[] {
  if (!lstatSync(path).isDirectory()) return [path];
  return [path, ...readdirSync(path).flatMap((name) => everything(join(path, name)))];
}

const openToOthers = (folder: string): string[] =>
  everything(folder).filter((path) => (lstatSync(path).mode & FOR_OTHERS) !== 0);

it('with umask 000, and where earlier files are open to all', { timeout: 120_000 }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'pipframe-modes-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'data');
  const token = await memberOf(folder);
  for (let start = 0; start < 2; start++) {
    for (const path of everything(folder)) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666);
    const server = await launch({ DATA_DIR: folder }, '000');
    const api = new Api(await server.url);
    await api.signIn();
    await api.submit({ cont: '0.01' });
    api.token = token;
    await api.uploaded(png());
    expect(openToOthers(folder)).toEqual([]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(openToOthers(folder)).toEqual([]);
  }
});

/** The token of a user who may upload, in a database that is made in this process. */
async function memberOf(folder: string): Promise<string> {
  const database = await openEmbedded(folder);
  await migrate(database);
  const { api } = await realUser(database, '', 'client@example.com');
  await database.close();
  return api.token;
}
