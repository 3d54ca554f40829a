import { CandleAggregator } from '../../src/domain/candle-aggregator.ts';
import { barStart, gridOf, type CandleInterval } from '../../src/domain/candle-interval.ts';
import type { Candle, EpochMs } from '../../src/domain/candle.ts';
import type { ScaledPrice } from '../../src/domain/price-scale.ts';
import { DAY_MS, dayOf, type Feed } from '../feed/feed.ts';
import { aggregate } from './aggregate.ts';
import { lastBarsOf } from './bar-table.ts';
import { computeBars } from './compute-bars.ts';
import { mostBarsIn, rangesBack, takeRanges, type DayRange } from './day-range.ts';
import { HistoryRefusedError, PastBars, type HistoryCaller } from './past-bars.ts';

/** How far back charts go. */
const HISTORY_DAYS = 3_000;
/** Finished live minutes kept of each instrument, for sockets that fell behind. */
const RECENT_BARS = 8;
const MINUTE_GRID = gridOf('1min');
const UNLIMITED: HistoryCaller = { hasLeft: () => false, spend: () => true };

/** Candles of every instrument and interval: history by the day, and the running minute from ticks. */
export class CandleService {
  readonly #feed: Feed;
  readonly #running: CandleAggregator[];
  readonly #recent: Candle[][];
  readonly #past: PastBars;

  constructor(feed: Feed, instruments: number) {
    this.#feed = feed;
    this.#past = new PastBars((range) => computeBars(feed, range));
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

  /**
   * The last `count` bars that open before `end` (ms; the present when absent), oldest first, the running one included.
   * @throws HistoryRefusedError when the caller may not have so much computed, or has left
   */
  async bars(
    index: number,
    interval: CandleInterval,
    count: number,
    end?: EpochMs,
    caller: HistoryCaller = UNLIMITED,
  ): Promise<Candle[]> {
    const now = this.#feed.clock.now();
    const limit = Math.min(end ?? Number.POSITIVE_INFINITY, now + 1);
    const oldest = dayOf(now) - HISTORY_DAYS;
    // Nothing has come after the running minute; the days before it are finished.
    const today = dayOf(this.running(index)?.time ?? now);
    const parts: Candle[][] = [];
    let missing = count;
    const take = (bars: readonly Candle[]): void => {
      const wanted = bars.filter(({ time }) => time < limit && time >= oldest * DAY_MS);
      missing -= wanted.length;
      parts.push(wanted);
    };
    if (dayOf(limit - 1) >= today) take(aggregate(interval, this.#minutes(index, today, now)));
    const days = { from: Math.min(dayOf(limit - 1), today - 1), oldest, finished: today - 1 };
    const payer = this.#payAhead(missing, rangesBack({ index, interval }, days), caller);
    const ranges = rangesBack({ index, interval }, days);
    for (let next = takeRanges(ranges, missing); next.length > 0; next = takeRanges(ranges, missing)) {
      const tables = await Promise.all(next.map((range) => this.#past.get(range, payer)));
      for (const table of tables) take(lastBarsOf(table, limit, missing));
    }
    return parts.toReversed().flat().slice(-count);
  }

  /**
   * Takes what so many bars will cost at once: a call that is too much is refused before anything is done for it. A
   * feed whose past is cheap costs nothing.
   */
  #payAhead(bars: number, ranges: Iterable<DayRange>, caller: HistoryCaller): HistoryCaller {
    if (!this.#feed.pastBars) return { hasLeft: caller.hasLeft, spend: () => true };
    let [missing, paid] = [bars, 0];
    for (const range of ranges) {
      if (missing <= 0) break;
      missing -= mostBarsIn(range);
      paid += this.#past.cost(range);
    }
    if (paid > 0 && !caller.spend(paid)) throw new HistoryRefusedError('Too much history was asked for');
    // Days without a session make it more than was thought.
    const spend = (cost: number): boolean => {
      paid -= cost;
      return paid >= 0 || caller.spend(cost);
    };
    return { hasLeft: caller.hasLeft, spend };
  }

  /** Minutes of the newest day up to the present; the running one comes from ticks, the ones before it are finished. */
  #minutes(index: number, day: number, now: EpochMs): Candle[] {
    const running = this.running(index);
    const cut = running?.time ?? barStart(MINUTE_GRID, now);
    const bars = this.#feed.minuteBars(index, day).filter((bar) => bar.time < cut);
    if (running) bars.push(running);
    return bars;
  }
}
