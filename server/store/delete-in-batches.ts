import type { Database, SqlValue } from './database.ts';

/** So few that others get their turn between two. */
const BATCH = 500;

/** Deletes rows a few at a time: one statement for all of them would hold up whoever waits for the database. */
export async function deleteInBatches(
  database: Database,
  table: string,
  condition: string,
  values: readonly SqlValue[],
): Promise<void> {
  const statement = `DELETE FROM ${table}
    WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH})) RETURNING 1 AS deleted`;
  for (;;) {
    const deleted = await database.query(statement, values);
    if (deleted.length < BATCH) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
