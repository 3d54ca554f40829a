import type { CleanPicture } from './clean-picture.ts';
import { sizeInChunk } from './webp-size.ts';

/** What draws the picture; Exif, XMP and what is not known are left out. */
const KEPT = /^(VP8 |VP8L|VP8X|ALPH|ICCP)$/;
const MOVING = /^(ANIM|ANMF)$/;
/** Bits of the extended header that announce Exif and XMP, and the one that announces an animation. */
const ANNOUNCED = 0x08 | 0x04;
const ANIMATED = 0x02;
const HEAD = 8;
const FIRST_CHUNK = 12;

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
  /** With its head, and the byte that makes it even. */
  readonly whole: Buffer;
}

/**
 * The WebP up to its end, without what it says about its maker; undefined for what is no whole WebP, moves, or shows
 * a picture of another size than its canvas.
 */
export function cleanWebp(bytes: Buffer): CleanPicture | undefined {
  const chunks = chunksOf(bytes);
  const pictures = chunks?.filter(({ name }) => name === 'VP8 ' || name === 'VP8L') ?? [];
  const [picture] = pictures;
  const size = picture && sizeInChunk(picture.name, picture.data);
  if (!chunks || !size || pictures.length !== 1 || chunks.some(({ name }) => MOVING.test(name))) return undefined;
  for (const { name, data } of chunks.filter((chunk) => chunk.name === 'VP8X')) {
    const canvas = sizeInChunk(name, data);
    if (canvas?.width !== size.width || canvas.height !== size.height || isAnimated(data)) return undefined;
  }
  const kept = chunks.filter(({ name }) => KEPT.test(name));
  const written = kept.map(({ name, whole }) => (name === 'VP8X' ? silentHeader(whole) : whole));
  return { ...size, bytes: container(written), isWhole: () => Promise.resolve(true) };
}

function chunksOf(bytes: Buffer): Chunk[] | undefined {
  if (bytes.length < FIRST_CHUNK + HEAD || bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  if (bytes.toString('latin1', 8, FIRST_CHUNK) !== 'WEBP') return undefined;
  const limit = HEAD + bytes.readUInt32LE(4);
  if (limit > bytes.length) return undefined;
  const chunks: Chunk[] = [];
  for (let at = FIRST_CHUNK; at < limit;) {
    if (at + HEAD > limit) return undefined;
    const size = bytes.readUInt32LE(at + 4);
    const end = at + HEAD + size + (size % 2);
    if (end > limit) return undefined;
    const data = bytes.subarray(at + HEAD, at + HEAD + size);
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data, whole: bytes.subarray(at, end) });
    at = end;
  }
  return chunks;
}

function isAnimated(header: Buffer): boolean {
  return ((header[0] ?? 0) & ANIMATED) !== 0;
}

function silentHeader(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  copy[HEAD] = (copy[HEAD] ?? 0) & ~ANNOUNCED;
  return copy;
}

function container(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat(chunks);
  const head = Buffer.from('RIFF....WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}
