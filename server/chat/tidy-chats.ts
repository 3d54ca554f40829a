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
  const gone = query.selectFrom('chat_conversations').where(({ and, or, eb, not, exists, selectFrom }) => {
    const messages = selectFrom('chat_messages').select('id').whereRef('conversation_id', '=', 'chat_conversations.id');
    const tokens = selectFrom('chat_tokens').select('hash').whereRef('conversation_id', '=', 'chat_conversations.id');
    const empty = and([eb('last_message', '=', 0), eb('created_at', '<', now - DAY_MS)]);
    return and([or([eb('last_at', '<', now - keptDays * DAY_MS), empty]), not(exists(messages)), not(exists(tokens))]);
  });
  await deleteInBatches(database, 'chat_conversations', gone);
}
