/** Readers of columns of our own tables: a value of the wrong kind is a broken invariant, not bad input. */
import { decimal, type Decimal } from '../../src/domain/decimal.ts';
import type { Row } from './database.ts';

export function textColumn(row: Row, name: string): string {
  const value = row[name];
  if (typeof value !== 'string') throw new TypeError(`Column ${name} holds no text`);
  return value;
}

export function integerColumn(row: Row, name: string): number {
  const value = Number(row[name] ?? Number.NaN);
  if (!Number.isSafeInteger(value)) throw new TypeError(`Column ${name} holds no integer`);
  return value;
}

export function decimalColumn(row: Row, name: string): Decimal {
  return decimal(textColumn(row, name));
}

/** Reads a column that may be NULL. */
export function optionalColumn<T>(row: Row, name: string, read: (row: Row, name: string) => T): T | undefined {
  return row[name] === null || row[name] === undefined ? undefined : read(row, name);
}
