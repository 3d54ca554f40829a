import type { Migration } from './migration.ts';

const MONEY = 'NUMERIC(36, 6)';
const STATE = `TEXT NOT NULL CHECK (state IN ('pending', 'finished', 'rejected', 'invalid'))`;
const CHANNEL = `TEXT NOT NULL CHECK (channel IN ('coin', 'bank'))`;
/** A request is decided at a time, and pending before it. */
const DECIDED = `BIGINT CHECK ((decided_at IS NULL) = (state = 'pending'))`;

/** Migrations: money in and out. */
export const FUND_STEPS: readonly Migration[] = [
  {
    name: '2026-11-25.1 currencies, deposits, withdrawals',
    statements: [
      `CREATE TABLE currencies (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        channel ${CHANNEL},
        code TEXT NOT NULL,
        protocol TEXT NOT NULL DEFAULT '',
        fee_type TEXT NOT NULL CHECK (fee_type IN ('fixed', 'share')),
        draw_rate NUMERIC NOT NULL CHECK (draw_rate >= 0),
        usd_price NUMERIC NOT NULL CHECK (usd_price > 0),
        least_deposit NUMERIC,
        most_deposit NUMERIC,
        least_withdrawal ${MONEY},
        most_withdrawal ${MONEY},
        most_withdrawn_a_day ${MONEY},
        enabled BOOLEAN NOT NULL DEFAULT TRUE,
        UNIQUE (channel, code, protocol)
      )`,
      `CREATE TABLE deposit_ways (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        currency_id BIGINT NOT NULL REFERENCES currencies (id),
        address TEXT NOT NULL DEFAULT '',
        confirmations INTEGER,
        bank_name TEXT NOT NULL DEFAULT '',
        bank_address TEXT NOT NULL DEFAULT '',
        swift TEXT NOT NULL DEFAULT '',
        payee TEXT NOT NULL DEFAULT '',
        payee_account TEXT NOT NULL DEFAULT '',
        remark TEXT NOT NULL DEFAULT '',
        removed_at BIGINT
      )`,
      `CREATE TABLE withdraw_methods (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id BIGINT NOT NULL REFERENCES users (id),
        currency_id BIGINT NOT NULL REFERENCES currencies (id),
        address TEXT NOT NULL DEFAULT '',
        bank_name TEXT NOT NULL DEFAULT '',
        bank_address TEXT NOT NULL DEFAULT '',
        swift TEXT NOT NULL DEFAULT '',
        payee TEXT NOT NULL DEFAULT '',
        payee_account TEXT NOT NULL DEFAULT '',
        created_at BIGINT NOT NULL,
        removed_at BIGINT
      )`,
      'CREATE INDEX withdraw_methods_of_user ON withdraw_methods (user_id, id) WHERE removed_at IS NULL',
      `CREATE TABLE deposits (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id BIGINT NOT NULL REFERENCES trading_accounts (id),
        client_id TEXT,
        way_id BIGINT NOT NULL REFERENCES deposit_ways (id),
        channel ${CHANNEL},
        currency TEXT NOT NULL,
        amount NUMERIC NOT NULL CHECK (amount > 0),
        usd_price NUMERIC NOT NULL CHECK (usd_price > 0),
        credited ${MONEY} NOT NULL CHECK (credited > 0),
        proof TEXT REFERENCES uploads (name),
        state ${STATE},
        remark TEXT NOT NULL DEFAULT '',
        created_at BIGINT NOT NULL,
        decided_at ${DECIDED},
        UNIQUE (account_id, client_id)
      )`,
      'CREATE INDEX deposits_newest ON deposits (account_id, channel, id DESC)',
      `CREATE INDEX deposits_waiting ON deposits (id) WHERE state = 'pending'`,
      'CREATE SEQUENCE withdrawal_ids',
      `CREATE TABLE withdrawals (
        id BIGINT PRIMARY KEY,
        account_id BIGINT NOT NULL REFERENCES trading_accounts (id),
        client_id TEXT,
        channel ${CHANNEL},
        method_id BIGINT NOT NULL REFERENCES withdraw_methods (id),
        currency TEXT NOT NULL,
        protocol TEXT NOT NULL,
        address TEXT NOT NULL,
        amount ${MONEY} NOT NULL CHECK (amount > 0),
        fee ${MONEY} NOT NULL CHECK (fee BETWEEN 0 AND amount),
        received NUMERIC(36, 2) NOT NULL CHECK (received >= 0),
        usd_price NUMERIC NOT NULL CHECK (usd_price > 0),
        state ${STATE},
        remark TEXT NOT NULL DEFAULT '',
        created_at BIGINT NOT NULL,
        decided_at ${DECIDED},
        UNIQUE (account_id, client_id)
      )`,
      'CREATE INDEX withdrawals_newest ON withdrawals (account_id, channel, id DESC)',
      `CREATE INDEX withdrawals_waiting ON withdrawals (account_id, id) WHERE state = 'pending'`,
      'ALTER TABLE users ADD COLUMN password_changed_at BIGINT',
    ],
  },
  {
    name: '2026-11-26.1 approvals by operators',
    statements: [
      `CREATE TABLE approvals (
        subject TEXT NOT NULL,
        done_by TEXT NOT NULL,
        terms TEXT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (subject, done_by)
      )`,
    ],
  },
];
