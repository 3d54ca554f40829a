import { sql, type Expression, type SqlBool } from 'kysely';
import type { Schema } from '../store/schema/schema.ts';

/** A table and its column. */
type UploadReference = { [Table in keyof Schema]: readonly [Table, keyof Schema[Table]] }[keyof Schema];

/** Every column that refers to an upload; what is in none of them, and in no article, nothing refers to. */
export const UPLOAD_REFERENCES = [
  ['identity_reviews', 'front'],
  ['identity_reviews', 'reverse'],
  ['feedback', 'picture'],
  ['deposits', 'proof'],
  ['chat_messages', 'picture'],
] as const satisfies readonly UploadReference[];

/** An article names its pictures in its HTML; looked at last, for it is the dearest to look at. */
const IN_ARTICLE = sql`EXISTS (SELECT 1 FROM news_texts WHERE content LIKE '%' || uploads.name || '%')`;

/** True of an upload in a statement about `uploads`. */
export function isUnreferenced(): Expression<SqlBool> {
  const used = UPLOAD_REFERENCES.map(
    ([table, column]) =>
      sql`EXISTS (SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(`${table}.${column}`)} = uploads.name)`,
  );
  return sql<SqlBool>`NOT (${sql.join([...used, IN_ARTICLE], sql` OR `)})`;
}
