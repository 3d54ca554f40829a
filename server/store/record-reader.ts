import type { Selection } from 'kysely';
import { integerColumn, optionalColumn, textColumn } from './columns.ts';
import type { Row } from './database.ts';
import type { Column } from './schema/column.ts';
import { TABLES, type Schema } from './schema/schema.ts';

/** What a list of columns, such as `['orders.id', 'positions.lots as position_lots']`, gives in a statement. */
export type RowOf<Selected extends readonly string[]> = Readonly<Selection<Schema, keyof Schema, Selected[number]>>;

const TABLE_COLUMN_NAME = /^(\w+)\.(\w+)(?: as (\w+))?$/;

/**
 * Makes a reader of JSON that has what these columns give, each under its name there: where a statement is checked by the
 * compiler, JSON is checked column by column as the schema declares them. What may be NULL may be missing.
 * @returns throws TypeError for a record that is none of these columns
 */
export function recordReader<const Selected extends readonly string[]>(
  selected: Selected,
): (record: Row) => RowOf<Selected> {
  const columns = selected.map(columnOf);
  return (record) =>
    Object.fromEntries(columns.map(([name, column]) => [name, valueOf(record, name, column)])) as RowOf<Selected>;
}

/** The name that a selected column has in a row, and what the schema says of it. */
function columnOf(selected: string): readonly [name: string, column: Column] {
  const [, table = '', own = '', name = own] = TABLE_COLUMN_NAME.exec(selected) ?? [];
  const tables: Readonly<Record<string, Readonly<Record<string, Column>>>> = TABLES;
  const column = tables[table]?.[own];
  if (!column) throw new TypeError(`There is no column ${selected}`);
  return [name, column];
}

function valueOf(record: Row, name: string, column: Column): unknown {
  const read = column.kind === 'bigint' || column.kind === 'integer' ? integerColumn : textColumn;
  const value = column.isNullable ? (optionalColumn<string | number>(record, name, read) ?? null) : read(record, name);
  if (typeof value === 'string' && column.words && !column.words.includes(value))
    throw new TypeError(`Column ${name} does not hold ${value}`);
  return value;
}
