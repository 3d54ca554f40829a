import type { Selectable } from 'kysely';
import type { Database, Queryable } from '../store/database.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import type { Schema } from '../store/schema/schema.ts';
import { selectPage } from '../store/select-page.ts';
import { query, rows, run } from '../store/typed-query.ts';

/** What somebody wrote to the back office. */
export interface Feedback {
  /** Undefined for a visitor. */
  readonly userId: number | undefined;
  /** Where a visitor wants the answer; may be empty. */
  readonly email: string;
  readonly language: string;
  readonly content: string;
  /** Name of an upload of the user. */
  readonly picture: string | undefined;
  readonly createdAt: number;
}

export interface StoredFeedback extends Feedback {
  readonly id: number;
  readonly doneAt: number | undefined;
}

export async function addFeedback(queryable: Queryable, feedback: Feedback): Promise<void> {
  const { userId, email, language, content, picture, createdAt } = feedback;
  const row = { user_id: userId ?? null, email, language, content, picture: picture ?? null, created_at: createdAt };
  await run(queryable, query.insertInto('feedback').values(row));
}

/** One page, newest first: what waits for an answer, or everything. */
export async function feedbackPage(
  queryable: Queryable,
  everything: boolean,
  page: number,
): Promise<{ readonly rows: readonly StoredFeedback[]; readonly total: number }> {
  const all = query.selectFrom('feedback');
  const wanted = everything ? all : all.where('done_at', 'is', null);
  const shown = wanted.selectAll().orderBy('id', 'desc');
  const { rows: found, total } = await selectPage(queryable, { of: wanted, shown }, page);
  return { rows: found.map(feedbackOf), total };
}

export async function feedbackOfId(queryable: Queryable, id: number): Promise<StoredFeedback | undefined> {
  const [row] = await rows(queryable, query.selectFrom('feedback').selectAll().where('id', '=', id));
  return row && feedbackOf(row);
}

/** Marks what waits as answered; false where none of this id waits. */
export async function finishFeedback(queryable: Queryable, id: number, now: number): Promise<boolean> {
  const waiting = query.updateTable('feedback').where('id', '=', id).where('done_at', 'is', null);
  return (await rows(queryable, waiting.set({ done_at: now }).returning('id'))).length === 1;
}

/** Deletes what came before that moment, answered or not; its pictures go with the next sweep. */
export async function forgetFeedback(database: Database, before: number): Promise<void> {
  await deleteInBatches(database, 'feedback', query.selectFrom('feedback').where('created_at', '<', before));
}

function feedbackOf(row: Selectable<Schema['feedback']>): StoredFeedback {
  return {
    id: row.id,
    userId: row.user_id ?? undefined,
    email: row.email,
    language: row.language,
    content: row.content,
    picture: row.picture ?? undefined,
    createdAt: row.created_at,
    doneAt: row.done_at ?? undefined,
  };
}
