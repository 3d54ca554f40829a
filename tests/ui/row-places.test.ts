import { describe, expect, it } from 'vitest';
import { RowPlaces, type RowPlace } from '../../src/ui/row-places.ts';

const LIST = Array.from({ length: 100 }, (_, index) => `row ${index}`);
const ROW = { rowHeight: 60 };

/** What each place shows, and where. */
const shown = (places: readonly RowPlace<string>[]): readonly string[] =>
  places.map(({ item, top }) => `${item.peek()} at ${top.peek()}`);

/** The place of each item. */
const byItem = (places: readonly RowPlace<string>[]): ReadonlyMap<string, RowPlace<string>> =>
  new Map(places.map((place) => [place.item.peek(), place]));

describe('the places of a long list', () => {
  it('show each item once, wherever the list stands', () => {
    const rows = new RowPlaces<string>();
    const places = rows.take(5, LIST);
    for (const from of [0, 1, 3, 40, 39, 95, 0]) {
      rows.show(LIST, from, { ...ROW, count: 5 });
      const wanted = LIST.slice(from, from + 5).map((item, at) => `${item} at ${(from + at) * 60}`);
      expect(shown(places).toSorted()).toEqual(wanted.toSorted());
    }
  });

  it('keep an item that stays in view where it is, while the list is scrolled and when there are more or fewer', () => {
    const rows = new RowPlaces<string>();
    const places = rows.take(9, LIST);
    rows.show(LIST, 0, { ...ROW, count: 5 });
    const before = byItem(places.slice(0, 5));
    rows.show(LIST, 3, { ...ROW, count: 5 });
    expect(byItem(places.slice(0, 5)).get('row 4')).toBe(before.get('row 4'));
    rows.show(LIST, 2, { ...ROW, count: 9 });
    expect(byItem(places).get('row 4')).toBe(before.get('row 4'));
    expect(byItem(places).size).toBe(9);
    rows.show(LIST, 4, { ...ROW, count: 5 });
    rows.show(LIST, 0, { ...ROW, count: 9 });
    expect([...byItem(places).keys()].toSorted()).toEqual(LIST.slice(0, 9));
  });

  it('are no more than there are items, and take those of another list', () => {
    const rows = new RowPlaces<string>();
    expect(rows.take(5, LIST.slice(0, 2))).toHaveLength(2);
    const places = rows.take(2, ['a', 'b']);
    rows.show(['a', 'b'], 0, { ...ROW, count: 2 });
    expect(shown(places).toSorted()).toEqual(['a at 0', 'b at 60']);
  });
});
