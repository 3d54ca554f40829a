import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, whatever folder a command was started in. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The script of an installed package's command, so that no shell and no `npx` stands between. */
export function packageScript(...path: string[]): string {
  return join(ROOT, 'node_modules', ...path);
}
