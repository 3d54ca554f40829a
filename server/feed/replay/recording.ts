import { CandleAggregator } from '../../../src/domain/candle-aggregator.ts';
import { gridOf } from '../../../src/domain/candle-interval.ts';
import type { Candle } from '../../../src/domain/candle.ts';
import { lowerBound } from '../../../src/lib/binary-search.ts';
import { DAY_MS, MINUTE_MS } from '../feed.ts';
import type { TickColumns } from './tick-file.ts';

/** The recorded ticks of one instrument, moved in time by whole days so that bars stay what they were. */
export class Recording {
  readonly times: Float64Array;
  readonly prices: Float64Array;
  readonly #bars = new Map<number, readonly Candle[]>();

  constructor(ticks: TickColumns, shiftMs: number) {
    this.times = Float64Array.from(ticks.times, (time) => time + shiftMs);
    this.prices = Float64Array.from(ticks.prices);
  }

  get firstTime(): number {
    return this.times[0] ?? Number.POSITIVE_INFINITY;
  }

  get firstPrice(): number {
    return this.prices[0] ?? 0;
  }

  get lastTime(): number {
    return this.times.at(-1) ?? Number.NEGATIVE_INFINITY;
  }

  /** Open time of the minute of the first tick: what lies before is not recorded. */
  get firstMinute(): number {
    return Math.floor(this.firstTime / MINUTE_MS) * MINUTE_MS;
  }

  /** The recorded minutes of a day. */
  minuteBars(day: number): readonly Candle[] {
    const known = this.#bars.get(day);
    if (known) return known;
    const bars: Candle[] = [];
    const aggregator = new CandleAggregator({ grid: gridOf('1min'), onClosed: (bar) => bars.push(bar) });
    const from = lowerBound(this.times, day * DAY_MS, (time) => time);
    for (let i = from; (this.times[i] ?? Number.POSITIVE_INFINITY) < (day + 1) * DAY_MS; i++) {
      aggregator.addTick(this.times[i] ?? 0, this.prices[i] ?? 0, 1);
    }
    if (aggregator.current) bars.push(aggregator.current);
    this.#bars.set(day, bars);
    return bars;
  }
}
