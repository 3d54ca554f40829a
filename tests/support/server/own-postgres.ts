import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { endChildrenAfterAll } from './end-children.ts';
import { missingPostgres, startOwnPostgres, type TestPostgres } from './postgres.ts';
import { ServerProcess } from './server-process.ts';

export interface OwnPostgres extends Omit<TestPostgres, 'stop'> {
  /** A server process on this database. */
  startServer(): Promise<ServerProcess>;
}

/**
 * Tests on a PostgreSQL of their own, which runs when each of them begins; skipped, with the reason, where there is none.
 * @param password what it asks for; nothing unless given
 */
export function describeOnPostgres(title: string, tests: (postgres: OwnPostgres) => void, password?: string): void {
  const reason = missingPostgres();
  const name = reason === undefined ? title : `${title}: skipped, for ${reason}`;
  describe.skipIf(reason !== undefined)(name, () => {
    let postgres: TestPostgres;
    endChildrenAfterAll();
    beforeAll(async () => {
      postgres = await startOwnPostgres(password);
    });
    beforeEach(() => postgres.resume());
    afterAll(() => postgres.stop());
    tests({
      get url() {
        return postgres.url;
      },
      pause: (signal) => postgres.pause(signal),
      resume: () => postgres.resume(),
      startServer: () => ServerProcess.start({ DATABASE_URL: postgres.url }),
    });
  });
}
