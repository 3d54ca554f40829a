/** Random deposits, withdrawals, reviews, corrections, trades and gaps, on both databases. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../../server/feed/random.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { FundTraffic } from '../../support/server/fund-traffic.ts';
import { startAdminServer, type AdminServer } from '../admin/in-process.ts';
import { boundBank, fundedUser } from './funds-server.ts';

const SEEDS = [1, 2, 3];
const STEPS = 60;
/** Nothing holds anybody back but what there is. */
const SETTINGS = { COOL_OFF_HOURS: '0', UNVERIFIED_MOST: '100000', FUND_MOST_WAITING: '100' };
const PRICES = ['1.16520', '1.15000', '1.18000', '1.10000'];

onEachDatabase('random movements of money', (use) => {
  let server: AdminServer;
  beforeAll(async () => {
    server = await startAdminServer(use(), SETTINGS);
    server.feed.tick('EURUSD', '1.16520');
  });
  afterAll(() => server.close());

  it.each(SEEDS)(
    'leave every balance equal to what was acknowledged, none twice and none lost: seed %i',
    async (seed) => {
      const random = createRandom(seed);
      const user = await fundedUser(use(), server, '2000');
      const traffic = new FundTraffic({
        api: () => user.api,
        ask: (command, input) => server.ask(command, input),
        random,
        uid: user.uid,
        initial: '2000',
        method: await boundBank(user),
        gap: () => {
          server.feed.clock.advance(1_000);
          server.feed.tick('EURUSD', PRICES[Math.floor(random() * PRICES.length)] ?? '1.16520');
        },
      });
      for (let step = 0; step < STEPS; step++) await traffic.step();
      expect(traffic.acknowledged).toBeGreaterThan(STEPS / 6);
      await traffic.expectKept();
    },
  );
});
