/**
 * Orders over a line that fails before, during and after the request and the answer, tapped twice, sent twice, with workers
 * and tabs that are killed: exactly one order an intent, what the trader was told of it is true, and the lists show it.
 * `INTENTS=10000` runs more.
 */
import { expect, it } from 'vitest';
import { createRandom } from '../../server/feed/random.ts';
import { readSettings } from '../../server/settings.ts';
import { startServer } from '../../server/start-server.ts';
import { openReadyDatabase } from '../support/server/made-databases.ts';
import type { FaultCounts } from '../support/network/fault-counts.ts';
import { FaultProxy } from '../support/network/fault-proxy.ts';
import { Trader, type Fault, type Intent } from '../support/orders/trader.ts';

const INTENTS = Number(process.env['INTENTS'] ?? 1_000);
const AT_ONCE = 4;
/** Far fewer than an account may have at once. */
const CLEARED_EVERY = 100;
const SEED = 20_261_124;
/** Losses are the most frequent. */
const FAULTS: readonly Fault[] = [
  'none',
  'requestLost',
  'requestCut',
  'answerCut',
  'answerLost',
  'answerLost',
  'refused',
  'outdated',
  'lostAndOutdated',
  'workerKilled',
  'workerKilled',
  'tabKilled',
];

/** Of those that the line is told to make, and those that it makes by chance. */
const COUNTED = [
  'lostRequests',
  'cutRequests',
  'lostAnswers',
  'cutAnswers',
  'refused',
  'torn',
  'doubled',
] as const satisfies readonly (keyof FaultCounts)[];

function neverSeen(counts: FaultCounts): string[] {
  return COUNTED.filter((fault) => counts[fault] === 0);
}

it(
  `makes one order of each of ${INTENTS} intents, and tells what became of it`,
  { timeout: INTENTS * 600 },
  async () => {
    const database = await openReadyDatabase();
    const settings = readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: 'memory',
      RATE_LIMIT: '0',
      HOUSE_STRATEGY_DAYS: '0',
      FEED: `simulated:${SEED}`,
      FEED_RATE: '100',
      INSTRUMENTS: '1',
    });
    const server = await startServer(settings, { database, logLevel: 'silent', clientFolder: '/nowhere' });
    const random = createRandom(SEED);
    const proxy = await FaultProxy.start(Number(new URL(server.url).port), random);
    proxy.use({ doubled: 0.3, torn: 0.01 });
    const trader = await Trader.start({ proxy, random });
    const met = new Set<string>();
    for (let made = 0; made < INTENTS; made += AT_ONCE) {
      const fault = FAULTS[Math.floor(random() * FAULTS.length)] ?? 'none';
      await trader.trade(AT_ONCE, fault);
      met.add(fault);
      if (made % CLEARED_EVERY === 0) await trader.clear();
    }
    await trader.clear();

    const rows = await database.query('SELECT client_id, count(*)::int AS made FROM orders GROUP BY client_id');
    const made = new Map(rows.map((row) => [row['client_id'], row['made']]));
    expect([...made.values()].filter((count) => count !== 1)).toEqual([]);
    const isTrue = ({ clientId, told, isShown }: Intent): boolean =>
      made.has(clientId) === isShown && (told === 'unheard' || isShown === (told === 'placed'));
    expect(trader.intents.filter((intent) => !isTrue(intent))).toEqual([]);
    // Each fault has come, and has left orders open to doubt, some of which were made and some not.
    expect([...met].toSorted()).toEqual([...new Set(FAULTS)].toSorted());
    const doubtful = trader.intents.filter(({ wasUnknown }) => wasUnknown);
    expect(new Set(doubtful.map(({ told }) => told))).toEqual(new Set(['placed', 'refused', 'unheard']));
    expect(doubtful.length).toBeGreaterThan(INTENTS / 4);
    const inDoubtBy = new Set(doubtful.map(({ fault }) => fault));
    expect(FAULTS.filter((fault) => fault !== 'none' && !inDoubtBy.has(fault))).toEqual([]);
    expect(neverSeen(proxy.counts)).toEqual([]);
    trader.stop();
    await proxy.stop();
    await server.close();
  },
);
