import { bigint, boolean, identity, integer, jsonb, nullable, oneOf, text, withDefault } from './column.ts';

/** What users hand in and read, and what the back office did. Times are epoch ms. */
export const CONTENT_TABLES = {
  uploads: {
    name: text,
    user_id: nullable(bigint),
    width: integer,
    height: integer,
    bytes: integer,
    created_at: bigint,
    used_at: nullable(bigint),
    removed_at: nullable(bigint),
  },
  identity_reviews: {
    id: identity,
    user_id: bigint,
    name: text,
    card_id: text,
    front: nullable(text),
    reverse: nullable(text),
    status: oneOf('waiting', 'certified', 'rejected'),
    reject_reason: withDefault(text),
    submitted_at: bigint,
    decided_at: nullable(bigint),
  },
  feedback: {
    id: identity,
    user_id: nullable(bigint),
    email: text,
    language: text,
    content: text,
    picture: nullable(text),
    created_at: bigint,
    done_at: nullable(bigint),
  },
  news: { id: identity, category: integer, logo: text, created_at: bigint },
  news_texts: {
    news_id: bigint,
    language: text,
    title: text,
    summary: text,
    content: text,
    /** Readers of the language see it from then on. */
    shown_from: withDefault(bigint),
    is_withdrawn: withDefault(boolean),
  },
  companies: {
    id: identity,
    /** Of its share; may be empty. */
    code: text,
    name: text,
    /** How other languages write the name: an object by language. */
    names: jsonb,
    logo: text,
    url: text,
    subject: text,
    registered_address: text,
    location: text,
    email: text,
  },
  seeds: { name: text },
  admin_actions: {
    id: identity,
    at: bigint,
    done_by: text,
    command: text,
    input: text,
    outcome: nullable(text),
    before: nullable(text),
    after: nullable(text),
  },
} as const;
