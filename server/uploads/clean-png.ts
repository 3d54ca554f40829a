import { crc32 } from 'node:zlib';
import type { CleanPicture } from './clean-picture.ts';
import { inflatesTo } from './inflates-to.ts';
import { readPngHeader } from './png-header.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/**
 * What draws the picture. Text, time, Exif and animation are left out; so is the colour profile, which is compressed
 * and could be a bomb of its own.
 */
const KEPT = /^(IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|sBIT|sRGB|bKGD|pHYs)$/;
/** Bytes of a kept chunk that is not of the picture itself: the longest is a palette of 256 colours. */
const LONGEST_CHUNK = 768;
/** A chunk's length and name before its data, and its checksum behind. */
const HEAD = 8;
const TAIL = 4;

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
  /** With its head and its checksum. */
  readonly whole: Buffer;
}

/** The PNG up to its end, without what it says about its maker; undefined for what is no whole PNG. */
export function cleanPng(bytes: Buffer): CleanPicture | undefined {
  const chunks = chunksOf(bytes);
  const [first, ...others] = chunks ?? [];
  const header = first?.name === 'IHDR' ? readPngHeader(first.data) : undefined;
  if (!chunks || !header || others.some(({ name }) => name === 'IHDR')) return undefined;
  const rows = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data);
  const kept = chunks.filter(({ name, data }) => KEPT.test(name) && (name === 'IDAT' || data.length <= LONGEST_CHUNK));
  return {
    width: header.width,
    height: header.height,
    bytes: Buffer.concat([SIGNATURE, ...kept.map(({ whole }) => whole)]),
    isWhole: () => inflatesTo(rows, header.rowBytes),
  };
}

/** The chunks up to the end of the picture; undefined where one is torn or spoiled. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + HEAD + TAIL <= bytes.length) {
    const end = at + HEAD + bytes.readUInt32BE(at) + TAIL;
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at + 4, at + HEAD);
    if (crc32(bytes.subarray(at + 4, end - TAIL)) !== bytes.readUInt32BE(end - TAIL)) return undefined;
    chunks.push({ name, data: bytes.subarray(at + HEAD, end - TAIL), whole: bytes.subarray(at, end) });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}
