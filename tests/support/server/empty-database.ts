import { existsSync, openAsBlob } from 'node:fs';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../../server/store/database.ts';
import { embeddedDatabase } from '../../../server/store/embedded-database.ts';
import { embeddedCache, ignoreTaken } from './embedded-cache.ts';

/**
 * A new embedded database in memory, without tables, as `openEmbedded(IN_MEMORY)` gives it. It is read from a copy,
 * because to make one costs seconds and every test file wants its own.
 */
export async function openEmptyDatabase(): Promise<Database> {
  const copy = `${embeddedCache('empty-database')}.tar`;
  if (!existsSync(copy)) await writeCopy(copy);
  const pglite = await PGlite.create({ loadDataDir: await openAsBlob(copy) });
  return embeddedDatabase(pglite, 'embedded database in memory', () => undefined);
}

/** Written beside and then named: other test processes do so at the same time, and what one of them reads must stay. */
async function writeCopy(copy: string): Promise<void> {
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(dirname(copy), { recursive: true });
  const unfinished = `${copy}.${process.pid}`;
  await writeFile(unfinished, dump.stream());
  // A file that is put in the place of another would end the reading of that one.
  await link(unfinished, copy).catch(ignoreTaken);
  await rm(unfinished);
}
