import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema/schema.ts';
import { rows } from './typed-query.ts';

/** So few that others get their turn between two. */
const BATCH = 500;

/**
 * Deletes rows a few at a time: one statement for all of them would hold up whoever waits for the database.
 * What has been deleted stays deleted where a later batch fails.
 * @param selection which, without columns
 * @throws DatabaseUnavailableError as `rows`
 */
export async function deleteInBatches<Table extends keyof Schema>(
  database: Database,
  table: Table,
  selection: SelectQueryBuilder<Schema, Table, object>,
): Promise<void> {
  const some = selection.select(sql`ctid`.as('ctid')).limit(BATCH);
  const statement = sql`DELETE FROM ${sql.table(table)} WHERE ctid = ANY(ARRAY(${some})) RETURNING 1 AS deleted`;
  for (;;) {
    const deleted = await rows(database, statement);
    if (deleted.length < BATCH) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
