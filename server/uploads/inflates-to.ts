import { createInflate } from 'node:zlib';

const CHUNK_BYTES = 256 * 1024;

/**
 * Whether compressed data are exactly so many bytes when inflated. They are inflated piece by piece and never held,
 * and no further than that: a bomb costs what an honest picture of its size would. zlib works beside the main thread.
 */
export function inflatesTo(parts: readonly Buffer[], bytes: number): Promise<boolean> {
  return new Promise((resolve) => {
    const inflate = createInflate({ chunkSize: CHUNK_BYTES });
    const given = parts.reduce((total, part) => total + part.length, 0);
    let found = 0;
    const decide = (isExact: boolean): void => {
      inflate.destroy();
      resolve(isExact);
    };
    inflate.on('data', (piece: Buffer) => {
      found += piece.length;
      if (found > bytes) decide(false);
    });
    inflate.on('error', () => decide(false));
    // What is left over after the compressed data draws nothing, and hides something.
    inflate.on('end', () => decide(found === bytes && inflate.bytesWritten === given));
    for (const part of parts) inflate.write(part);
    inflate.end();
  });
}
