import { candleColumns, type ChartUpdate } from '../../src/contract/worker/chart.ts';
import type { Outcome } from '../../src/contract/worker/trading-api.ts';
import { candleTopic } from '../../src/contract/wire/socket.ts';
import type { Candle, EpochMs } from '../../src/domain/candle.ts';
import type { CandleInterval } from '../../src/domain/candle-interval.ts';
import type { Instrument } from '../../src/domain/instrument.ts';
import type { ScaledPrice } from '../../src/domain/price-scale.ts';
import { ok } from '../../src/lib/result.ts';
import type { CancelTimer } from '../environment.ts';
import type { ReleaseTopic } from '../subscriptions/topic-registry.ts';
import { CandleSeries } from './candle-series.ts';
import type { ChartParts } from './chart-parts.ts';
import { bridgeTo, withStreamed } from './gap-fill.ts';
import { loadCandles, type LoadedCandles } from './kline-calls.ts';

const RETRY_MS = 2_000;

interface ChartIdentity {
  readonly seriesId: number;
  readonly instrument: Instrument;
  readonly interval: CandleInterval;
}

/** One open chart: its topic, its series, and the minutes that come while the series is being read. */
export class OpenChart {
  readonly seriesId: number;
  readonly instrument: Instrument;
  readonly interval: CandleInterval;
  readonly #parts: ChartParts;
  readonly #release: ReleaseTopic;
  readonly #abort = new AbortController();
  readonly #streamed = new Map<EpochMs, Candle>();
  #series: CandleSeries | undefined;
  /** Whether the series is whole up to now; while it is not, minutes are only collected. */
  #whole = false;
  #loading = false;
  /** Asked to read again while reading: what is on its way may be older than what was missed. */
  #again = false;
  #changed = false;
  #replaced = false;
  #reachedStart = false;
  /** The newest minute, and whether the stream has brought it: only then is its last state certain to have come. */
  #newestMinute: EpochMs = Number.NEGATIVE_INFINITY;
  #newestStreamed = false;
  #cancelRetry: CancelTimer = () => {};

  constructor(parts: ChartParts, { seriesId, instrument, interval }: ChartIdentity) {
    this.seriesId = seriesId;
    this.instrument = instrument;
    this.interval = interval;
    this.#parts = parts;
    this.#release = parts.topics.acquire(candleTopic(instrument.code));
  }

  get series(): CandleSeries | undefined {
    return this.#series;
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get hasOlder(): boolean {
    return !this.#reachedStart && this.#series?.isFull === false && this.#series.firstTime !== undefined;
  }

  /** Reads the bars; where the network fails, shows those the device kept until it is back. */
  async load(): Promise<Outcome<null>> {
    const loaded = await this.#read();
    if (this.#again) this.refill();
    if (loaded.ok) return ok(null);
    if (loaded.error.kind !== 'network' && loaded.error.kind !== 'timeout') return loaded;
    const kept = await this.#parts.cache.get(this.instrument, this.interval);
    if (!kept || this.#series) return this.#series ? ok(null) : loaded;
    this.#series = new CandleSeries(this.interval, { history: kept, finer: [] });
    this.#retry();
    return ok(null);
  }

  close(): void {
    this.#abort.abort();
    this.#cancelRetry();
    this.#release();
  }

  minute(bar: Candle, at: EpochMs): void {
    if (!this.#whole || !this.#series?.addMinute(bar, at)) {
      this.#streamed.set(bar.time, bar);
      if (this.#whole) this.refill();
      return;
    }
    const missedEnd = bar.time > this.#newestMinute && !this.#newestStreamed;
    this.#newestMinute = bar.time;
    this.#newestStreamed = true;
    this.#touch();
    // The minute before was read while the subscription may not yet have been heard: its end is read again.
    if (missedEnd) this.refill();
  }

  tick(at: EpochMs, price: ScaledPrice): void {
    if (this.#whole && this.#series?.tick(at, price)) this.#touch();
  }

  prepend(older: readonly Candle[]): Candle[] {
    if (older.length === 0) this.#reachedStart = true;
    return this.#series?.prepend(older) ?? [];
  }

  refill(): void {
    this.#whole = false;
    this.#again = this.#loading;
    if (!this.#loading) void this.#refill();
  }

  /** Everything there is, as the answer to opening. */
  takeAll(): readonly Candle[] {
    this.#changed = false;
    this.#replaced = false;
    this.#series?.takeChanges();
    return this.#series?.candles ?? [];
  }

  takeUpdate(): ChartUpdate | undefined {
    if (!this.#changed || !this.#series) return undefined;
    const { seriesId } = this;
    if (this.#replaced) return { kind: 'replace', seriesId, candles: candleColumns(this.takeAll()) };
    this.#changed = false;
    return { kind: 'bars', seriesId, bars: this.#series.takeChanges() };
  }

  async #refill(): Promise<void> {
    const loaded = await this.#read();
    if (this.signal.aborted) return;
    if (this.#again) return this.refill();
    if (!loaded.ok) return this.#retry();
    this.#touch();
  }

  async #read(): Promise<Outcome<null>> {
    this.#loading = true;
    const request = { instrument: this.instrument, interval: this.interval, signal: this.signal };
    const loaded = await loadCandles(this.#parts.http, request);
    const bridged = loaded.ok
      ? await bridgeTo(this.#parts.http, request, this.#series?.candles ?? [], loaded.value.history)
      : loaded;
    this.#loading = false;
    if (!loaded.ok) return loaded;
    if (!bridged.ok) return bridged;
    this.#take({ history: bridged.value, finer: withStreamed(loaded.value.finer, this.#streamed) });
    return ok(null);
  }

  #take(loaded: LoadedCandles): void {
    const before = this.#series;
    this.#series = new CandleSeries(this.interval, loaded);
    if (before && continues(before.candles, this.#series.candles)) this.#series.giveAgain(before.untakenCount);
    else this.#replaced ||= before !== undefined;
    const newest = loaded.finer.at(-1)?.time ?? Number.NEGATIVE_INFINITY;
    this.#newestStreamed = this.#streamed.has(newest);
    this.#newestMinute = newest;
    this.#streamed.clear();
    this.#whole = true;
    this.#parts.cache.put(this.instrument, this.interval, this.#series.candles);
  }

  #retry(): void {
    this.#cancelRetry();
    this.#cancelRetry = this.#parts.environment.timers.after(RETRY_MS, () => {
      if (this.#parts.isLineOpen()) this.refill();
    });
  }

  #touch(): void {
    this.#changed = true;
    this.#parts.onChanged();
  }
}

/** Whether only the running bar differs, so that nothing needs to be drawn anew. */
function continues(before: readonly Candle[], after: readonly Candle[]): boolean {
  if (before.length !== after.length) return false;
  return after.every((bar, index) => {
    const was = before[index];
    if (was?.time !== bar.time) return false;
    return index === after.length - 1 || sameBar(was, bar);
  });
}

function sameBar(a: Candle, b: Candle): boolean {
  return a.open === b.open && a.high === b.high && a.low === b.low && a.close === b.close && a.volume === b.volume;
}
