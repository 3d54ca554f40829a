/** The candlestick chart of one instrument: an imperative object that React only holds. */
import {
  CandlestickSeries,
  createChart,
  HistogramSeries,
  LineStyle,
  type CandlestickData,
  type ChartOptions,
  type DeepPartial,
  type HistogramData,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts';
import { VOLUME_SCALE, type Candle } from '../domain/candle.ts';
import type { CandleColumns } from '../contract/worker/chart.ts';
import { CandleWindow } from './candle-window.ts';
import { chartOptions } from './chart-options.ts';
import { chartColours, translucent, type ChartColours } from './chart-theme.ts';
import { RedrawPace, type ScreenUse } from './redraw-pace.ts';
import { SplitSeries } from './split-series.ts';

/** A bound on what the chart keeps: drawing costs grow with it. */
const MAX_BARS = 5_000;
/** Older bars are asked for when fewer than this stand left of the screen. */
const OLDER_MARGIN = 20;

export interface PriceLine {
  readonly price: number;
  readonly title: string;
  readonly tone: 'accent' | 'rise' | 'fall';
  readonly dashed: boolean;
}

export interface ChartLocale {
  /** BCP 47. */
  readonly tag: string;
  /** A scaled integer price as text. */
  readonly formatPrice: (value: number, scale: number) => string;
}

export interface CandleChartEvents {
  /** The bar under the crosshair, or else the last one. */
  readonly onLegend: (candle: Candle | undefined) => void;
  readonly onOlderWanted: () => void;
}

export class CandleChart {
  readonly #chart: IChartApi;
  readonly #candles: SplitSeries<'Candlestick'>;
  readonly #volume: SplitSeries<'Histogram'>;
  readonly #window = new CandleWindow(MAX_BARS);
  readonly #events: CandleChartEvents;
  readonly #locale: ChartLocale;
  #scale = 0;
  #unit = 1;
  #colours: ChartColours;
  #lines: IPriceLine[] = [];
  #touched: Candle | undefined;
  #waiting: Candle[] = [];
  readonly #pace: RedrawPace;

  constructor(host: HTMLElement, locale: ChartLocale, events: CandleChartEvents, screen: ScreenUse) {
    this.#pace = new RedrawPace(() => this.#draw(), screen);
    this.#events = events;
    this.#locale = locale;
    this.#colours = chartColours();
    this.#chart = createChart(host, this.#options());
    this.#candles = new SplitSeries(this.#chart.addSeries(CandlestickSeries), this.#chart.addSeries(CandlestickSeries));
    this.#volume = new SplitSeries(this.#addVolume(), this.#addVolume());
    this.#paint();
    this.#chart.subscribeCrosshairMove(({ time }) => this.#touch(time === undefined ? undefined : Number(time) * 1000));
    this.#chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
      if (range && range.from < OLDER_MARGIN && this.#window.takesOlder) this.#events.onOlderWanted();
    });
  }

  get barCount(): number {
    return this.#window.bars.length;
  }

  /** Shows another series, with prices at `scale`; its newest bars come into view. */
  open(columns: CandleColumns, scale: number): void {
    this.#scale = scale;
    this.#unit = 10 ** scale;
    this.#applyPriceFormat();
    this.#candles.clear();
    this.#volume.clear();
    this.replace(columns);
    this.#chart.priceScale('right').applyOptions({ autoScale: true });
    this.#chart.timeScale().resetTimeScale();
  }

  /** The same series with a gap filled: what is in view stays in view. */
  replace(columns: CandleColumns): void {
    this.#waiting = [];
    this.#window.replace(columns);
    this.#setData();
  }

  prepend(columns: CandleColumns): void {
    this.#window.prepend(columns);
    this.#setData();
  }

  /** Takes bars as they come and draws them a few times a second. */
  update(bars: readonly Candle[]): void {
    this.#waiting.push(...bars);
    this.#pace.ask();
  }

  setLines(lines: readonly PriceLine[]): void {
    for (const line of this.#lines) this.#candles.live.removePriceLine(line);
    this.#lines = lines.map((line) =>
      this.#candles.live.createPriceLine({
        price: line.price,
        title: line.title,
        color: this.#colours[line.tone],
        lineWidth: 1,
        lineStyle: line.dashed ? LineStyle.Dashed : LineStyle.Solid,
        axisLabelVisible: true,
      }),
    );
  }

  /** Takes up the page's colours again. */
  restyle(): void {
    this.#colours = chartColours();
    this.#chart.applyOptions(this.#options());
    this.#paint();
    this.#setData();
  }

  dispose(): void {
    this.#pace.stop();
    this.#chart.remove();
  }

  #options(): DeepPartial<ChartOptions> {
    return chartOptions(this.#colours, this.#locale.tag, this.#formatPrice);
  }

  /** A coordinate of the axis as a price of the instrument. */
  readonly #formatPrice = (price: number): string =>
    this.#locale.formatPrice(Math.round(price * this.#unit), this.#scale);

  #addVolume(): ISeriesApi<'Histogram'> {
    const volume = this.#chart.addSeries(HistogramSeries, {
      priceScaleId: 'volume',
      priceFormat: { type: 'volume' },
      lastValueVisible: false,
      priceLineVisible: false,
    });
    volume.priceScale().applyOptions({ scaleMargins: { top: 0.84, bottom: 0 } });
    return volume;
  }

  #applyPriceFormat(): void {
    this.#candles.applyOptions({
      priceFormat: { type: 'custom', minMove: 1 / this.#unit, formatter: this.#formatPrice },
    });
  }

  #paint(): void {
    const { rise, fall } = this.#colours;
    this.#candles.applyOptions({
      upColor: rise,
      downColor: fall,
      wickUpColor: rise,
      wickDownColor: fall,
      borderVisible: false,
    });
  }

  #setData(): void {
    this.#candles.setData(this.#window.bars.map((bar) => this.#bar(bar)));
    this.#volume.setData(this.#window.bars.map((bar) => this.#column(bar)));
    this.#showLegend();
  }

  #draw(): void {
    const bars = this.#waiting;
    this.#waiting = [];
    for (const bar of newestOfEachTime(bars)) {
      if (!this.#window.upsert(bar)) continue;
      this.#candles.update(this.#bar(bar));
      this.#volume.update(this.#column(bar));
    }
    if (this.#window.trim() || this.#candles.isFull) this.#setData();
    else this.#showLegend();
  }

  #touch(time: number | undefined): void {
    this.#touched = time === undefined ? undefined : this.#window.at(time);
    this.#showLegend();
  }

  #showLegend(): void {
    const touched = this.#touched && this.#window.at(this.#touched.time);
    this.#events.onLegend(touched ?? this.#window.last);
  }

  #bar(bar: Candle): CandlestickData<UTCTimestamp> {
    const unit = this.#unit;
    return {
      time: toChartTime(bar),
      open: bar.open / unit,
      high: bar.high / unit,
      low: bar.low / unit,
      close: bar.close / unit,
    };
  }

  #column(bar: Candle): HistogramData<UTCTimestamp> {
    const colour = bar.close >= bar.open ? this.#colours.rise : this.#colours.fall;
    return { time: toChartTime(bar), value: bar.volume / 10 ** VOLUME_SCALE, color: translucent(colour, 0.35) };
  }
}

function toChartTime(bar: Candle): UTCTimestamp {
  return (bar.time / 1000) as UTCTimestamp;
}

/** Of several states of one bar only the newest is worth drawing. */
function newestOfEachTime(bars: readonly Candle[]): Candle[] {
  const byTime = new Map<number, Candle>();
  for (const bar of bars) byTime.set(bar.time, bar);
  return [...byTime.values()].sort((a, b) => a.time - b.time);
}
