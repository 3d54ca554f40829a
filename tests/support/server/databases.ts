import { afterAll, beforeAll, describe } from 'vitest';
import { Client } from 'pg';
import type { Database } from '../../../server/store/database.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { migrate } from '../../../server/store/migrations/migrate.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import { endChildrenAfterAll } from './end-with-us.ts';
import { missingPostgres, startPostgres, type TestPostgres } from './postgres.ts';

type Tests = (use: () => Database) => void;

/** Runs the same tests on the embedded database and, where one is found, on PostgreSQL. `use` gives the open, migrated database. */
export function onEachDatabase(name: string, tests: Tests): void {
  onEach(name, async (database) => void (await migrate(database)), tests);
}

/** The same on databases without any tables. */
export function onEachEmptyDatabase(name: string, tests: Tests): void {
  onEach(name, async () => undefined, tests);
}

function onEach(name: string, prepare: (database: Database) => Promise<void>, tests: Tests): void {
  describe(`${name}, embedded database`, () => {
    withDatabase(openEmptyDatabase, prepare, tests);
  });
  const reason = missingPostgres();
  const title = reason === undefined ? `${name}, PostgreSQL` : `${name}, PostgreSQL: skipped, for ${reason}`;
  describe.skipIf(reason !== undefined)(title, () => {
    let server: TestPostgres | undefined;
    endChildrenAfterAll();
    beforeAll(async () => {
      server = await startPostgres();
    });
    withDatabase(
      async () => {
        const url = server?.url ?? '';
        return openPostgres({ url, schema: await newSchema(url) });
      },
      prepare,
      tests,
    );
    afterAll(() => server?.stop());
  });
}

function withDatabase(
  open: () => Promise<Database>,
  prepare: (database: Database) => Promise<void>,
  tests: Tests,
): void {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await open();
    await prepare(database);
  });
  afterAll(() => database?.close());
  tests(() => database ?? fail());
}

/** A schema of its own, so that files that run at once on one server do not meet. */
export async function newSchema(url: string): Promise<string> {
  const name = `test_${process.pid}_${Date.now()}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE SCHEMA ${name}`);
  await client.end();
  return name;
}

function fail(): never {
  throw new Error('The database is not open');
}
