import type { PriceLevels } from './price-levels.ts';

interface Registration<T> {
  readonly owner: T;
  readonly levels: PriceLevels;
}
interface Entry<T> {
  readonly level: number;
  readonly registration: Registration<T>;
}

/** Entries that are no longer registered stay in a heap until there are more of them than of the others, and this many. */
const MOST_STALE = 64;

/**
 * Who waits for which price, of every instrument. A price costs what it reaches, however many wait for others: two binary
 * heaps for each instrument, so O(log n) for each that is set or reached. Levels are whole numbers at the instrument's
 * price scale.
 */
export class PriceTriggers<T> {
  readonly #sides = new Map<number, InstrumentTriggers<T>>();

  /** Waits for a price of an instrument, in place of what the owner waited for there. */
  set(index: number, owner: T, levels: PriceLevels): void {
    let triggers = this.#sides.get(index);
    if (!triggers) this.#sides.set(index, (triggers = new InstrumentTriggers()));
    triggers.set(owner, levels);
  }

  /** Waits for no price of an instrument any more. */
  delete(index: number, owner: T): void {
    this.#sides.get(index)?.delete(owner);
  }

  /** Those whose level a price (at the instrument's price scale) has reached, in no order; each has to be set again to wait for another. */
  reached(index: number, price: number): readonly T[] {
    return this.#sides.get(index)?.reached(price) ?? [];
  }
}

class InstrumentTriggers<T> {
  readonly #registrations = new Map<T, Registration<T>>();
  /** The highest level first: it is reached first by a price that falls. */
  #below = new Heap<Entry<T>>((a, b) => a.level > b.level);
  /** The lowest level first. */
  #above = new Heap<Entry<T>>((a, b) => a.level < b.level);

  set(owner: T, levels: PriceLevels): void {
    const before = this.#registrations.get(owner)?.levels;
    if (before && before.below === levels.below && before.above === levels.above) return;
    const registration = { owner, levels };
    this.#registrations.set(owner, registration);
    this.#add(registration);
    this.#compact();
  }

  delete(owner: T): void {
    this.#registrations.delete(owner);
  }

  reached(price: number): readonly T[] {
    const found: T[] = [];
    this.#take(this.#below, (level) => price <= level, found);
    this.#take(this.#above, (level) => price >= level, found);
    return found;
  }

  #take(heap: Heap<Entry<T>>, isReached: (level: number) => boolean, found: T[]): void {
    for (let entry = heap.first; entry && isReached(entry.level); entry = heap.first) {
      heap.removeFirst();
      if (!this.#isCurrent(entry)) continue;
      this.#registrations.delete(entry.registration.owner);
      found.push(entry.registration.owner);
    }
  }

  #isCurrent({ registration }: Entry<T>): boolean {
    return this.#registrations.get(registration.owner) === registration;
  }

  #add(registration: Registration<T>): void {
    const { below, above } = registration.levels;
    if (below !== -Infinity) this.#below.add({ level: below, registration });
    if (above !== Infinity) this.#above.add({ level: above, registration });
  }

  #compact(): void {
    const most = 4 * this.#registrations.size + MOST_STALE;
    if (this.#below.size + this.#above.size <= most) return;
    this.#below = new Heap((a, b) => a.level > b.level);
    this.#above = new Heap((a, b) => a.level < b.level);
    for (const registration of this.#registrations.values()) this.#add(registration);
  }
}

/** A binary heap. */
class Heap<T> {
  readonly #items: T[] = [];
  readonly #comesFirst: (a: T, b: T) => boolean;

  constructor(comesFirst: (a: T, b: T) => boolean) {
    this.#comesFirst = comesFirst;
  }

  get size(): number {
    return this.#items.length;
  }

  get first(): T | undefined {
    return this.#items[0];
  }

  add(item: T): void {
    let at = this.#items.length;
    while (at > 0) {
      const parentAt = (at - 1) >> 1;
      const parent = this.#items[parentAt] as T;
      if (!this.#comesFirst(item, parent)) break;
      this.#items[at] = parent;
      at = parentAt;
    }
    this.#items[at] = item;
  }

  removeFirst(): void {
    const last = this.#items.pop();
    const { length } = this.#items;
    if (last === undefined || length === 0) return;
    let at = 0;
    for (let child = 1; child < length; child = 2 * at + 1) {
      const right = child + 1;
      const next = right < length && this.#comesFirst(this.#items[right] as T, this.#items[child] as T) ? right : child;
      if (!this.#comesFirst(this.#items[next] as T, last)) break;
      this.#items[at] = this.#items[next] as T;
      at = next;
    }
    this.#items[at] = last;
  }
}
