import type { Migration } from './migration.ts';

/** Migrations: messages to devices whose client is closed. */
export const PUSH_STEPS: readonly Migration[] = [
  {
    name: '2026-12-01.1 push messages',
    statements: [
      `CREATE TABLE push_keys (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        public_key TEXT NOT NULL,
        private_key TEXT NOT NULL,
        created_at BIGINT NOT NULL
      )`,
      // A subscription ends with its session, however that ends, and takes along what waits for it.
      `CREATE TABLE push_subscriptions (
        session_hash TEXT PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
        endpoint TEXT NOT NULL,
        service TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        language TEXT NOT NULL,
        kinds TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        UNIQUE (endpoint, auth)
      )`,
      `CREATE TABLE push_messages (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        session_hash TEXT NOT NULL REFERENCES push_subscriptions (session_hash) ON DELETE CASCADE,
        tag TEXT NOT NULL,
        facts JSONB NOT NULL,
        created_at BIGINT NOT NULL,
        tries INTEGER NOT NULL DEFAULT 0,
        next_at BIGINT NOT NULL,
        sent_at BIGINT,
        UNIQUE (session_hash, tag)
      )`,
      'CREATE INDEX push_messages_waiting ON push_messages (next_at) WHERE sent_at IS NULL',
      'CREATE INDEX push_messages_by_age ON push_messages (created_at)',
    ],
  },
];
