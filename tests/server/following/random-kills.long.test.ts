/** Random trading and following while the server is killed again and again, on both databases. */
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { WireTradeItem } from '../../../src/contract/wire/instrument.ts';
import { createRandom } from '../../../server/feed/random.ts';
import { openEmbedded } from '../../../server/store/embedded.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import type { Database } from '../../../server/store/database.ts';
import { Api } from '../../support/server/api.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { expectCopiesKept, FollowTraffic } from '../../support/server/follow-traffic.ts';
import { itOnPostgres } from '../../support/server/on-postgres.ts';
import { readyDataFolder } from '../../support/server/ready-folder.ts';
import { ServerProcess } from '../../support/server/server-process.ts';

const ROUNDS = 5;
const STEPS = 90;
const ACCOUNTS = 5;
const AT_ONCE = 4;
const LONG = 300_000;

describe('killed while accounts follow each other', () => {
  endChildrenAfterAll();
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function survives(
    seed: number,
    environment: Readonly<Record<string, string>>,
    open: (folder: string) => Promise<Database>,
  ): Promise<void> {
    const folder = await readyDataFolder();
    folders.push(folder);
    const settings = { DATA_DIR: folder, ...environment };
    let server = await ServerProcess.start(settings);
    let apis = Array.from({ length: ACCOUNTS }, () => new Api(server.url));
    for (const api of apis) await api.signIn();
    const items = await apis[0]?.get<WireTradeItem[]>('/v1/api/forex/trade_list');
    // One that is traded on weekends, too.
    const item = items?.find(({ Code }) => Code === 'ETHUSD');
    const leverage = String(item?.HasForexMultiple?.[0]?.Value ?? 1);
    const random = createRandom(seed);
    const traffic = new FollowTraffic({ apis: () => apis, random, instrument: { id: String(item?.Id), leverage } });
    await traffic.publish();
    for (let round = 0; round < ROUNDS; round++) {
      let steps = 0;
      let isAlive = true;
      const killedAt = Math.floor(STEPS / 3 + (random() * STEPS) / 2);
      const busy = Array.from({ length: AT_ONCE }, async () => {
        while (isAlive) {
          await traffic.step();
          if (++steps !== killedAt) continue;
          isAlive = false;
          await server.kill();
        }
      });
      await Promise.all(busy);
      server = await ServerProcess.start(settings);
      apis = apis.map((old) => Object.assign(new Api(server.url), { token: old.token }));
    }
    expect(await server.stop()).toBe(0);
    const database = await open(folder);
    const counts = await expectCopiesKept(database, 0.01);
    await database.close();
    expect(counts['closed']).toBeGreaterThan(5);
  }

  it('the embedded database has exactly the copies that the rules make', { timeout: LONG }, () =>
    survives(1, {}, openEmbedded),
  );

  itOnPostgres('so has PostgreSQL', LONG, (url) => survives(2, { DATABASE_URL: url }, () => openPostgres({ url })));
});
