import { flatCandle, mergeCandles, type Candle, type EpochMs } from './candle.ts';
import { barStart, nextBarStart, type CandleGrid } from './candle-interval.ts';
import type { ScaledPrice } from './price-scale.ts';

/** How bars are built. */
export interface CandleAggregatorOptions {
  readonly grid: CandleGrid;
  /** `first`: a bar opens at its first price. `previousClose`: at the close before it, which then counts for high and low. */
  readonly openRule?: 'first' | 'previousClose';
  /** Whether periods in which nothing traded become flat bars of volume 0. */
  readonly fillGaps?: boolean;
  /** Called once for each finished bar, oldest first. */
  readonly onClosed?: (candle: Candle) => void;
}

/**
 * Builds bars of one grid from ticks, or from bars of a finer grid that may be sent again while they run.
 * Input must not go back in time; what does is refused (returns false) and changes nothing.
 */
export class CandleAggregator {
  readonly #options: CandleAggregatorOptions;
  /** What is certain of the running bar: its ticks, and those of its finer bars that a newer one has followed. */
  #settled: Candle | undefined;
  /** The newest finer bar, replaced as it is sent again. */
  #running: Candle | undefined;
  #start: EpochMs = Number.NEGATIVE_INFINITY;
  #lastInput: EpochMs = Number.NEGATIVE_INFINITY;
  #previousClose: ScaledPrice | undefined;

  constructor(options: CandleAggregatorOptions) {
    this.#options = options;
  }

  /** The running bar, or undefined before the first input. */
  get current(): Candle | undefined {
    const bar = this.#merged();
    return bar && this.#opened(bar);
  }

  /** Adds a price of that moment. @returns false, with nothing changed, where time goes back or is no number */
  addTick(time: EpochMs, price: ScaledPrice, volume: number): boolean {
    if (!this.#advance(time)) return false;
    this.#settle();
    const tick = { time, open: price, high: price, low: price, close: price, volume };
    this.#settled = this.#settled ? mergeCandles(this.#settled, tick) : tick;
    return true;
  }

  /**
   * Adds a finer bar, or its newer state when it is the one added last.
   * @returns false, with nothing changed, where time goes back or is no number
   */
  addBar(bar: Candle): boolean {
    const resent = this.#running?.time === bar.time;
    if (!this.#advance(bar.time)) return false;
    if (!resent) this.#settle();
    this.#running = bar;
    return true;
  }

  /** Moves to the bar that covers `time`, closing the one before; false when time goes back. */
  #advance(time: EpochMs): boolean {
    // Written so that a time that is no number is refused too, instead of making every later one look new.
    if (!(time >= this.#lastInput)) return false;
    this.#lastInput = time;
    const start = barStart(this.#options.grid, time);
    if (start === this.#start) return true;
    this.#close(start);
    this.#start = start;
    this.#settled = undefined;
    this.#running = undefined;
    return true;
  }

  #close(nextStart: EpochMs): void {
    const finished = this.current;
    if (!finished) return;
    this.#previousClose = finished.close;
    this.#options.onClosed?.(finished);
    if (!this.#options.fillGaps) return;
    const { grid } = this.#options;
    for (let time = nextBarStart(grid, this.#start); time < nextStart; time = nextBarStart(grid, time)) {
      this.#options.onClosed?.(flatCandle(time, finished.close));
    }
  }

  #settle(): void {
    this.#settled = this.#merged();
    this.#running = undefined;
  }

  #merged(): Candle | undefined {
    if (!this.#running || !this.#settled) return this.#running ?? this.#settled;
    return mergeCandles(this.#settled, this.#running);
  }

  /** The bar under its own open time and by the open rule. */
  #opened(bar: Candle): Candle {
    const previous = this.#options.openRule === 'previousClose' ? this.#previousClose : undefined;
    if (previous === undefined) return { ...bar, time: this.#start };
    return {
      ...bar,
      time: this.#start,
      open: previous,
      high: Math.max(bar.high, previous),
      low: Math.min(bar.low, previous),
    };
  }
}
