import type { Selectable } from 'kysely';
import type { Language } from '../catalogue/languages.ts';
import type { Database, Queryable } from '../store/database.ts';
import type { Schema } from '../store/schema/schema.ts';
import { selectPage } from '../store/select-page.ts';
import { query, rows, run } from '../store/typed-query.ts';
import { hashSecret, newToken } from '../users/secrets.ts';
import { ownerColumns, type ChatOwner } from './chat-owner.ts';

/** A token is good for so long; the application fetches another one. */
export const TOKEN_MS = 60 * 60 * 1000;
/** Of one conversation at once: pages on several devices. */
const TOKENS = 10;

export type Conversation = Selectable<Schema['chat_conversations']>;

/** The conversation of an owner, which begins where there is none. Of two at once both get the same. */
export async function openConversation(
  database: Database,
  owner: ChatOwner,
  language: Language,
  now: number,
): Promise<Conversation> {
  const found = await conversationOf(database, owner);
  if (found) return found;
  const row = { ...ownerColumns(owner), language, state: 'open' as const, created_at: now, last_at: now };
  await run(
    database,
    query
      .insertInto('chat_conversations')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
  const begun = await conversationOf(database, owner);
  if (!begun) throw new Error('A conversation was not kept');
  return begun;
}

/** The conversation of an owner; undefined where there is none. */
export async function conversationOf(queryable: Queryable, owner: ChatOwner): Promise<Conversation | undefined> {
  const { user_id: userId, visitor } = ownerColumns(owner);
  const all = query.selectFrom('chat_conversations').selectAll();
  const own = userId === null ? all.where('visitor', '=', visitor) : all.where('user_id', '=', userId);
  return (await rows(queryable, own))[0];
}

export async function conversationOfId(queryable: Queryable, id: number): Promise<Conversation | undefined> {
  return (await rows(queryable, query.selectFrom('chat_conversations').selectAll().where('id', '=', id)))[0];
}

/** Makes a token for a conversation: 256 random bits, of which only the hash is kept. The oldest ones go. */
export async function issueToken(database: Database, conversationId: number, now: number): Promise<string> {
  const token = newToken();
  const row = { hash: hashSecret(token), conversation_id: conversationId, created_at: now };
  await run(database, query.insertInto('chat_tokens').values(row));
  const own = query.selectFrom('chat_tokens').where('conversation_id', '=', conversationId);
  const tooMany = own.select('number').orderBy('number', 'desc').limit(1).offset(TOKENS);
  const oldest = query.deleteFrom('chat_tokens').where('conversation_id', '=', conversationId);
  await run(database, oldest.where('number', '<=', tooMany));
  return token;
}

/** The conversation that a token opens; undefined for one that is wrong or has run out. */
export async function conversationOfToken(
  queryable: Queryable,
  token: string,
  now: number,
): Promise<Conversation | undefined> {
  const opened = query
    .selectFrom('chat_tokens')
    .innerJoin('chat_conversations', 'chat_conversations.id', 'chat_tokens.conversation_id')
    .selectAll('chat_conversations')
    .where('chat_tokens.hash', '=', hashSecret(token))
    .where('chat_tokens.created_at', '>', now - TOKEN_MS);
  return (await rows(queryable, opened))[0];
}

/** Which conversations a list has: those with something to answer, those that are open or closed, or all. */
export const CONVERSATION_FILTERS = ['waiting', 'open', 'closed', 'all'] as const;
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number];

/** One page of conversations in which something was said, the newest message first. */
export async function conversationPage(
  queryable: Queryable,
  filter: ConversationFilter,
  page: number,
): Promise<{ readonly rows: readonly Conversation[]; readonly total: number }> {
  const said = query.selectFrom('chat_conversations').where('last_message', '>', 0);
  const wanted =
    filter === 'waiting'
      ? said.where('state', '=', 'open').where('last_from', '=', 'customer')
      : filter === 'all'
        ? said
        : said.where('state', '=', filter);
  const shown = wanted.selectAll().orderBy('last_at', 'desc').orderBy('id', 'desc');
  return selectPage(queryable, { of: wanted, shown }, page);
}

/** Closes a conversation; false where none of this number is open. The next message of its owner opens it again. */
export async function closeConversation(queryable: Queryable, id: number): Promise<boolean> {
  const open = query.updateTable('chat_conversations').where('id', '=', id).where('state', '=', 'open');
  return (await rows(queryable, open.set({ state: 'closed' }).returning('id'))).length === 1;
}
