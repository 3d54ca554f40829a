import type { Candle } from '../../../src/domain/candle.ts';
import { parseScaled } from '../../../src/domain/price-scale.ts';
import type { Catalogue } from '../../../server/catalogue/catalogue.ts';
import { dayOf, MINUTE_MS, type Feed, type TickKind, type TickSink } from '../../../server/feed/feed.ts';
import { ManualClock } from './manual-clock.ts';

/** A feed that sends what a test tells it to. Each instrument has one bar of history, at its start price. */
export class ManualFeed implements Feed {
  readonly clock: ManualClock;
  readonly description = 'manual feed';
  readonly #catalogue: Catalogue;
  readonly #closed = new Set<number>();
  readonly #openings = new Map<number, number>();
  readonly #firstMinute: number;
  #sink: TickSink | undefined;

  constructor(catalogue: Catalogue, clock: ManualClock = new ManualClock()) {
    this.#catalogue = catalogue;
    this.clock = clock;
    this.#firstMinute = Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS - MINUTE_MS;
  }

  isOpen(index: number): boolean {
    return !this.#closed.has(index);
  }

  opensAt(index: number): number | undefined {
    return this.#openings.get(index);
  }

  /** Closes an instrument until a time that it tells. */
  closeUntil(code: string, time: number): void {
    this.setOpen(code, false);
    this.#openings.set(this.#indexOf(code), time);
  }

  setOpen(code: string, open: boolean): void {
    if (open) this.#closed.delete(this.#indexOf(code));
    else this.#closed.add(this.#indexOf(code));
  }

  minuteBars(index: number, day: number): readonly Candle[] {
    if (day !== dayOf(this.#firstMinute)) return [];
    const { traits, priceScale } = this.#catalogue.at(index);
    const price = parseScaled(traits.startPrice, priceScale) ?? 0;
    return [{ time: this.#firstMinute, open: price, high: price, low: price, close: price, volume: 1 }];
  }

  start(sink: TickSink): void {
    this.#sink = sink;
  }

  stop(): void {
    this.#sink = undefined;
  }

  catchUp(): number {
    return this.clock.now();
  }

  /** Sends a tick at the clock's time. */
  tick(code: string, price: string, kind: TickKind = 'live'): void {
    const index = this.#indexOf(code);
    const scaled = parseScaled(price, this.#catalogue.at(index).priceScale);
    if (scaled === undefined) throw new Error(`Not a price: ${price}`);
    this.#sink?.(index, this.clock.now(), scaled, kind);
  }

  #indexOf(code: string): number {
    const index = this.#catalogue.indexOfCode(code);
    if (index === undefined) throw new Error(`Not in the catalogue: ${code}`);
    return index;
  }
}
