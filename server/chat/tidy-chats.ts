import type { Database } from '../store/database.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import { query } from '../store/typed-query.ts';
import { TOKEN_MS } from './conversations.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes conversations in which nothing was said for so many days, those in which nothing was ever said after one day,
 * and tokens that have run out. Pictures go with the next sweep of uploads.
 */
export async function tidyChats(database: Database, keptDays: number, now: number): Promise<void> {
  await deleteInBatches(
    database,
    'chat_tokens',
    query.selectFrom('chat_tokens').where('created_at', '<=', now - TOKEN_MS),
  );
  const old = query
    .selectFrom('chat_conversations')
    .select('id')
    .where('last_at', '<', now - keptDays * DAY_MS);
  await deleteInBatches(
    database,
    'chat_messages',
    query.selectFrom('chat_messages').where('conversation_id', 'in', old),
  );
  const gone = query.selectFrom('chat_conversations').where((eb) => {
    const messages = eb.selectFrom('chat_messages').select('chat_messages.id');
    const tokens = eb.selectFrom('chat_tokens').select('chat_tokens.hash');
    const isEmpty = eb.and([eb('last_message', '=', 0), eb('created_at', '<', now - DAY_MS)]);
    return eb.and([
      eb.or([eb('last_at', '<', now - keptDays * DAY_MS), isEmpty]),
      eb.not(eb.exists(messages.whereRef('conversation_id', '=', 'chat_conversations.id'))),
      eb.not(eb.exists(tokens.whereRef('conversation_id', '=', 'chat_conversations.id'))),
    ]);
  });
  await deleteInBatches(database, 'chat_conversations', gone);
}
