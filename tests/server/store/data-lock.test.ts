/** One server in a data folder, however the last one ended. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../../../server/store/data-lock.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { endWithUs } from '../../support/server/our-children.ts';
import { temporaryTree } from '../../support/temporary-tree.ts';

const STARTERS = 40;
const ROUNDS = 8;
const SPREAD_MS = 7;
const LOCK_MODULE = new URL('../../../server/store/data-lock.ts', import.meta.url).href;

/** A process that takes the lock and keeps it. */
async function holder(folder: string) {
  const program = `import { lockFolder } from '${LOCK_MODULE}'; await lockFolder(process.argv[1]); console.log('held'); setInterval(() => 0, 1e6)`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithUs(child);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    freeze: () => child.kill('SIGSTOP'),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

describe('the lock of a data folder', () => {
  endChildrenAfterAll();

  it('goes to one of many who find it left behind at the same moment', async () => {
    const folder = temporaryTree({});
    for (let round = 0; round < ROUNDS; round++) {
      await (await holder(folder)).kill();
      const tries = await Promise.allSettled(
        Array.from({ length: STARTERS }, async (_, index) => {
          // Spread over some milliseconds, so that some look while others act.
          await new Promise((resolve) => setTimeout(resolve, (index * (round + 1)) % SPREAD_MS));
          return lockFolder(folder);
        }),
      );
      const winners = tries.filter((result) => result.status === 'fulfilled');
      expect(winners).toHaveLength(1);
      for (const { value: unlock } of winners) unlock();
    }
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('Another server is using');
    unlock();
  });

  it('stays with a process that is frozen, and ends with it', async () => {
    const folder = temporaryTree({});
    const first = await holder(folder);
    first.freeze();
    await expect(lockFolder(folder)).rejects.toThrow('Another server is using');
    await first.kill();
    (await lockFolder(folder))();
  });

  it('works in a folder whose path is longer than that of a socket may be', async () => {
    const folder = join(temporaryTree({}), 'long'.repeat(20), 'longer'.repeat(20));
    mkdirSync(folder, { recursive: true });
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('Another server is using');
    unlock();
  });
});
