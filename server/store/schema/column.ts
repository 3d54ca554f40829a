import type { ColumnType } from 'kysely';

/** Types of columns, as `information_schema` names them. */
export type ColumnKind = 'bigint' | 'integer' | 'numeric' | 'text' | 'boolean' | 'jsonb' | 'xid8';

/**
 * A column: what the database says of it, and by its type what statements read, insert and set. Both databases give a
 * BIGINT (COUNT too) as a number and a NUMERIC (money, lots, prices) as decimal text, which nothing rounds.
 */
export interface Column<Read = unknown, Inserted = Read, Set = Read> {
  readonly kind: ColumnKind;
  readonly isNullable: boolean;
  /** Whether the database gives a value where a statement gives none, or always does so. */
  readonly filled?: 'byDefault' | 'always';
  /** The only texts that the column takes. */
  readonly words?: readonly string[];
  /** Never there: what the compiler knows of the column. */
  readonly type?: ColumnType<Read, Inserted, Set>;
}

type Columns = Readonly<Record<string, Column>>;

/** The tables as the statements' builder knows them. */
export type TypesOf<Tables extends Readonly<Record<string, Columns>>> = {
  [Table in keyof Tables]: {
    [Name in keyof Tables[Table]]: Tables[Table][Name] extends Column<infer Read, infer Inserted, infer Set>
      ? ColumnType<Read, Inserted, Set>
      : never;
  };
};

/** BIGINT: a whole number that a double holds exactly. */
export const bigint: Column<number> = { kind: 'bigint', isNullable: false };
export const integer: Column<number> = { kind: 'integer', isNullable: false };
/** Decimal text. */
export const numeric: Column<string> = { kind: 'numeric', isNullable: false };
export const text: Column<string> = { kind: 'text', isNullable: false };
export const boolean: Column<boolean> = { kind: 'boolean', isNullable: false };
/** Read as what it is, written as text. */
export const jsonb: Column<unknown, string, string> = { kind: 'jsonb', isNullable: false };
/** A number that the database itself gives to each row. */
export const identity: Column<number, never, never> = { kind: 'bigint', isNullable: false, filled: 'always' };
/** The transaction that wrote the row. */
export const transactionId: Column<string, never, never> = { kind: 'xid8', isNullable: false, filled: 'byDefault' };

/** One of a few texts. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Column<Word> {
  return { kind: 'text', isNullable: false, words };
}

/** The same column where it may be NULL. */
export function nullable<T>(column: Column<T>): Column<T | null> {
  return { ...(column as Column<T | null>), isNullable: true };
}

/** A column for which the database has a default. */
export function withDefault<T>({ kind, isNullable, words }: Column<T>): Column<T, T | undefined, T> {
  return { kind, isNullable, filled: 'byDefault', ...(words && { words }) };
}
