import { Client, DatabaseError, Pool, TypeOverrides, type PoolClient } from 'pg';
import { DataInUseError, type Database, type Queryable, type SqlValue } from './database.ts';

const BIGINT_TYPE = 20;
const CONNECTIONS = 8;
/** Long enough for a busy database, short enough for a caller who waits. */
const WAIT_MS = 15_000;
/** Any number that other programs on the same database are unlikely to use for an advisory lock. */
const LOCK_SPACE = 1_852_141;
const LOCK_WAIT_MS = 3_000;
/** The SQLSTATE of a lock that could not be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

export interface PostgresOptions {
  readonly url: string;
  /** Schema to work in; it must exist. */
  readonly schema?: string;
  readonly onError?: (error: Error) => void;
}

/** A PostgreSQL server, through a pool of connections. */
export async function openPostgres({ url, schema = 'public', onError }: PostgresOptions): Promise<Database> {
  const types = new TypeOverrides();
  types.setTypeParser(BIGINT_TYPE, Number);
  const settings = { connectionString: url, types, options: `-c search_path=${schema}` };
  const guard = new Client(settings);
  // A connection that breaks is replaced by the pool, and the query that was on it fails with its own error.
  guard.on('error', (error) => onError?.(error));
  await guard.connect();
  await lockSchema(guard, schema);
  const pool = new Pool({
    ...settings,
    max: CONNECTIONS,
    connectionTimeoutMillis: WAIT_MS,
    statement_timeout: WAIT_MS,
  });
  pool.on('error', (error) => onError?.(error));
  return {
    ...queryableOf(pool),
    description: `PostgreSQL at ${new URL(url).host}`,
    transaction: (work) => runTransaction(pool, work),
    close: async () => {
      await pool.end();
      await guard.end();
    },
  };
}

/** Held by the session, so that it ends with its process; that of a process just killed is gone within moments. */
async function lockSchema(guard: Client, schema: string): Promise<void> {
  try {
    await guard.query(`SET lock_timeout = ${LOCK_WAIT_MS}`);
    await guard.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK_SPACE, schema]);
  } catch (error) {
    await guard.end();
    if (error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE)
      throw new DataInUseError('this PostgreSQL database');
    throw error;
  }
}

async function runTransaction<T>(pool: Pool, work: (queryable: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(queryableOf(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

function queryableOf(executor: Pool | PoolClient): Queryable {
  return {
    query: async (statement, values = []) => (await executor.query(statement, [...values] satisfies SqlValue[])).rows,
  };
}
