/**
 * Draws the pictures of the reference server's real instruments into `server/catalogue/logos`:
 * `node --import tsx tools/instrument-logos/main.ts`, after a change of the instruments or of how they look.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { buildCatalogue, REAL_COUNT } from '../../server/catalogue/catalogue.ts';
import { chromiumArguments, findChromium } from '../chromium.ts';
import { ROOT } from '../paths.ts';
import { logoSvg } from './drawing.ts';

const FOLDER = join(ROOT, 'server', 'catalogue', 'logos');
/** Shown at 32 px, each of which is two or three of a phone's screen. */
const SIZE = 64;
/** Of 0 to 1: less saves little, more is not seen. */
const QUALITY = 0.8;

/** An SVG as pixels: a WebP, as base64. */
function drawn(page: Page, svg: string): Promise<string> {
  return page.evaluate(
    async ({ source, size, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = size;
      canvas.getContext('2d')?.drawImage(image, 0, 0, size, size);
      return canvas.toDataURL('image/webp', quality).replace(/^.*,/, '');
    },
    { source: `data:image/svg+xml,${encodeURIComponent(svg)}`, size: SIZE, quality: QUALITY },
  );
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumArguments(),
  ...(executablePath === undefined ? {} : { executablePath }),
});
const page = await browser.newPage();
for (const listing of buildCatalogue(REAL_COUNT, 'perLot').listings) {
  const picture = await drawn(page, logoSvg(listing));
  writeFileSync(join(FOLDER, `${listing.code}.webp`), picture, 'base64');
}
await browser.close();
