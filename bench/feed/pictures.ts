/** Pictures of the reference server's instruments, for those of the bench. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/paths.ts';
import type { StaticFolder } from './static-files.ts';

export const PICTURES: StaticFolder = { prefix: '/logo/', folder: join(ROOT, 'server', 'catalogue', 'logos') };

const files = readdirSync(PICTURES.folder).toSorted();

/** Where the picture of an instrument is to be had: an address that no other has, so that a browser asks for each. */
export function pictureOf(id: number): string {
  return `${PICTURES.prefix}${files[id % files.length] ?? ''}?of=${id}`;
}
