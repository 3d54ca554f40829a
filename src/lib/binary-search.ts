/** Index of the first item whose key is at or above `key`, in a list sorted ascending by that key; the list's length if none. */
export function lowerBound<T>(items: ArrayLike<T>, key: number, keyOf: (item: T) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    // `middle` lies inside the list by the loop's condition.
    if (keyOf(items[middle] as T) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
