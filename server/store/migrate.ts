import { OperatorError } from '../operator-error.ts';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

/** Brings the schema up to date: each missing step in a transaction of its own. Returns how many were missing. */
export async function migrate(database: Database): Promise<number> {
  await database.query('CREATE TABLE IF NOT EXISTS schema_steps (number INTEGER PRIMARY KEY, name TEXT NOT NULL)');
  const [newest] = await database.query('SELECT COALESCE(MAX(number), 0) AS number FROM schema_steps');
  const done = Number(newest?.['number'] ?? 0);
  if (done > MIGRATIONS.length) {
    throw new OperatorError('The database was made by a newer version of this server. Start that version.');
  }
  for (const [index, [name, statements]] of MIGRATIONS.entries()) {
    if (index < done) continue;
    await database.transaction(async (queryable) => {
      for (const statement of statements) await queryable.query(statement);
      await queryable.query('INSERT INTO schema_steps (number, name) VALUES ($1, $2)', [index + 1, name]);
    });
  }
  return MIGRATIONS.length - done;
}
