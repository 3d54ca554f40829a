/** Statements that are built: what they give is what their types say, and a prepared one is built once. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Queryable, SqlValue } from '../../../server/store/database.ts';
import { prepared } from '../../../server/store/prepared.ts';
import { count, listed, query, rows, run } from '../../../server/store/typed-query.ts';
import { onEachDatabase } from '../../support/server/databases.ts';

const HERON = { is_demo: false, email: 'heron@example.com', invite_code: 'HERON', created_at: 1_767_225_600_000 };

onEachDatabase('typed statements', (database) => {
  beforeAll(async () => {
    const codes = ['A', 'B', 'C'].map((code) => ({ code, since: 9_007_199_254_740_991 }));
    await run(database(), query.insertInto('market_halts').values(codes));
  });

  it('give numbers, texts and truths as their types say', async () => {
    const [user] = await rows(database(), query.insertInto('users').values(HERON).returningAll());
    expect(user).toMatchObject({ ...HERON, id: expect.any(Number), level: 0, mobile: null, seen_at: 0 });
  });

  it('give money as decimal text', async () => {
    const half = sql<{ readonly half: string }>`SELECT 0.500000::NUMERIC(36, 6) AS half`;
    expect(await rows(database(), half)).toEqual([{ half: '0.500000' }]);
  });

  it('count', async () => {
    expect(await count(database(), query.selectFrom('market_halts').where('code', '<>', 'A'))).toBe(2);
  });

  it('find what is listed, whatever the number', async () => {
    const found = (ids: readonly number[]) =>
      rows(database(), query.selectFrom('news').select('id').where('id', '=', listed(ids)).orderBy('id'));
    const articles = [1, 2, 3].map((created_at) => ({ category: 1, logo: '', created_at }));
    const made = await rows(database(), query.insertInto('news').values(articles).returning('id'));
    const ids = made.map(({ id }) => id);
    expect(await found(ids.slice(1))).toEqual(made.slice(1));
    expect(await found([])).toEqual([]);
  });

  it('can be prepared', async () => {
    const halted = prepared((since: number, code: string) =>
      query
        .selectFrom('market_halts')
        .select('code')
        .where('code', '>=', code)
        .where('since', '>', since)
        .orderBy('code'),
    );
    expect(await halted(database(), 0, 'B')).toEqual([{ code: 'B' }, { code: 'C' }]);
    expect(await halted(database(), 0, 'C')).toEqual([{ code: 'C' }]);
  });
});

describe('a prepared statement', () => {
  it('is built once, and has each value in its place', async () => {
    let built = 0;
    const asked: Array<readonly [string, readonly SqlValue[] | undefined]> = [];
    const noting: Queryable = {
      query: async (text, values) => {
        asked.push([text, values]);
        return [];
      },
    };
    const lookUp = prepared((level: number, name: string) => {
      built++;
      return query
        .selectFrom('users')
        .select('id')
        .where('user_name', '=', name)
        .where('is_demo', '=', false)
        .where('level', '=', level)
        .where('email', '<>', name);
    });
    await lookUp(noting, 1, 'heron');
    await lookUp(noting, 2, 'egret');
    expect(built).toBe(1);
    expect(asked.map(([, values]) => values)).toEqual([
      ['heron', false, 1, 'heron'],
      ['egret', false, 2, 'egret'],
    ]);
    expect(new Set(asked.map(([text]) => text)).size).toBe(1);
  });
});

it('a statement that is wrong does not compile', () => {
  const wrong = [
    // @ts-expect-error -- no such column
    () => query.selectFrom('users').select('e_mail'),
    // @ts-expect-error -- a number is no e-mail address
    () => query.selectFrom('users').select('id').where('email', '=', 1),
    // @ts-expect-error -- the database alone gives ids
    () => query.insertInto('users').values({ ...HERON, id: 1 }),
    // @ts-expect-error -- a code is missing
    () => query.insertInto('market_halts').values({ since: 1 }),
    // @ts-expect-error -- no such status
    () => query.updateTable('identity_reviews').set({ status: 'lost' }),
    // @ts-expect-error -- this gives no rows to read
    (queryable: Queryable) => rows(queryable, query.deleteFrom('users')),
  ];
  expect(wrong).toHaveLength(6);
});
