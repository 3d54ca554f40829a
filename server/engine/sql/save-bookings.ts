import { toText } from '../../../src/domain/decimal.ts';
import type { Database, Row, SqlValue } from '../../store/database.ts';
import type { Booking, JournalTransfer, PositionState } from '../model/booking.ts';
import type { DomainEvent } from '../model/domain-event.ts';
import { eventPayload } from './event-records.ts';
import { endedDepositRecord, endedRewardRecord, withdrawalRecord } from './fund-records.ts';
import { dealRecord, orderRecord, positionRecord } from './records.ts';
import { FORMER_SAVE_BOOKINGS, SAVE_BOOKINGS_FUNCTION } from './save-bookings-function.ts';

/** Makes a database ready for bookings. */
export async function prepareBookings(database: Database): Promise<void> {
  for (const statement of FORMER_SAVE_BOOKINGS) await database.query(statement);
  await database.query(SAVE_BOOKINGS_FUNCTION);
}

/**
 * Books everything or nothing, in a transaction of its own.
 * @param bookings one of an account at most
 * @throws when an account is not as its booking found it, or a row is not its own or no longer open
 */
export async function saveBookings(database: Database, bookings: readonly Booking[]): Promise<void> {
  await database.write('SELECT save_bookings($1, $2, $3, $4, $5, $6, $7, $8, $9)', valuesOf(bookings));
}

function valuesOf(bookings: readonly Booking[]): SqlValue[] {
  const records = (list: (booking: Booking) => readonly Row[]): string | null => {
    const found = bookings.flatMap((booking) => {
      const { accountId } = booking;
      return list(booking).map((record) => ({ ...record, account_id: accountId }));
    });
    return found.length === 0 ? null : JSON.stringify(found.map((record, place) => ({ ...record, place })));
  };
  return [
    records((booking) => [accountRecord(booking)]),
    records(({ orders }) => orders.map(orderRecord)),
    records(({ positions }) => positions.map(positionStateRecord)),
    records(({ deals }) => deals.map(dealRecord)),
    records(({ transfers }) => transfers.map(transferRecord)),
    records(({ events }) => events.map(eventRecord)),
    records(({ withdrawals }) => withdrawals.map((withdrawal) => ({ ...withdrawalRecord(withdrawal) }))),
    records(({ deposits }) => deposits.map(endedDepositRecord)),
    records(({ rewards }) => rewards.map(endedRewardRecord)),
  ];
}

function accountRecord({ sequenceBefore, events, cashAfter }: Booking): Row {
  return {
    sequence_before: sequenceBefore,
    sequence_after: sequenceBefore + events.length,
    cash_after: toText(cashAfter),
  };
}

function positionStateRecord({ position, closedAt }: PositionState): Row {
  return { id: position.order.id, ...positionRecord(position), position_closed_at: closedAt ?? null };
}

function transferRecord(transfer: JournalTransfer): Row {
  return {
    sequence: transfer.sequence,
    debit: transfer.from,
    credit: transfer.to,
    amount: toText(transfer.amount),
    code: transfer.code,
    reference: transfer.reference,
    memo: transfer.memo,
    cash_after: toText(transfer.cashAfter),
    created_at: transfer.time,
  };
}

function eventRecord(event: DomainEvent): Row {
  return { sequence: event.sequence, type: event.body.type, payload: eventPayload(event), created_at: event.time };
}
