import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type DeleteResult,
  type InsertResult,
  type QueryExecutorProvider,
  type RawBuilder,
  type SelectQueryBuilder,
  type UpdateResult,
} from 'kysely';
import type { Queryable, SqlValue } from './database.ts';
import type { Schema } from './schema/schema.ts';

/**
 * Builds statements about our tables. It has no connection: they run where `rows` and `run` are told, so that
 * transactions, the fence and the names of statements stay ours.
 */
export const query = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A statement that was written by `query`, or as `sql<Row>` text. */
export interface Statement<Row = unknown> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}

/** What a statement is said to give that changes rows and returns none of them. */
type Counts = InsertResult | UpdateResult | DeleteResult;
/** `never` for a statement that gives no rows: to ask for them does not compile. */
export type GivesRows<Row> = Row extends Counts ? never : unknown;

/** The rows that a statement gives. @throws DatabaseUnavailableError when nothing was done because the database is away */
export async function rows<Row>(
  queryable: Queryable,
  statement: Statement<Row> & GivesRows<Row>,
): Promise<readonly Row[]> {
  const { sql: text, parameters } = statement.compile(query);
  // The statement's type says what the columns are; that the database has them is held by a test.
  return (await queryable.query(text, parameters as readonly SqlValue[])) as readonly Row[];
}

/** Runs a statement whose rows nobody wants. @throws as `rows` */
export async function run(queryable: Queryable, statement: Statement): Promise<void> {
  const { sql: text, parameters } = statement.compile(query);
  await queryable.query(text, parameters as readonly SqlValue[]);
}

/** How many rows a selection without columns has. @throws as `rows` */
export async function count<Tables, Names extends keyof Tables>(
  queryable: Queryable,
  selection: SelectQueryBuilder<Tables, Names, object>,
): Promise<number> {
  const statement: Statement = selection.select((eb) => eb.fn.countAll<number>().as('total'));
  const [counted] = await rows(queryable, statement as Statement<{ readonly total: number }>);
  if (!counted) throw new Error('A count gave no row');
  return counted.total;
}

/** `= listed(ids)`: any of these, in a statement whose text does not depend on how many they are. */
export function listed(ids: readonly number[]): RawBuilder<number> {
  return sql<number>`ANY(string_to_array(${ids.join(',')}, ',')::BIGINT[])`;
}
