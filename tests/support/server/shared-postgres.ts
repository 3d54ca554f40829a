/** One PostgreSQL for all the test files of a command: to start one, and to make the tables, took a second of each. */
import { Client } from 'pg';
import type { Database } from '../../../server/store/database.ts';
import { migrate } from '../../../server/store/migrations/migrate.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import { missingPostgres, startOwnPostgres } from './postgres.ts';

/** Names the server to the processes that run tests; no one's where TEST_DATABASE_URL is given. */
const SHARED = 'PIPFRAME_SHARED_POSTGRES';
/** Databases that others are copies of. */
const READY = 'ready';
const EMPTY = 'template1';

let made = 0;

/** Before all tests. Gives what ends it after them. */
export default async function sharePostgres(): Promise<(() => Promise<void>) | undefined> {
  const isOthers = process.env['TEST_DATABASE_URL'] !== undefined || process.env[SHARED] !== undefined;
  if (isOthers || missingPostgres() !== undefined) return undefined;
  const postgres = await startOwnPostgres();
  const { url } = postgres;
  await run(url, `CREATE DATABASE ${READY}`);
  const ready = await openPostgres({ url: named(url, READY) });
  await migrate(ready);
  await ready.close();
  process.env[SHARED] = url;
  return () => postgres.stop();
}

/** A new database with the product's tables, or without any. */
export async function openOnPostgres(tables: 'ready' | 'empty'): Promise<Database> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given === undefined) return openCopy(tables);
  const database = await openSchema(given);
  if (tables === 'ready') await migrate(database);
  return database;
}

async function openCopy(tables: 'ready' | 'empty'): Promise<Database> {
  const url = process.env[SHARED] ?? fail();
  const name = nextName();
  await run(url, `CREATE DATABASE ${name} TEMPLATE ${tables === 'ready' ? READY : EMPTY}`);
  return openPostgres({ url: named(url, name) });
}

/** In a database of others: a schema of its own. */
async function openSchema(url: string): Promise<Database> {
  const schema = nextName();
  await run(url, `CREATE SCHEMA ${schema}`);
  return openPostgres({ url, schema });
}

function nextName(): string {
  made += 1;
  return `test_${process.pid}_${Date.now()}_${made}`;
}

function named(url: string, database: string): string {
  return url.replace(/postgres$/, database);
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function fail(): never {
  throw new Error('No PostgreSQL was started before the tests');
}
