import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one grey, with more chunks before its end where a test wants them. */
export function png(width = 8, height = 8, ...extra: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(Math.min(height, 64) * (Math.min(width, 64) + 1), 0);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), ...extra, chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of exactly so many bytes. */
export function pngOfSize(bytes: number): Buffer {
  const frame = png(8, 8, chunk('pHYs', Buffer.alloc(0))).length;
  return png(8, 8, chunk('pHYs', Buffer.alloc(bytes - frame)));
}

/** The smallest JPEG that has all its parts, with segments of a test's own after its start. */
export function jpeg(...segments: readonly Buffer[]): Buffer {
  const frame = Buffer.from('ffc0000b080010001001011100', 'hex');
  const scan = Buffer.from('ffda0008010100003f00d2cf20ff00ffd0aa', 'hex');
  const start = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  return Buffer.concat([start, ...segments, frame, scan, Buffer.from('ffd9', 'hex')]);
}

/** A segment of a JPEG. */
export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Exif data: an orientation, and words that nobody else should read. */
export function exif(orientation: number, words: string): Buffer {
  const directory = `0001011200030000000100${orientation.toString(16).padStart(2, '0')}000000000000`;
  const tiff = Buffer.from(`4d4d002a00000008${directory}`, 'hex');
  return segment(0xe1, Buffer.concat([Buffer.from('457869660000', 'hex'), tiff, Buffer.from(words)]));
}

/** A lossless WebP of 16 by 16, with Exif data behind it. */
export function webp(words = ''): Buffer {
  const header = Buffer.from('5650385800000000' + `${words === '' ? '00' : '08'}0000000f00000f0000`, 'hex');
  header.writeUInt32LE(10, 4);
  const picture = riffChunk('VP8L', Buffer.from('2f0fc0030007d0ff', 'hex'));
  const body = Buffer.concat([header, picture, ...(words === '' ? [] : [riffChunk('EXIF', Buffer.from(words))])]);
  const head = Buffer.from('RIFF....WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.from(`${name}....`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
