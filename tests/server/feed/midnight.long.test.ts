import { afterEach, expect, it, vi } from 'vitest';
import { buildCatalogue } from '../../../server/catalogue/catalogue.ts';
import { MINUTE_MS } from '../../../server/feed/feed.ts';
import { SimulatedFeed } from '../../../server/feed/simulated/simulated-feed.ts';
import { SimulatedMarket } from '../../../server/feed/simulated/simulated-market.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';

const INSTRUMENTS = 2_000;
const { listings } = buildCatalogue(INSTRUMENTS, 'perLot');
const MIDNIGHT = Date.UTC(2026, 2, 11);

afterEach(() => vi.restoreAllMocks());

/** A feed that has been started `before` midnight (ms), and is pumped by hand. */
function started(before: number) {
  const clock = new ManualClock(MIDNIGHT - before);
  const feed = new SimulatedFeed(listings, { seed: '1', rate: 1_000, realHours: false }, clock);
  const ticks: Array<readonly [index: number, time: number, price: number]> = [];
  const sink = (index: number, time: number, price: number): void => void ticks.push([index, time, price]);
  feed.start(sink);
  feed.stop();
  const pump = (ms: number): void => {
    clock.advance(ms);
    feed.pump(sink);
  };
  return { clock, ticks, pump };
}

it('no pump around midnight computes more than a few days', () => {
  const { clock, pump } = started(2 * MINUTE_MS);
  const dayBlock = vi.spyOn(SimulatedMarket.prototype, 'dayBlock');
  let most = 0;
  let longest = 0;
  while (clock.now() < MIDNIGHT + MINUTE_MS / 6) {
    dayBlock.mockClear();
    const begun = performance.now();
    pump(25);
    most = Math.max(most, dayBlock.mock.calls.length);
    longest = Math.max(longest, performance.now() - begun);
  }
  process.stdout.write(`Longest pump around midnight: ${longest.toFixed(1)} ms, ${most} days\n`);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(3);
});

it('sends the same ticks over midnight, prepared or not', () => {
  const prepared = started(20_000);
  const plain = started(20_000);
  for (let passed = 0; passed < 40_000; passed += 50) prepared.pump(50);
  plain.pump(40_000);
  expect(prepared.ticks.length).toBeGreaterThan(10_000);
  expect(prepared.ticks).toEqual(plain.ticks);
});
