import { it } from 'vitest';
import { missingPostgres, startPostgres } from './postgres.ts';

/** A test on a PostgreSQL of its own; where there is none it is skipped, and its title says why. @param timeout ms */
export function itOnPostgres(title: string, timeout: number, run: (url: string) => Promise<void>): void {
  const reason = missingPostgres();
  const name = reason === undefined ? title : `PostgreSQL: skipped, for ${reason}`;
  it.skipIf(reason !== undefined)(name, { timeout }, async () => {
    const postgres = await startPostgres();
    try {
      await run(postgres.url);
    } finally {
      await postgres.stop();
    }
  });
}
