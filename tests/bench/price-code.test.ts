import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceOf, PRICE_SCALE, sequenceOf, sequenceOfText } from '../../bench/feed/price-code.ts';
import { formatScaled } from '../../src/domain/price-scale.ts';

const ids = fc.integer({ min: 1, max: 2_000 });
const sequences = fc.integer({ min: 0, max: 100_000 });

it('a tick’s number is read back from its price, as number and as text', () => {
  fc.assert(
    fc.property(ids, sequences, (id, sequence) => {
      const price = priceOf(id, sequence);
      expect(price).toBeGreaterThan(0);
      expect(sequenceOf(id, price)).toBe(sequence);
      expect(sequenceOfText(id, formatScaled(price, PRICE_SCALE))).toBe(sequence);
    }),
  );
});

it('prices go up and down', () => {
  const prices = [1, 2, 3, 4].map((sequence) => priceOf(1, sequence) - priceOf(1, 0));
  expect(prices).toEqual([-1, 1, -2, 2]);
});

it('what shows no price has no number', () => {
  expect([sequenceOfText(1, '--'), sequenceOfText(1, ''), sequenceOfText(1, '12 s')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
