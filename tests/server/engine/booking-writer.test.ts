import { beforeEach, describe, expect, it } from 'vitest';
import { decimal } from '../../../src/domain/decimal.ts';
import { BookingWriter } from '../../../server/engine/sql/booking-writer.ts';
import type { Booking } from '../../../server/engine/model/booking.ts';
import { DatabaseUnavailableError, OutcomeUnknownError } from '../../../server/store/database-errors.ts';

function bookingOf(accountId: number): Booking {
  const cash = decimal('0');
  return {
    accountId,
    cashBefore: cash,
    cashAfter: cash,
    sequenceBefore: 0,
    orders: [],
    positions: [],
    deals: [],
    withdrawals: [],
    deposits: [],
    rewards: [],
    transfers: [],
    events: [],
  };
}

describe('a writer of bookings', () => {
  /** What was to be saved together, by account, with its end. */
  let saves: Array<{ readonly accounts: readonly number[]; end(error?: unknown): void }>;
  let writer: BookingWriter;
  /** How each booking ended, by account. */
  let ends: Map<number, unknown>;
  beforeEach(() => {
    saves = [];
    ends = new Map();
    writer = new BookingWriter(
      (bookings) =>
        new Promise((resolve, reject) => {
          const accounts = bookings.map(({ accountId }) => accountId);
          saves.push({ accounts, end: (error) => (error === undefined ? resolve() : reject(error)) });
        }),
    );
  });

  function book(...accounts: readonly number[]): void {
    for (const id of accounts) {
      writer.book(bookingOf(id)).then(
        () => ends.set(id, 'booked'),
        (error: unknown) => ends.set(id, error),
      );
    }
  }
  const groups = () => saves.map(({ accounts }) => accounts);
  async function end(at: number, error?: unknown): Promise<void> {
    saves[at]?.end(error);
    await new Promise((resolve) => setImmediate(resolve));
  }

  it('begins at once, and saves together what comes while two groups are on their way', async () => {
    book(1, 2, 3, 4, 5);
    expect(groups()).toEqual([[1], [2]]);
    await end(0);
    expect(groups()).toEqual([[1], [2], [3, 4, 5]]);
    expect([...ends]).toEqual([[1, 'booked']]);
    await end(2);
    await end(1);
    expect([...ends.keys()]).toEqual([1, 3, 4, 5, 2]);
  });

  it('saves at most a hundred together', async () => {
    book(...Array.from({ length: 130 }, (_, at) => at));
    await end(0);
    expect(groups().map(({ length }) => length)).toEqual([1, 1, 100]);
    await end(1);
    expect(groups().at(-1)).toHaveLength(28);
  });

  it('tries those of a failed group one by one, and fails what fails alone', async () => {
    book(1, 2, 3, 4);
    await end(0);
    const broken = new Error('not as it is in memory');
    await end(2, broken);
    expect(groups().at(-1)).toEqual([3]);
    await end(3, broken);
    expect(groups().at(-1)).toEqual([4]);
    await end(4);
    expect(ends.get(3)).toBe(broken);
    expect(ends.get(4)).toBe('booked');
  });

  it.each([new DatabaseUnavailableError(), new OutcomeUnknownError()])(
    "fails a whole group at once where the fault is the database's: $name",
    async (error) => {
      book(1, 2, 3, 4);
      await end(0);
      await end(2, error);
      expect([ends.get(3), ends.get(4)]).toEqual([error, error]);
      expect(groups()).toHaveLength(3);
    },
  );
});
