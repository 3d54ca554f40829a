import { QUOTE, QUOTE_OPEN, QUOTE_STALE, QUOTE_STRIDE } from '../../src/contract/worker/frame.ts';
import type { EpochMs } from '../../src/domain/candle.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import { changeInBasisPoints, NO_PRICE, type ScaledPrice } from '../../src/domain/price-scale.ts';
import { isOlderThanUsual, usualGapAfter } from './quote-age.ts';

/** What is known of one instrument's price. */
export interface Quote {
  /** Integer at the instrument's price scale; NaN where missing. */
  readonly close: ScaledPrice;
  readonly open: boolean;
  readonly stale: boolean;
  /** When it last moved or was confirmed; NaN if never. */
  readonly receivedAt: EpochMs;
}

/** What a message says of a price; undefined where it is silent. */
export interface QuoteUpdate {
  readonly close: ScaledPrice | undefined;
  /** Open of the day. */
  readonly open: ScaledPrice | undefined;
  readonly marketOpen: boolean | undefined;
}

/** Latest prices as columns by instrument index: integers in doubles, and the set of rows that changed since they were last taken. */
export class QuoteBook {
  readonly #indexes = new Map<InstrumentId, number>();
  readonly #ids: InstrumentId[] = [];
  readonly #close: number[] = [];
  readonly #open: number[] = [];
  readonly #receivedAt: EpochMs[] = [];
  readonly #usualGap: number[] = [];
  /** When it last moved; NaN if it has not since the line came up, for then the gap would be no gap. */
  readonly #tickedAt: EpochMs[] = [];
  readonly #marketOpen: boolean[] = [];
  readonly #stale: boolean[] = [];
  /** Whether the price was sent since the line came up. */
  readonly #confirmed: boolean[] = [];
  readonly #dirty = new Set<InstrumentId>();
  /** How often a market has opened or closed. */
  statusChanges = 0;

  get size(): number {
    return this.#ids.length;
  }

  get ids(): readonly InstrumentId[] {
    return this.#ids;
  }

  quote(id: InstrumentId): Quote | undefined {
    const index = this.#indexes.get(id);
    if (index === undefined) return undefined;
    return {
      close: this.#close[index] ?? NO_PRICE,
      open: this.#marketOpen[index] ?? false,
      stale: this.#stale[index] ?? true,
      receivedAt: this.#receivedAt[index] ?? Number.NaN,
    };
  }

  /** The day's open; undefined where none is known. */
  openOf(id: InstrumentId): ScaledPrice | undefined {
    const open = this.#open[this.#indexes.get(id) ?? -1];
    return open === undefined || Number.isNaN(open) ? undefined : open;
  }

