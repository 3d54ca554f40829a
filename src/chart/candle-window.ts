import { lowerBound } from '../lib/binary-search.ts';
import type { Candle, EpochMs } from '../domain/candle.ts';
import { candleAt, type CandleColumns } from '../contract/worker/chart.ts';

/** The bars that a chart holds: ascending, each time once, never more than `limit`. */
export class CandleWindow {
  #bars: Candle[] = [];
  /** The oldest were dropped: what the backend has before them no longer joins on. */
  #trimmed = false;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bars(): readonly Candle[] {
    return this.#bars;
  }

  get last(): Candle | undefined {
    return this.#bars.at(-1);
  }

  /** Whether older bars would find room and join on without a gap. */
  get takesOlder(): boolean {
    return !this.#trimmed && this.#bars.length < this.#limit;
  }

  replace(columns: CandleColumns): void {
    this.#bars = toBars(columns).slice(-this.#limit);
    this.#trimmed = false;
  }

  /** Adds older bars before the first; those that do not fit any more are left out, oldest first. */
  prepend(columns: CandleColumns): void {
    if (!this.takesOlder) return;
    const first = this.#bars[0]?.time ?? Number.POSITIVE_INFINITY;
    const older = toBars(columns).filter((bar) => bar.time < first);
    this.#bars = [...older.slice(this.#bars.length - this.#limit), ...this.#bars];
  }

  /** Replaces the last bar or appends one; false when the bar is older than the last. */
  upsert(bar: Candle): boolean {
    const last = this.last;
    if (last && bar.time < last.time) return false;
    if (last?.time === bar.time) this.#bars[this.#bars.length - 1] = bar;
    else this.#bars.push(bar);
    return true;
  }

  /** Drops the oldest tenth once the limit is passed, so that trimming is rare; true if it did. */
  trim(): boolean {
    if (this.#bars.length <= this.#limit) return false;
    this.#bars = this.#bars.slice(-Math.floor(this.#limit * 0.9));
    this.#trimmed = true;
    return true;
  }

  at(time: EpochMs): Candle | undefined {
    const bar = this.#bars[lowerBound(this.#bars, time, (each) => each.time)];
    return bar?.time === time ? bar : undefined;
  }
}

function toBars(columns: CandleColumns): Candle[] {
  return Array.from(columns.time, (_, index) => candleAt(columns, index)).filter((bar) => bar !== undefined);
}
