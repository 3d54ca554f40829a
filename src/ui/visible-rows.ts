import type { VirtualizerHandle } from 'virtua';

/** The items of a virtual list that are on screen, or partly. */
export function visibleRows<T>(list: VirtualizerHandle, items: readonly T[]): readonly T[] {
  return items.slice(list.findItemIndex(list.scrollOffset), lastVisible(list) + 1);
}

/** The index of the last item on screen. */
export function lastVisible(list: VirtualizerHandle): number {
  return list.findItemIndex(list.scrollOffset + list.viewportSize);
}
