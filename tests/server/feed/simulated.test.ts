import { describe, expect, it } from 'vitest';
import { CandleAggregator } from '../../../src/domain/candle-aggregator.ts';
import { gridOf } from '../../../src/domain/candle-interval.ts';
import type { Candle } from '../../../src/domain/candle.ts';
import { buildCatalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { DAY_MS, dayOf, MINUTE_MS } from '../../../server/feed/feed.ts';
import { minuteTicks } from '../../../server/feed/simulated/minute-ticks.ts';
import { SimulatedFeed } from '../../../server/feed/simulated/simulated-feed.ts';
import { createRandom } from '../../../server/feed/random.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';

type Tick = readonly [index: number, time: number, price: number];
const { listings } = buildCatalogue(REAL_COUNT, 'perLot');
const EURUSD = 0;
const GBPUSD = 1;

/** Runs a feed for some minutes, a little at a time, without its timer. */
function record(options: {
  seed?: string;
  rate?: number;
  realHours?: boolean;
  start?: number;
  minutes?: number;
  step?: number;
}): Tick[] {
  const { seed = '1', rate = 120, realHours = false, start, minutes = 3, step = 700 } = options;
  const clock = new ManualClock(start);
  const feed = new SimulatedFeed(listings, { seed, rate, realHours }, clock);
  const ticks: Tick[] = [];
  const sink = (index: number, time: number, price: number): void => void ticks.push([index, time, price]);
  feed.start(sink);
  feed.stop();
  const end = clock.now() + minutes * MINUTE_MS;
  while (clock.now() < end) {
    clock.advance(Math.min(step, end - clock.now()));
    feed.pump(sink);
  }
  return ticks;
}

describe('simulated feed', () => {
  it('repeats itself for the same seed and time, however often it is pumped, and differs for another seed', () => {
    const first = record({ seed: 'a' });
    expect(record({ seed: 'a', step: 31 })).toEqual(first);
    expect(record({ seed: 'b' })).not.toEqual(first);
  });

  it('sends about as many ticks as asked for, in order of time', () => {
    const ticks = record({ rate: 600, minutes: 5, start: Date.UTC(2026, 2, 10, 22, 0) });
    expect(Math.abs(ticks.length / 300 - 600)).toBeLessThan(30);
    const times = ticks.map(([, time]) => time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('makes live bars that are exactly those of its history, whatever the rate', () => {
    for (const rate of [1, 60, 2_000]) {
      const clock = new ManualClock();
      const history = new SimulatedFeed(listings, { seed: '1', rate, realHours: false }, clock);
      const bars = new Map<number, Candle[]>();
      const makers = listings.map((_, index) => {
        bars.set(index, []);
        return new CandleAggregator({ grid: gridOf('1min'), onClosed: (bar) => bars.get(index)?.push(bar) });
      });
      for (const [index, time, price] of record({ rate, minutes: 4 })) makers[index]?.addTick(time, price, 1);
      for (const [index, live] of bars) {
        expect(live.length, listings[index]?.code).toBeGreaterThanOrEqual(3);
        const from = live[0]?.time ?? 0;
        const past = history
          .minuteBars(index, dayOf(from))
          .filter(({ time }) => time >= from && time <= (live.at(-1)?.time ?? 0));
        expect(live, listings[index]?.code).toEqual(past);
      }
    }
  });

  it('joins one day to the next', () => {
    const feed = new SimulatedFeed(listings, { seed: '1', rate: 60, realHours: false }, new ManualClock());
    const day = dayOf(Date.UTC(2026, 2, 10));
    const spread = (feed.minuteBars(EURUSD, day)[0]?.open ?? 0) - (feed.minuteBars(EURUSD, day - 1).at(-1)?.close ?? 0);
    expect(Math.abs(spread)).toBeLessThanOrEqual(1);
  });

  it('moves by about its volatility, and dollar pairs together', () => {
    const feed = new SimulatedFeed(listings, { seed: '1', rate: 60, realHours: false }, new ManualClock());
    const returns = (index: number): number[] => {
      const closes = Array.from({ length: 200 }, (_, back) => feed.minuteBars(index, 20_500 - back).at(-1)?.close ?? 1);
      return closes.slice(1).map((close, i) => Math.log((closes[i] ?? 1) / close));
    };
    const [euro, pound] = [returns(EURUSD), returns(GBPUSD)];
    const dot = (a: number[], b: number[]): number => a.reduce((total, value, i) => total + value * (b[i] ?? 0), 0);
    const deviation = Math.sqrt(dot(euro, euro) / euro.length);
    expect(deviation).toBeGreaterThan(0.0048 / 2);
    expect(deviation).toBeLessThan(0.0048 * 2.5);
    expect(dot(euro, pound) / Math.sqrt(dot(euro, euro) * dot(pound, pound))).toBeGreaterThan(0.3);
  });

  it('rests at the week-end only with real hours, and shares only trade by day', () => {
    const saturday = Date.UTC(2026, 2, 14, 12);
    expect(
      record({ start: saturday, realHours: true, minutes: 1 }).map(([index]) => listings[index]?.traits.session),
    ).not.toContain('forex');
    expect(record({ start: saturday, minutes: 1 }).some(([index]) => index === EURUSD)).toBe(true);
    const feed = new SimulatedFeed(listings, { seed: '1', rate: 60, realHours: true }, new ManualClock());
    const apple = listings.findIndex(({ code }) => code === 'AAPL');
    expect([feed.isOpen(apple, Date.UTC(2026, 2, 10, 15)), feed.isOpen(apple, Date.UTC(2026, 2, 10, 22))]).toEqual([
      true,
      false,
    ]);
    expect(feed.minuteBars(EURUSD, dayOf(saturday))).toEqual([]);
  });

  it('sends of an hour asleep only the minutes in which it began and ended, each whole', () => {
    const clock = new ManualClock();
    const feed = new SimulatedFeed(listings, { seed: '1', rate: 60, realHours: false }, clock);
    const bars = new CandleAggregator({ grid: gridOf('1min'), onClosed: (bar) => closed.push(bar) });
    const closed: Candle[] = [];
    const sink = (index: number, time: number, price: number): void => {
      if (index === EURUSD) bars.addTick(time, price, 1);
    };
    feed.start(sink);
    feed.stop();
    clock.advance(MINUTE_MS / 2);
    feed.pump(sink);
    clock.advance(DAY_MS / 24);
    feed.pump(sink);
    // The minute that the sleep cut off, whole, and nothing of those after it but the running one.
    const history = feed.minuteBars(EURUSD, dayOf(clock.now()));
    expect(closed).toEqual(history.filter(({ time }) => time === closed[0]?.time));
    expect(bars.current?.time).toBeGreaterThan(clock.now() - MINUTE_MS);
  });
});

describe('ticks of a minute', () => {
  it('make exactly the bar that is asked for', () => {
    const random = createRandom(7);
    for (let run = 0; run < 2_000; run++) {
      const ticks = 1 + Math.floor(random() * 9);
      const open = 1_000 + Math.floor(random() * 20);
      const close = ticks === 1 ? open : 1_000 + Math.floor(random() * 20);
      const high = Math.max(open, close) + (ticks > 3 ? Math.floor(random() * 5) : 0);
      const low = Math.min(open, close) - (ticks > 2 && high === Math.max(open, close) ? Math.floor(random() * 5) : 0);
      const made = minuteTicks({ open, high, low, close, ticks }, run);
      const prices = [...made.prices];
      expect([prices[0], Math.max(...prices), Math.min(...prices), prices.at(-1), prices.length]).toEqual([
        open,
        high,
        low,
        close,
        ticks,
      ]);
      expect([...made.offsets]).toEqual([...made.offsets].toSorted((a, b) => a - b));
      expect(made.offsets.at(-1)).toBeLessThan(MINUTE_MS);
    }
  });

  it('lets no price stand still for long, however narrow the bar', () => {
    for (const [high, low] of [
      [1_002, 1_000],
      [1_004, 1_000],
      [1_030, 1_000],
    ] as const) {
      for (let run = 0; run < 100; run++) {
        const { prices } = minuteTicks({ open: high, high, low, close: high - 1, ticks: 600 }, run);
        expect(longestRun(prices), `${high} to ${low}, run ${run}`).toBeLessThan(25);
      }
    }
  });
});

/** Of how many equal ticks in a row. */
function longestRun(prices: Int32Array): number {
  let [longest, run] = [0, 0];
  for (const [at, price] of prices.entries()) {
    run = price === prices[at - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
