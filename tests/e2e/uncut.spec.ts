/** Codes and prices are whole on a small screen; every language and writing: `uncut.long.spec.ts`. */
import { go, logInDemo, seen, test, expect } from './support/test.ts';
import { cutTexts, write, WRITINGS } from './support/cut-texts.ts';

test('codes and prices are whole, in Arabic and in a wide font', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open('/login', { lang: 'ar' });
  await logInDemo(page);
  for (const route of ['/', '/trade?code=BTCUSD']) {
    await go(page, route);
    await expect(seen(page, route === '/' ? 'price' : 'trade-price').first()).toHaveText(/\d/);
    for (const writing of WRITINGS) {
      await write(page, writing);
      const { seen: count, cut } = await cutTexts(page);
      expect(count).toBeGreaterThan(2);
      expect(cut, `${route} ${writing.name}`).toEqual([]);
    }
  }
});

test('what gives way is the name, then the line, and the name is cut at its end', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open('/');
  await expect(seen(page, 'price').first()).toHaveText(/\d/);
  const row = page.locator('[data-code="AUDUSD"]');
  await expect(row.getByTestId('instrument-name')).toHaveText('Australian dollar / US dollar');
  await expect(row.getByTestId('instrument-name')).toHaveCSS('text-overflow', 'ellipsis');
  await expect(row.locator('svg')).toBeInViewport({ ratio: 1 });
  await write(page, { name: '', css: '[data-testid="code"] { letter-spacing: 1em }' });
  await expect(row.locator('svg')).not.toBeInViewport();
  expect((await cutTexts(page)).cut).toEqual([]);
});
