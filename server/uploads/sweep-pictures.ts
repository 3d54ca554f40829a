import type { Clock } from '../clock.ts';
import { forgetRejectedPictures } from '../identity/identity-reviews.ts';
import { textColumn } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { IS_UNREFERENCED } from './references.ts';
import type { Uploads } from './uploads.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long pictures stay that nobody needs any more. */
export interface PictureTimes {
  /** Days after the rejection. */
  readonly rejectedKeptDays: number;
  /** Hours after the upload. */
  readonly unusedKeptHours: number;
}

interface SweepServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: Uploads;
}

/**
 * Deletes pictures of rejected papers, and uploads that nothing refers to, when their time is over. Each step finds in
 * the database what is left to do, so that a sweep that was cut off anywhere is finished by the next.
 */
export async function sweepPictures({ database, clock, uploads }: SweepServices, times: PictureTimes): Promise<void> {
  const now = clock.now();
  await forgetRejectedPictures(database, now - times.rejectedKeptDays * DAY_MS);
  await freeUnreferenced(database);
  await uploads.sweep(times.unusedKeptHours * HOUR_MS);
}

/** What was used, and is no longer, becomes an unused upload again. */
async function freeUnreferenced(database: Database): Promise<void> {
  const rows = await database.query(
    `SELECT name FROM uploads WHERE used_at IS NOT NULL AND removed_at IS NULL AND ${IS_UNREFERENCED}`,
  );
  for (const row of rows) {
    await database.transaction(async (queryable) => {
      const name = textColumn(row, 'name');
      // Whoever claims it meanwhile comes first, and is seen by the second look; or waits, and claims it anew.
      await queryable.query('SELECT name FROM uploads WHERE name = $1 FOR UPDATE', [name]);
      await queryable.query(`UPDATE uploads SET used_at = NULL WHERE name = $1 AND ${IS_UNREFERENCED}`, [name]);
    });
  }
}
