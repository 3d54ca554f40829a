import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { readPicture, type Picture } from '../../../server/uploads/picture.ts';
import { chunk, exif, jpeg, png, segment, webp } from '../../support/server/pictures.ts';

const SECRET = 'GPS 22.28 114.15';
const words = Buffer.from(SECRET);

async function taken(bytes: Buffer): Promise<Picture | undefined> {
  const picture = await readPicture(bytes);
  return picture.ok ? picture.value : undefined;
}

/** Head and end, and between them no data of a picture. */
function withoutScan(bytes: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, bytes.indexOf('ffda', 0, 'hex')), Buffer.from('ffd9', 'hex')]);
}

describe('a picture by its content', () => {
  it('is known as PNG, JPEG or WebP, with its size', async () => {
    expect(await taken(png(8, 9))).toMatchObject({ type: 'png', width: 8, height: 9 });
    expect(await taken(jpeg())).toMatchObject({ type: 'jpg', width: 16, height: 16 });
    expect(await taken(webp())).toMatchObject({ type: 'webp', width: 16, height: 16 });
  });

  it('is kept as it is where there is nothing to hide', async () => {
    for (const bytes of [png(), jpeg(), webp()]) expect((await taken(bytes))?.bytes).toEqual(bytes);
  });

  it.each([
    ['png', png(8, 8, chunk('tEXt', words), chunk('eXIf', words))],
    ['jpg', jpeg(segment(0xe1, words), segment(0xed, words), segment(0xfe, words), segment(0xe2, words))],
    ['webp', webp(SECRET)],
  ])('loses what a %s says about its maker', async (type, bytes) => {
    expect(bytes.includes(SECRET)).toBe(true);
    const picture = await taken(bytes);
    expect(picture?.type).toBe(type);
    expect(picture?.bytes.includes(SECRET)).toBe(false);
  });

  it('does not say any more that a WebP has what it has lost', async () => {
    const [announced, silent] = [webp(SECRET), (await taken(webp(SECRET)))?.bytes];
    // The flags of the extended header: 8 stands for Exif.
    expect([announced[20], silent?.[20]]).toEqual([8, 0]);
  });

  it('may be as long as 16,384 pixels', async () => {
    for (const [width, height] of [
      [16_384, 1],
      [1, 16_384],
    ] as const) {
      expect(await taken(png(width, height))).toMatchObject({ width, height });
    }
  });

  it('loses what hides behind its end', async () => {
    for (const bytes of [png(), jpeg(), webp()]) {
      const longer = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]);
      expect((await taken(longer))?.bytes).toEqual(bytes);
    }
  });

  it('keeps a JPEG turned as its camera was', async () => {
    const picture = await taken(jpeg(exif(6, SECRET)));
    expect(picture?.bytes.includes(SECRET)).toBe(false);
    expect(imageSize(picture?.bytes ?? Buffer.alloc(0))).toMatchObject({ orientation: 6 });
  });

  it('keeps a colour profile', async () => {
    const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0 colours'));
    expect((await taken(jpeg(profile)))?.bytes.includes('colours')).toBe(true);
  });

  it('is no picture when cut anywhere', async () => {
    for (const bytes of [png(), jpeg(), webp()]) {
      for (let length = 0; length < bytes.length; length++) {
        expect(await taken(bytes.subarray(0, length)), `${length} of ${bytes.length}`).toBeUndefined();
      }
    }
  });

  it('is no picture when a PNG is spoiled in transit', async () => {
    const bytes = png();
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
    expect(await taken(bytes)).toBeUndefined();
  });

  it.each([
    ['text', Buffer.from('hello')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
    ['a GIF', Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;', 'latin1')],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
    ['a PNG in name only', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<html>')])],
    ['one without a height', png(8, 0)],
    ['one that is too wide', png(16_385, 1)],
    ['one that is too high', png(1, 16_385)],
    ['a JPEG in which nothing is drawn', withoutScan(jpeg())],
  ])('is not %s', async (_, bytes) => {
    expect(await taken(bytes)).toBeUndefined();
  });

  it('is not read for ever, whatever the bytes are', async () => {
    let seed = 1;
    const random = (): number => (seed = (seed * 48_271) % 0x7fff_ffff);
    for (const original of [png(), jpeg(exif(6, SECRET)), webp(SECRET)]) {
      for (let round = 0; round < 2_000; round++) {
        const bytes = Buffer.from(original);
        for (let hit = 0; hit < 3; hit++) bytes[random() % bytes.length] = random() % 256;
        expect((await taken(bytes))?.bytes.length ?? 0).toBeLessThanOrEqual(bytes.length + 64);
      }
    }
  });
});
