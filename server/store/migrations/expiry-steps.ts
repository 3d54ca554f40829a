import type { Migration } from './migration.ts';

/** Migrations: what outlives a restart, and ends by itself. */
export const EXPIRY_STEPS: readonly Migration[] = [
  {
    name: '2026-11-01.09 attempts and codes that outlive a restart',
    statements: [
      `CREATE TABLE attempts (
        key_hash TEXT PRIMARY KEY,
        count INTEGER NOT NULL,
        ends_at BIGINT NOT NULL
      )`,
      'CREATE INDEX attempts_by_end ON attempts (ends_at)',
      // Their hashes were keyed by a process that is no more.
      'UPDATE codes SET used = TRUE',
    ],
  },
  {
    name: '2026-11-01.10 pictures that go',
    statements: [
      'ALTER TABLE uploads ADD COLUMN removed_at BIGINT',
      'CREATE INDEX uploads_removed ON uploads (name) WHERE removed_at IS NOT NULL',
      'ALTER TABLE identity_reviews ALTER COLUMN front DROP NOT NULL, ALTER COLUMN reverse DROP NOT NULL',
    ],
  },
  {
    name: '2026-11-01.11 last use, known addresses, what goes by its age',
    statements: [
      'ALTER TABLE users ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0',
      `UPDATE users SET seen_at =
         GREATEST(created_at, COALESCE((SELECT MAX(used_at) FROM sessions WHERE user_id = users.id), 0))`,
      'CREATE INDEX demo_users_by_use ON users (seen_at) WHERE is_demo',
      `CREATE TABLE known_callers (
        caller_hash TEXT PRIMARY KEY,
        user_id BIGINT NOT NULL REFERENCES users (id),
        seen_at BIGINT NOT NULL
      )`,
      'CREATE INDEX known_callers_of_user ON known_callers (user_id, seen_at)',
      'CREATE INDEX known_callers_by_use ON known_callers (seen_at)',
      'ALTER TABLE codes ADD COLUMN foreign_tries INTEGER NOT NULL DEFAULT 0',
      'CREATE INDEX feedback_by_age ON feedback (created_at)',
      'CREATE INDEX feedback_of_user ON feedback (user_id)',
      'CREATE INDEX identity_reviews_of_user ON identity_reviews (user_id)',
      'CREATE INDEX office_actions_by_age ON office_actions (at)',
    ],
  },
];
