import { describe, expect, it } from 'vitest';
import { CandleAggregator } from '../../../src/domain/candle-aggregator.ts';
import { CANDLE_INTERVALS, gridOf, intervalLength } from '../../../src/domain/candle-interval.ts';
import type { Candle } from '../../../src/domain/candle.ts';
import { CandleService } from '../../../server/candles/candle-service.ts';
import { buildCatalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { MINUTE_MS } from '../../../server/feed/feed.ts';
import { SimulatedFeed } from '../../../server/feed/simulated/simulated-feed.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';

const START = Date.UTC(2026, 2, 10, 9, 3, 20);
const { listings } = buildCatalogue(REAL_COUNT, 'perLot');
const GOLD = listings.findIndex(({ code }) => code === 'XAUUSD');

/** A running feed and its candles; `run` lets time pass. */
function scene(start = START) {
  const clock = new ManualClock(start);
  const feed = new SimulatedFeed(listings, { seed: '1', rate: 60, realHours: false }, clock);
  const candles = new CandleService(feed, listings.length);
  const sink = (index: number, time: number, price: number): void => candles.addTick(index, time, price);
  feed.start(sink);
  feed.stop();
  const run = (ms: number): void => {
    for (let left = ms; left > 0; left -= 500) {
      clock.advance(Math.min(500, left));
      feed.pump(sink);
    }
  };
  return { clock, candles, run };
}

function aggregated(minutes: readonly Candle[], interval: (typeof CANDLE_INTERVALS)[number]): Candle[] {
  const bars: Candle[] = [];
  const aggregator = new CandleAggregator({ grid: gridOf(interval), onClosed: (bar) => bars.push(bar) });
  for (const minute of minutes) aggregator.addBar(minute);
  if (aggregator.current) bars.push(aggregator.current);
  return bars;
}

describe('candles', () => {
  it.each(CANDLE_INTERVALS)(
    'has 500 whole bars of %s at once, and pages back without gap or overlap',
    async (interval) => {
      const { candles, clock } = scene();
      const newest = await candles.bars(GOLD, interval, 500);
      expect(newest).toHaveLength(500);
      const older = await candles.bars(GOLD, interval, 500, newest[0]?.time);
      const all = [...older, ...newest];
      const length = intervalLength(interval);
      const last = Math.floor(clock.now() / length) * length;
      expect(all.map(({ time }) => time)).toEqual(Array.from({ length: 1_000 }, (_, i) => last - (999 - i) * length));
      for (const { open, high, low, close, volume } of all) {
        expect(low <= Math.min(open, close) && high >= Math.max(open, close) && low > 0 && volume > 0).toBe(true);
      }
    },
  );

  it('has larger bars that are made of the smaller ones', async () => {
    const { candles, run } = scene();
    run(3 * MINUTE_MS);
    const minutes = await candles.bars(GOLD, '1min', 3 * 1_440);
    for (const interval of CANDLE_INTERVALS) {
      // The first of them may have begun before the first minute at hand.
      const expected = aggregated(minutes, interval).slice(1);
      expect((await candles.bars(GOLD, interval, expected.length)).length).toBe(expected.length);
      expect(await candles.bars(GOLD, interval, expected.length)).toEqual(expected);
    }
  });

  it('keeps a finished bar as it was, over a restart too', async () => {
    const { candles, run, clock } = scene();
    run(2 * MINUTE_MS);
    const before = await candles.bars(GOLD, '5min', 50, START - (START % (5 * MINUTE_MS)) + 5 * MINUTE_MS);
    run(8 * MINUTE_MS);
    const end = Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS;
    const live = await candles.bars(GOLD, '1min', 8, end);
    const restarted = scene(clock.now() + 90_000).candles;
    expect(await restarted.bars(GOLD, '1min', 8, end)).toEqual(live);
    expect((await restarted.bars(GOLD, '5min', 51, before.at(-1)?.time)).slice(-49)).toEqual(before.slice(0, -1));
  });

  it('ends with the running bar, whole from its first second', async () => {
    const { candles, run } = scene();
    run(10_000);
    const [running] = await candles.bars(GOLD, '1min', 1);
    expect(running).toEqual(candles.running(GOLD));
    run(35_000);
    const next = await candles.bars(GOLD, '1min', 2);
    const finished = candles.recentFrom(GOLD, 0).at(-1);
    expect(next[0]).toEqual(finished);
    expect(next[0]?.open).toBe(running?.open);
  });

  it('leaves out what opens at the end or later', async () => {
    const { candles } = scene();
    const end = START - (START % MINUTE_MS) - 10 * MINUTE_MS;
    expect((await candles.bars(GOLD, '1min', 3, end)).map(({ time }) => time)).toEqual([
      end - 3 * MINUTE_MS,
      end - 2 * MINUTE_MS,
      end - MINUTE_MS,
    ]);
    expect(await candles.bars(GOLD, '1day', 500, 0)).toEqual([]);
    expect(await candles.bars(GOLD, '1min', 500, 1)).toEqual([]);
    expect((await candles.bars(GOLD, '1min', 5, START * 2)).length).toBe(5);
  });
});
