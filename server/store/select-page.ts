import type { SelectQueryBuilder } from 'kysely';
import { PAGE_SIZE } from '../../src/contract/wire/envelope.ts';
import type { Queryable } from './database.ts';
import { count, rows, type GivesRows } from './typed-query.ts';

/** What is counted, and the same with columns, in its order; columns may come from tables that are joined to it. */
interface PagedSelection<Tables, Names extends keyof Tables, Joined, JoinedNames extends keyof Joined, Row> {
  readonly of: SelectQueryBuilder<Tables, Names, object>;
  readonly shown: SelectQueryBuilder<Joined, JoinedNames, Row> & GivesRows<Row>;
}

/** One page of rows, and how many there are on all pages. @param page from 1 @param size rows of a page @throws as `rows` */
export async function selectPage<Tables, Names extends keyof Tables, Joined, JoinedNames extends keyof Joined, Row>(
  queryable: Queryable,
  { of, shown }: PagedSelection<Tables, Names, Joined, JoinedNames, Row>,
  page: number,
  size = PAGE_SIZE,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const paged = shown.limit(size).offset(pageOffset(page, size)) as typeof shown;
  return { total: await count(queryable, of), rows: await rows(queryable, paged) };
}

/** How many rows lie before a page. @param page from 1 */
export function pageOffset(page: number, size = PAGE_SIZE): number {
  return (page - 1) * size;
}
