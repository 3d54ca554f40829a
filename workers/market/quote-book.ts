import { QUOTE, QUOTE_MARKET_OPEN, QUOTE_STALE, QUOTE_STRIDE } from '../../src/contract/worker/frame.ts';
import type { EpochMs } from '../../src/domain/candle.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import { changeInBasisPoints, NO_PRICE, type ScaledPrice } from '../../src/domain/price-scale.ts';
import { isOlderThanUsual, usualGapAfter } from './quote-age.ts';

/** One instrument's price. */
export interface Quote {
  /** Integer at the instrument's price scale; NaN where missing. */
  readonly lastPrice: ScaledPrice;
  readonly isMarketOpen: boolean;
  /** Older than three times its usual gap (5 s at least), or not confirmed since the socket was lost. */
  readonly stale: boolean;
  /** When it last moved or was confirmed; NaN if never. */
  readonly receivedAt: EpochMs;
}

/** What a message holds of a price; undefined where it holds nothing. */
export interface QuoteUpdate {
  readonly lastPrice: ScaledPrice | undefined;
  /** Open of the day. */
  readonly dayOpen: ScaledPrice | undefined;
  readonly isMarketOpen: boolean | undefined;
}

/** Latest prices as columns by instrument index: integers in doubles, and the set of rows that changed since they were last taken. */
export class QuoteBook {
  readonly #indexes = new Map<InstrumentId, number>();
  readonly #ids: InstrumentId[] = [];
  readonly #lastPrice: number[] = [];
  readonly #dayOpen: number[] = [];
  readonly #receivedAt: EpochMs[] = [];
  readonly #usualGap: number[] = [];
  /** When it last moved; NaN if it has not since the socket opened: the time without a socket is no gap between ticks. */
  readonly #tickedAt: EpochMs[] = [];
  readonly #isMarketOpen: boolean[] = [];
  readonly #stale: boolean[] = [];
  /** Whether the price was sent since the socket opened. */
  readonly #confirmed: boolean[] = [];
  readonly #dirty = new Set<InstrumentId>();
  #watched: ReadonlySet<InstrumentId> = new Set();
  /** How often a market has opened or closed. */
  statusChanges = 0;

  get size(): number {
    return this.#ids.length;
  }

  get watched(): ReadonlySet<InstrumentId> {
    return this.#watched;
  }

  quote(id: InstrumentId): Quote | undefined {
    const index = this.#indexes.get(id);
    if (index === undefined) return undefined;
    return {
      lastPrice: this.#lastPrice[index] ?? NO_PRICE,
      isMarketOpen: this.#isMarketOpen[index] ?? false,
      stale: this.#stale[index] ?? true,
      receivedAt: this.#receivedAt[index] ?? Number.NaN,
    };
  }

  /** The day's open; undefined where none is known. */
  dayOpenOf(id: InstrumentId): ScaledPrice | undefined {
    const dayOpen = this.#dayOpen[this.#indexes.get(id) ?? -1];
    return dayOpen === undefined || Number.isNaN(dayOpen) ? undefined : dayOpen;
  }

