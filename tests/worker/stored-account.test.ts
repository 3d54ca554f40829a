import { describe, expect, it } from 'vitest';
import { decimal } from '../../src/domain/decimal.ts';
import type { Order } from '../../src/domain/order.ts';
import { FORM, fromText, toText, type StoredAccount } from '../../workers/account/stored-account.ts';

const POSITION: Required<Order> = {
  id: 1,
  instrumentId: 2,
  code: 'EURUSD',
  displayCode: 'EUR/USD',
  side: 'buy',
  status: 'open',
  lots: decimal('0.01'),
  leverage: 100,
  requestedPrice: decimal('1.10001'),
  openPrice: decimal('1.10002'),
  lastPrice: decimal('1.10003'),
  profit: decimal('-0.01'),
  margin: decimal('11.00'),
  fee: decimal('0.07'),
  stopLoss: decimal('1.09'),
  takeProfit: decimal('1.2'),
  createdAt: '2026-01-05T10:00:00Z',
  closeReason: 'user',
  parentId: 7,
  followCode: 'ABC123',
};
const ACCOUNT: Required<StoredAccount> = {
  userId: 7,
  asOf: 1_767_607_200_000,
  balance: decimal('12345678901234567890.01'),
  open: [POSITION],
  pending: [],
};

describe('the account as text', () => {
  it('is read back to the last digit', () => {
    expect(fromText(toText(ACCOUNT))).toEqual(ACCOUNT);
  });

  it.each([
    ['of another form', JSON.stringify({ ...JSON.parse(toText(ACCOUNT)), form: FORM + 1 })],
    ['of a release that told no form', '{"userId":7,"asOf":1,"open":[],"pending":[]}'],
    ['cut off', toText(ACCOUNT).slice(0, -9)],
    ['with a coefficient that is no number', toText(ACCOUNT).replace('"coefficient":"', '"coefficient":"x')],
    ['that is nothing', 'null'],
    ['that is empty', ''],
  ])('is not taken where it is one %s', (_, text) => {
    expect(fromText(text)).toBeUndefined();
  });

  // A field more or less, or another kind of value, needs another form: what a device has kept has the fields of before.
  it('has the fields of form 1', () => {
    expect(FORM).toBe(1);
    const fields = Object.keys(POSITION).toSorted();
    expect(fields.join(' ')).toBe(
      'closeReason code createdAt displayCode fee followCode id instrumentId lastPrice leverage lots margin openPrice parentId profit requestedPrice side status stopLoss takeProfit',
    );
    expect(Object.keys(ACCOUNT).toSorted().join(' ')).toBe('asOf balance open pending userId');
  });
});
