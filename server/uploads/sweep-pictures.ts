import type { Clock } from '../clock.ts';
import { forgetRejectedPictures } from '../identity/identity-reviews.ts';
import type { Database } from '../store/database.ts';
import { query, rows, run } from '../store/typed-query.ts';
import { isUnreferenced } from './references.ts';
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
  const used = query.selectFrom('uploads').select('name').where('used_at', 'is not', null);
  for (const { name } of await rows(database, used.where('removed_at', 'is', null).where(isUnreferenced()))) {
    await database.transaction(async (queryable) => {
      // Whoever claims it meanwhile comes first, and is seen by the second look; or waits, and claims it anew.
      await run(queryable, query.selectFrom('uploads').select('name').where('name', '=', name).forUpdate());
      const freed = query.updateTable('uploads').set({ used_at: null }).where('name', '=', name);
      await run(queryable, freed.where(isUnreferenced()));
    });
  }
}
