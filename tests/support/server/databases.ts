import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { openEmptyDatabase, openReadyDatabase } from './made-databases.ts';
import { missingPostgres } from './postgres.ts';
import { openOnPostgres } from './shared-postgres.ts';

type Tests = (use: () => Database) => void;
type Open = () => Promise<Database>;

/** Runs the same tests on the embedded database and, where one is found, on PostgreSQL. `use` gives the open database, with its tables. */
export function onEachDatabase(name: string, tests: Tests): void {
  onEach(name, openReadyDatabase, () => openOnPostgres('ready'), tests);
}

/** The same on databases without any tables. */
export function onEachEmptyDatabase(name: string, tests: Tests): void {
  onEach(name, openEmptyDatabase, () => openOnPostgres('empty'), tests);
}

function onEach(name: string, embedded: Open, postgres: Open, tests: Tests): void {
  describe(`${name}, embedded database`, () => {
    withDatabase(embedded, tests);
  });
  const reason = missingPostgres();
  const title = reason === undefined ? `${name}, PostgreSQL` : `${name}, PostgreSQL: skipped, for ${reason}`;
  describe.skipIf(reason !== undefined)(title, () => {
    withDatabase(postgres, tests);
  });
}

function withDatabase(open: Open, tests: Tests): void {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  tests(() => database ?? fail());
}

function fail(): never {
  throw new Error('The database is not open');
}
