/**
 * Pictures of the real instruments, drawn by `tools/instrument-logos`. They are made of pixels: for each vector drawing a
 * browser makes a document of its own, which takes the page's thread 6 ms in place of 1.4.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'logos');

const pictures: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(FOLDER)
    .toSorted()
    .map((file) => [basename(file, '.webp'), readFileSync(join(FOLDER, file))]),
);

/** Of all pictures: changes with any of them, and stands in their addresses. */
export const LOGO_VERSION = versionOf(pictures);

/** Where the picture of a code is to be had; what is there never changes. Empty where there is none. */
export function logoAddress(code: string): string {
  return pictures.has(code) ? `/logo/${code}.webp?v=${LOGO_VERSION}` : '';
}

/** A WebP of 64 × 64 with a transparent ground. */
export function logoOf(code: string): Buffer | undefined {
  return pictures.get(code);
}

function versionOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [code, picture] of files) hash.update(code).update(picture);
  return hash.digest('base64url').slice(0, 8);
}
