/** Pictures on their way to the server: what is refused, what is cut off, and the photo of a phone. */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Locator, Page } from '@playwright/test';
import { exif, png, pngOfSize } from '../support/server/pictures.ts';
import { CutLine } from './support/cut-line.ts';
import { alsoIn, LONG } from './support/long.ts';
import { logIn, register } from './support/admin.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { LANGUAGES, refusalOf, textOf } from './support/words.ts';

const MB = 1024 * 1024;
const FRONT = { name: 'front.png', mimeType: 'image/png', buffer: png(16, 10) };
let people = 0;

const front = (page: Page): Locator => page.getByTestId('picture').first();
const choose = (page: Page, file: typeof FRONT): Promise<void> =>
  front(page).locator('input[type="file"]').last().setInputFiles(file);

/** What the server keeps of all users. */
async function kept(product: Product): Promise<string[]> {
  const folder = join(product.folder, 'uploads');
  await mkdir(folder, { recursive: true });
  return (await readdir(folder)).map((name) => join(folder, name));
}

async function openForm(page: Page, product: Product, url: string, lang: string): Promise<void> {
  const email = `pictures${++people}@example.com`;
  await register(product, email);
  await page.goto(`${url}/?lang=${lang}#/login?from=%2Fmine%2Fauth`);
  await logIn(page, email);
  await expect(front(page)).toBeVisible();
}

async function expectCleared(page: Page, says: string): Promise<void> {
  await expect(front(page).getByRole('alert')).toHaveText(says);
  await expect(front(page).getByRole('img')).toHaveCount(0);
}

async function expectSent(page: Page): Promise<void> {
  await expect(front(page).getByRole('img')).toBeVisible();
  await expect(front(page).getByRole('progressbar')).toHaveCount(0);
  await expect(front(page).getByRole('alert')).toHaveCount(0);
}

for (const lang of LANGUAGES) {
  test(
    `what is no picture is cleared, and the server's reason shown: ${lang}`,
    alsoIn(lang),
    async ({ page, product }) => {
      await openForm(page, product, product.url, lang);
      const before = await kept(product);
      const buffer = Buffer.from('<!doctype html><script>alert(1)</script>');
      await choose(page, { ...FRONT, buffer });
      await expectCleared(page, refusalOf('notAPicture', lang));
      // One that is larger than what is sent as it is, and that the browser cannot draw either.
      await choose(page, {
        name: 'a.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.concat([buffer, Buffer.alloc(2 * MB)]),
      });
      await expectCleared(page, refusalOf('notAPicture', lang));
      await choose(page, { name: 'a.pdf', mimeType: 'application/pdf', buffer });
      await expectCleared(page, textOf('picture.type', lang));
      expect(await kept(product)).toEqual(before);
      await choose(page, FRONT);
      await expectSent(page);
    },
  );

  test(
    `a connection that is cut within a picture is told, nothing of it is kept, and trying again works: ${lang}`,
    LONG,
    async ({ page, product }) => {
      const line = await CutLine.open(product.url);
      await openForm(page, product, line.url, lang);
      const before = await kept(product);
      const photo = { ...FRONT, buffer: pngOfSize(900_000) };
      line.cutWithin('/api/common/image_upload', 300_000);
      await choose(page, photo);
      await expectCleared(page, textOf('failure.network', lang));
      expect(line.cuts).toBeGreaterThan(0);
      expect(await kept(product)).toEqual(before);
      line.mend();
      await choose(page, photo);
      await expectSent(page);
      expect(await kept(product)).toHaveLength(before.length + 1);
      await line.close();
    },
  );
}

test(
  'a server that is gone is told, and the same picture can be chosen when it is back',
  LONG,
  async ({ page, product }) => {
    await openForm(page, product, product.url, 'en');
    await product.kill();
    await choose(page, FRONT);
    await expectCleared(page, textOf('failure.network', 'en'));
    await product.restart();
    await choose(page, FRONT);
    await expectSent(page);
  },
);

