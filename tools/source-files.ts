import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

/** Files (TypeScript, unless told otherwise) below a folder of the repository, as paths from its root with forward slashes. */
export function sourceFiles(folder: string, endings = /\.tsx?$/): string[] {
  const start = join(ROOT, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}
