import type { Migration } from './migration.ts';

/** Migrations for accounts with a password. */
export const ACCOUNT_STEPS: readonly Migration[] = [
  {
    name: '2026-11-01.03 accounts with a password',
    statements: [
      `ALTER TABLE users
        ADD COLUMN mobile TEXT,
        ADD COLUMN mobile_national TEXT,
        ADD COLUMN user_name TEXT,
        ADD COLUMN contact_mobile TEXT,
        ADD COLUMN password TEXT,
        ADD COLUMN invited_by BIGINT REFERENCES users (id)`,
      `CREATE UNIQUE INDEX users_email ON users (email) WHERE email <> ''`,
      'CREATE UNIQUE INDEX users_mobile ON users (mobile)',
      'CREATE UNIQUE INDEX users_user_name ON users (lower(user_name))',
      'CREATE INDEX users_mobile_national ON users (mobile_national)',
      'CREATE INDEX users_invited_by ON users (invited_by)',
    ],
  },
  {
    name: '2026-11-01.04 sessions that end',
    statements: [
      'ALTER TABLE sessions ADD COLUMN used_at BIGINT',
      'UPDATE sessions SET used_at = created_at',
      'ALTER TABLE sessions ALTER COLUMN used_at SET NOT NULL',
      'CREATE INDEX sessions_by_use ON sessions (used_at)',
    ],
  },
  {
    name: '2026-11-01.05 codes',
    statements: [
      `CREATE TABLE codes (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        recipient TEXT NOT NULL,
        address TEXT NOT NULL,
        code_hash TEXT NOT NULL,
        tries INTEGER NOT NULL DEFAULT 0,
        used BOOLEAN NOT NULL DEFAULT FALSE,
        sent_at BIGINT NOT NULL
      )`,
      'CREATE INDEX codes_of_recipient ON codes (recipient, id)',
      'CREATE INDEX codes_of_address ON codes (address, sent_at)',
      'CREATE INDEX codes_by_age ON codes (sent_at)',
    ],
  },
];
