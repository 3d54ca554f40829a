/** Random trading and following of several accounts over restarts, on both databases: copies are what the rules make of them. */
import { expect, it, vi } from 'vitest';
import { createRandom } from '../../../server/feed/random.ts';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { expectCopiesKept, FollowTraffic, type CopyCounts } from '../../support/server/follow-traffic.ts';
import { startFollowServer } from './follow-server.ts';

const SEEDS = [1, 2];
const ACCOUNTS = 5;
const RUNS = 3;
const STEPS = 100;
const AT_ONCE = 4;
/** Near enough that most accounts live; the last one stops some of them out. */
const PRICES = ['1.16520', '1.16400', '1.16650', '1.16580', '1.15200'];
const LOOK_EVERY = 20;
const SETTLED = { timeout: 20_000, interval: 100 };

onEachDatabase('accounts that follow each other', (use) => {
  it.each(SEEDS)('have what the rules make of their leaders’ positions: seed %i', async (seed) => {
    const random = createRandom(seed);
    let server = await startFollowServer(use());
    let apis = Array.from({ length: ACCOUNTS }, () => new Api(server.url));
    for (const api of apis) await api.signIn();
    const instrument = { id: '1', leverage: '100' };
    const traffic = new FollowTraffic({ apis: () => apis, random, instrument });
    await traffic.publish();
    const counts: CopyCounts[] = [];
    for (let run = 0; run < RUNS; run++) {
      for (let step = 0; step < STEPS; step += AT_ONCE) {
        await Promise.all(Array.from({ length: AT_ONCE }, () => traffic.step()));
        server.feed.clock.advance(1_000);
        server.feed.tick('EURUSD', PRICES[Math.floor(random() * PRICES.length)] ?? '1.16520');
        if (step % LOOK_EVERY === 0) counts.push(await vi.waitFor(() => expectCopiesKept(use(), 0.01), SETTLED));
      }
      // In the middle of what there is to do.
      await server.close();
      server = await startFollowServer(use());
      apis = apis.map((old) => Object.assign(new Api(server.url), { token: old.token }));
    }
    const last = await vi.waitFor(() => expectCopiesKept(use(), 0.01), SETTLED);
    expect(last['closed']).toBeGreaterThan(10);
    expect(last['skipped']).toBeGreaterThan(0);
    expect(Math.max(...counts.map(({ open = 0 }) => open))).toBeGreaterThan(5);
    await server.close();
  });
});
