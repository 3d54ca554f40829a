import { CandleAggregator } from '../../../src/domain/candle-aggregator.ts';
import { gridOf } from '../../../src/domain/candle-interval.ts';
import type { Candle } from '../../../src/domain/candle.ts';
import { dayOf, MINUTE_MS } from '../feed.ts';
import type { TickColumns } from './tick-file.ts';

/** The recorded ticks of one instrument, moved in time by whole days so that bars stay what they were. */
export class Recording {
  readonly times: Float64Array;
  readonly prices: Float64Array;
  /** By day; made while the recording is loaded, so that no chart waits for them. */
  readonly #bars: ReadonlyMap<number, readonly Candle[]>;

  constructor(ticks: TickColumns, shiftMs: number) {
    this.times = Float64Array.from(ticks.times, (time) => time + shiftMs);
    this.prices = Float64Array.from(ticks.prices);
    this.#bars = minutesByDay(this.times, this.prices);
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
    return this.#bars.get(day) ?? [];
  }
}

function minutesByDay(times: Float64Array, prices: Float64Array): ReadonlyMap<number, readonly Candle[]> {
  const days = new Map<number, Candle[]>();
  const add = (bar: Candle): void => {
    const bars = days.get(dayOf(bar.time));
    if (bars) bars.push(bar);
    else days.set(dayOf(bar.time), [bar]);
  };
  const aggregator = new CandleAggregator({ grid: gridOf('1min'), onClosed: add });
  times.forEach((time, i) => aggregator.addTick(time, prices[i] ?? 0, 1));
  if (aggregator.current) add(aggregator.current);
  return days;
}