/** A photo as a camera writes it, lying on its side: red where its top left is, grain everywhere else; or a drawing with nothing there. */
async function photoOf(page: Page, width: number, height: number, type = 'image/jpeg'): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([across, down, form]) => {
      const canvas = new OffscreenCanvas(across, down);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('Nothing to draw on');
      const pixels = context.createImageData(across, down);
      for (let at = 0; at < pixels.data.length; at++)
        pixels.data[at] = at % 4 === 3 ? 255 : 128 + ((Math.imul(at, 2654435761) >>> 24) % 61);
      context.putImageData(pixels, 0, 0);
      context.fillStyle = '#f00';
      if (form === 'image/jpeg') context.fillRect(0, 0, across / 4, down / 4);
      else context.clearRect(0, 0, across / 4, down / 4);
      const blob = await canvas.convertToBlob({ type: form, quality: 1 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let letters = '';
      for (const byte of bytes) letters += String.fromCharCode(byte);
      return btoa(letters);
    },
    [width, height, type] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** The corners of a JPEG that have a colour, as a browser shows them. */
function cornersOf(page: Page, jpeg: Buffer, colour: 'red' | 'white'): Promise<string[]> {
  return page.evaluate(
    async ([base64, wanted]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const isIt = (x: number, y: number): boolean => {
        const [red = 0, green = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
        return red > 200 && (wanted === 'red' ? green < 60 : green > 240);
      };
      const corners = { topLeft: [9, 9], topRight: [width - 9, 9], bottomLeft: [9, height - 9] } as const;
      return Object.entries(corners).flatMap(([name, [x, y]]) => (isIt(x, y) ? [name] : []));
    },
    [jpeg.toString('base64'), colour] as const,
  );
}

test(
  'the photo of a phone arrives smaller, the right way up, and without where it was taken',
  LONG,
  async ({ page, product }) => {
    // Twelve million grains are drawn and made smaller: half a minute where nothing else runs.
    test.slow();
    await openForm(page, product, product.url, 'en');
    const before = await kept(product);
    const drawn = await photoOf(page, 4000, 3000);
    // Turned by a quarter, as a phone that is held upright notes it, with words that are nobody's business.
    const photo = Buffer.concat([drawn.subarray(0, 2), exif(6, 'taken at home'), drawn.subarray(2)]);
    expect(photo.length).toBeGreaterThan(5 * MB);
    await choose(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expectSent(page);
    const [path = ''] = (await kept(product)).filter((name) => !before.includes(name));
    const sent = await readFile(path);
    expect(sent.length).toBeLessThan(5 * MB);
    const { width, height, orientation = 1 } = imageSize(sent);
    expect({ width, height, orientation }).toEqual({ width: 1800, height: 2400, orientation: 1 });
    expect(sent.includes('taken at home')).toBe(false);
    // What lay at the top left of the camera is at the top right of the picture.
    expect(await cornersOf(page, sent, 'red')).toEqual(['topRight']);
  },
);

test('a small photo goes as it is, turned as the camera noted', LONG, async ({ page, product }) => {
  await openForm(page, product, product.url, 'en');
  const before = await kept(product);
  const drawn = await photoOf(page, 400, 300);
  const photo = Buffer.concat([drawn.subarray(0, 2), exif(6, ''), drawn.subarray(2)]);
  await choose(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expectSent(page);
  const [path = ''] = (await kept(product)).filter((name) => !before.includes(name));
  const sent = await readFile(path);
  expect(imageSize(sent)).toMatchObject({ width: 400, height: 300, orientation: 6 });
  expect(await cornersOf(page, sent, 'red')).toEqual(['topRight']);
});

test('a drawing that nothing lies behind has white there, not black', LONG, async ({ page, product }) => {
  await openForm(page, product, product.url, 'en');
  const before = await kept(product);
  const drawing = await photoOf(page, 2600, 1300, 'image/png');
  // Grain does not repeat where a PNG looks for it; still it must be one that is made smaller.
  expect(drawing.length).toBeGreaterThan(MB);
  await choose(page, { name: 'drawing.png', mimeType: 'image/png', buffer: drawing });
  await expectSent(page);
  const [path = ''] = (await kept(product)).filter((name) => !before.includes(name));
  expect(path).toMatch(/\.jpg$/);
  expect(await cornersOf(page, await readFile(path), 'white')).toEqual(['topLeft']);
});
