import type { Queryable } from './database.ts';
import { query, rows } from './typed-query.ts';

/** Whether a database has never had this before; asked once in a transaction that brings it. */
export async function isFirstTime(queryable: Queryable, name: string): Promise<boolean> {
  const seeding = query.insertInto('seeds').values({ name });
  const made = seeding.onConflict((conflict) => conflict.doNothing()).returning('name');
  return (await rows(queryable, made)).length === 1;
}
