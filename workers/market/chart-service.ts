import {
  candleColumns,
  type ChartRequest,
  type ChartUpdate,
  type OlderCandles,
  type OpenedChart,
} from '../../src/contract/worker/chart.ts';
import type { Failure } from '../../src/contract/worker/failure.ts';
import type { Outcome } from '../../src/contract/worker/trading-api.ts';
import { toCandle } from '../../src/contract/wire/candle.ts';
import type { EpochMs } from '../../src/domain/candle.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import type { ScaledPrice } from '../../src/domain/price-scale.ts';
import { err, ok } from '../../src/lib/result.ts';
import { loadKline } from './kline-calls.ts';
import { OpenChart, type ChartDependencies } from './open-chart.ts';

/** The one open chart. Opening another closes the first, also while it still loads. */
export class ChartService {
  readonly #dependencies: ChartDependencies;
  #chart: OpenChart | undefined;
  #lastSeriesId = 0;

  constructor(dependencies: ChartDependencies) {
    this.#dependencies = dependencies;
    const { connection, events } = dependencies;
    connection.handle({ candle: (code, { data, ts }) => this.#receive(code, data, ts) });
    events.on('connected', () => this.#chart?.refill());
    events.on('pricesResumed', () => this.#chart?.refill());
  }

  get instrumentId(): InstrumentId | undefined {
    return this.#chart?.instrument.id;
  }

  /**
   * Opens a chart: its bars from the network, or where that fails from the device. Failures: `invalid` for an unknown
   * instrument, `cancelled` where another chart was opened meanwhile, and those of HTTP.
   */
  async open(request: ChartRequest): Promise<Outcome<OpenedChart>> {
    const instrument = this.#dependencies.market.instrument(request.instrumentId);
    if (!instrument) return err(failure('invalid'));
    const previous = this.#chart;
    const chart = new OpenChart(this.#dependencies, {
      seriesId: ++this.#lastSeriesId,
      instrument,
      interval: request.interval,
    });
    this.#select(chart);
    // After the new one holds its topic, so that another interval of the same instrument does not subscribe anew.
    previous?.close();
    const loaded = await chart.load();
    if (this.#chart !== chart) return err(failure('cancelled'));
    if (!loaded.ok) {
      this.closeChart(chart.seriesId);
      return loaded;
    }
    const candles = candleColumns(chart.takeAll());
    return ok({ seriesId: chart.seriesId, candles, hasOlder: chart.hasOlder });
  }

  /** The page before the first bar. `cancelled` where `seriesId` is not the open chart's any more. */
  async loadOlder(seriesId: number): Promise<Outcome<OlderCandles>> {
    const chart = this.#chart;
    const end = chart?.series?.firstTime;
    if (chart?.seriesId !== seriesId || end === undefined) return err(failure('cancelled'));
    const { instrument, interval } = chart;
    const page = await loadKline(this.#dependencies.http, { instrument, interval, end, signal: chart.signal });
    if (this.#chart !== chart) return err(failure('cancelled'));
    if (!page.ok) return page;
    const added = chart.prepend(page.value);
    return ok({ seriesId, candles: candleColumns(added), hasOlder: chart.hasOlder });
  }

  closeChart(seriesId: number): void {
    if (this.#chart?.seriesId !== seriesId) return;
    this.#chart.close();
    this.#select(undefined);
  }

  /** A price of the quote stream. @param at when it was sent, by the server's clock, ms since 1970 */
  tick(id: InstrumentId, price: ScaledPrice, at: EpochMs): void {
    if (this.#chart?.instrument.id === id) this.#chart.tick(at, price);
  }

  /** What the open chart has to send; undefined when nothing changed. */
  takeUpdate(): ChartUpdate | undefined {
    return this.#chart?.takeUpdate();
  }

  /** A message of `KLINE.{code}`; `at` is the server's clock. False when it is no candle. */
  #receive(code: string, data: unknown, at: EpochMs): boolean {
    const chart = this.#chart;
    if (!chart || chart.instrument.code !== code) return true;
    const bar = toCandle(data, chart.instrument.priceScale);
    if (!bar) return false;
    chart.minute(bar, at);
    return true;
  }

  #select(chart: OpenChart | undefined): void {
    this.#chart = chart;
    this.#dependencies.events.emit('chartSelected');
  }
}

function failure(kind: Failure['kind']): Failure {
  return { kind, origin: 'chart' };
}
