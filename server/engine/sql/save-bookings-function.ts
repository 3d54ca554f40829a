/**
 * Books all of several accounts' bookings, or nothing. Its parameters are lists of records as JSON: the accounts, what
 * they ended with, and rows of each table; NULL where there are none. What the bookings count on and does not come about
 * is an error, which undoes everything. The accounts' rows come first: their locks make the bookings of an account come
 * one after the other.
 *
 * A function, because the database then plans its statements once for each connection; for many accounts at once, because
 * to begin a statement takes it longer than to write a row.
 */
export const SAVE_BOOKINGS_FUNCTION = `CREATE OR REPLACE FUNCTION save_bookings(
    booked_accounts JSONB, booked_orders JSONB, booked_positions JSONB, booked_deals JSONB, booked_transfers JSONB,
    booked_events JSONB, booked_withdrawals JSONB, booked_deposits JSONB, booked_rewards JSONB
  ) RETURNS VOID LANGUAGE plpgsql AS $function$
  #variable_conflict use_column
  DECLARE
    saved INTEGER;
    -- For messages; one account where bookings are made one by one.
    accounts TEXT := btrim(jsonb_path_query_array(booked_accounts, '$[*].account_id')::TEXT, '[]');
  BEGIN
    UPDATE trading_accounts SET event_sequence = sequence_after
      FROM jsonb_to_recordset(booked_accounts) AS record (account_id BIGINT, sequence_before BIGINT, sequence_after BIGINT)
      WHERE id = account_id AND event_sequence = sequence_before;
    GET DIAGNOSTICS saved = ROW_COUNT;
    IF saved <> jsonb_array_length(booked_accounts) THEN
      RAISE EXCEPTION 'Account % is not as it is in memory', accounts;
    END IF;

    IF booked_orders IS NOT NULL THEN
      INSERT INTO orders SELECT
        id, account_id, client_id, code, side, kind, state, lots, leverage, requested_price, reached_from,
        stop_loss, take_profit, margin, fee, created_at, ended_at, end_price, follow_code
      FROM jsonb_to_recordset(booked_orders) AS record (
        id BIGINT, account_id BIGINT, client_id TEXT, code TEXT, side TEXT, kind TEXT, state TEXT, lots NUMERIC,
        leverage INTEGER, requested_price NUMERIC, reached_from TEXT, stop_loss NUMERIC, take_profit NUMERIC,
        margin NUMERIC, fee NUMERIC, created_at BIGINT, ended_at BIGINT, end_price NUMERIC, follow_code TEXT
      )
      ON CONFLICT (id) DO UPDATE SET
        state = EXCLUDED.state, stop_loss = EXCLUDED.stop_loss, take_profit = EXCLUDED.take_profit,
        ended_at = EXCLUDED.ended_at, end_price = EXCLUDED.end_price
      WHERE orders.state = 'pending' AND orders.account_id = EXCLUDED.account_id AND orders.created_at = EXCLUDED.created_at
        AND orders.client_id IS NOT DISTINCT FROM EXCLUDED.client_id AND orders.code = EXCLUDED.code;
      GET DIAGNOSTICS saved = ROW_COUNT;
      IF saved <> jsonb_array_length(booked_orders) THEN
        RAISE EXCEPTION 'An order of the booking is not a pending one of account %', accounts;
      END IF;
    END IF;

    IF booked_positions IS NOT NULL THEN
      INSERT INTO positions SELECT
        id, account_id, position_lots, position_open_price, position_margin, position_fee, position_stop_loss,
        position_take_profit, position_opened_at, position_closed_at, position_deal_count
      FROM jsonb_to_recordset(booked_positions) AS record (
        id BIGINT, account_id BIGINT, position_lots NUMERIC, position_open_price NUMERIC, position_margin NUMERIC,
        position_fee NUMERIC, position_stop_loss NUMERIC, position_take_profit NUMERIC, position_opened_at BIGINT,
        position_closed_at BIGINT, position_deal_count INTEGER
      )
      ON CONFLICT (id) DO UPDATE SET
        lots = EXCLUDED.lots, margin = EXCLUDED.margin, fee = EXCLUDED.fee, stop_loss = EXCLUDED.stop_loss,
        take_profit = EXCLUDED.take_profit, closed_at = EXCLUDED.closed_at, deal_count = EXCLUDED.deal_count
      WHERE positions.closed_at IS NULL AND positions.account_id = EXCLUDED.account_id;
      GET DIAGNOSTICS saved = ROW_COUNT;
      IF saved <> jsonb_array_length(booked_positions) THEN
        RAISE EXCEPTION 'A position of the booking is not an open one of account %', accounts;
      END IF;
    END IF;

    IF booked_deals IS NOT NULL THEN
      INSERT INTO deals SELECT
        deal_position_id, deal_number, account_id, deal_history_id, deal_client_id, deal_reason, deal_lots, deal_price,
        deal_margin, deal_fee, deal_profit, deal_stop_loss, deal_take_profit, deal_created_at
      FROM jsonb_to_recordset(booked_deals) AS record (
        deal_position_id BIGINT, deal_number INTEGER, account_id BIGINT, deal_history_id BIGINT, deal_client_id TEXT,
        deal_reason TEXT, deal_lots NUMERIC, deal_price NUMERIC, deal_margin NUMERIC, deal_fee NUMERIC,
        deal_profit NUMERIC, deal_stop_loss NUMERIC, deal_take_profit NUMERIC, deal_created_at BIGINT
      );
    END IF;

    IF booked_withdrawals IS NOT NULL THEN
      INSERT INTO withdrawals SELECT
        id, account_id, client_id, channel, method_id, currency, protocol, address, amount, fee, received, usd_price,
        state, remark, created_at, decided_at
      FROM jsonb_to_recordset(booked_withdrawals) AS record (
        id BIGINT, account_id BIGINT, client_id TEXT, channel TEXT, method_id BIGINT, currency TEXT, protocol TEXT,
        address TEXT, amount NUMERIC, fee NUMERIC, received NUMERIC, usd_price NUMERIC, state TEXT, remark TEXT,
        created_at BIGINT, decided_at BIGINT
      )
      ON CONFLICT (id) DO UPDATE SET
        state = EXCLUDED.state, remark = EXCLUDED.remark, decided_at = EXCLUDED.decided_at
      WHERE withdrawals.state = 'pending' AND withdrawals.account_id = EXCLUDED.account_id
        AND withdrawals.amount = EXCLUDED.amount;
      GET DIAGNOSTICS saved = ROW_COUNT;
      IF saved <> jsonb_array_length(booked_withdrawals) THEN
        RAISE EXCEPTION 'A withdrawal of the booking does not wait in account %', accounts;
      END IF;
    END IF;

    IF booked_deposits IS NOT NULL THEN
      UPDATE deposits SET state = record.state, remark = record.remark, decided_at = record.decided_at
        FROM jsonb_to_recordset(booked_deposits) AS record (
          id BIGINT, account_id BIGINT, state TEXT, remark TEXT, credited NUMERIC, decided_at BIGINT
        )
        WHERE deposits.id = record.id AND deposits.account_id = record.account_id AND deposits.state = 'pending'
          AND deposits.credited = record.credited;
      GET DIAGNOSTICS saved = ROW_COUNT;
      IF saved <> jsonb_array_length(booked_deposits) THEN
        RAISE EXCEPTION 'A deposit of the booking does not wait in account %', accounts;
      END IF;
    END IF;

    IF booked_rewards IS NOT NULL THEN
      UPDATE invite_rewards SET state = record.state, remark = record.remark, decided_at = record.decided_at
        FROM jsonb_to_recordset(booked_rewards) AS record (
          id BIGINT, account_id BIGINT, state TEXT, remark TEXT, amount NUMERIC, decided_at BIGINT
        )
        WHERE invite_rewards.id = record.id AND invite_rewards.account_id = record.account_id
          AND invite_rewards.state = 'pending' AND invite_rewards.amount = record.amount;
      GET DIAGNOSTICS saved = ROW_COUNT;
      IF saved <> jsonb_array_length(booked_rewards) THEN
        RAISE EXCEPTION 'A reward of the booking does not wait in account %', accounts;
      END IF;
    END IF;

    IF booked_transfers IS NOT NULL THEN
      WITH moved AS (
        INSERT INTO transfers
          (account_id, sequence, ledger, debit_id, credit_id, amount, code, reference, memo, cash_after, created_at)
        SELECT
          account.id, record.sequence, account.kind,
          COALESCE(
            (SELECT id FROM ledger_accounts AS own WHERE own.account_id = account.id AND own.code = record.debit),
            (SELECT id FROM ledger_accounts AS house
              WHERE house.account_id IS NULL AND house.ledger = account.kind AND house.code = record.debit)
          ),
          COALESCE(
            (SELECT id FROM ledger_accounts AS own WHERE own.account_id = account.id AND own.code = record.credit),
            (SELECT id FROM ledger_accounts AS house
              WHERE house.account_id IS NULL AND house.ledger = account.kind AND house.code = record.credit)
          ),
          record.amount, record.code, record.reference, record.memo, record.cash_after, record.created_at
        FROM jsonb_to_recordset(booked_transfers) AS record (
          place INTEGER, account_id BIGINT, sequence BIGINT, debit TEXT, credit TEXT, amount NUMERIC, code TEXT,
          reference TEXT, memo TEXT, cash_after NUMERIC, created_at BIGINT
        )
        JOIN trading_accounts AS account ON account.id = record.account_id
        ORDER BY record.place
        RETURNING debit_id, credit_id, amount
      ), changes AS (
        SELECT id, SUM(amount) AS amount
        FROM (SELECT debit_id AS id, -amount AS amount FROM moved UNION ALL SELECT credit_id, amount FROM moved) AS sides
        GROUP BY id
      )
      UPDATE ledger_accounts SET balance = balance + changes.amount FROM changes
        WHERE ledger_accounts.id = changes.id AND ledger_accounts.account_id IS NOT NULL;
    END IF;
    IF EXISTS (
      SELECT FROM jsonb_to_recordset(booked_accounts) AS record (account_id BIGINT, cash_after NUMERIC)
      LEFT JOIN ledger_accounts AS cash ON cash.account_id = record.account_id AND cash.code = 'cash'
      WHERE cash.balance IS DISTINCT FROM record.cash_after
    ) THEN
      RAISE EXCEPTION 'The cash of account % is not the one in memory', accounts;
    END IF;

    INSERT INTO domain_events (account_id, sequence, type, payload, created_at)
      SELECT account_id, sequence, type, payload, created_at
      FROM jsonb_to_recordset(booked_events)
        AS record (place INTEGER, account_id BIGINT, sequence BIGINT, type TEXT, payload JSONB, created_at BIGINT)
      ORDER BY place;
  END
  $function$`;

/** The function as earlier releases had it, with six and with eight parameters; one of others would stay beside the new one. */
export const FORMER_SAVE_BOOKINGS: readonly string[] = [6, 8].map(
  (count) => `DROP FUNCTION IF EXISTS save_bookings(${Array.from({ length: count }, () => 'JSONB').join(', ')})`,
);
