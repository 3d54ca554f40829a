import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** What draws the picture; text, time, Exif and animation are left out. */
const KEPT = /^(IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|bKGD|pHYs)$/;
/** A chunk's length and name before its data, and its checksum behind. */
const HEAD = 8;
const TAIL = 4;

/** The PNG up to its end, without what it says about its maker; undefined for what is no whole PNG. */
export function cleanPng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const kept: Buffer[] = [SIGNATURE];
  let at = SIGNATURE.length;
  while (at + HEAD + TAIL <= bytes.length) {
    const end = at + HEAD + bytes.readUInt32BE(at) + TAIL;
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at + 4, at + HEAD);
    if (crc32(bytes.subarray(at + 4, end - TAIL)) !== bytes.readUInt32BE(end - TAIL)) return undefined;
    if (KEPT.test(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}
