import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { MIGRATIONS } from '../../../server/store/migrations/migrations.ts';
import { packageScript } from '../../../tools/paths.ts';

/**
 * Where what is made once of the embedded database is kept, for all test processes. Named by the package's version, so
 * that an update does not meet files of the one before.
 */
export function embeddedCache(name: string): string {
  const manifest = readFileSync(packageScript('@electric-sql', 'pglite', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return packageScript('.cache', 'pipframe', `${name}-${version}`);
}

/** The same for what has the product's tables: named by the migrations, too. */
export function migratedCache(name: string): string {
  const tables = createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex').slice(0, 12);
  return embeddedCache(`${name}-${tables}`);
}

/** Several processes make the same at once; who comes later takes what is there. */
export function ignoreTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') throw error;
}
