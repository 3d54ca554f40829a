import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPicture } from '../../../server/uploads/picture.ts';
import {
  chunk,
  jpegFrame,
  jpegOf,
  jpegScan,
  pngOf,
  riffChunk,
  segment,
  webpCanvas,
  webpLossy,
  webpOf,
  webpPicture,
} from '../../support/server/pictures.ts';

const MEGABYTE = 1024 * 1024;

/** Why a picture is refused, or `taken`. */
async function fateOf(bytes: Buffer): Promise<string> {
  const picture = await readPicture(bytes);
  return picture.ok ? 'taken' : picture.error.name;
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

/** A PNG of one pixel whose data inflate to so many bytes. */
function bomb(inflated: number): Buffer {
  return pngOf({ width: 1, height: 1, rows: deflateSync(Buffer.alloc(inflated)) });
}

describe('a PNG', () => {
  it('of one pixel that inflates to 300 MB is refused, and inflated no further than a pixel', async () => {
    const bytes = bomb(300 * MEGABYTE);
    const before = process.memoryUsage().rss;
    expect(await fateOf(bytes)).toBe('notAPicture');
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * MEGABYTE);
  });

  it('has exactly the rows that its header tells of', async () => {
    const rows = (bytes: number): Buffer => pngOf({ width: 10, height: 10, rows: deflateSync(Buffer.alloc(bytes)) });
    expect(await Promise.all([109, 110, 111].map((bytes) => fateOf(rows(bytes))))).toEqual([
      'notAPicture',
      'taken',
      'notAPicture',
    ]);
  });

  it.each([
    ['no data', []],
    ['data that are not compressed', Buffer.alloc(110)],
    ['compressed data that end too early', deflateSync(Buffer.alloc(110)).subarray(0, -5)],
    ['something hidden behind its data', Buffer.concat([deflateSync(Buffer.alloc(110)), Buffer.from('secret')])],
  ])('with %s is refused', async (_, rows) => {
    expect(await fateOf(pngOf({ width: 10, height: 10, rows }))).toBe('notAPicture');
  });

  it.each([
    // Colour type, bits of a sample, bytes of a row of ten pixels.
    [0, 1, 2],
    [0, 16, 20],
    [2, 8, 30],
    [2, 16, 60],
    [3, 4, 5],
    [4, 8, 20],
    [6, 8, 40],
    [6, 16, 80],
  ])('of colour type %i with %i bits is measured in its own way', async (colour, depth, row) => {
    const rows = deflateSync(Buffer.alloc(7 * (1 + row)));
    expect(await fateOf(pngOf({ width: 10, height: 7, rows, colour, depth }))).toBe('taken');
  });

  it('may be interlaced, and in several parts', async () => {
    // Seven passes over 8 × 8 pixels: 1, 1, 2, 4, 8, 16 and 32 of them, in 1 + 1 + 1 + 2 + 2 + 4 + 4 rows.
    const rows = deflateSync(Buffer.alloc(64 + 15));
    const parts = [rows.subarray(0, 3), rows.subarray(3)];
    expect(await fateOf(pngOf({ width: 8, height: 8, rows: parts, interlace: 1 }))).toBe('taken');
    expect(await fateOf(pngOf({ width: 8, height: 8, rows: parts }))).toBe('notAPicture');
  });

  it.each([
    ['a colour type that there is not', { colour: 1 }],
    ['bits that its colours cannot have', { colour: 2, depth: 4 }],
    ['an interlace that there is not', { interlace: 2 }],
    ['two headers', { extra: [chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex'))] }],
  ])('with %s is refused', async (_, parts) => {
    const rows = deflateSync(Buffer.alloc(110));
    expect(await fateOf(pngOf({ width: 10, height: 10, rows, ...parts }))).toBe('notAPicture');
  });

  it('loses its colour profile, which could be a bomb, and whatever a small chunk could hide', async () => {
    const profile = chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(Buffer.alloc(50 * MEGABYTE))]));
    const long = chunk('pHYs', Buffer.alloc(5_000));
    const rows = deflateSync(Buffer.alloc(110));
    const picture = await readPicture(pngOf({ width: 10, height: 10, rows, extra: [profile, long] }));
    expect(picture).toMatchObject({ ok: true, value: { bytes: pngOf({ width: 10, height: 10, rows }) } });
  });

  it('has at most 24 megapixels', async () => {
    const large = (width: number, height: number): Buffer => {
      return pngOf({ width, height, rows: deflateSync(Buffer.alloc(height * (width + 1)), { level: 1 }) });
    };
    expect(await fateOf(large(6_000, 4_000))).toBe('taken');
    expect(await fateOf(large(6_001, 4_000))).toBe('tooManyPixels');
    expect(await fateOf(pngOf({ width: 10_000, height: 6_000, rows: deflateSync(Buffer.alloc(1)) }))).toBe(
      'tooManyPixels',
    );
  });
});

