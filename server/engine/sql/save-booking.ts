import { compare, toText } from '../../../src/domain/decimal.ts';
import { decimalColumn, integerColumn, optionalColumn } from '../../store/columns.ts';
import type { Database, Queryable, Row, SqlValue } from '../../store/database.ts';
import type { Booking } from '../model/booking.ts';
import { eventPayload } from './event-records.ts';
import { dealRecord, orderRecord, positionRecord } from './records.ts';

/**
 * Books everything in one statement: one way to the database and back, however much there is to book. Its values are
 * the account's id, the numbers of its newest event before and after, and lists of records as JSON: orders, positions,
 * deals, transfers, events. The account's row comes first: its lock makes bookings of an account come one after the other.
 */
const SAVE_BOOKING = `WITH
  account AS (
    UPDATE trading_accounts SET event_sequence = $3 WHERE id = $1 AND event_sequence = $2 RETURNING id, kind
  ),
  moved AS (
    SELECT * FROM jsonb_to_recordset($7::JSONB) AS record (
      place INTEGER, sequence BIGINT, debit TEXT, credit TEXT, amount NUMERIC, code TEXT, reference TEXT, memo TEXT,
      cash_after NUMERIC, created_at BIGINT
    )
  ),
  changes AS (
    SELECT code, SUM(amount) AS amount
    FROM (SELECT debit AS code, -amount AS amount FROM moved UNION ALL SELECT credit, amount FROM moved) AS sides
    GROUP BY code
  ),
  own AS (
    UPDATE ledger_accounts SET balance = balance + changes.amount FROM account, changes
    WHERE ledger_accounts.account_id = account.id AND ledger_accounts.code = changes.code
    RETURNING ledger_accounts.code, ledger_accounts.balance
  ),
  saved_orders AS (
    INSERT INTO orders SELECT
      record.id, account.id, client_id, code, side, record.kind, state, lots, leverage, requested_price, reached_from,
      stop_loss, take_profit, margin, fee, created_at, ended_at, end_price
    FROM account, jsonb_to_recordset($4::JSONB) AS record (
      id BIGINT, client_id TEXT, code TEXT, side TEXT, kind TEXT, state TEXT, lots NUMERIC, leverage INTEGER,
      requested_price NUMERIC, reached_from TEXT, stop_loss NUMERIC, take_profit NUMERIC, margin NUMERIC, fee NUMERIC,
      created_at BIGINT, ended_at BIGINT, end_price NUMERIC
    )
    ON CONFLICT (id) DO UPDATE SET
      state = EXCLUDED.state, stop_loss = EXCLUDED.stop_loss, take_profit = EXCLUDED.take_profit,
      ended_at = EXCLUDED.ended_at, end_price = EXCLUDED.end_price
    WHERE orders.state = 'pending' AND orders.account_id = EXCLUDED.account_id AND orders.created_at = EXCLUDED.created_at
      AND orders.client_id IS NOT DISTINCT FROM EXCLUDED.client_id AND orders.code = EXCLUDED.code
    RETURNING id
  ),
  saved_positions AS (
    INSERT INTO positions SELECT
      record.id, account.id, position_lots, position_open_price, position_margin, position_fee, position_stop_loss,
      position_take_profit, position_opened_at, position_closed_at, position_deal_count
    FROM account, jsonb_to_recordset($5::JSONB) AS record (
      id BIGINT, position_lots NUMERIC, position_open_price NUMERIC, position_margin NUMERIC, position_fee NUMERIC,
      position_stop_loss NUMERIC, position_take_profit NUMERIC, position_opened_at BIGINT, position_closed_at BIGINT,
      position_deal_count INTEGER
    )
    ON CONFLICT (id) DO UPDATE SET
      lots = EXCLUDED.lots, margin = EXCLUDED.margin, fee = EXCLUDED.fee, stop_loss = EXCLUDED.stop_loss,
      take_profit = EXCLUDED.take_profit, closed_at = EXCLUDED.closed_at, deal_count = EXCLUDED.deal_count
    WHERE positions.closed_at IS NULL AND positions.account_id = EXCLUDED.account_id
    RETURNING id
  ),
  saved_deals AS (
    INSERT INTO deals SELECT
      deal_position_id, deal_number, account.id, deal_history_id, deal_client_id, deal_reason, deal_lots, deal_price, deal_margin,
      deal_fee, deal_profit, deal_stop_loss, deal_take_profit, deal_created_at
    FROM account, jsonb_to_recordset($6::JSONB) AS record (
      deal_position_id BIGINT, deal_number INTEGER, deal_history_id BIGINT, deal_client_id TEXT, deal_reason TEXT, deal_lots NUMERIC,
      deal_price NUMERIC, deal_margin NUMERIC, deal_fee NUMERIC, deal_profit NUMERIC, deal_stop_loss NUMERIC,
      deal_take_profit NUMERIC, deal_created_at BIGINT
    )
  ),
  saved_transfers AS (
    INSERT INTO transfers
      (account_id, sequence, ledger, debit_id, credit_id, amount, code, reference, memo, cash_after, created_at)
    SELECT account.id, moved.sequence, account.kind, debited.id, credited.id, moved.amount, moved.code, reference, memo,
      cash_after, created_at
    FROM account CROSS JOIN moved
    JOIN ledger_accounts AS debited ON debited.ledger = account.kind AND debited.code = moved.debit
      AND (debited.account_id = account.id OR debited.account_id IS NULL)
    JOIN ledger_accounts AS credited ON credited.ledger = account.kind AND credited.code = moved.credit
      AND (credited.account_id = account.id OR credited.account_id IS NULL)
    ORDER BY moved.place
    RETURNING id
  ),
  saved_events AS (
    INSERT INTO domain_events (account_id, sequence, type, payload, created_at)
    SELECT account.id, sequence, type, payload, created_at
    FROM account, jsonb_to_recordset($8::JSONB) AS record (sequence BIGINT, type TEXT, payload JSONB, created_at BIGINT)
    ORDER BY sequence
  )
  SELECT
    (SELECT COUNT(*) FROM account) AS account_count,
    (SELECT COUNT(*) FROM saved_orders) AS order_count,
    (SELECT COUNT(*) FROM saved_positions) AS position_count,
    (SELECT COUNT(*) FROM saved_transfers) AS transfer_count,
    (SELECT balance FROM own WHERE code = 'cash') AS cash`;

