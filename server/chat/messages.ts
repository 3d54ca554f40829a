import { sql, type Selectable } from 'kysely';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Database, Queryable } from '../store/database.ts';
import type { Schema } from '../store/schema/schema.ts';
import { count, query, rows, run } from '../store/typed-query.ts';
import { markUsed } from '../uploads/uploads.ts';

/** Of one conversation. */
const PER_MINUTE = 20;
const PICTURES_PER_HOUR = 10;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Of one answer. */
const PAGE = 50;

export type ChatMessage = Selectable<Schema['chat_messages']>;

/** What is said. */
export interface NewMessage {
  readonly conversationId: number;
  /** By which a repeat is known; an operator may give none. */
  readonly clientId: string | undefined;
  readonly author: ChatMessage['author'];
  /** The operator who says it; empty for the customer. */
  readonly doneBy: string;
  readonly text: string;
  /** Name of an upload that was kept for it. */
  readonly picture: string | undefined;
}

/**
 * Adds a message and opens the conversation again where it was closed. One with the same client id in this
 * conversation is found in place of a second. Numbers rise in the order in which messages can be seen, because the
 * conversation is locked: who asks for what came after a number misses none.
 * @returns refused: `tooManyMessages`, `tooManyUploads`
 */
export async function addMessage(
  database: Database,
  message: NewMessage,
  now: number,
): Promise<Result<ChatMessage, Refusal>> {
  return database.transaction(async (queryable): Promise<Result<ChatMessage, Refusal>> => {
    const { conversationId, author } = message;
    const own = query.selectFrom('chat_conversations').select('id').where('id', '=', conversationId);
    await run(queryable, own.forUpdate());
    const known = await messageOfClientId(queryable, conversationId, message.clientId);
    if (known) return ok(known);
    if (author === 'customer') {
      const limit = await limitReached(queryable, message, now);
      if (limit) return err(limit);
    }
    if (message.picture !== undefined) await markUsed(queryable, message.picture, now);
    const added = await insertMessage(queryable, message, now);
    const last = { state: 'open' as const, last_at: now, last_message: added.id, last_from: author };
    const read = author === 'office' ? { ...last, office_read: added.id } : last;
    await run(queryable, query.updateTable('chat_conversations').set(read).where('id', '=', conversationId));
    return ok(added);
  });
}

/** The message that a client id has become; undefined where it has not. */
export async function messageOfClientId(
  queryable: Queryable,
  conversationId: number,
  clientId: string | undefined,
): Promise<ChatMessage | undefined> {
  if (clientId === undefined) return undefined;
  const own = query.selectFrom('chat_messages').selectAll().where('conversation_id', '=', conversationId);
  return (await rows(queryable, own.where('client_id', '=', clientId)))[0];
}

async function insertMessage(queryable: Queryable, message: NewMessage, now: number): Promise<ChatMessage> {
  const row = {
    conversation_id: message.conversationId,
    client_id: message.clientId ?? null,
    author: message.author,
    done_by: message.doneBy,
    text: message.text,
    picture: message.picture ?? null,
    created_at: now,
  };
  const [added] = await rows(queryable, query.insertInto('chat_messages').values(row).returningAll());
  if (!added) throw new Error('A message was not kept');
  return added;
}

/** Why the customer may say no more at the moment; undefined where they may. */
async function limitReached(
  queryable: Queryable,
  { conversationId, picture }: NewMessage,
  now: number,
): Promise<Refusal | undefined> {
  const own = query
    .selectFrom('chat_messages')
    .where('conversation_id', '=', conversationId)
    .where('author', '=', 'customer');
  if ((await count(queryable, own.where('created_at', '>', now - MINUTE_MS))) >= PER_MINUTE) {
    return refusal('tooManyMessages');
  }
  if (picture === undefined) return undefined;
  const pictures = own.where('picture', 'is not', null).where('created_at', '>', now - HOUR_MS);
  return (await count(queryable, pictures)) >= PICTURES_PER_HOUR ? refusal('tooManyUploads') : undefined;
}

/** What is asked for: what came after a message, or what came before one. */
export interface MessageRange {
  /** 0: the newest ones. */
  readonly after: number;
  readonly before: number | undefined;
}

/** Messages of a conversation, the oldest first, and whether there are older ones than these. */
export async function messagesOf(
  queryable: Queryable,
  conversationId: number,
  { after, before }: MessageRange,
): Promise<{ readonly messages: readonly ChatMessage[]; readonly older: boolean }> {
  const own = query.selectFrom('chat_messages').selectAll().where('conversation_id', '=', conversationId);
  if (before === undefined && after > 0) {
    const newer = own.where('id', '>', after).orderBy('id').limit(PAGE);
    return { messages: await rows(queryable, newer), older: false };
  }
  const earlier = before === undefined ? own : own.where('id', '<', before);
  const newest = await rows(queryable, earlier.orderBy('id', 'desc').limit(PAGE + 1));
  return { messages: newest.slice(0, PAGE).toReversed(), older: newest.length > PAGE };
}

/** The message of this number in this conversation. */
export async function messageOfId(
  queryable: Queryable,
  conversationId: number,
  id: number,
): Promise<ChatMessage | undefined> {
  const own = query.selectFrom('chat_messages').selectAll().where('conversation_id', '=', conversationId);
  return (await rows(queryable, own.where('id', '=', id)))[0];
}

/** Up to which message somebody has got, or read, what the other one said. */
export type Mark = 'customer_delivered' | 'customer_read' | 'office_read';

/** Moves a mark on, never back and never beyond the newest message; whether it moved. */
export async function moveMark(queryable: Queryable, id: number, mark: Mark, message: number): Promise<boolean> {
  const behind = query.updateTable('chat_conversations').where('id', '=', id).where(mark, '<', message);
  const moved = behind.where('last_message', '>=', message).set({ [mark]: sql<number>`${message}` });
  return (await rows(queryable, moved.returning('id'))).length === 1;
}

/** How many messages of the office the customer has not read. */
export async function unreadCount(queryable: Queryable, id: number, readUpTo: number): Promise<number> {
  const own = query.selectFrom('chat_messages').where('conversation_id', '=', id).where('author', '=', 'office');
  return count(queryable, own.where('id', '>', readUpTo));
}
