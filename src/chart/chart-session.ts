/** Feeds one chart with the bars of what it is told to show, and says how that goes. */
import type { Candle } from '../domain/candle.ts';
import type { ChartRequest, ChartUpdate, OpenedChart } from '../contract/worker/chart.ts';
import type { Failure } from '../contract/worker/failure.ts';
import { effect, signal } from '../state/signals.ts';
import type { Page } from '../state/page.ts';
import type { WorkerClient } from '../worker-client/worker-client.ts';
import { followLooks } from './follow-looks.ts';
import { CandleChart, type ChartLocale, type PriceLine } from './candle-chart.ts';

export type ChartStatus =
  | { readonly phase: 'loading' | 'ready' | 'empty' }
  | { readonly phase: 'failed'; readonly failure: Failure };

/** A worker that has just taken the place of another may not know the instruments yet. */
const ASK_AGAIN_MS = 500;

interface Series {
  readonly id: number;
  readonly hasOlder: boolean;
}

export class ChartSession {
  /** The bar to read out: the touched one, or else the last. */
  readonly legend = signal<Candle | undefined>(undefined);
  readonly status = signal<ChartStatus>({ phase: 'loading' });
  readonly loadingOlder = signal(false);
  readonly barCount = signal(0);

  readonly #client: WorkerClient;
  readonly #chart: CandleChart;
  readonly #stop: () => void;
  #series: Series | undefined;
  #shown: { readonly request: ChartRequest; readonly priceScale: number } | undefined;
  /** Counts what was asked for, so that a late answer to an older question is dropped. */
  #asked = 0;

  /** Updates that came before the answer that names their series: frames and commands are separate channels. */
  #early: ChartUpdate[] = [];

  constructor({ client, state }: Page, host: HTMLElement, locale: ChartLocale) {
    this.#client = client;
    const events = {
      onLegend: (candle: Candle | undefined) => (this.legend.value = candle),
      onOlderWanted: () => void this.#loadOlder(),
    };
    this.#chart = new CandleChart(host, locale, events, client);
    const stopUpdates = effect(() => {
      for (const update of state.chartUpdates.value) this.#update(update);
    });
    const stopRestarts = client.onRestart(() => void this.#reopen());
    const stopStyle = followLooks(state.preferences, () => this.#chart.restyle());
    this.#stop = () => {
      stopUpdates();
      stopRestarts();
      stopStyle();
    };
  }

  /** Opens a series with prices at `priceScale`; one that is still being opened gives way. */
  async show(request: ChartRequest, priceScale: number): Promise<void> {
    this.#shown = { request, priceScale };
    this.#closeSeries();
    this.status.value = { phase: 'loading' };
    const opened = await this.#openSeries(request, ({ kind }) => kind === 'invalid');
    if (!opened) return;
    this.#chart.open(opened.candles, priceScale);
    this.#opened(opened);
  }

  retry(): void {
    if (this.#shown) void this.show(this.#shown.request, this.#shown.priceScale);
  }

  setLines(lines: readonly PriceLine[]): void {
    this.#chart.setLines(lines);
  }

  dispose(): void {
    this.#asked++;
    this.#stop();
    this.#closeSeries();
    this.#chart.dispose();
  }

  /** Of a new worker, the series that is on screen: its bars stay there, in view as they are, until the new ones come. */
  async #reopen(): Promise<void> {
    if (!this.#shown || this.status.peek().phase !== 'ready') return this.retry();
    this.#series = undefined;
    this.loadingOlder.value = false;
    // Where it has died as well, the next one will be asked.
    const opened = await this.#openSeries(this.#shown.request, ({ kind }) => kind !== 'crashed');
    if (!opened) return;
    this.#chart.replace(opened.candles);
    this.#opened(opened);
  }

  /**
   * Undefined where it failed or nobody waits for it any more. A failure is said where there are no bars to stay.
   * @param comes whether the bars will come if they are asked for again
   */
  async #openSeries(request: ChartRequest, comes: (failure: Failure) => boolean): Promise<OpenedChart | undefined> {
    const asked = ++this.#asked;
    this.#early = [];
    const outcome = await this.#client.command('openChart', request);
    if (asked !== this.#asked) {
      // The worker ignores an id that another series has replaced.
      if (outcome.ok) this.#client.tell('closeChart', outcome.value.seriesId);
      return undefined;
    }
    if (outcome.ok) return outcome.value;
    if (comes(outcome.error)) {
      await new Promise((again) => setTimeout(again, ASK_AGAIN_MS));
      return asked === this.#asked ? this.#openSeries(request, comes) : undefined;
    }
    if (this.status.peek().phase !== 'ready') this.status.value = { phase: 'failed', failure: outcome.error };
    return undefined;
  }

  #opened({ seriesId, hasOlder }: OpenedChart): void {
    this.#series = { id: seriesId, hasOlder };
    this.#showCount();
    for (const update of this.#early) this.#update(update);
    this.#early = [];
  }

  #closeSeries(): void {
    if (this.#series) this.#client.tell('closeChart', this.#series.id);
    this.#series = undefined;
    this.loadingOlder.value = false;
  }

  #update(update: ChartUpdate): void {
    if (!this.#series) this.#early.push(update);
    if (update.seriesId !== this.#series?.id) return;
    if (update.kind === 'bars') this.#chart.update(update.bars);
    else this.#chart.replace(update.candles);
    if (this.status.peek().phase === 'empty') this.status.value = { phase: 'ready' };
  }

  async #loadOlder(): Promise<void> {
    const series = this.#series;
    if (!series?.hasOlder || this.loadingOlder.peek()) return;
    this.loadingOlder.value = true;
    const outcome = await this.#client.command('loadOlderCandles', series.id);
    if (this.#series !== series) return;
    this.loadingOlder.value = false;
    // After a failure the next scroll tries again; after success the backend says whether there is more.
    if (!outcome.ok) return;
    this.#series = { id: series.id, hasOlder: outcome.value.hasOlder };
    this.#chart.prepend(outcome.value.candles);
    this.#showCount();
  }

  #showCount(): void {
    this.barCount.value = this.#chart.barCount;
    this.status.value = { phase: this.#chart.barCount > 0 ? 'ready' : 'empty' };
  }
}
