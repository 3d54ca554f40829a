import { expect, it } from 'vitest';
import { decimal } from '../../../src/domain/decimal.ts';
import { closingLotsFault } from '../../../src/domain/order-rules.ts';

const TERMS = { lotStep: decimal('0.01'), minLots: decimal('0.05') };

it.each([
  ['0.3', undefined],
  ['0.25', undefined],
  ['0.05', undefined],
  ['0.31', 'aboveOpen'],
  ['0.04', 'belowMinimum'],
  ['0', 'belowMinimum'],
  ['0.105', 'offStep'],
  ['0.26', 'restBelowMinimum'],
])('closing %s of 0.3 lots, in steps of 0.01 and 0.05 at least, is answered with %s', (lots, fault) => {
  expect(closingLotsFault(TERMS, decimal(lots), decimal('0.3'))).toBe(fault);
});

it('closes all of a position that is off the step', () => {
  expect(closingLotsFault(TERMS, decimal('0.055'), decimal('0.055'))).toBeUndefined();
});
