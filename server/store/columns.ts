/** Readers of what the database keeps and no type vouches for, as JSON: a value of the wrong kind is a broken invariant, not bad input. */
import { decimal, type Decimal } from '../../src/domain/decimal.ts';
import type { Row } from './database.ts';

/** @throws TypeError for what is no text */
export function textColumn(row: Row, name: string): string {
  const value = row[name];
  if (typeof value !== 'string') throw new TypeError(`Column ${name} holds no text`);
  return value;
}

/** @throws TypeError for what is no integer that a double holds exactly */
export function integerColumn(row: Row, name: string): number {
  const value = Number(row[name] ?? Number.NaN);
  if (!Number.isSafeInteger(value)) throw new TypeError(`Column ${name} holds no integer`);
  return value;
}

/** A NUMERIC as it is kept, with all its digits. @throws TypeError for what is no text */
export function decimalColumn(row: Row, name: string): Decimal {
  return decimal(textColumn(row, name));
}

/** Reads a column that may be NULL. @throws TypeError as `read` */
export function optionalColumn<T>(row: Row, name: string, read: (row: Row, name: string) => T): T | undefined {
  return row[name] === null || row[name] === undefined ? undefined : read(row, name);
}
