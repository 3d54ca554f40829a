import type { PGlite, Transaction } from '@electric-sql/pglite';
import { OperatorError } from '../operator-error.ts';
import type { Database, DatabaseEvents, Queryable, Row, SqlValue } from './database.ts';
import { DatabaseUnavailableError, OutcomeUnknownError } from './database-errors.ts';

/** The class of SQLSTATEs about a disk or a memory that is full. */
const FULL = '53';

/** @param onFatal hears when the program behind the database fails: nothing helps then but a new start */
export function embeddedDatabase(pglite: PGlite, description: string, onFatal: DatabaseEvents['onFatal']): Database {
  const explain = (error: unknown): unknown => {
    if (hasStopped(error))
      onFatal(new OperatorError(`The ${description} has stopped. Check its disk, and start again.`));
    return asDatabaseError(error);
  };
  const queryable = queryableOf(pglite, explain);
  return {
    ...queryable,
    // Each statement is a transaction of its own here.
    write: (statement, values) => queryable.query(statement, values),
    description,
    transaction: async (work) => {
      let isDone = false;
      try {
        return await pglite.transaction(async (transaction) => {
          const result = await work(queryableOf(transaction, explain));
          isDone = true;
          return result;
        });
      } catch (error) {
        const explained = explain(error);
        if (isDone && explained instanceof DatabaseUnavailableError) throw new OutcomeUnknownError({ cause: error });
        throw explained;
      }
    },
    close: () => pglite.close(),
  };
}

function queryableOf(executor: PGlite | Transaction, explain: (error: unknown) => unknown): Queryable {
  return {
    query: async (statement, values = []) => {
      try {
        const result = await executor.query<Row>(statement, [...values] satisfies SqlValue[]);
        return result.rows;
      } catch (error) {
        throw explain(error);
      }
    },
  };
}

/** Whether it is the program behind the database that failed, and not a statement: it takes no other one after that. */
function hasStopped(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || (error as Error | undefined)?.name === 'ErrnoError';
}

function asDatabaseError(error: unknown): unknown {
  const { code } = (error ?? {}) as { code?: unknown };
  const isFull = typeof code === 'string' && code.startsWith(FULL);
  return isFull || hasStopped(error) ? new DatabaseUnavailableError({ cause: error }) : error;
}
