import { readFileSync } from 'node:fs';
import { packageScript } from '../../../tools/paths.ts';

/**
 * Where what is made once of the embedded database is kept, for all test processes. Named by the version, so that an
 * update of the package does not meet files of the one before.
 */
export function embeddedCache(name: string): string {
  const manifest = readFileSync(packageScript('@electric-sql', 'pglite', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return packageScript('.cache', 'pipframe', `${name}-${version}`);
}

/** Several processes make the same at once; who comes later takes what is there. */
export function ignoreTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') throw error;
}