  /** A price that moved. The time since the last one makes the usual gap, unless the socket was closed in between. @param now ms since 1970 */
  tick(id: InstrumentId, update: QuoteUpdate, now: EpochMs): void {
    const index = this.#indexOf(id);
    const gap = now - (this.#tickedAt[index] ?? Number.NaN);
    if (!Number.isNaN(gap)) this.#usualGap[index] = usualGapAfter(this.#usualGap[index] ?? Number.NaN, gap);
    this.#tickedAt[index] = now;
    this.#markFresh(index);
    this.#write(index, id, update, now);
  }

  /** A price as the server knows it now, without having moved (the snapshot after a subscription). */
  confirm(id: InstrumentId, update: QuoteUpdate, now: EpochMs): void {
    const index = this.#indexOf(id);
    this.#tickedAt[index] = Number.NaN;
    this.#markFresh(index);
    this.#write(index, id, update, now);
  }

  /**
   * A price from the device's snapshot or the trade list. It does not replace one that the socket has confirmed, nor
   * a newer one: whichever of snapshot and network comes last, a price never goes back in time.
   * @param receivedAt ms since 1970
   */
  restore(id: InstrumentId, update: QuoteUpdate, receivedAt: EpochMs): void {
    const index = this.#indexOf(id);
    const isOlder = (this.#receivedAt[index] ?? Number.NaN) > receivedAt;
    if (this.#confirmed[index]) this.#setMarketOpen(index, update.isMarketOpen);
    else if (!isOlder) this.#write(index, id, update, receivedAt);
    this.#dirty.add(id);
  }

  /** The socket is lost, or prices are paused: no price is certain any more. */
  markAllStale(): void {
    this.#confirmed.fill(false);
    this.#tickedAt.fill(Number.NaN);
    this.#stale.fill(true);
    for (const id of this.#ids) this.#dirty.add(id);
  }

  /** Marks what has become stale by `now` (ms since 1970); returns whether anything did. */
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

  /** Whose rows are taken from now on. Returns those that were not until now: their rows are taken even if they did not change. */
  watch(ids: ReadonlySet<InstrumentId>): InstrumentId[] {
    const added = [...ids].filter(this.isUnwatched);
    for (const id of added) if (this.#indexes.has(id)) this.#dirty.add(id);
    this.#watched = ids;
    return added;
  }

  readonly isWatched = (id: InstrumentId): boolean => this.#watched.has(id);
  readonly isUnwatched = (id: InstrumentId): boolean => !this.#watched.has(id);

  /** Rows that are watched and changed since they were last taken, as the frame has them; undefined when none did. Costs what is watched, not what moved. */
  take(): Float64Array | undefined {
    const ids: InstrumentId[] = [];
    for (const id of this.#watched) if (this.#dirty.delete(id)) ids.push(id);
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
    const lastPrice = this.#lastPrice[index] ?? NO_PRICE;
    const dayOpen = this.#dayOpen[index] ?? NO_PRICE;
    rows[offset + QUOTE.instrumentId] = id;
    rows[offset + QUOTE.lastPrice] = lastPrice;
    rows[offset + QUOTE.dayOpen] = dayOpen;
    rows[offset + QUOTE.change] = changeInBasisPoints(lastPrice, dayOpen);
    rows[offset + QUOTE.receivedAt] = this.#receivedAt[index] ?? Number.NaN;
    rows[offset + QUOTE.flags] =
      (this.#isMarketOpen[index] ? QUOTE_MARKET_OPEN : 0) | (this.#stale[index] ? QUOTE_STALE : 0);
  }

  #write(index: number, id: InstrumentId, update: QuoteUpdate, at: EpochMs): void {
    if (update.lastPrice !== undefined) this.#lastPrice[index] = update.lastPrice;
    if (update.dayOpen !== undefined) this.#dayOpen[index] = update.dayOpen;
    this.#receivedAt[index] = at;
    this.#setMarketOpen(index, update.isMarketOpen);
    this.#dirty.add(id);
  }

  #setMarketOpen(index: number, isOpen: boolean | undefined): void {
    if (isOpen === undefined || isOpen === this.#isMarketOpen[index]) return;
    this.#isMarketOpen[index] = isOpen;
    this.statusChanges++;
  }

  #markFresh(index: number): void {
    this.#confirmed[index] = true;
    this.#stale[index] = false;
  }

  #indexOf(id: InstrumentId): number {
    const known = this.#indexes.get(id);
    if (known !== undefined) return known;
    const index = this.#ids.push(id) - 1;
    this.#indexes.set(id, index);
    this.#lastPrice[index] = NO_PRICE;
    this.#dayOpen[index] = NO_PRICE;
    this.#receivedAt[index] = Number.NaN;
    this.#usualGap[index] = Number.NaN;
    this.#tickedAt[index] = Number.NaN;
    this.#isMarketOpen[index] = false;
    this.#stale[index] = true;
    this.#confirmed[index] = false;
    return index;
  }
}
