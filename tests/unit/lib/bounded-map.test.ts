import { expect, it } from 'vitest';
import { BoundedMap } from '../../../src/lib/bounded-map.ts';

it('lets go of what was set longest ago', () => {
  const map = new BoundedMap<string | undefined, number>(2);
  map.set(undefined, 1);
  map.set('b', 2);
  map.set('c', 3);
  expect([map.get(undefined), map.get('b'), map.get('c'), map.size]).toEqual([undefined, 2, 3, 2]);
});

it('what is set again is young again, and counts once', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  map.set('c', 4);
  expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([3, undefined, 4, 2]);
  expect(map.entries()).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
