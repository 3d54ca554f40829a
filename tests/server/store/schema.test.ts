/** What the code says of the tables, held against the tables that the migrations make. */
import { describe, expect, it } from 'vitest';
import type { Queryable } from '../../../server/store/database.ts';
import type { Column } from '../../../server/store/schema/column.ts';
import { TABLES } from '../../../server/store/schema/schema.ts';
import { onEachDatabase } from '../../support/server/databases.ts';

type Tables = Readonly<Record<string, Readonly<Record<string, Column>>>>;

/** The lease is taken before there is a schema, and on PostgreSQL alone. */
const NOT_OURS = new Set(['server_lease']);

/** A line for each column: `users.email text NOT NULL, filled byDefault`. */
function declared(tables: Tables): readonly string[] {
  return Object.entries(tables)
    .flatMap(([table, columns]) => Object.entries(columns).map(([name, column]) => line(`${table}.${name}`, column)))
    .toSorted();
}

function line(place: string, { kind, isNullable, filled, words }: Column): string {
  const parts = [`${place} ${kind} ${isNullable ? 'NULL' : 'NOT NULL'}`];
  if (filled) parts.push(`filled ${filled}`);
  if (words) parts.push(`one of ${words.toSorted().join(' ')}`);
  return parts.join(', ');
}

async function found(database: Queryable): Promise<readonly string[]> {
  const columns = await database.query(
    `SELECT table_name, column_name, data_type, is_nullable = 'YES' AS is_nullable, is_identity = 'YES' AS is_identity,
       column_default IS NOT NULL AS has_default
     FROM information_schema.columns WHERE table_schema = current_schema()`,
  );
  const words = await wordsByColumn(database);
  return columns
    .filter((row) => !NOT_OURS.has(String(row['table_name'])))
    .map((row) => {
      const place = `${String(row['table_name'])}.${String(row['column_name'])}`;
      return line(place, {
        kind: row['data_type'] as Column['kind'],
        isNullable: row['is_nullable'] === true,
        ...(row['is_identity'] === true
          ? { filled: 'always' }
          : row['has_default'] === true
            ? { filled: 'byDefault' }
            : {}),
        ...(words.has(place) ? { words: words.get(place) ?? [] } : {}),
      });
    })
    .toSorted();
}

/** What CHECK constraints of one column allow: `CHECK ((side = ANY (ARRAY['buy'::text, 'sell'::text])))`. */
async function wordsByColumn(database: Queryable): Promise<ReadonlyMap<string, readonly string[]>> {
  const checks = await database.query(
    `SELECT relname, pg_get_constraintdef(pg_constraint.oid) AS rule FROM pg_constraint
     JOIN pg_class ON pg_class.oid = conrelid
     WHERE contype = 'c' AND connamespace = current_schema()::regnamespace`,
  );
  return new Map(
    checks.flatMap((row) => {
      const [, column = '', list = ''] =
        /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(String(row['rule'])) ?? [];
      if (column === '') return [];
      return [[`${String(row['relname'])}.${column}`, Array.from(list.matchAll(/'(\w+)'/g), ([, word = '']) => word)]];
    }),
  );
}

onEachDatabase('the schema', (database) => {
  it('is what the migrations make', async () => {
    expect(declared(TABLES)).toEqual(await found(database()));
  });
});

describe('a schema that differs', () => {
  const { users } = TABLES;

  it.each([
    ['in a name', { ...users, e_mail: users.email }],
    ['in a type', { ...users, email: users.level }],
    ['in what may be missing', { ...users, password: users.invite_code }],
    ['in what has a default', { ...users, level: users.created_at }],
  ])('%s is seen', (_, planted) => {
    expect(declared({ users: planted })).not.toEqual(declared({ users }));
  });

  it('in its words is seen', () => {
    const { identity_reviews } = TABLES;
    const planted = { ...identity_reviews, status: { ...identity_reviews.status, words: ['waiting', 'certified'] } };
    expect(declared({ identity_reviews: planted })).not.toEqual(declared({ identity_reviews }));
  });
});
