import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { candleRow, candleText } from '../../../server/wire/candle-row.ts';

const price = fc.nat({ max: Number.MAX_SAFE_INTEGER });

it('the text of a candle is its row as JSON', () => {
  const candle = fc.record({ time: fc.nat(), open: price, high: price, low: price, close: price, volume: fc.nat() });
  fc.assert(
    fc.property(candle, fc.integer({ min: 0, max: 8 }), (bar, scale) => {
      expect(candleText(bar, scale)).toBe(JSON.stringify(candleRow(bar, scale)));
    }),
  );
});
