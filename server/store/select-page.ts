import { PAGE_SIZE } from '../../src/contract/wire/envelope.ts';
import type { Queryable, Row, SqlValue } from './database.ts';
import { integerColumn } from './columns.ts';

/** What a page is taken of. */
interface PagedSelect {
  readonly columns?: string;
  /** Tables and condition, as they stand after FROM. */
  readonly from: string;
  readonly order?: string;
  /** Of the condition's parameters. */
  readonly values: readonly SqlValue[];
}

/** One page of rows and how many there are on all; newest first unless told otherwise. @param page counts from 1 */
export async function selectPage(
  queryable: Queryable,
  { columns = '*', from, order = 'id DESC', values }: PagedSelect,
  page: number,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const [count] = await queryable.query(`SELECT COUNT(*) AS total FROM ${from}`, values);
  const rows = await queryable.query(
    `SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT ${PAGE_SIZE} OFFSET $${values.length + 1}`,
    [...values, pageOffset(page)],
  );
  return { rows, total: count ? integerColumn(count, 'total') : 0 };
}

/** How many rows lie before a page. @param page counts from 1 */
export function pageOffset(page: number): number {
  return (page - 1) * PAGE_SIZE;
}
