/** Codes and prices are whole on a small screen in every language, font and size of text, whatever the line does. */
import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/i18n/languages.ts';
import { cutTexts, PLAIN, write, WRITINGS } from './support/cut-texts.ts';
import { closeSheet, expect, go, logInDemo, seen, test, type Page } from './support/test.ts';

/** Of the longest code, the longest price, and the pair that everybody has. */
const TRADED = ['EURUSD', 'BTCUSD', 'US2000'];
/** Of the list, with some rows seen twice; px. */
const SCREENFUL = 350;

function connectionWords(lang: LanguageCode): string[] {
  const file = new URL(`../../locales/${lang}.json`, import.meta.url);
  const { connection } = JSON.parse(readFileSync(file, 'utf8')) as { connection: Record<string, string> };
  return Object.entries(connection).flatMap(([name, word]) => (name === 'latency' ? [] : [word]));
}

async function expectWhole(page: Page, where: string, words: readonly string[] = []): Promise<void> {
  const { seen: count, cut } = await cutTexts(page, words);
  expect(count, where).toBeGreaterThan(1);
  expect(cut, where).toEqual([]);
}

async function look(page: Page, where: string, words: readonly string[] = []): Promise<void> {
  for (const writing of WRITINGS) {
    await write(page, writing);
    await expectWhole(page, `${where}, ${writing.name}`, words);
  }
  await write(page, PLAIN);
}

async function lookAtMarkets(page: Page): Promise<void> {
  const list = seen(page, 'market-list');
  for (const writing of WRITINGS) {
    await go(page, '/language');
    await write(page, writing);
    // Rows are measured when the list comes into view.
    await go(page, '/');
    await expect(seen(page, 'price').first()).toHaveText(/\d/);
    const height = await list.evaluate((element) => element.scrollHeight);
    for (let top = 0; top < height; top += SCREENFUL) {
      await list.evaluate((element, at) => (element.scrollTop = at), top);
      await expectWhole(page, `markets at ${top}, ${writing.name}`);
    }
  }
  await write(page, PLAIN);
}

async function lookAtTrade(page: Page, lang: LanguageCode): Promise<void> {
  for (const code of TRADED) {
    await go(page, `/trade?code=${code}`);
    await expect(seen(page, 'trade-price')).toHaveText(/\d/);
    await look(page, `trade ${code}`, connectionWords(lang));
  }
  await page.locator('[aria-haspopup="dialog"]').filter({ visible: true }).first().tap();
  await expect(page.getByTestId('choice-price').first()).toHaveText(/\d/);
  await look(page, 'picker');
  await closeSheet(page);
}

async function lookAtOrders(page: Page): Promise<void> {
  await go(page, '/order');
  await expect(page.getByTestId('order-row').first()).toBeVisible();
  await look(page, 'orders');
  await page.getByTestId('order-row').first().tap();
  await expect(page.getByTestId('order-sheet')).toBeVisible();
  await look(page, 'order');
  await closeSheet(page);
}

async function lookAtSearch(page: Page): Promise<void> {
  await go(page, '/product');
  await page.getByRole('searchbox').fill('usd');
  await expect(page.getByTestId('found-instrument').first()).toBeVisible();
  await look(page, 'search');
}

for (const lang of LANGUAGE_CODES) {
  test(`codes and prices are whole: ${lang}`, async ({ page, open }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 360, height: 640 });
    await open('/login', { lang });
    await logInDemo(page);
    await go(page, '/trade?code=BTCUSD');
    await page.getByTestId('trade-sell').tap();
    await page.getByTestId('place-order').tap();
    await expect(page.getByTestId('place-order')).toBeHidden();
    await lookAtMarkets(page);
    await lookAtOrders(page);
    await lookAtSearch(page);
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await lookAtTrade(page, lang);
  });
}
