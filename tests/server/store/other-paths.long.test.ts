/** One server in a data folder, by whatever path and in whatever environment others come. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Api } from '../../support/server/api.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { readyDataFolder } from '../../support/server/ready-folder.ts';
import { ServerProcess } from '../../support/server/server-process.ts';
import { temporaryTree } from '../../support/temporary-tree.ts';

const SLOW = 120_000;
endChildrenAfterAll();

it(
  'keeps out who comes by another path and with another TMPDIR; the database survives',
  { timeout: SLOW },
  async () => {
    const root = temporaryTree({});
    const folder = await readyDataFolder();
    const link = join(root, 'link');
    const first = await ServerProcess.start({ DATA_DIR: folder });
    symlinkSync(folder, link);
    const demoId = randomUUID();
    const { user } = await new Api(first.url).signIn(demoId);
    const elsewhere = { TMPDIR: mkdtempSync(join(root, 'tmp-')) };
    for (const second of [{ DATA_DIR: link }, { DATA_DIR: folder, ...elsewhere }, { DATA_DIR: link, ...elsewhere }]) {
      await expect(ServerProcess.start(second)).rejects.toThrow('Another server is using');
    }
    await first.kill();
    const next = await ServerProcess.start({ DATA_DIR: link });
    expect((await new Api(next.url).signIn(demoId)).user.id).toBe(user.id);
    expect(await next.stop()).toBe(0);
    rmSync(folder, { recursive: true });
  },
);
