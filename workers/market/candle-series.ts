import { CandleAggregator } from '../../src/domain/candle-aggregator.ts';
import { mergeCandles, type Candle, type EpochMs } from '../../src/domain/candle.ts';
import { barStart, gridOf, type CandleGrid, type CandleInterval } from '../../src/domain/candle-interval.ts';
import type { ScaledPrice } from '../../src/domain/price-scale.ts';
import type { LoadedCandles } from './kline-calls.ts';

/** As many as a chart on a cheap phone can show while it moves; older ones are let go. */
export const MAX_BARS = 5_000;

/** A price newer than the last minute bar, until that bar comes. */
interface Overlay {
  readonly at: EpochMs;
  readonly candle: Candle;
}

/** The bars of one interval: closed ones, and the running one as its minutes make it. */
export class CandleSeries {
  readonly #grid: CandleGrid;
  readonly #aggregator: CandleAggregator;
  #closed: Candle[] = [];
  #untaken: Candle[] = [];
  #overlay: Overlay | undefined;

  constructor(interval: CandleInterval, { history, finer }: LoadedCandles) {
    this.#grid = gridOf(interval);
    this.#aggregator = new CandleAggregator({ grid: this.#grid, onClosed: (candle) => this.#untaken.push(candle) });
    for (const bar of finer) this.#aggregator.addBar(bar);
    const built = this.#takeBuilt(finer[0]?.time);
    const from = built[0]?.time ?? this.#aggregator.current?.time ?? Number.POSITIVE_INFINITY;
    this.#closed = [...history.filter((bar) => bar.time < from), ...built];
    this.#trim();
  }

  get candles(): readonly Candle[] {
    const running = this.#running();
    return running ? [...this.#closed, ...this.#untaken, running] : [...this.#closed, ...this.#untaken];
  }

  get firstTime(): EpochMs | undefined {
    return this.candles[0]?.time;
  }

  /** Adds a minute, or its newer state; false when it is older than what is there, so that bars must be read again. */
  addMinute(bar: Candle, at: EpochMs): boolean {
    if (!this.#aggregator.addBar(bar)) return false;
    const overlay = this.#overlay;
    if (overlay && (at >= overlay.at || overlay.candle.time !== this.#aggregator.current?.time))
      this.#overlay = undefined;
    return true;
  }

  /** Moves the running bar's close (and so its high or low) to a price of the quote stream; no volume, and never a new bar. */
  tick(at: EpochMs, price: ScaledPrice): boolean {
    const running = this.#running();
    if (!running || barStart(this.#grid, at) !== running.time || running.close === price) return false;
    const tick = { time: running.time, open: price, high: price, low: price, close: price, volume: 0 };
    this.#overlay = { at, candle: this.#overlay ? mergeCandles(this.#overlay.candle, tick) : tick };
    return true;
  }

  /** The bars that closed since the last call, then the running one. */
  takeChanges(): Candle[] {
    const running = this.#running();
    const changes = running ? [...this.#untaken, running] : this.#untaken;
    this.#closed.push(...this.#untaken);
    this.#untaken = [];
    this.#trim();
    return changes;
  }

  /** How many closed bars `takeChanges` has not given yet. */
  get untakenCount(): number {
    return this.#untaken.length;
  }

  /** Gives the last closed bars again with the next changes, in place of a series that had not given them. */
  giveAgain(count: number): void {
    if (count > 0) this.#untaken.unshift(...this.#closed.splice(-count));
  }

  /** Puts older bars in front; those that overlap are left out. Returns what was added. */
  prepend(older: readonly Candle[]): Candle[] {
    const first = this.firstTime ?? Number.POSITIVE_INFINITY;
    const room = Math.max(0, MAX_BARS - this.candles.length);
    const added = older.filter((bar) => bar.time < first).slice(-room || older.length);
    if (room === 0) return [];
    this.#closed.unshift(...added);
    return added;
  }

  get isFull(): boolean {
    return this.candles.length >= MAX_BARS;
  }

  /** What was built from finer bars, without the first when those begin in its middle. */
  #takeBuilt(firstFiner: EpochMs | undefined): Candle[] {
    const built = this.#untaken;
    this.#untaken = [];
    if (firstFiner === undefined || barStart(this.#grid, firstFiner) === firstFiner) return built;
    return built.slice(1);
  }

  #running(): Candle | undefined {
    const bar = this.#aggregator.current;
    return bar && this.#overlay ? mergeCandles(bar, this.#overlay.candle) : bar;
  }

  #trim(): void {
    if (this.#closed.length >= MAX_BARS) this.#closed.splice(0, this.#closed.length - MAX_BARS + 1);
  }
}
