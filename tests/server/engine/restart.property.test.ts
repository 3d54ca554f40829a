/** Killed at random seconds and started again: equal executions to those of a server that never stopped. RESTART_RUNS=1000 runs it longer. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../server/catalogue/catalogue.ts';
import type { Feed } from '../../../server/feed/feed.ts';
import { ReplayFeed } from '../../../server/feed/replay/replay-feed.ts';
import type { TickColumns } from '../../../server/feed/replay/tick-file.ts';
import { SimulatedFeed } from '../../../server/feed/simulated/simulated-feed.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { fateOf, playRestarts, restartCatalogue, untouchedByGaps, type FeedMaker } from './restart-oracle.ts';

const RUNS = Number(process.env['RESTART_RUNS'] ?? 24);
const START = Date.UTC(2026, 2, 10, 9, 0, 20);
const RECORDED_MS = 10 * 60_000;

function simulated(seed: number): FeedMaker {
  return ({ listings }, clock) => new SimulatedFeed(listings, { seed: `${seed}`, rate: 12, realHours: false }, clock);
}

/** Plays what a simulated market would have sent, from files as it were. */
function replayed(seed: number): FeedMaker {
  const ticks = recorded(seed);
  return ({ listings }, clock) => new ReplayFeed(listings, ticks, 1, clock, START);
}

function recorded(seed: number): ReadonlyMap<number, TickColumns> {
  const catalogue = restartCatalogue();
  const clock = new ManualClock(START);
  const feed = simulated(seed)(catalogue, clock);
  const ticks = new Map<number, TickColumns>(catalogue.listings.map((_, index) => [index, { times: [], prices: [] }]));
  feed.start((index, time, price) => {
    if (time < START) return;
    ticks.get(index)?.times.push(time);
    ticks.get(index)?.prices.push(price);
  });
  for (let ms = 0; ms < RECORDED_MS; ms += 1_000) {
    clock.advance(1_000);
    feed.catchUp();
  }
  feed.stop();
  return ticks;
}

describe.each([
  ['simulated', simulated],
  ['replayed', replayed],
] as const)('a server with %s prices that is killed and started again', (_, feedOf) => {
  it(`executes orders as one that never stopped, over ${RUNS} random runs`, { timeout: RUNS * 2_000 }, async () => {
    const reasons = new Map<string, number>();
    let untouched = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), async (seed) => {
        const played = await playRestarts(seed, new ManualClock(START), feedOf(seed));
        expect(played.restarted.map(fateOf)).toEqual(played.blinded.map(fateOf));
        expect(played.ledgers.restarted).toEqual(played.ledgers.blinded);
        const fates = new Set(played.restarted.map(fateOf));
        for (const order of untouchedByGaps(played)) expect(fates).toContain(fateOf(order));
        untouched += untouchedByGaps(played).length;
        for (const { closeReason = 'open' } of played.restarted)
          reasons.set(closeReason, (reasons.get(closeReason) ?? 0) + 1);
      }),
      { numRuns: RUNS },
    );
    // Runs that never reached a rule would prove nothing about it.
    for (const reason of ['stop_loss', 'take_profit', 'stop_out', 'open'])
      expect(reasons.get(reason) ?? 0, reason).toBeGreaterThan(RUNS / 8);
    expect(untouched).toBeGreaterThan(RUNS * 5);
  });

  it('is caught when it executes at prices that it missed', { timeout: 60_000 }, async () => {
    const executesMissed = async (seed: number): Promise<boolean> => {
      const { restarted, blinded } = await playRestarts(seed, new ManualClock(START), feedOf(seed), () => 'live');
      return restarted.map(fateOf).join('\n') !== blinded.map(fateOf).join('\n');
    };
    expect(await executesMissed(1)).toBe(true);
    expect(await executesMissed(2)).toBe(true);
  });
});

describe('what a feed tells at its start', () => {
  const begin = (feed: Feed): string[] => {
    const kinds: string[] = [];
    feed.start((_index, _time, _price, kind) => kinds.push(kind));
    return kinds;
  };
  const catalogue: Catalogue = restartCatalogue();

  it.each([
    ['simulated', simulated],
    ['replayed', replayed],
  ] as const)('is missed, later ticks are live, and those of a pause are missed again: %s', (_, feedOf) => {
    const clock = new ManualClock(START + 25_000);
    const feed = feedOf(3)(catalogue, clock);
    const kinds = begin(feed);
    const next = (ms: number): Set<string> => {
      kinds.length = 0;
      clock.advance(ms);
      expect(feed.catchUp()).toBe(feed.clock.now());
      return new Set(kinds);
    };
    expect(new Set(kinds)).toEqual(new Set(['missed']));
    expect(next(2_000)).toEqual(new Set(['live']));
    expect(next(30_000)).toEqual(new Set(['missed']));
    expect(next(2_000)).toEqual(new Set(['live']));
    feed.stop();
  });
});
