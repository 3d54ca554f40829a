import { TypeOverrides } from 'pg';
import type { Database, DatabaseEvents } from './database.ts';
import { DatabaseUnavailableError } from './database-errors.ts';
import { FencedPool } from './fenced-pool.ts';
import { PostgresLease } from './postgres-lease.ts';

const BIGINT_TYPE = 20;
const SCHEMA_NAME = /^[a-z_][a-z0-9_]*$/;

/** Which PostgreSQL, and who hears of its state. */
export interface PostgresOptions extends Partial<DatabaseEvents> {
  readonly url: string;
  /** Schema to work in; it must exist. */
  readonly schema?: string;
}

/**
 * A PostgreSQL server that is ours alone, through a pool of connections that lives as long as the lease. Between a lease
 * that is lost and the next everything is refused at once.
 *
 * Waits for a server that does not answer yet.
 * @throws DataInUseError when another server has the database, OperatorError when it takes no connection of ours
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, schema = 'public', onError = ignore, onNotice = ignore, onFatal = ignore } = options;
  if (!SCHEMA_NAME.test(schema)) throw new TypeError('Not the name of a schema');
  const types = new TypeOverrides();
  types.setTypeParser(BIGINT_TYPE, Number);
  const settings = { connectionString: url, types, options: `-c search_path=${schema}` };
  let pool: FencedPool | undefined;
  const lease: PostgresLease = await PostgresLease.acquire({
    settings,
    schema,
    events: { onError, onNotice, onFatal },
    onHeld: (epoch) => {
      pool = new FencedPool({ settings, schema, epoch, onError, onFenced: () => lease.revoke() });
    },
    onLost: () => {
      pool?.abandon();
      pool = undefined;
    },
  });
  const held = (): FencedPool => {
    if (!pool) throw new DatabaseUnavailableError();
    return pool;
  };
  return {
    query: async (statement, values) => held().query(statement, values),
    transaction: async (work) => held().transaction(work),
    write: async (statement, values) => held().write(statement, values),
    description: `PostgreSQL at ${new URL(url).host}`,
    close: async () => {
      const open = pool;
      pool = undefined;
      await open?.close();
      await lease.release();
    },
  };
}

function ignore(): void {
  // A test, or a tool that has nobody to tell.
}
