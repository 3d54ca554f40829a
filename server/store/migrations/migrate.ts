import { OperatorError } from '../../operator-error.ts';
import { textColumn } from '../columns.ts';
import type { Database } from '../database.ts';
import type { Migration } from './migration.ts';
import { MIGRATIONS } from './migrations.ts';

/** Where the release of November 2026 kept how many of the first migrations it had run. */
const NUMBERED = 'schema_steps';

/**
 * Brings the schema up to date: each missing migration once, in a transaction of its own. Returns the names of those.
 * @throws OperatorError when the database has one that this release does not know; what a statement throws, with the
 * migrations before it done and its own undone
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  await database.query('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, run_at BIGINT NOT NULL)');
  await adoptNumbered(database, migrations);
  const rows = await database.query('SELECT name FROM migrations');
  const run = new Set(rows.map((row) => textColumn(row, 'name')));
  const known = new Set(migrations.map(({ name }) => name));
  if ([...run].some((name) => !known.has(name)))
    throw new OperatorError('The database was made by a newer version of this server. Start that version.');
  const missing = migrations.filter(({ name }) => !run.has(name));
  for (const migration of missing) await runOne(database, migration);
  return missing.map(({ name }) => name);
}

async function runOne(database: Database, { name, statements }: Migration): Promise<void> {
  await database.transaction(async (queryable) => {
    for (const statement of statements) await queryable.query(statement);
    await queryable.query('INSERT INTO migrations (name, run_at) VALUES ($1, $2)', [name, Date.now()]);
  });
}

/** Names what was known by its place in the list. */
async function adoptNumbered(database: Database, migrations: readonly Migration[]): Promise<void> {
  const [found] = await database.query(`SELECT to_regclass('${NUMBERED}')::TEXT AS name`);
  if (typeof found?.['name'] !== 'string') return;
  await database.transaction(async (queryable) => {
    const rows = await queryable.query(`SELECT number FROM ${NUMBERED} ORDER BY number`);
    for (const row of rows) {
      const name = migrations[Number(row['number']) - 1]?.name;
      if (name === undefined)
        throw new OperatorError('The database was made by a newer version of this server. Start that version.');
      await queryable.query('INSERT INTO migrations (name, run_at) VALUES ($1, 0) ON CONFLICT DO NOTHING', [name]);
    }
    await queryable.query(`DROP TABLE ${NUMBERED}`);
  });
}
