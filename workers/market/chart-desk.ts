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
import type { ChartParts } from './chart-parts.ts';
import { loadKline } from './kline-calls.ts';
import { OpenChart } from './open-chart.ts';

/** Holds the one open chart. Opening another gives up the first, also while it still loads. */
export class ChartDesk {
  readonly #parts: ChartParts;
  #chart: OpenChart | undefined;
  #lastSeriesId = 0;

  constructor(parts: ChartParts) {
    this.#parts = parts;
  }

  get instrumentId(): InstrumentId | undefined {
    return this.#chart?.instrument.id;
  }

  async open(request: ChartRequest): Promise<Outcome<OpenedChart>> {
    const instrument = this.#parts.instrumentById(request.instrumentId);
    if (!instrument) return err(failure('invalid'));
    const previous = this.#chart;
    const chart = new OpenChart(this.#parts, {
      seriesId: ++this.#lastSeriesId,
      instrument,
      interval: request.interval,
    });
    this.#chart = chart;
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

  async loadOlder(seriesId: number): Promise<Outcome<OlderCandles>> {
    const chart = this.#chart;
    const end = chart?.series?.firstTime;
    if (chart?.seriesId !== seriesId || end === undefined) return err(failure('cancelled'));
    const { instrument, interval } = chart;
    const page = await loadKline(this.#parts.http, { instrument, interval, end, signal: chart.signal });
    if (this.#chart !== chart) return err(failure('cancelled'));
    if (!page.ok) return page;
    const added = chart.prepend(page.value);
    return ok({ seriesId, candles: candleColumns(added), hasOlder: chart.hasOlder });
  }

  closeChart(seriesId: number): void {
    if (this.#chart?.seriesId !== seriesId) return;
    this.#chart.close();
    this.#chart = undefined;
  }

  /** A message of `KLINE.{code}`; `at` is the server's clock. False when it is no candle. */
  minute(code: string, data: unknown, at: EpochMs): boolean {
    const chart = this.#chart;
    if (!chart || chart.instrument.code !== code) return true;
    const bar = toCandle(data, chart.instrument.priceScale);
    if (!bar) return false;
    chart.minute(bar, at);
    return true;
  }

  tick(id: InstrumentId, price: ScaledPrice, at: EpochMs): void {
    if (this.#chart?.instrument.id === id) this.#chart.tick(at, price);
  }

  /** Bars may have been missed: reads them again and sends everything. */
  refill(): void {
    this.#chart?.refill();
  }

  takeUpdate(): ChartUpdate | undefined {
    return this.#chart?.takeUpdate();
  }
}

function failure(kind: Failure['kind']): Failure {
  return { kind, origin: 'chart' };
}