/** The same as a function, which the database plans once for each connection. Made by its caller, so that the two never differ. */
const CREATE_FUNCTION = `CREATE OR REPLACE FUNCTION save_booking(BIGINT, BIGINT, BIGINT, TEXT, TEXT, TEXT, TEXT, TEXT)
  RETURNS TABLE (
    account_count BIGINT, order_count BIGINT, position_count BIGINT, transfer_count BIGINT, cash NUMERIC
  )
  LANGUAGE plpgsql AS $function$
  #variable_conflict use_column
  BEGIN
    RETURN QUERY ${SAVE_BOOKING};
  END
  $function$`;
const CALL_FUNCTION = 'SELECT * FROM save_booking($1, $2, $3, $4, $5, $6, $7, $8)';

/**
 * Makes a database ready for bookings; returns the statement that books. To plan it takes longer than to run it, so a
 * database that would plan it each time gets it as a function.
 */
export async function prepareBookings(database: Database): Promise<string> {
  if (database.keepsPlans) return SAVE_BOOKING;
  await database.query(CREATE_FUNCTION);
  return CALL_FUNCTION;
}

/**
 * Books everything or nothing, as a part of the caller's transaction.
 * @param statement as `prepareBookings` gave it
 * @throws when the account is not as the booking found it, or a row of it is not its own or no longer open
 */
export async function saveBooking(queryable: Queryable, statement: string, booking: Booking): Promise<void> {
  const { accountId, orders, positions, transfers } = booking;
  const [saved] = await queryable.query(statement, valuesOf(booking));
  const count = (name: string): number => (saved ? integerColumn(saved, name) : 0);
  if (!saved || count('account_count') !== 1) throw new Error(`Account ${accountId} is not as it is in memory`);
  if (count('order_count') !== orders.length || count('position_count') !== positions.length)
    throw new Error(`An order or position of the booking is not an open one of account ${accountId}`);
  const cash = optionalColumn(saved, 'cash', decimalColumn) ?? booking.cashBefore;
  if (count('transfer_count') !== transfers.length || compare(cash, booking.cashAfter) !== 0)
    throw new Error(`The cash of account ${accountId} is not the one in memory`);
}

function valuesOf({ accountId, sequenceBefore, orders, positions, deals, transfers, events }: Booking): SqlValue[] {
  return [
    accountId,
    sequenceBefore,
    sequenceBefore + events.length,
    JSON.stringify(orders.map(orderRecord)),
    JSON.stringify(
      positions.map(({ position, closedAt }) => ({
        id: position.order.id,
        ...positionRecord(position),
        position_closed_at: closedAt ?? null,
      })),
    ),
    JSON.stringify(deals.map(dealRecord)),
    JSON.stringify(transfers.map(transferRecord)),
    JSON.stringify(
      events.map((event) => ({
        sequence: event.sequence,
        type: event.body.type,
        payload: eventPayload(event),
        created_at: event.time,
      })),
    ),
  ];
}

function transferRecord(transfer: Booking['transfers'][number], place: number): Row {
  return {
    place,
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
