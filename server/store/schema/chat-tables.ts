import { bigint, identity, nullable, oneOf, text, withDefault } from './column.ts';

const AUTHORS = ['customer', 'office'] as const;

/** Conversations with customer service. Times are epoch ms; marks are numbers of messages. */
export const CHAT_TABLES = {
  chat_conversations: {
    id: identity,
    user_id: nullable(bigint),
    visitor: nullable(text),
    language: text,
    state: oneOf('open', 'closed'),
    created_at: bigint,
    last_at: bigint,
    last_message: withDefault(bigint),
    last_from: withDefault(oneOf(...AUTHORS)),
    customer_delivered: withDefault(bigint),
    customer_read: withDefault(bigint),
    office_read: withDefault(bigint),
  },
  chat_tokens: { number: identity, hash: text, conversation_id: bigint, created_at: bigint },
  chat_messages: {
    id: identity,
    conversation_id: bigint,
    client_id: nullable(text),
    author: oneOf(...AUTHORS),
    done_by: text,
    text,
    picture: nullable(text),
    created_at: bigint,
  },
} as const;
