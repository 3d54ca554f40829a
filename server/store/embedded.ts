import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { lockFolder } from './data-lock.ts';
import type { Database, Queryable, Row, SqlValue } from './database.ts';
import { IN_MEMORY } from './in-memory.ts';

export { IN_MEMORY };

/** PostgreSQL inside this process, in a folder or in memory. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  if (dataDir === IN_MEMORY) return databaseOf(await PGlite.create(), 'embedded database in memory', () => undefined);
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  return databaseOf(await PGlite.create(`file://${folder}/db`), `embedded database in ${folder}`, unlock);
}

function databaseOf(pglite: PGlite, description: string, release: () => void): Database {
  return {
    ...queryableOf(pglite),
    description,
    transaction: (work) => pglite.transaction((transaction) => work(queryableOf(transaction))),
    close: async () => {
      await pglite.close();
      release();
    },
  };
}

function queryableOf(executor: PGlite | Transaction): Queryable {
  return {
    query: async (statement, values = []) => {
      const result = await executor.query<Row>(statement, [...values] satisfies SqlValue[]);
      return result.rows;
    },
  };
}
