import { afterAll, describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { CandleAggregator } from '../../../src/domain/candle-aggregator.ts';
import { CANDLE_INTERVALS, gridOf, type CandleInterval } from '../../../src/domain/candle-interval.ts';
import type { Candle } from '../../../src/domain/candle.ts';
import { CandleService } from '../../../server/candles/candle-service.ts';
import { buildCatalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { DAY_MS, dayOf, MINUTE_MS, type Feed, type TickSink } from '../../../server/feed/feed.ts';
import { ReplayFeed } from '../../../server/feed/replay/replay-feed.ts';
import { SimulatedFeed } from '../../../server/feed/simulated/simulated-feed.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';

const { listings } = buildCatalogue(REAL_COUNT, 'perLot');
/** A Monday: the days before it have no session where hours are real. */
const START = Date.UTC(2026, 2, 9, 14, 3, 20);
const RECORDED = 3;

interface Scene {
  readonly feed: Feed;
  readonly candles: CandleService;
  readonly advance: (ms: number) => void;
}

function simulated(realHours: boolean): Scene {
  const clock = new ManualClock(START);
  const feed = new SimulatedFeed(listings, { seed: '1', rate: 60, realHours }, clock);
  return sceneOf(feed, clock, (sink) => feed.pump(sink));
}

/** Three instruments with ticks of two days, a tick each 40 seconds. */
function replayed(): Scene {
  const clock = new ManualClock(START);
  const count = (2 * DAY_MS) / 40_000;
  const columns = (index: number) => ({
    times: Array.from({ length: count }, (_, i) => START - 3 * DAY_MS + i * 40_000 + index),
    prices: Array.from({ length: count }, (_, i) => 100_000 + ((i * 7_919) % 501) - index),
  });
  const ticks = new Map(Array.from({ length: RECORDED }, (_, index) => [index, columns(index)] as const));
  const feed = new ReplayFeed(listings, ticks, 1, clock, clock.now());
  return sceneOf(feed, clock, (sink) => feed.pump(sink));
}

function sceneOf(feed: Feed, clock: ManualClock, pump: (sink: TickSink) => void): Scene {
  const candles = new CandleService(feed, listings.length);
  const sink: TickSink = (index, time, price) => candles.addTick(index, time, price);
  feed.start(sink);
  const advance = (ms: number): void => {
    clock.advance(ms);
    pump(sink);
  };
  return { feed, candles, advance };
}

/** What the answer must be: the minutes of every day, cut at the running one, aggregated. */
function plainBars(scene: Scene, index: number, interval: CandleInterval, count: number, end: number): Candle[] {
  const { feed, candles } = scene;
  const now = feed.clock.now();
  const running = candles.running(index);
  const cut = running?.time ?? now - (now % MINUTE_MS);
  const limit = Math.min(end, now + 1);
  let bars: Candle[] = [];
  for (let day = dayOf(limit - 1); day >= dayOf(now) - 3_000 && bars.length < count; day--) {
    const minutes = feed.minuteBars(index, day).filter(({ time }) => time < cut);
    if (running && dayOf(running.time) === day) minutes.push(running);
    bars = [...aggregated(minutes, interval).filter(({ time }) => time < limit), ...bars];
  }
  return bars.slice(-count);
}

function aggregated(minutes: readonly Candle[], interval: CandleInterval): Candle[] {
  const bars: Candle[] = [];
  const aggregator = new CandleAggregator({ grid: gridOf(interval), onClosed: (bar) => bars.push(bar) });
  for (const minute of minutes) aggregator.addBar(minute);
  if (aggregator.current) bars.push(aggregator.current);
  return bars;
}

describe('history', () => {
  const scenes = { simulated: simulated(false), 'simulated with real hours': simulated(true), replayed: replayed() };
  afterAll(() => Object.values(scenes).forEach(({ feed }) => feed.stop()));

  it.each(Object.entries(scenes))('%s equals what is computed plainly from minutes', async (_, scene) => {
    const question = fc.record({
      index: fc.oneof(fc.nat(RECORDED - 1), fc.nat(listings.length - 1)),
      interval: fc.constantFrom(...CANDLE_INTERVALS),
      count: fc.integer({ min: 1, max: 60 }),
      // Seconds before the present: often near, sometimes beyond everything.
      back: fc.oneof(fc.integer({ min: -100, max: 90_000 }), fc.nat(300_000_000)),
      passing: fc.constantFrom(0, 0, 900, 61_000),
    });
    await fc.assert(
      fc.asyncProperty(question, async ({ index, interval, count, back, passing }) => {
        scene.advance(passing);
        const end = scene.feed.clock.now() - back * 1000;
        const bars = await scene.candles.bars(index, interval, count, end);
        expect(bars).toEqual(plainBars(scene, index, interval, count, end));
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('goes on over midnight', async () => {
    const scene = scenes.simulated;
    const midnight = (dayOf(scene.feed.clock.now()) + 1) * DAY_MS;
    while (scene.feed.clock.now() < midnight - 90_000) scene.advance(100_000);
    for (let step = 0; step < 4; step++) {
      scene.advance(30_000);
      for (const interval of CANDLE_INTERVALS) {
        const bars = await scene.candles.bars(1, interval, 40);
        expect(bars).toEqual(plainBars(scene, 1, interval, 40, Number.POSITIVE_INFINITY));
      }
    }
  });
});
