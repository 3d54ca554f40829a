/** What is asked with each order: PostgreSQL keeps its plan only where the text stays the same and names its columns. */
import { expect, it } from 'vitest';
import { historyPage, outcomeOfClientId, partOfClientId } from '../../../server/engine/sql/trade-outcomes.ts';
import type { Queryable } from '../../../server/store/database.ts';
import { statementName } from '../../../server/store/statement-names.ts';

it.each([
  ['an order', (database: Queryable, at: number) => outcomeOfClientId(database, at, `heron-${at}`)],
  ['a part', (database: Queryable, at: number) => partOfClientId(database, at, `heron-${at}`)],
  ['the history', (database: Queryable, at: number) => historyPage(database, at, at).catch(() => undefined)],
])('%s is looked up by one statement, which is kept', async (_, lookUp) => {
  const texts = new Set<string>();
  const noting: Queryable = {
    query: async (text) => {
      texts.add(text);
      return [];
    },
  };
  await lookUp(noting, 1);
  await lookUp(noting, 2);
  expect(texts.size).toBe(1);
  expect([...texts].map(statementName)).toEqual([expect.any(String)]);
});
