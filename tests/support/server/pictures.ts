import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG of one grey, with more chunks before its end where a test wants them. */
export function png(width = 8, height = 8, ...extra: readonly Buffer[]): Buffer {
  return pngOf({ width, height, rows: deflateSync(Buffer.alloc(height * (width + 1))), extra });
}

interface PngParts {
  readonly width: number;
  readonly height: number;
  /** What stands in IDAT, in one chunk or in several. */
  readonly rows: Buffer | readonly Buffer[];
  readonly depth?: number;
  readonly colour?: number;
  readonly interlace?: number;
  readonly extra?: readonly Buffer[];
}

/** A PNG of parts that need not fit together; one grey sample of eight bits a pixel unless said otherwise. */
export function pngOf({ width, height, rows, depth = 8, colour = 0, interlace = 0, extra = [] }: PngParts): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlace], 8);
  const data = Array.isArray(rows) ? (rows as readonly Buffer[]) : [rows as Buffer];
  const parts = [chunk('IHDR', header), ...data.map((part) => chunk('IDAT', part)), ...extra];
  return Buffer.concat([SIGNATURE, ...parts, chunk('IEND', Buffer.alloc(0))]);
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
  const frame = png(8, 8, chunk('tEXt', Buffer.alloc(0))).length;
  return png(8, 8, chunk('tEXt', Buffer.alloc(bytes - frame)));
}

const JPEG_START = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const JPEG_SCAN = Buffer.from('ffda0008010100003f00d2cf20ff00ffd0aa', 'hex');

/** The smallest JPEG that has all its parts, with segments of a test's own after its start. */
export function jpeg(...segments: readonly Buffer[]): Buffer {
  return jpegOf(...segments, jpegFrame(16, 16), jpegScan());
}

/** A JPEG of whatever segments. */
export function jpegOf(...segments: readonly Buffer[]): Buffer {
  return Buffer.concat([JPEG_START, ...segments, Buffer.from('ffd9', 'hex')]);
}

/** A frame of one component; baseline unless said otherwise. */
export function jpegFrame(width: number, height: number, marker = 0xc0, precision = 8): Buffer {
  const data = Buffer.from('0800100010010111 00'.replace(' ', ''), 'hex');
  data[0] = precision;
  data.writeUInt16BE(height, 1);
  data.writeUInt16BE(width, 3);
  return segment(marker, data);
}

/** A scan with its data. */
export function jpegScan(): Buffer {
  return JPEG_SCAN;
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
  const chunks = [webpCanvas(16, 16, words === '' ? 0 : 8), webpPicture(16, 16)];
  return webpOf(...chunks, ...(words === '' ? [] : [riffChunk('EXIF', Buffer.from(words))]));
}

/** A WebP of whatever chunks. */
export function webpOf(...chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat(chunks);
  const head = Buffer.from('RIFF....WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** The extended header: flags, and the size of the canvas. */
export function webpCanvas(width: number, height: number, flags = 0): Buffer {
  const data = Buffer.alloc(10);
  data[0] = flags;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return riffChunk('VP8X', data);
}

/** A lossless picture: its size, and a little of data. */
export function webpPicture(width: number, height: number): Buffer {
  const data = Buffer.from('2f000000000007d0ff', 'hex').subarray(0, 8);
  data.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  return riffChunk('VP8L', data);
}

/** The head of a lossy picture. */
export function webpLossy(width: number, height: number): Buffer {
  const data = Buffer.from('3001009d012a0000000002003425a4000370', 'hex');
  data.writeUInt16LE(width, 6);
  data.writeUInt16LE(height, 8);
  return riffChunk('VP8 ', data);
}

export function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.from(`${name}....`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
