import { bigint, identity, integer, jsonb, nullable, text, withDefault } from './column.ts';

/** Messages to devices whose client is closed. Times are epoch ms. */
export const PUSH_TABLES = {
  push_keys: { id: integer, public_key: text, private_key: text, created_at: bigint },
  push_subscriptions: {
    session_hash: text,
    endpoint: text,
    service: text,
    p256dh: text,
    auth: text,
    language: text,
    kinds: text,
    created_at: bigint,
  },
  push_messages: {
    id: identity,
    session_hash: text,
    tag: text,
    facts: jsonb,
    created_at: bigint,
    tries: withDefault(integer),
    next_at: bigint,
    sent_at: nullable(bigint),
  },
} as const;