describe('a JPEG', () => {
  it('has at most 51 megapixels, as the largest of telephones', async () => {
    const large = (width: number, height: number): Buffer => jpegOf(jpegFrame(width, height), jpegScan());
    expect(await fateOf(large(8_192, 6_144))).toBe('taken');
    expect(await fateOf(large(10_000, 6_000))).toBe('tooManyPixels');
    expect(await fateOf(large(65_535, 65_535))).toBe('tooManyPixels');
    expect(await fateOf(large(0, 16))).toBe('notAPicture');
  });

  it('tells its size once', async () => {
    expect(await fateOf(jpegOf(jpegFrame(16, 16), jpegFrame(16, 16), jpegScan()))).toBe('notAPicture');
    expect(await fateOf(jpegOf(jpegFrame(16, 16), jpegScan(), jpegFrame(9_000, 9_000)))).toBe('notAPicture');
    const newHeight = segment(0xdc, Buffer.from('ffff', 'hex'));
    expect(await fateOf(jpegOf(jpegFrame(16, 16), jpegScan(), newHeight))).toBe('notAPicture');
    expect(await fateOf(jpegOf(jpegScan(), jpegFrame(16, 16)))).toBe('notAPicture');
    expect(await fateOf(jpegOf(jpegScan()))).toBe('notAPicture');
  });

  it('has no more scans and segments than a camera makes', async () => {
    const progressive = (scans: number): Buffer => jpegOf(jpegFrame(16, 16, 0xc2), ...times(scans, jpegScan));
    expect(await fateOf(progressive(64))).toBe('taken');
    expect(await fateOf(progressive(65))).toBe('notAPicture');
    const tables = times(2_000, () => segment(0xdb, Buffer.alloc(65)));
    expect(await fateOf(jpegOf(...tables, jpegFrame(16, 16), jpegScan()))).toBe('notAPicture');
  });

  it('is of a kind that browsers draw', async () => {
    for (const marker of [0xc0, 0xc1, 0xc2]) {
      expect(await fateOf(jpegOf(jpegFrame(16, 16, marker), jpegScan()))).toBe('taken');
    }
    for (const marker of [0xc3, 0xc5, 0xc9, 0xca, 0xcf]) {
      expect(await fateOf(jpegOf(jpegFrame(16, 16, marker), jpegScan()))).toBe('notAPicture');
    }
    expect(await fateOf(jpegOf(jpegFrame(16, 16, 0xc1, 12), jpegScan()))).toBe('notAPicture');
  });
});

describe('a WebP', () => {
  it('has at most 24 megapixels, lossy or not', async () => {
    for (const picture of [webpPicture, webpLossy]) {
      expect(await fateOf(webpOf(picture(6_000, 4_000)))).toBe('taken');
      expect(await fateOf(webpOf(picture(6_001, 4_000)))).toBe('tooManyPixels');
      expect(await fateOf(webpOf(picture(16_000, 16_000)))).toBe('tooManyPixels');
    }
  });

  it('shows one picture, of the size of its canvas', async () => {
    expect(await fateOf(webpOf(webpCanvas(16, 16), webpPicture(16, 16)))).toBe('taken');
    expect(await fateOf(webpOf(webpCanvas(16, 16), webpPicture(9_000, 9_000)))).toBe('notAPicture');
    expect(await fateOf(webpOf(webpCanvas(9_000, 9_000), webpPicture(16, 16)))).toBe('notAPicture');
    expect(await fateOf(webpOf(webpCanvas(16, 16), webpPicture(16, 16), webpLossy(16, 16)))).toBe('notAPicture');
    expect(await fateOf(webpOf(webpCanvas(16, 16)))).toBe('notAPicture');
  });

  it('stands still', async () => {
    expect(await fateOf(webpOf(webpCanvas(16, 16, 0x02), webpPicture(16, 16)))).toBe('notAPicture');
    const frame = riffChunk('ANMF', Buffer.alloc(16));
    expect(await fateOf(webpOf(webpCanvas(16, 16), webpPicture(16, 16), frame))).toBe('notAPicture');
  });
});
