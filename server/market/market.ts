import { NO_PRICE, type ScaledPrice } from '../../src/domain/price-scale.ts';
import type { EpochMs } from '../../src/domain/candle.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { dayOf, type Feed, type TickKind, type TickSink } from '../feed/feed.ts';

/** The book of current prices: one column entry per instrument. */
export class Market {
  readonly #feed: Feed;
  readonly #close: Float64Array;
  readonly #dayOpen: Float64Array;
  readonly #lastTime: Float64Array;
  readonly #lastKind: TickKind[];
  readonly #listeners: TickSink[] = [];
  /** Halted instruments, each with the newest tick that was kept from the book. */
  readonly #halted = new Map<number, readonly [time: EpochMs, price: ScaledPrice, kind: TickKind] | undefined>();
  #time: EpochMs;
  /** Ticks refused because they went back in time. */
  lateTicks = 0;

  constructor(catalogue: Catalogue, feed: Feed) {
    const count = catalogue.listings.length;
    this.#feed = feed;
    this.#time = feed.clock.now();
    this.#close = new Float64Array(count).fill(NO_PRICE);
    this.#dayOpen = new Float64Array(count).fill(NO_PRICE);
    this.#lastTime = new Float64Array(count);
    this.#lastKind = Array.from({ length: count }, () => 'missed');
    for (let index = 0; index < count; index++) this.#openFromHistory(index);
  }

  /** The time up to which ticks have been worked off: what happens now happens after all of them. */
  get time(): EpochMs {
    return this.#time;
  }

  /** Works off every tick that is due, so that none of them comes after what is about to happen. */
  catchUp(): void {
    this.#time = Math.max(this.#time, this.#feed.catchUp());
  }

  close(index: number): ScaledPrice {
    return this.#close[index] ?? NO_PRICE;
  }

  /** How the current price came; one of history counts as missed. */
  priceKind(index: number): TickKind {
    return this.#lastKind[index] ?? 'missed';
  }

  dayOpen(index: number): ScaledPrice {
    return this.#dayOpen[index] ?? NO_PRICE;
  }

  isOpen(index: number): boolean {
    if (this.#halted.has(index) || Number.isNaN(this.close(index))) return false;
    return this.#feed.isOpen(index, this.#feed.clock.now());
  }

  /** When a closed instrument opens next; undefined where it is open, halted, or nobody knows. */
  opensAt(index: number): EpochMs | undefined {
    return this.#halted.has(index) ? undefined : this.#feed.opensAt(index, this.#feed.clock.now());
  }

  /** Listeners are called in the order in which they came, for every tick. */
  onTick(listener: TickSink): void {
    this.#listeners.push(listener);
  }

  isHalted(index: number): boolean {
    return this.#halted.has(index);
  }

  /** Closes an instrument, whatever its hours: its price stands still. */
  halt(index: number): void {
    if (!this.#halted.has(index)) this.#halted.set(index, undefined);
  }

  /** Ends a halt, at the newest price: the one before the halt must not be traded at. */
  resume(index: number): void {
    const kept = this.#halted.get(index);
    this.#halted.delete(index);
    if (kept) this.accept(index, ...kept);
  }

  accept(index: number, time: EpochMs, price: ScaledPrice, kind: TickKind = 'live'): void {
    if (this.#halted.has(index)) {
      this.#halted.set(index, [time, price, kind]);
      return;
    }
    const last = this.#lastTime[index] ?? 0;
    if (time < last) {
      this.lateTicks++;
      return;
    }
    if (dayOf(time) !== dayOf(last) || Number.isNaN(this.dayOpen(index))) this.#dayOpen[index] = price;
    this.#lastTime[index] = time;
    this.#lastKind[index] = kind;
    this.#close[index] = price;
    this.#time = Math.max(this.#time, time);
    for (const listener of this.#listeners) listener(index, time, price, kind);
  }

  /** The price before the first tick: the newest finished minute of today or, where there is none, of the days before. */
  #openFromHistory(index: number): void {
    const now = this.#feed.clock.now();
    for (let back = 0; back < 7; back++) {
      const day = dayOf(now) - back;
      const bars = this.#feed.minuteBars(index, day).filter((bar) => bar.time < now - (now % 60_000));
      const newest = bars.at(-1);
      if (!newest) continue;
      this.#close[index] = newest.close;
      this.#dayOpen[index] = back === 0 ? (bars[0] ?? newest).open : newest.close;
      this.#lastTime[index] = newest.time;
      return;
    }
  }
}
