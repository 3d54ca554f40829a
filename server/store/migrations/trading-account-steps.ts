import type { Migration } from './migration.ts';

/** Money, as the account's currency counts it. */
const MONEY = 'NUMERIC(36, 6)';

/**
 * Migrations: from one balance of a user to trading accounts, orders, positions and deals, and from a list of amounts to
 * a ledger with two sides. What the first release kept is moved, and its tables go.
 */
export const TRADING_ACCOUNT_STEPS: readonly Migration[] = [
  {
    name: '2026-11-24.1 trading accounts',
    statements: [
      'ALTER TABLE orders RENAME TO orders_of_2026_11',
      // Far from the ids and numbers of users, so that none is taken for the other.
      'CREATE SEQUENCE trading_account_ids START WITH 100000001',
      `SELECT setval('trading_account_ids', GREATEST(100000000, (SELECT COALESCE(MAX(id), 0) FROM accounts)))`,
      `CREATE TABLE trading_accounts (
        id BIGINT PRIMARY KEY DEFAULT nextval('trading_account_ids'),
        user_id BIGINT NOT NULL REFERENCES users (id),
        kind TEXT NOT NULL CHECK (kind IN ('demo', 'real')),
        currency TEXT NOT NULL DEFAULT 'USD',
        event_sequence BIGINT NOT NULL DEFAULT 0,
        created_at BIGINT NOT NULL,
        UNIQUE (id, kind)
      )`,
      'CREATE INDEX trading_accounts_of_user ON trading_accounts (user_id, id)',
      `INSERT INTO trading_accounts (id, user_id, kind, event_sequence, created_at)
        SELECT accounts.id, users.id, CASE WHEN is_demo THEN 'demo' ELSE 'real' END,
          (SELECT COUNT(*) FROM ledger WHERE account_id = accounts.id), users.created_at
        FROM accounts JOIN users ON users.id = accounts.id`,
    ],
  },
  {
    name: '2026-11-24.2 orders, positions, deals',
    statements: [
      `CREATE TABLE orders (
        id BIGINT PRIMARY KEY,
        account_id BIGINT NOT NULL REFERENCES trading_accounts (id),
        client_id TEXT,
        code TEXT NOT NULL,
        side TEXT NOT NULL CHECK (side IN ('buy', 'sell')),
        kind TEXT NOT NULL CHECK (kind IN ('market', 'pending')),
        state TEXT NOT NULL CHECK (state IN ('pending', 'filled', 'cancelled', 'rejected')),
        lots NUMERIC NOT NULL,
        leverage INTEGER NOT NULL,
        requested_price NUMERIC NOT NULL,
        reached_from TEXT NOT NULL CHECK (reached_from IN ('below', 'above')),
        stop_loss NUMERIC,
        take_profit NUMERIC,
        margin ${MONEY} NOT NULL,
        fee ${MONEY} NOT NULL,
        created_at BIGINT NOT NULL,
        ended_at BIGINT CHECK ((ended_at IS NULL) = (state = 'pending')),
        end_price NUMERIC,
        UNIQUE (account_id, client_id)
      )`,
      `CREATE TABLE positions (
        id BIGINT PRIMARY KEY REFERENCES orders (id),
        account_id BIGINT NOT NULL,
        lots NUMERIC NOT NULL CHECK ((lots = 0) = (closed_at IS NOT NULL)),
        open_price NUMERIC NOT NULL,
        margin ${MONEY} NOT NULL,
        fee ${MONEY} NOT NULL,
        stop_loss NUMERIC,
        take_profit NUMERIC,
        opened_at BIGINT NOT NULL,
        closed_at BIGINT,
        deal_count INTEGER NOT NULL
      )`,
      `CREATE TABLE deals (
        position_id BIGINT NOT NULL REFERENCES positions (id),
        number INTEGER NOT NULL,
        account_id BIGINT NOT NULL,
        history_id BIGINT,
        client_id TEXT,
        reason TEXT NOT NULL CHECK (reason IN ('open', 'user', 'stop_loss', 'take_profit', 'stop_out')),
        lots NUMERIC NOT NULL CHECK (lots > 0),
        price NUMERIC NOT NULL,
        margin ${MONEY} NOT NULL,
        fee ${MONEY} NOT NULL,
        profit ${MONEY} NOT NULL,
        stop_loss NUMERIC,
        take_profit NUMERIC,
        created_at BIGINT NOT NULL,
        PRIMARY KEY (position_id, number),
        CHECK ((history_id IS NULL) = (reason = 'open'))
      )`,
      `INSERT INTO orders
        SELECT id, account_id, client_id, code, side,
          CASE WHEN opened_at = created_at AND open_price = asked_price THEN 'market' ELSE 'pending' END,
          CASE WHEN status = 'pending' THEN 'pending' WHEN opened_at IS NULL THEN 'cancelled' ELSE 'filled' END,
          lots, leverage, asked_price, reached_from, stop_loss, take_profit, margin, fee, created_at,
          COALESCE(opened_at, closed_at), COALESCE(open_price, close_price)
        FROM orders_of_2026_11`,
      `INSERT INTO positions
        SELECT id, account_id, CASE WHEN closed_at IS NULL THEN lots ELSE 0 END, open_price,
          CASE WHEN closed_at IS NULL THEN margin ELSE 0 END, CASE WHEN closed_at IS NULL THEN fee ELSE 0 END,
          stop_loss, take_profit, opened_at, closed_at, CASE WHEN closed_at IS NULL THEN 1 ELSE 2 END
        FROM orders_of_2026_11 WHERE opened_at IS NOT NULL`,
      `INSERT INTO deals
        SELECT id, 0, account_id, NULL, NULL, 'open', lots, open_price, margin, fee, 0, stop_loss, take_profit, opened_at
        FROM orders_of_2026_11 WHERE opened_at IS NOT NULL`,
      `INSERT INTO deals
        SELECT id, 1, account_id, id, NULL, close_reason, lots, close_price, margin, fee, profit, stop_loss, take_profit, closed_at
        FROM orders_of_2026_11 WHERE opened_at IS NOT NULL AND closed_at IS NOT NULL`,
      'DROP TABLE orders_of_2026_11',
      `CREATE INDEX orders_pending ON orders (account_id) WHERE state = 'pending'`,
      `CREATE INDEX orders_unfilled ON orders (account_id, id DESC) WHERE state IN ('cancelled', 'rejected')`,
      'CREATE INDEX positions_open ON positions (account_id) WHERE closed_at IS NULL',
      'CREATE UNIQUE INDEX deals_of_client ON deals (account_id, client_id) WHERE client_id IS NOT NULL',
      'CREATE UNIQUE INDEX deals_history ON deals (account_id, history_id DESC) WHERE history_id IS NOT NULL',
    ],
  },
  {
    name: '2026-11-24.3 ledger with two sides',
    statements: [
      // The balance of an account of the house is the sum of its transfers: a row that every booking changes would hold them all up.
      `CREATE TABLE ledger_accounts (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        ledger TEXT NOT NULL CHECK (ledger IN ('demo', 'real')),
        account_id BIGINT,
        code TEXT NOT NULL CHECK (code IN ('cash', 'reserved', 'trading', 'fees', 'deposits_clearing', 'withdrawals_clearing', 'demo_funding')),
        balance ${MONEY},
        UNIQUE (ledger, id),
        FOREIGN KEY (account_id, ledger) REFERENCES trading_accounts (id, kind),
        CHECK ((account_id IS NOT NULL) = (code IN ('cash', 'reserved'))),
        CHECK ((account_id IS NOT NULL) = (balance IS NOT NULL)),
        CHECK (code <> 'reserved' OR balance >= 0)
      )`,
      'CREATE UNIQUE INDEX ledger_accounts_of_account ON ledger_accounts (account_id, code) WHERE account_id IS NOT NULL',
      'CREATE UNIQUE INDEX ledger_accounts_of_house ON ledger_accounts (ledger, code) WHERE account_id IS NULL',
      `INSERT INTO ledger_accounts (ledger, code)
        SELECT ledger, code FROM unnest(ARRAY['demo', 'real']) AS ledger,
          unnest(ARRAY['trading', 'fees', 'deposits_clearing', 'withdrawals_clearing', 'demo_funding']) AS code`,
      `INSERT INTO ledger_accounts (ledger, account_id, code, balance)
        SELECT kind, trading_accounts.id, code, CASE WHEN code = 'cash' THEN accounts.balance ELSE 0 END
        FROM trading_accounts JOIN accounts ON accounts.id = trading_accounts.id, unnest(ARRAY['cash', 'reserved']) AS code
        ORDER BY trading_accounts.id, code`,
      `CREATE TABLE transfers (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id BIGINT NOT NULL,
        sequence BIGINT NOT NULL,
        ledger TEXT NOT NULL,
        debit_id BIGINT NOT NULL,
        credit_id BIGINT NOT NULL,
        amount ${MONEY} NOT NULL CHECK (amount > 0),
        code TEXT NOT NULL,
        reference TEXT NOT NULL,
        memo TEXT NOT NULL DEFAULT '',
        cash_after ${MONEY} NOT NULL,
        created_at BIGINT NOT NULL,
        UNIQUE (code, reference),
        CHECK (debit_id <> credit_id),
        FOREIGN KEY (account_id, ledger) REFERENCES trading_accounts (id, kind),
        FOREIGN KEY (ledger, debit_id) REFERENCES ledger_accounts (ledger, id),
        FOREIGN KEY (ledger, credit_id) REFERENCES ledger_accounts (ledger, id)
      )`,
      'CREATE INDEX transfers_newest ON transfers (account_id, id DESC)',
      `CREATE TEMPORARY TABLE numbered_ledger AS
        SELECT ledger.*, ROW_NUMBER() OVER (PARTITION BY account_id ORDER BY id) AS sequence,
          CASE kind
            WHEN 'fee' THEN 'fees' WHEN 'profit' THEN 'trading' WHEN 'negative_balance_protection' THEN 'trading'
            WHEN 'deposit' THEN 'deposits_clearing' ELSE 'demo_funding'
          END AS house
        FROM ledger`,
      `INSERT INTO transfers
          (account_id, sequence, ledger, debit_id, credit_id, amount, code, reference, memo, cash_after, created_at)
        SELECT entry.account_id, entry.sequence, cash.ledger,
          CASE WHEN amount < 0 THEN cash.id ELSE house.id END, CASE WHEN amount < 0 THEN house.id ELSE cash.id END,
          ABS(amount), CASE kind WHEN 'carried' THEN 'brought_forward' ELSE kind END,
          CASE kind
            WHEN 'fee' THEN order_id || '/0' WHEN 'profit' THEN order_id || '/1'
            ELSE COALESCE(reference, entry.account_id || '/' || entry.sequence)
          END,
          memo, balance_after, entry.created_at
        FROM numbered_ledger AS entry
        JOIN ledger_accounts AS cash ON cash.account_id = entry.account_id AND cash.code = 'cash'
        JOIN ledger_accounts AS house ON house.account_id IS NULL AND house.ledger = cash.ledger AND house.code = entry.house
        WHERE amount <> 0
        ORDER BY entry.id`,
      'DROP TABLE numbered_ledger',
      'DROP TABLE ledger',
      'DROP TABLE accounts',
    ],
  },
  {
    name: '2026-11-24.4 domain events',
    statements: [
      `CREATE TABLE domain_events (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id BIGINT NOT NULL REFERENCES trading_accounts (id),
        sequence BIGINT NOT NULL,
        type TEXT NOT NULL,
        payload JSONB NOT NULL,
        created_at BIGINT NOT NULL,
        transaction_id XID8 NOT NULL DEFAULT pg_current_xact_id(),
        UNIQUE (account_id, sequence)
      )`,
      'CREATE TABLE event_consumers (name TEXT PRIMARY KEY, position BIGINT NOT NULL)',
    ],
  },
];
