import { candleColumns, type ChartUpdate } from '../../src/contract/worker/chart.ts';
import type { Outcome } from '../../src/contract/worker/trading-api.ts';
import { candleTopic } from '../../src/contract/wire/socket.ts';
import type { Candle, EpochMs } from '../../src/domain/candle.ts';
import type { CandleInterval } from '../../src/domain/candle-interval.ts';
import type { Instrument } from '../../src/domain/instrument.ts';
import type { ScaledPrice } from '../../src/domain/price-scale.ts';
import { ok } from '../../src/lib/result.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { Environment } from '../environment.ts';
import type { LiveConnection } from '../subscriptions/live-connection.ts';
import type { ReleaseTopic } from '../subscriptions/topic-registry.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { RetryTimer } from '../transport/retry-timer.ts';
import type { CandleCache } from './candle-cache.ts';
import { CandleSeries } from './candle-series.ts';
import { bridgeTo, withStreamed } from './gap-fill.ts';
import { loadCandles, type LoadedCandles } from './kline-calls.ts';
import type { MarketView } from './market-view.ts';

/** Where bars come from, and where they are kept. */
export interface ChartDependencies {
  readonly http: HttpClient;
  readonly connection: LiveConnection;
  readonly cache: CandleCache;
  readonly environment: Environment;
  readonly market: Pick<MarketView, 'instrument'>;
  readonly events: ClientEmitter;
}

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
  readonly #dependencies: ChartDependencies;
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
  readonly #retry: RetryTimer;

  constructor(dependencies: ChartDependencies, { seriesId, instrument, interval }: ChartIdentity) {
    this.seriesId = seriesId;
    this.instrument = instrument;
    this.interval = interval;
    this.#dependencies = dependencies;
    const { environment, connection } = dependencies;
    this.#retry = new RetryTimer({ timers: environment.timers, connection }, () => this.refill());
    this.#release = connection.topics.acquire(candleTopic(instrument.code));
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
    const kept = await this.#dependencies.cache.get(this.instrument, this.interval);
    if (!kept || this.#series) return this.#series ? ok(null) : loaded;
    this.#series = new CandleSeries(this.interval, { history: kept, finer: [] });
    this.#retry.schedule();
    return ok(null);
  }

  close(): void {
    this.#abort.abort();
    this.#retry.cancel();
    this.#release();
  }

  /** Adds a running minute bar, or its newer state. @param at when it was sent, by the server's clock, ms since 1970 */
  minute(bar: Candle, at: EpochMs): void {
    if (!this.#whole || !this.#series?.addMinute(bar, at)) {
      this.#streamed.set(bar.time, bar);
      if (this.#whole) this.refill();
      return;
    }
    const missedEnd = bar.time > this.#newestMinute && !this.#newestStreamed;
    this.#newestMinute = bar.time;
    this.#newestStreamed = true;
    this.#markChanged();
    // The minute before was read while the subscription may not yet have been heard: its end is read again.
    if (missedEnd) this.refill();
  }

  /** Moves the running bar's close. @param at when the price was sent, by the server's clock, ms since 1970 */
  tick(at: EpochMs, price: ScaledPrice): void {
    if (this.#whole && this.#series?.tick(at, price)) this.#markChanged();
  }

  /** Puts a page of older bars in front; returns those that were added. An empty page is the start of all history. */
  prepend(older: readonly Candle[]): Candle[] {
    if (older.length === 0) this.#reachedStart = true;
    return this.#series?.prepend(older) ?? [];
  }

  /** Bars may have been missed: reads them again, once more where it is being read. */
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

  /** What changed since it was last taken; undefined when nothing did. */
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
    if (!loaded.ok) return this.#retry.schedule();
    this.#markChanged();
  }

  async #read(): Promise<Outcome<null>> {
    this.#loading = true;
    try {
      return await this.#load();
    } finally {
      this.#loading = false;
    }
  }

  async #load(): Promise<Outcome<null>> {
    const { http } = this.#dependencies;
    const request = { instrument: this.instrument, interval: this.interval, signal: this.signal };
    const loaded = await loadCandles(http, request);
    if (!loaded.ok) return loaded;
    const bridged = await bridgeTo(http, request, this.#series?.candles ?? [], loaded.value.history);
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
    this.#dependencies.cache.put(this.instrument, this.interval, this.#series.candles);
  }

  #markChanged(): void {
    this.#changed = true;
    this.#dependencies.events.emit('chartChanged');
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
