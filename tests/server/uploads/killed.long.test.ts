/** A sweep that is killed: no file stays without an entry that finds it, and the next sweep ends the work. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { openEmbedded } from '../../../server/store/embedded.ts';
import { migrate } from '../../../server/store/migrations/migrate.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { missingPostgres, startPostgres } from '../../support/server/postgres.ts';
import { ServerProcess } from '../../support/server/server-process.ts';

const LONG = 300_000;
const OLD = 1_500;
const KEPT = 'f'.repeat(40) + '.png';
const nameOf = (index: number): string => `${index.toString(16).padStart(40, '0')}.png`;

describe('a sweep that is killed', () => {
  endChildrenAfterAll();
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function survives(
    folder: string,
    environment: Readonly<Record<string, string>>,
    open: () => Promise<Database>,
  ): Promise<void> {
    folders.push(folder);
    const pictures = join(folder, 'uploads');
    const inDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
      const database = await open();
      const result = await work(database);
      await database.close();
      return result;
    };
    const namesIn = (): Promise<readonly unknown[]> =>
      inDatabase(async (database) => (await database.query('SELECT name FROM uploads')).map(({ name }) => name));
    mkdirSync(pictures, { recursive: true });
    for (let index = 0; index < OLD; index++) writeFileSync(join(pictures, nameOf(index)), 'old');
    writeFileSync(join(pictures, KEPT), 'new');
    await inDatabase(fill);
    const settings = { DATA_DIR: folder, ...environment };
    const server = await ServerProcess.start(settings);
    await expect.poll(() => readdirSync(pictures).length, { timeout: LONG, interval: 1 }).toBeLessThan(OLD - 20);
    await server.kill();
    const files = readdirSync(pictures);
    expect(files.length).toBeGreaterThan(1);
    const names = await namesIn();
    expect(files.filter((file) => !names.includes(file))).toEqual([]);
    const again = await ServerProcess.start(settings);
    await expect.poll(() => readdirSync(pictures), { timeout: LONG }).toEqual([KEPT]);
    expect(await again.stop()).toBe(0);
    expect(await namesIn()).toEqual([KEPT]);
    expect(existsSync(join(pictures, KEPT))).toBe(true);
  }

  it('is finished by the next, on the embedded database', { timeout: LONG }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pipframe-swept-'));
    await survives(folder, {}, () => openEmbedded(folder));
  });

  const reason = missingPostgres();
  it.skipIf(reason !== undefined)(
    reason === undefined ? 'is finished by the next, on PostgreSQL' : `PostgreSQL: skipped, for ${reason}`,
    { timeout: LONG },
    async () => {
      const postgres = await startPostgres();
      const folder = mkdtempSync(join(tmpdir(), 'pipframe-swept-'));
      await survives(folder, { DATABASE_URL: postgres.url }, () => openPostgres({ url: postgres.url }));
      await postgres.stop();
    },
  );
});

/** Half of them unused, half those of papers that were rejected long ago; one is new. */
async function fill(database: Database): Promise<void> {
  await migrate(database);
  await database.transaction(async (queryable) => {
    const [user] = await queryable.query(
      `INSERT INTO users (is_demo, email, invite_code, created_at) VALUES (FALSE, 'a@example.com', 'A', 1) RETURNING id`,
    );
    const userId = Number(user?.['id']);
    const insert = (name: string, at: number, usedAt: number | null) =>
      queryable.query(
        `INSERT INTO uploads (name, user_id, width, height, bytes, created_at, used_at) VALUES ($1, $2, 1, 1, 3, $3, $4)`,
        [name, userId, at, usedAt],
      );
    for (let index = 0; index < OLD; index++) await insert(nameOf(index), 1, index % 2 === 0 ? null : 1);
    for (let index = 1; index + 2 < OLD; index += 4) {
      await queryable.query(
        `INSERT INTO identity_reviews (user_id, name, card_id, front, reverse, status, submitted_at, decided_at)
         VALUES ($1, 'A', '1', $2, $3, 'rejected', 1, 2)`,
        [userId, nameOf(index), nameOf(index + 2)],
      );
    }
    await insert(KEPT, Date.now(), null);
  });
}
