import { bigint, boolean, identity, integer, nullable, oneOf, text, withDefault } from './column.ts';

/** Users, and what keeps others out of their accounts. Times are epoch ms. */
export const USER_TABLES = {
  users: {
    id: identity,
    email: withDefault(text),
    level: withDefault(integer),
    is_demo: boolean,
    demo_hash: nullable(text),
    invite_code: text,
    created_at: bigint,
    mobile: nullable(text),
    mobile_national: nullable(text),
    user_name: nullable(text),
    contact_mobile: nullable(text),
    password: nullable(text),
    invited_by: nullable(bigint),
    locked_at: nullable(bigint),
    seen_at: withDefault(bigint),
  },
  sessions: {
    token_hash: text,
    user_id: bigint,
    number: identity,
    created_at: bigint,
    used_at: bigint,
  },
  codes: {
    id: identity,
    recipient: text,
    address: text,
    code_hash: text,
    tries: withDefault(integer),
    used: withDefault(boolean),
    sent_at: bigint,
    foreign_tries: withDefault(integer),
  },
  attempts: { key_hash: text, count: integer, ends_at: bigint },
  known_callers: { caller_hash: text, user_id: bigint, seen_at: bigint },
  outbox: {
    id: identity,
    channel: oneOf('email', 'sms'),
    recipient: text,
    subject: text,
    body: text,
    created_at: bigint,
  },
} as const;
