import type { Migration } from './migration.ts';

/** Migrations: users, sessions, accounts with one balance each, orders, ledger, outbox. */
export const FIRST_STEPS: readonly Migration[] = [
  {
    name: '2026-11-01.01 users, sessions, accounts, orders, ledger',
    statements: [
      `CREATE TABLE users (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email TEXT NOT NULL DEFAULT '',
        level INTEGER NOT NULL DEFAULT 0,
        is_demo BOOLEAN NOT NULL,
        demo_hash TEXT UNIQUE,
        invite_code TEXT NOT NULL UNIQUE,
        created_at BIGINT NOT NULL
      )`,
      `CREATE TABLE sessions (
        token_hash TEXT PRIMARY KEY,
        user_id BIGINT NOT NULL REFERENCES users (id),
        number BIGINT GENERATED ALWAYS AS IDENTITY,
        created_at BIGINT NOT NULL
      )`,
      'CREATE INDEX sessions_of_user ON sessions (user_id, number)',
      `CREATE TABLE accounts (
        id BIGINT PRIMARY KEY REFERENCES users (id),
        balance NUMERIC(36, 6) NOT NULL
      )`,
      `CREATE TABLE orders (
        id BIGINT PRIMARY KEY,
        account_id BIGINT NOT NULL REFERENCES accounts (id),
        client_id TEXT,
        code TEXT NOT NULL,
        side TEXT NOT NULL CHECK (side IN ('buy', 'sell')),
        status TEXT NOT NULL CHECK (status IN ('pending', 'holding', 'closed')),
        lots NUMERIC NOT NULL,
        leverage INTEGER NOT NULL,
        asked_price NUMERIC NOT NULL,
        reached_from TEXT NOT NULL CHECK (reached_from IN ('below', 'above')),
        open_price NUMERIC,
        close_price NUMERIC,
        stop_loss NUMERIC,
        take_profit NUMERIC,
        margin NUMERIC(36, 6) NOT NULL,
        fee NUMERIC(36, 6) NOT NULL,
        profit NUMERIC(36, 6) NOT NULL,
        created_at BIGINT NOT NULL,
        opened_at BIGINT,
        closed_at BIGINT,
        close_reason TEXT,
        UNIQUE (account_id, client_id)
      )`,
      `CREATE INDEX orders_open ON orders (account_id) WHERE status <> 'closed'`,
      'CREATE INDEX orders_newest ON orders (account_id, status, id DESC)',
      `CREATE TABLE ledger (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id BIGINT NOT NULL REFERENCES accounts (id),
        kind TEXT NOT NULL,
        amount NUMERIC(36, 6) NOT NULL,
        balance_after NUMERIC(36, 6) NOT NULL,
        order_id BIGINT,
        created_at BIGINT NOT NULL
      )`,
      'CREATE INDEX ledger_newest ON ledger (account_id, id DESC)',
    ],
  },
  {
    name: '2026-11-01.02 outbox',
    statements: [
      `CREATE TABLE outbox (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        channel TEXT NOT NULL CHECK (channel IN ('email', 'sms')),
        recipient TEXT NOT NULL,
        subject TEXT NOT NULL,
        body TEXT NOT NULL,
        created_at BIGINT NOT NULL
      )`,
      'CREATE INDEX outbox_by_age ON outbox (created_at)',
    ],
  },
];
