import { candleAt, candleColumns } from '../../src/contract/worker/chart.ts';
import type { Candle } from '../../src/domain/candle.ts';
import type { CandleInterval } from '../../src/domain/candle-interval.ts';
import type { Instrument } from '../../src/domain/instrument.ts';
import type { StoredCandles } from '../storage/storage.ts';
import type { StoredTable } from '../storage/stored-table.ts';

const MAX_SERIES = 24;
const MAX_BARS_KEPT = 500;

/** The last bars of the charts that were open last, for a start without network. Bounded: the least used goes first. */
export class CandleCache {
  readonly #table: StoredTable<StoredCandles>;
  readonly #now: () => number;

  constructor(table: StoredTable<StoredCandles>, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  async get(instrument: Instrument, interval: CandleInterval): Promise<Candle[] | undefined> {
    const stored = await this.#table.get(keyOf(instrument, interval));
    if (!stored) return undefined;
    return Array.from(stored.candles.time, (_, index) => candleAt(stored.candles, index)).filter(
      (candle) => candle !== undefined,
    );
  }

  /** Keeps the last bars; nobody waits for it. */
  put(instrument: Instrument, interval: CandleInterval, candles: readonly Candle[]): void {
    const key = keyOf(instrument, interval);
    const columns = candleColumns(candles.slice(-MAX_BARS_KEPT));
    void this.#table.put(key, { key, usedAt: this.#now(), candles: columns }).then(() => this.#evict());
  }

  async #evict(): Promise<void> {
    const stored = await this.#table.all();
    const surplus = [...stored].sort((a, b) => b.usedAt - a.usedAt).slice(MAX_SERIES);
    await Promise.all(surplus.map((series) => this.#table.remove(series.key)));
  }
}

/** The scale is part of the key, since stored prices mean nothing at another one. */
function keyOf(instrument: Instrument, interval: CandleInterval): string {
  return `${instrument.id}/${instrument.priceScale}/${interval}`;
}
