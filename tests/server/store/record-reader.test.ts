/** JSON that holds what a statement gives: it is taken when it is as the schema declares, and refused otherwise. */
import { describe, expect, it } from 'vitest';
import { recordReader } from '../../../server/store/record-reader.ts';

const read = recordReader(['orders.id', 'orders.client_id', 'orders.side', 'positions.lots as position_lots']);
const HELD = { id: 1024, client_id: 'heron-1', side: 'buy', position_lots: '0.010000' };

describe('a record', () => {
  it('is read by the names that its columns have in a statement, and nothing else of it', () => {
    expect(read({ ...HELD, note: 'beside' })).toEqual(HELD);
  });

  it.each([[null], [undefined]])('has NULL for what may be missing: %s', (missing) => {
    expect(read({ ...HELD, client_id: missing })).toEqual({ ...HELD, client_id: null });
  });

  it.each([
    ['a column that is required is missing', { ...HELD, id: undefined }],
    ['an integer is none', { ...HELD, id: 1.5 }],
    ['a text is a number', { ...HELD, client_id: 7 }],
    ['a decimal is a number, which may have lost digits', { ...HELD, position_lots: 0.01 }],
    ['a word is not one of the column', { ...HELD, side: 'hold' }],
  ])('is refused where %s', (_, record) => {
    expect(() => read(record)).toThrow(TypeError);
  });
});

it('a column that no table has is refused before anything is read', () => {
  expect(() => recordReader(['orders.colour'])).toThrow('There is no column orders.colour');
  expect(() => recordReader(['id'])).toThrow('There is no column id');
});
