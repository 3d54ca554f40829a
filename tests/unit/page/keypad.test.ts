import { describe, expect, it } from 'vitest';
import { pressKey } from '../../../src/ui/keypad-keys.ts';

describe('a key of the number pad', () => {
  it.each([
    ['', 0, 0, '7', '7', 1],
    ['12', 2, 2, '3', '123', 3],
    ['12', 1, 1, '3', '132', 2],
    ['12', 0, 0, '3', '312', 1],
    ['1234', 1, 3, '9', '194', 2],
    ['1234', 0, 4, '9', '9', 1],
  ] as const)('%j, %i to %i, %s: %j', (text, from, to, key, expected, caret) => {
    expect(pressKey(text, from, to, key, '.')).toEqual({ text: expected, caret });
  });

  it.each([
    ['123', 3, 3, '12', 2],
    ['123', 1, 1, '23', 0],
    ['123', 0, 0, '123', 0],
    ['', 0, 0, '', 0],
    ['1234', 1, 3, '14', 1],
    ['1234', 0, 4, '', 0],
  ] as const)('erase: %j, %i to %i: %j', (text, from, to, expected, caret) => {
    expect(pressKey(text, from, to, 'erase', '.')).toEqual({ text: expected, caret });
  });

  it('sets the mark of the language', () => {
    expect(pressKey('15', 1, 1, 'mark', ',')).toEqual({ text: '1,5', caret: 2 });
    expect(pressKey('', 0, 0, 'mark', '.')).toEqual({ text: '.', caret: 1 });
  });

  it.each(['1.5', '1,5'])('sets no second mark into %s', (text) => {
    expect(pressKey(text, 3, 3, 'mark', ',')).toEqual({ text, caret: 3 });
    expect(pressKey(text, 0, 0, 'mark', '.')).toEqual({ text, caret: 0 });
  });

  it('replaces the mark when it is what is selected', () => {
    expect(pressKey('1.5', 1, 2, 'mark', ',')).toEqual({ text: '1,5', caret: 2 });
  });
});
