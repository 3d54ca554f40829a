/** Embedded databases in memory, read from copies: to make one costs seconds, and nearly every test file wants its own. */
import { existsSync, openAsBlob } from 'node:fs';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../../server/store/database.ts';
import { embeddedDatabase } from '../../../server/store/embedded-database.ts';
import { migrate } from '../../../server/store/migrations/migrate.ts';
import { embeddedCache, ignoreTaken, migratedCache } from './embedded-cache.ts';

/** A new database without tables, as `openEmbedded(IN_MEMORY)` gives it. */
export function openEmptyDatabase(): Promise<Database> {
  return openCopy(`${embeddedCache('empty-database')}.tar`, async () => undefined);
}

/** A new database with the product's tables and nothing in them, as the first start leaves it. */
export function openReadyDatabase(): Promise<Database> {
  return openCopy(`${migratedCache('ready-database')}.tar`, migrate);
}

async function openCopy(copy: string, prepare: (database: Database) => Promise<unknown>): Promise<Database> {
  if (!existsSync(copy)) await writeCopy(copy, prepare);
  return asDatabase(await PGlite.create({ loadDataDir: await openAsBlob(copy) }));
}

/** Written beside and then named: other test processes do so at the same time, and what one of them reads must stay. */
async function writeCopy(copy: string, prepare: (database: Database) => Promise<unknown>): Promise<void> {
  const pglite = await PGlite.create();
  await prepare(asDatabase(pglite));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(dirname(copy), { recursive: true });
  const unfinished = `${copy}.${process.pid}`;
  await writeFile(unfinished, dump.stream());
  // A file that is put in the place of another would end the reading of that one.
  await link(unfinished, copy).catch(ignoreTaken);
  await rm(unfinished);
}

function asDatabase(pglite: PGlite): Database {
  return embeddedDatabase(pglite, 'embedded database in memory', () => undefined);
}
