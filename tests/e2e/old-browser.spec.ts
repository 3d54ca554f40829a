import { LANGUAGES as ALL_LANGUAGES } from '../../src/i18n/languages.ts';
import { violations } from './support/axe.ts';
import { expect, test, type Page } from './support/test.ts';
import { textOf } from './support/words.ts';

/** Takes away what came with the oldest browsers that run the client, as `public/before-paint.js` looks for it. */
async function makeTooOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    delete (Array.prototype as { toSorted?: unknown }).toSorted;
    delete (window as { URLPattern?: unknown }).URLPattern;
  });
}

test('a browser that is too old says so at once, in every language, and starts nothing', async ({ page, product }) => {
  await makeTooOld(page);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  for (const { code, tag } of ALL_LANGUAGES) {
    // It gives way to another one, so it is not waited for.
    await page.goto(`${product.url}/?lang=${code}`, { waitUntil: 'commit' });
    const words = page.locator('#start');
    await expect(words).toBeVisible({ timeout: 2_000 });
    await expect(words).toHaveAttribute('lang', tag);
    await expect(words).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr');
    for (const browser of ['Chrome\u00a095', 'Firefox\u00a0115', 'Safari\u00a016']) {
      await expect(words).toContainText(browser);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await violations(page)).toEqual([]);
  }
  await expect(page).toHaveURL(/\/too-old\.html\?lang=/);
  await expect(page.locator('#start h1')).not.toHaveText(textOf('tooOld.title', 'en'));
  expect(sockets).toEqual([]);
});

test('the page for older browsers leads a newer one to the app', async ({ page, product }) => {
  await page.goto(`${product.url}/too-old.html?lang=de#/news`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/\?lang=de#\/news$/);
  await expect(page.locator('#root > *').first()).toBeVisible();
});

test('one that has either is new enough', async ({ page, open }) => {
  await page.addInitScript(() => delete (Array.prototype as { toSorted?: unknown }).toSorted);
  await open('/');
  await expect(page.getByTestId('market-row').first()).toBeVisible();
  await expect(page.locator('#start')).toBeHidden();
});
