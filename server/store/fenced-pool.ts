import { setMaxListeners } from 'node:events';
import { DatabaseError, Pool, type ClientConfig, type PoolClient } from 'pg';
import type { Queryable, Row, SqlValue } from './database.ts';
import { DatabaseUnavailableError, OutcomeUnknownError } from './database-errors.ts';
import { asDatabaseError, isConnectionError } from './postgres-errors.ts';
import { HOLD_FENCE, isFenced } from './fence.ts';
import { statementName } from './statement-names.ts';

const CONNECTIONS = 8;
/** Long enough for a busy database, short enough for a caller who waits. */
const WAIT_MS = 15_000;
/** A transaction whose process is frozen is undone after so long, and does not hold up the next owner. */
const SILENT_TRANSACTION_MS = 5_000;

/** Where a pool connects, for which epoch, and who hears of its end. */
export interface PoolOptions {
  readonly settings: ClientConfig;
  readonly schema: string;
  /** The ownership of the database in which this pool may write. */
  readonly epoch: number;
  /** Called when a newer epoch is found. */
  readonly onFenced: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Connections for one ownership of the database. Every write is a transaction that begins with a look at the epoch,
 * under a lock that keeps a newer one from beginning: what an old owner sends late is refused by the database itself.
 */
export class FencedPool implements Queryable {
  readonly #options: PoolOptions;
  readonly #pool: Pool;
  readonly #busy = new Set<PoolClient>();
  readonly #abandoned = new AbortController();

  constructor(options: PoolOptions) {
    this.#options = options;
    // One listener for each caller who waits, and many may wait.
    setMaxListeners(0, this.#abandoned.signal);
    this.#pool = new Pool({
      ...options.settings,
      max: CONNECTIONS,
      pipeline: true,
      connectionTimeoutMillis: WAIT_MS,
      statement_timeout: WAIT_MS,
      idle_in_transaction_session_timeout: SILENT_TRANSACTION_MS,
    });
    this.#pool.on('error', (error) => options.onError(error));
    // A client that is in use has no listener of the pool's; its error would end the process. Its query fails with it.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async query(statement: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    if (!/^\s*SELECT\b/i.test(statement)) return this.write(statement, values);
    return this.#withClient((client) => queryableOf(client).query(statement, values));
  }

  /** Sent with the begin and the end of its transaction as a whole: one way to the database and back. */
  write(statement: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    return this.#withClient(async (client) => {
      const steps = [this.#begin(client), queryableOf(client).query(statement, values), this.#commit(client)] as const;
      const [begun, written, committed] = await Promise.allSettled(steps);
      // What failed first says why.
      if (begun.status === 'rejected') throw failureOf(begun.reason, committed);
      if (written.status === 'rejected') throw failureOf(written.reason, committed);
      if (committed.status === 'rejected') throw committed.reason;
      return written.value;
    });
  }

  transaction<T>(work: (queryable: Queryable) => Promise<T>): Promise<T> {
    return this.#withClient(async (client) => {
      try {
        await this.#begin(client);
        const result = await work(queryableOf(client));
        await this.#commit(client);
        return result;
      } catch (error) {
        if (!(error instanceof OutcomeUnknownError)) await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  /** Fails everything that waits or runs, at once: with DatabaseUnavailableError, or OutcomeUnknownError during a commit. */
  abandon(): void {
    this.#abandoned.abort();
    for (const client of this.#busy) cutConnection(client);
    void this.close();
  }

  /** Ends the connections when those in use are given back. */
  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }

  async #withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    this.#busy.add(client);
    let failure: unknown;
    try {
      return await work(client);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      this.#busy.delete(client);
      client.release(failure instanceof DatabaseUnavailableError || failure instanceof OutcomeUnknownError);
    }
  }

  /** A connection of the pool; where the pool is given up meanwhile, the wait ends at once. */
  async #connect(): Promise<PoolClient> {
    const { signal } = this.#abandoned;
    let stop: (() => void) | undefined;
    const abandoned = new Promise<never>((_, reject) => {
      stop = () => reject(new DatabaseUnavailableError());
      signal.addEventListener('abort', stop);
    });
    const client = this.#pool.connect();
    try {
      return await Promise.race([client, abandoned]);
    } catch (error) {
      client.then((late) => late.release(true)).catch(() => undefined);
      throw asDatabaseError(error);
    } finally {
      if (stop) signal.removeEventListener('abort', stop);
    }
  }

  /** Both at once. The fence fails where a newer epoch has begun, and with it all that follows. */
  async #begin(client: PoolClient): Promise<void> {
    const begun = client.query('BEGIN');
    const fenced = client.query({ name: 'fence', text: HOLD_FENCE, values: [this.#options.epoch] });
    try {
      await Promise.all([begun, fenced]);
    } catch (error) {
      await Promise.allSettled([begun, fenced]);
      if (!isFenced(error)) throw asDatabaseError(error);
      this.#options.onFenced();
      throw new DatabaseUnavailableError({ cause: error });
    }
  }

  async #commit(client: PoolClient): Promise<void> {
    if (this.#abandoned.signal.aborted) throw new DatabaseUnavailableError();
    const { command } = await client.query('COMMIT').catch((error: unknown) => {
      throw isConnectionError(error) ? new OutcomeUnknownError({ cause: error }) : error;
    });
    // PostgreSQL answers so when a statement failed and nobody took notice.
    if (command !== 'COMMIT') throw new Error('A transaction with a failed statement was not committed');
  }
}

/** An `end` would wait for answers to what has been sent, over a line that may be dead. */
function cutConnection({ connection }: PoolClient): void {
  connection.stream.destroy();
}

/**
 * Why a write failed. What the database itself refused was not committed, whatever became of the connection; where the
 * connection went before any answer, nobody knows.
 */
function failureOf(reason: unknown, committed: PromiseSettledResult<void>): unknown {
  const isRefused = reason instanceof DatabaseError || (reason as Error).cause instanceof DatabaseError;
  const isUnknown = committed.status === 'rejected' && committed.reason instanceof OutcomeUnknownError;
  return isUnknown && !isRefused ? committed.reason : reason;
}

function queryableOf(client: PoolClient): Queryable {
  return {
    query: async (statement, values = []) => {
      try {
        const name = statementName(statement);
        const query = { text: statement, values: [...values], ...(name === undefined ? {} : { name }) };
        return (await client.query<Row>(query)).rows;
      } catch (error) {
        throw asDatabaseError(error);
      }
    },
  };
}
