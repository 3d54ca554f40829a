import type { Migration } from './migration.ts';

/** Migrations: pictures, identities, news, feedback, and the back office. */
export const ADMIN_STEPS: readonly Migration[] = [
  {
    name: '2026-11-01.06 uploads, identities, feedback',
    statements: [
      `CREATE TABLE uploads (
        name TEXT PRIMARY KEY,
        user_id BIGINT NOT NULL REFERENCES users (id),
        width INTEGER NOT NULL,
        height INTEGER NOT NULL,
        bytes INTEGER NOT NULL,
        created_at BIGINT NOT NULL,
        used_at BIGINT
      )`,
      'CREATE INDEX uploads_of_user ON uploads (user_id, created_at)',
      `CREATE TABLE identity_reviews (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id BIGINT NOT NULL REFERENCES users (id),
        name TEXT NOT NULL,
        card_id TEXT NOT NULL,
        front TEXT NOT NULL REFERENCES uploads (name),
        reverse TEXT NOT NULL REFERENCES uploads (name),
        status TEXT NOT NULL CHECK (status IN ('waiting', 'certified', 'rejected')),
        reject_reason TEXT NOT NULL DEFAULT '',
        submitted_at BIGINT NOT NULL,
        decided_at BIGINT
      )`,
      `CREATE UNIQUE INDEX identity_undecided ON identity_reviews (user_id) WHERE status <> 'rejected'`,
      `CREATE TABLE feedback (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id BIGINT REFERENCES users (id),
        email TEXT NOT NULL,
        language TEXT NOT NULL,
        content TEXT NOT NULL,
        picture TEXT REFERENCES uploads (name),
        created_at BIGINT NOT NULL,
        done_at BIGINT
      )`,
    ],
  },
  {
    name: '2026-11-01.07 news by language',
    statements: [
      `CREATE TABLE news (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        category INTEGER NOT NULL,
        logo TEXT NOT NULL,
        created_at BIGINT NOT NULL
      )`,
      'CREATE INDEX news_newest ON news (category, id DESC)',
      `CREATE TABLE news_texts (
        news_id BIGINT NOT NULL REFERENCES news (id) ON DELETE CASCADE,
        language TEXT NOT NULL,
        title TEXT NOT NULL,
        summary TEXT NOT NULL,
        content TEXT NOT NULL,
        PRIMARY KEY (news_id, language)
      )`,
      'CREATE TABLE plantings (name TEXT PRIMARY KEY)',
    ],
  },
  {
    name: '2026-11-01.08 back office: locks, halts, transfers, audit',
    statements: [
      'ALTER TABLE users ADD COLUMN locked_at BIGINT',
      'CREATE TABLE market_halts (code TEXT PRIMARY KEY, since BIGINT NOT NULL)',
      'ALTER TABLE ledger ADD COLUMN reference TEXT',
      `ALTER TABLE ledger ADD COLUMN memo TEXT NOT NULL DEFAULT ''`,
      'CREATE UNIQUE INDEX ledger_reference ON ledger (reference) WHERE reference IS NOT NULL',
      `CREATE TABLE office_actions (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at BIGINT NOT NULL,
        done_by TEXT NOT NULL,
        command TEXT NOT NULL,
        input TEXT NOT NULL,
        outcome TEXT,
        before TEXT,
        after TEXT
      )`,
    ],
  },
];
