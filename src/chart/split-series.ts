import type { ISeriesApi, SeriesDataItemTypeMap, SeriesPartialOptionsMap, UTCTimestamp } from 'lightweight-charts';

type Kind = 'Candlestick' | 'Histogram';
type Item<K extends Kind> = SeriesDataItemTypeMap<UTCTimestamp>[K];

/** So many newest bars may change or come before all are set anew. */
const MOST_LIVE = 100;

/**
 * One series, held by the chart library as two: it makes every item of a series anew when one of them changes, so the
 * newest bar is kept apart from the thousands that have settled. With 5,000 bars that was half of what an update cost.
 */
export class SplitSeries<K extends Kind> {
  /** What belongs to the last bar hangs here: the price's own line and label, and lines of the user's. */
  readonly live: ISeriesApi<K>;
  readonly #settled: ISeriesApi<K>;
  #liveTimes = new Set<unknown>();

  constructor(settled: ISeriesApi<K>, live: ISeriesApi<K>) {
    this.#settled = settled;
    this.live = live;
    // One label and one line for both.
    settled.applyOptions({ lastValueVisible: false, priceLineVisible: false });
  }

  /** Too many have become live: `setData` with all of them makes updates cheap again. */
  get isFull(): boolean {
    return this.#liveTimes.size > MOST_LIVE;
  }

  applyOptions(options: SeriesPartialOptionsMap[K]): void {
    this.#settled.applyOptions(options);
    this.live.applyOptions(options);
  }

  /** Before another series, whose times are not these. */
  clear(): void {
    this.#set([], []);
  }

  setData(items: readonly Item<K>[]): void {
    this.#set(items.slice(0, -1), items.slice(-1));
  }

  update(item: Item<K>): void {
    this.live.update(item);
    this.#liveTimes.add(item.time);
  }

  #set(settled: Item<K>[], live: Item<K>[]): void {
    this.#settled.setData(settled);
    this.live.setData(live);
    this.#liveTimes = new Set(live.map(({ time }) => time));
  }
}
