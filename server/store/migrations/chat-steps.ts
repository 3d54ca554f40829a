import type { Migration } from './migration.ts';

/** Migrations: conversations with customer service. */
export const CHAT_STEPS: readonly Migration[] = [
  {
    name: '2026-11-27.3 conversations with customer service',
    statements: [
      `CREATE TABLE chat_conversations (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id BIGINT UNIQUE REFERENCES users (id),
        visitor TEXT UNIQUE,
        language TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('open', 'closed')),
        created_at BIGINT NOT NULL,
        last_at BIGINT NOT NULL,
        last_message BIGINT NOT NULL DEFAULT 0,
        last_from TEXT NOT NULL DEFAULT 'customer' CHECK (last_from IN ('customer', 'office')),
        customer_delivered BIGINT NOT NULL DEFAULT 0,
        customer_read BIGINT NOT NULL DEFAULT 0,
        office_read BIGINT NOT NULL DEFAULT 0
      )`,
      'CREATE INDEX chat_conversations_by_age ON chat_conversations (last_at)',
      `CREATE TABLE chat_tokens (
        number BIGINT GENERATED ALWAYS AS IDENTITY,
        hash TEXT PRIMARY KEY,
        conversation_id BIGINT NOT NULL REFERENCES chat_conversations (id),
        created_at BIGINT NOT NULL
      )`,
      'CREATE INDEX chat_tokens_of_conversation ON chat_tokens (conversation_id, number)',
      `CREATE TABLE chat_messages (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        conversation_id BIGINT NOT NULL REFERENCES chat_conversations (id),
        client_id TEXT,
        author TEXT NOT NULL CHECK (author IN ('customer', 'office')),
        done_by TEXT NOT NULL,
        text TEXT NOT NULL,
        picture TEXT REFERENCES uploads (name),
        created_at BIGINT NOT NULL,
        UNIQUE (conversation_id, client_id)
      )`,
      'CREATE INDEX chat_messages_in_order ON chat_messages (conversation_id, id)',
      'CREATE INDEX chat_messages_with_picture ON chat_messages (picture) WHERE picture IS NOT NULL',
      // A picture of the chat belongs to its conversation, which may be a visitor's.
      'ALTER TABLE uploads ALTER COLUMN user_id DROP NOT NULL',
    ],
  },
];
