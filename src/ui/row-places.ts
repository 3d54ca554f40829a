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
  /** Of the item that it shows; undefined at first. */
  index?: number;
}

/**
 * The rows that a long list has in the page. A row that leaves at one edge comes back at the other with the item that
 * is due there: signals are written, and nothing is built or rendered while the list is scrolled.
 */
export class RowPlaces<Item> {
  readonly #places: WrittenPlace<Item>[] = [];
  /** In the order in which they are seen. */
  #shown: readonly WrittenPlace<Item>[] = [];

  /** So many places, at most as many as there are items; new ones begin with an item of the list. */
  take(count: number, items: readonly Item[]): readonly RowPlace<Item>[] {
    for (const item of items.slice(this.#places.length, count)) {
      this.#places.push({ item: signal(item), top: signal(0), host: { current: null } });
    }
    return this.#places.slice(0, count);
  }

  /**
   * Shows `count` items from `from` on, all of which exist. What stays in view stays in its place, also where there are
   * more or fewer places than before: the row that has the focus must not become another one.
   */
  show(items: readonly Item[], from: number, { count, rowHeight }: { count: number; rowHeight: number }): void {
    const places = this.#places.slice(0, count);
    const kept = new Map(places.map((place) => [place.index, place]));
    const isKept = (place: WrittenPlace<Item>): boolean =>
      place.index !== undefined && place.index >= from && place.index < from + count && kept.get(place.index) === place;
    const free = places.filter((place) => !isKept(place));
    batch(() => {
      this.#shown = items.slice(from, from + count).flatMap((item, at) => {
        const index = from + at;
        const place = kept.get(index) ?? free.shift();
        if (!place) return [];
        place.index = index;
        place.item.value = item;
        place.top.value = index * rowHeight;
        return place;
      });
    });
  }

  /**
   * Brings the elements into the order in which they are seen, for those who read or step through the page. Not while
   * the list is scrolled: an element that is moved is laid out anew. The one that has the focus keeps it by staying.
   */
  putInOrder(): void {
    const elements = this.#shown.flatMap(({ host }) => host.current ?? []);
    const focused = elements.findIndex((element) => element.contains(document.activeElement));
    const fixed = focused >= 0 ? focused : Math.floor(elements.length / 2);
    for (let at = fixed + 1; at < elements.length; at++) placeAfter(elements[at - 1], elements[at]);
    for (let at = fixed - 1; at >= 0; at--) placeBefore(elements[at + 1], elements[at]);
  }
}

function placeAfter(fixed: Element | undefined, moved: Element | undefined): void {
  if (fixed && moved && fixed.nextElementSibling !== moved) fixed.after(moved);
}

function placeBefore(fixed: Element | undefined, moved: Element | undefined): void {
  if (fixed && moved && fixed.previousElementSibling !== moved) fixed.before(moved);
}
