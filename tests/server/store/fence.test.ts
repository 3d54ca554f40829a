/** A server that has lost PostgreSQL to another, or to a dead line, books nothing, and says so at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { newDeferred } from '../../../src/lib/deferred.ts';
import type { Database } from '../../../server/store/database.ts';
import { openPostgres, type PostgresOptions } from '../../../server/store/postgres.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { missingPostgres, startOwnPostgres, type TestPostgres } from '../../support/server/postgres.ts';
import { startTcpProxy } from '../../support/server/tcp-proxy.ts';

const reason = missingPostgres();
const title = 'an owner of PostgreSQL';
const POOL_SIZE = 8;

describe.skipIf(reason !== undefined)(reason === undefined ? title : `${title}: skipped, for ${reason}`, () => {
  let postgres: TestPostgres;
  let other: Client;
  endChildrenAfterAll();
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    other = new Client({ connectionString: postgres.url });
    await other.connect();
    await other.query('CREATE TABLE notes (text TEXT)');
  });
  beforeEach(() => other.query('DELETE FROM notes'));
  afterAll(async () => {
    await other.end();
    await postgres.stop();
  });

  const write = (database: Database, text: string) => database.query('INSERT INTO notes (text) VALUES ($1)', [text]);
  const notes = async (): Promise<unknown> =>
    (await other.query('SELECT text FROM notes')).rows.map(({ text }) => text);
  /** What a server does first that takes the database over from one that does not know it yet. */
  const takeOver = () => other.query('UPDATE server_lease SET epoch = epoch + 1');

  async function open(options: Partial<PostgresOptions> = {}): Promise<{ database: Database; fatal: unknown[] }> {
    const fatal: unknown[] = [];
    const database = await openPostgres({ url: postgres.url, onFatal: (error) => fatal.push(error), ...options });
    return { database, fatal };
  }

  it('commits nothing when a newer one has begun, and ends', async () => {
    const { database, fatal } = await open();
    await write(database, 'before');
    await takeOver();
    await expect(write(database, 'after')).rejects.toMatchObject({ name: 'DatabaseUnavailableError' });
    await expect(database.transaction((queryable) => queryable.query('DELETE FROM notes'))).rejects.toThrow();
    expect(await notes()).toEqual(['before']);
    await expect.poll(() => fatal, { timeout: 10_000 }).toMatchObject([{ name: 'DataInUseError' }]);
    await database.close();
  });

  it('keeps a newer one from beginning while it commits', async () => {
    const { database } = await open();
    const mayCommit = newDeferred<void>();
    const writing = database.transaction(async (queryable) => {
      await queryable.query("INSERT INTO notes (text) VALUES ('in time')");
      await mayCommit.promise;
    });
    await expect.poll(() => fenceHolders(other)).toBe(1);
    const [fence] = (
      await other.query("SELECT classid, objid FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'")
    ).rows as Array<{ classid: number; objid: number }>;
    const tried = await other.query('SELECT pg_try_advisory_lock($1, $2) AS isFree', [
      fence?.classid,
      (fence?.objid ?? 0) | 0,
    ]);
    expect(tried.rows).toEqual([{ isfree: false }]);
    mayCommit.resolve();
    await writing;
    expect(await notes()).toEqual(['in time']);
    await database.close();
  });

  it('answers at once over a dead line, also those who wait for a connection, and recovers', async () => {
    const proxy = await startTcpProxy(Number(new URL(postgres.url).port));
    const { database, fatal } = await open({ url: postgres.url.replace(/:\d+\//, `:${proxy.port}/`) });
    await write(database, 'before');
    proxy.hold();
    const begun = performance.now();
    const answers = await Promise.allSettled(
      Array.from({ length: 3 * POOL_SIZE }, (_, index) => write(database, `lost ${index}`)),
    );
    expect(performance.now() - begun).toBeLessThan(4_000);
    // What was sent may have been committed; what waited for a connection was not.
    const names = answers.map((answer) => (answer.status === 'rejected' ? (answer.reason as Error).name : 'written'));
    expect(names.slice(0, POOL_SIZE)).toContain('OutcomeUnknownError');
    expect(names.slice(POOL_SIZE)).toEqual(names.slice(POOL_SIZE).fill('DatabaseUnavailableError'));
    expect(names).not.toContain('written');
    const again = performance.now();
    await expect(database.query('SELECT 1 AS one')).rejects.toMatchObject({ name: 'DatabaseUnavailableError' });
    expect(performance.now() - again).toBeLessThan(100);
    proxy.release();
    await expect
      .poll(
        () =>
          write(database, 'after').then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    expect(await notes()).toEqual(['before', 'after']);
    expect(fatal).toEqual([]);
    await database.close();
    proxy.close();
  });
});

async function fenceHolders(client: Client): Promise<number> {
  const { rows } = await client.query(
    "SELECT COUNT(*)::int AS holders FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'",
  );
  return (rows as Array<{ holders: number }>)[0]?.holders ?? 0;
}
