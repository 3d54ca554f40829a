import { integerColumn, optionalColumn, textColumn } from '../store/columns.ts';
import type { Database, Queryable, Row } from '../store/database.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import { selectPage } from '../store/select-page.ts';

/** What somebody wrote to the office. */
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
  await queryable.query(
    `INSERT INTO feedback (user_id, email, language, content, picture, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [userId ?? null, email, language, content, picture ?? null, createdAt],
  );
}

/** One page, newest first: what waits for an answer, or everything. */
export async function feedbackPage(
  queryable: Queryable,
  everything: boolean,
  page: number,
): Promise<{ readonly rows: readonly StoredFeedback[]; readonly total: number }> {
  const from = 'feedback WHERE $1 OR done_at IS NULL';
  const { rows, total } = await selectPage(queryable, { from, values: [everything] }, page);
  return { rows: rows.map(feedbackOfRow), total };
}

export async function feedbackOfId(queryable: Queryable, id: number): Promise<StoredFeedback | undefined> {
  const [row] = await queryable.query('SELECT * FROM feedback WHERE id = $1', [id]);
  return row && feedbackOfRow(row);
}

/** Marks what waits as answered; false where none of this id waits. */
export async function finishFeedback(queryable: Queryable, id: number, now: number): Promise<boolean> {
  const rows = await queryable.query(
    'UPDATE feedback SET done_at = $2 WHERE id = $1 AND done_at IS NULL RETURNING id',
    [id, now],
  );
  return rows.length === 1;
}

/** Deletes what came before that moment, answered or not; its pictures go with the next sweep. */
export async function forgetFeedback(database: Database, before: number): Promise<void> {
  await deleteInBatches(database, 'feedback', 'created_at < $1', [before]);
}

function feedbackOfRow(row: Row): StoredFeedback {
  return {
    id: integerColumn(row, 'id'),
    userId: optionalColumn(row, 'user_id', integerColumn),
    email: textColumn(row, 'email'),
    language: textColumn(row, 'language'),
    content: textColumn(row, 'content'),
    picture: optionalColumn(row, 'picture', textColumn),
    createdAt: integerColumn(row, 'created_at'),
    doneAt: optionalColumn(row, 'done_at', integerColumn),
  };
}
