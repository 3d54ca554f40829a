/** What a first visit shows while nothing of the app has been read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/paths.ts';
import { expect, test, type Page } from './support/test.ts';

const SOURCE = readFileSync(join(ROOT, 'index.html'), 'utf8').replaceAll(/<script[\s\S]*?<\/script>/g, '');
const MARK = '</svg>';

async function markOf(page: Page, source: string): Promise<unknown> {
  await page.setContent(source);
  return page.locator('#splash svg').boundingBox();
}

test('the mark of a page that has been read as far as that stays where it is as the rest comes', async ({ page }) => {
  const early = await markOf(page, SOURCE.slice(0, SOURCE.indexOf(MARK) + MARK.length));
  expect(early).toEqual(await markOf(page, SOURCE));
});
