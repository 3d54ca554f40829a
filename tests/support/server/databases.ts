import { afterAll, beforeAll, describe } from 'vitest';
import { Client } from 'pg';
import type { Database } from '../../../server/store/database.ts';
import { openEmptyDatabase, openReadyDatabase } from './made-databases.ts';
import { migrate } from '../../../server/store/migrations/migrate.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import { endChildrenAfterAll } from './end-with-us.ts';
import { missingPostgres, startPostgres, type TestPostgres } from './postgres.ts';

type Tests = (use: () => Database) => void;

/** Runs the same tests on the embedded database and, where one is found, on PostgreSQL. `use` gives the open, migrated database. */
export function onEachDatabase(name: string, tests: Tests): void {
  onEach(name, { embedded: openReadyDatabase, prepare: migrate }, tests);
}

/** The same on databases without any tables. */
export function onEachEmptyDatabase(name: string, tests: Tests): void {
  onEach(name, { embedded: openEmptyDatabase, prepare: async () => undefined }, tests);
}

interface Beginning {
  readonly embedded: () => Promise<Database>;
  /** What is done to a new one of PostgreSQL. */
  readonly prepare: (database: Database) => Promise<unknown>;
}

function onEach(name: string, { embedded, prepare }: Beginning, tests: Tests): void {
  describe(`${name}, embedded database`, () => {
    withDatabase(embedded, tests);
  });
  const reason = missingPostgres();
  const title = reason === undefined ? `${name}, PostgreSQL` : `${name}, PostgreSQL: skipped, for ${reason}`;
  describe.skipIf(reason !== undefined)(title, () => {
    let server: TestPostgres | undefined;
    endChildrenAfterAll();
    beforeAll(async () => {
      server = await startPostgres();
    });
    withDatabase(async () => {
      const url = server?.url ?? '';
      const database = await openPostgres({ url, schema: await newSchema(url) });
      await prepare(database);
      return database;
    }, tests);
    afterAll(() => server?.stop());
  });
}

function withDatabase(open: () => Promise<Database>, tests: Tests): void {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await open();
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
