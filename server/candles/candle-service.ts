import { CandleAggregator } from '../../src/domain/candle-aggregator.ts';
import { barStart, gridOf, intervalLength, type CandleInterval } from '../../src/domain/candle-interval.ts';
import type { Candle, EpochMs } from '../../src/domain/candle.ts';
import type { ScaledPrice } from '../../src/domain/price-scale.ts';
import { DAY_MS, dayOf, type Feed } from '../feed/feed.ts';

/** How far back charts go. */
const HISTORY_DAYS = 3_000;
/** Finished live minutes kept of each instrument, for sockets that fell behind. */
const RECENT_BARS = 8;
/** Days that are aggregated before the event loop gets its turn. */
const DAYS_PER_TURN = 8;
const MINUTE_GRID = gridOf('1min');

/** Candles of every instrument and interval: history by the day, and the running minute from ticks. */
export class CandleService {
  readonly #feed: Feed;
  readonly #running: CandleAggregator[];
  readonly #recent: Candle[][];
  /** Finished daily bars: a year of them costs half a million minutes to compute. */
  readonly #daily = new Map<string, Candle | undefined>();

  constructor(feed: Feed, instruments: number) {
    this.#feed = feed;
    this.#recent = Array.from({ length: instruments }, () => []);
    this.#running = this.#recent.map(
      (recent) =>
        new CandleAggregator({
          grid: MINUTE_GRID,
          onClosed: (candle) => {
            recent.push(candle);
            if (recent.length > RECENT_BARS) recent.shift();
          },
        }),
    );
  }

  addTick(index: number, time: EpochMs, price: ScaledPrice): void {
    this.#running[index]?.addTick(time, price, 1);
  }

  /** The running 1-minute candle, or undefined before the first tick. */
  running(index: number): Candle | undefined {
    return this.#running[index]?.current;
  }

  /** The newest finished minutes that live ticks made, from `since` on, oldest first. */
  recentFrom(index: number, since: EpochMs): readonly Candle[] {
    return (this.#recent[index] ?? []).filter((candle) => candle.time >= since);
  }

  /** The last `count` bars that open before `end` (ms; the present when absent), oldest first, the running one included. */
  async bars(index: number, interval: CandleInterval, count: number, end?: EpochMs): Promise<Candle[]> {
    const now = this.#feed.clock.now();
    const limit = Math.min(end ?? Number.POSITIVE_INFINITY, now + 1);
    const newest = dayOf(limit - 1);
    const oldest = dayOf(now) - HISTORY_DAYS;
    const days: Candle[][] = [];
    let found = 0;
    for (let day = newest; day >= oldest && found < count; day--) {
      const bars = this.#dayBars(index, interval, day, now).filter((bar) => bar.time < limit);
      days.push(bars);
      found += bars.length;
      if ((newest - day) % DAYS_PER_TURN === DAYS_PER_TURN - 1) await new Promise((resolve) => setImmediate(resolve));
    }
    return days.toReversed().flat().slice(-count);
  }

  #dayBars(index: number, interval: CandleInterval, day: number, now: EpochMs): Candle[] {
    const finished = (day + 1) * DAY_MS <= barStart(MINUTE_GRID, now) && day < dayOf(this.running(index)?.time ?? now);
    if (interval !== '1day' || !finished) return aggregate(interval, this.#minutes(index, day, now));
    const key = `${index}/${day}`;
    if (!this.#daily.has(key)) this.#daily.set(key, aggregate(interval, this.#minutes(index, day, now))[0]);
    const bar = this.#daily.get(key);
    return bar ? [bar] : [];
  }

  /** Minutes of one day up to the present; the running one comes from ticks, the ones before it are finished. */
  #minutes(index: number, day: number, now: EpochMs): Candle[] {
    const running = this.running(index);
    const cut = running?.time ?? barStart(MINUTE_GRID, now);
    const bars = this.#feed.minuteBars(index, day).filter((bar) => bar.time < cut);
    if (running && dayOf(running.time) === day) bars.push(running);
    return bars;
  }
}

/** Larger bars from the minutes of whole days. */
function aggregate(interval: CandleInterval, minutes: Candle[]): Candle[] {
  if (intervalLength(interval) === intervalLength('1min')) return minutes;
  const bars: Candle[] = [];
  const aggregator = new CandleAggregator({ grid: gridOf(interval), onClosed: (bar) => bars.push(bar) });
  for (const minute of minutes) aggregator.addBar(minute);
  if (aggregator.current) bars.push(aggregator.current);
  return bars;
}
