import type { RefObject } from 'react';
import { batch, signal, type ReadonlySignal, type Signal } from '../state/signals.ts';

/** A row of the page, which shows one item after another. */
export interface RowPlace<Item> {
  readonly item: ReadonlySignal<Item>;
  /** From the upper edge of the list, px. */
  readonly top: ReadonlySignal<number>;
  readonly host: RefObject<HTMLDivElement | null>;
}

interface WrittenPlace<Item> extends RowPlace<Item> {
  readonly item: Signal<Item>;
  readonly top: Signal<number>;
}

/**
 * The rows that a long list has in the page. A row that leaves at one edge comes back at the other with the item that
 * is due there: signals are written, and nothing is built or rendered while the list is scrolled.
 */
export class RowPlaces<Item> {
  readonly #places: WrittenPlace<Item>[] = [];
  #from = 0;
  #count = 0;

  /** So many places, at most as many as there are items; new ones begin with an item of the list. */
  take(count: number, items: readonly Item[]): readonly RowPlace<Item>[] {
    for (const item of items.slice(this.#places.length, count)) {
      this.#places.push({ item: signal(item), top: signal(0), host: { current: null } });
    }
    return this.#places.slice(0, count);
  }

  /** Shows `count` items from `from` on, all of which exist. Those that stay in view stay in their places. */
  show(items: readonly Item[], from: number, { count, rowHeight }: { count: number; rowHeight: number }): void {
    this.#from = from;
    this.#count = count;
    batch(() => {
      items.slice(from, from + count).forEach((item, at) => {
        const place = this.#placeOf(from + at);
        if (!place) return;
        place.item.value = item;
        place.top.value = (from + at) * rowHeight;
      });
    });
  }

  /**
   * Brings the elements into the order in which they are seen, for those who read or step through the page. Not while
   * the list is scrolled: an element that is moved is laid out anew. The one that has the focus keeps it by staying.
   */
  putInOrder(): void {
    const elements = Array.from(
      { length: this.#count },
      (_, at) => this.#placeOf(this.#from + at)?.host.current,
    ).filter((element) => element instanceof HTMLElement);
    const focused = elements.findIndex((element) => element.contains(document.activeElement));
    const fixed = focused >= 0 ? focused : Math.floor(elements.length / 2);
    for (let at = fixed + 1; at < elements.length; at++) placeAfter(elements[at - 1], elements[at]);
    for (let at = fixed - 1; at >= 0; at--) placeBefore(elements[at + 1], elements[at]);
  }

  #placeOf(index: number): WrittenPlace<Item> | undefined {
    return this.#places[index % this.#count];
  }
}

function placeAfter(fixed: Element | undefined, moved: Element | undefined): void {
  if (fixed && moved && fixed.nextElementSibling !== moved) fixed.after(moved);
}

function placeBefore(fixed: Element | undefined, moved: Element | undefined): void {
  if (fixed && moved && fixed.previousElementSibling !== moved) fixed.before(moved);
}
