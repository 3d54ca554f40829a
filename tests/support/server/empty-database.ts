import { existsSync, openAsBlob, readFileSync } from 'node:fs';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../../server/store/database.ts';
import { embeddedDatabase } from '../../../server/store/embedded-database.ts';
import { packageScript } from '../../../tools/paths.ts';

/**
 * A new embedded database in memory, without tables, as `openEmbedded(IN_MEMORY)` gives it. It is read from a copy,
 * because to make one costs seconds and every test file wants its own.
 */
export async function openEmptyDatabase(): Promise<Database> {
  const copy = copyOfVersion();
  if (!existsSync(copy)) await writeCopy(copy);
  const pglite = await PGlite.create({ loadDataDir: await openAsBlob(copy) });
  return embeddedDatabase(pglite, 'embedded database in memory', () => undefined);
}

/** Named by the version, so that an update of the package does not meet files of the one before. */
function copyOfVersion(): string {
  const manifest = readFileSync(packageScript('@electric-sql', 'pglite', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return packageScript('.cache', 'pipframe', `empty-database-${version}.tar`);
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
  await link(unfinished, copy).catch(ignoreKnown);
  await rm(unfinished);
}

function ignoreKnown(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