  /** A price that moved. Its distance from the last one tells the usual gap, unless the line was away in between. */
  tick(id: InstrumentId, update: QuoteUpdate, now: EpochMs): void {
    const index = this.#indexOf(id);
    const gap = now - (this.#tickedAt[index] ?? Number.NaN);
    if (!Number.isNaN(gap)) this.#usualGap[index] = usualGapAfter(this.#usualGap[index] ?? Number.NaN, gap);
    this.#tickedAt[index] = now;
    this.#trust(index);
    this.#write(index, id, update, now);
  }

  /** A price as the server knows it now, without having moved (the snapshot after a subscription). */
  confirm(id: InstrumentId, update: QuoteUpdate, now: EpochMs): void {
    const index = this.#indexOf(id);
    this.#tickedAt[index] = Number.NaN;
    this.#trust(index);
    this.#write(index, id, update, now);
  }

  /** A price from the device's snapshot or the trade list; does not touch one that the line has confirmed. */
  restore(id: InstrumentId, update: QuoteUpdate, receivedAt: EpochMs): void {
    const index = this.#indexOf(id);
    if (this.#confirmed[index]) {
      this.#setOpen(index, update.marketOpen);
    } else {
      this.#write(index, id, update, receivedAt);
    }
    this.#dirty.add(id);
  }

  /** The line is lost, or silent on purpose: no price is certain any more. */
  distrustAll(): void {
    this.#confirmed.fill(false);
    this.#tickedAt.fill(Number.NaN);
    this.#stale.fill(true);
    for (const id of this.#ids) this.#dirty.add(id);
  }

  /** Marks what has grown old; returns whether anything did. */
  age(now: EpochMs): boolean {
    let changed = false;
    for (const [index, id] of this.#ids.entries()) {
      if (this.#stale[index]) continue;
      const age = now - (this.#receivedAt[index] ?? now);
      if (!isOlderThanUsual(age, this.#usualGap[index] ?? Number.NaN)) continue;
      this.#stale[index] = true;
      this.#dirty.add(id);
      changed = true;
    }
    return changed;
  }

  touch(ids: Iterable<InstrumentId>): void {
    for (const id of ids) if (this.#indexes.has(id)) this.#dirty.add(id);
  }

  /** Rows of those instruments of `wanted` that changed since they were last taken, as the frame has them; undefined when none did. Costs what is wanted, not what moved. */
  take(wanted: ReadonlySet<InstrumentId>): Float64Array | undefined {
    const ids: InstrumentId[] = [];
    for (const id of wanted) if (this.#dirty.delete(id)) ids.push(id);
    if (ids.length === 0) return undefined;
    const rows = new Float64Array(ids.length * QUOTE_STRIDE);
    ids.forEach((id, row) => this.#copy(id, rows, row * QUOTE_STRIDE));
    return rows;
  }

  /** Every row, as the frame has it. */
  all(): Float64Array {
    const rows = new Float64Array(this.#ids.length * QUOTE_STRIDE);
    this.#ids.forEach((id, row) => this.#copy(id, rows, row * QUOTE_STRIDE));
    return rows;
  }

  #copy(id: InstrumentId, rows: Float64Array, offset: number): void {
    const index = this.#indexOf(id);
    const close = this.#close[index] ?? NO_PRICE;
    const open = this.#open[index] ?? NO_PRICE;
    rows[offset + QUOTE.instrumentId] = id;
    rows[offset + QUOTE.close] = close;
    rows[offset + QUOTE.open] = open;
    rows[offset + QUOTE.change] = changeInBasisPoints(close, open);
    rows[offset + QUOTE.receivedAt] = this.#receivedAt[index] ?? Number.NaN;
    rows[offset + QUOTE.flags] = (this.#marketOpen[index] ? QUOTE_OPEN : 0) | (this.#stale[index] ? QUOTE_STALE : 0);
  }

  #write(index: number, id: InstrumentId, update: QuoteUpdate, at: EpochMs): void {
    if (update.close !== undefined) this.#close[index] = update.close;
    if (update.open !== undefined) this.#open[index] = update.open;
    this.#receivedAt[index] = at;
    this.#setOpen(index, update.marketOpen);
    this.#dirty.add(id);
  }

  #setOpen(index: number, open: boolean | undefined): void {
    if (open === undefined || open === this.#marketOpen[index]) return;
    this.#marketOpen[index] = open;
    this.statusChanges++;
  }

  #trust(index: number): void {
    this.#confirmed[index] = true;
    this.#stale[index] = false;
  }

  #indexOf(id: InstrumentId): number {
    const known = this.#indexes.get(id);
    if (known !== undefined) return known;
    const index = this.#ids.push(id) - 1;
    this.#indexes.set(id, index);
    this.#close[index] = NO_PRICE;
    this.#open[index] = NO_PRICE;
    this.#receivedAt[index] = Number.NaN;
    this.#usualGap[index] = Number.NaN;
    this.#tickedAt[index] = Number.NaN;
    this.#marketOpen[index] = false;
    this.#stale[index] = true;
    this.#confirmed[index] = false;
    return index;
  }
}
