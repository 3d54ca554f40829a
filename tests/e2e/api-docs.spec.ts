/** The page that documents the API, as a phone shows it. */
import { violations } from './support/axe.ts';
import { LONG } from './support/long.ts';
import { expect, test } from './support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the API's documents fit a phone and are accessible, ${colorScheme}`,
    colorScheme === 'light' ? {} : LONG,
    async ({ page, product }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${product.url}/api/docs`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pipframe API');
      const { scroll, shown } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scroll: scrollWidth, shown: clientWidth };
      });
      expect(shown).toBe(360);
      expect(scroll).toBe(360);
      expect(await violations(page)).toEqual([]);
      const link = page.getByRole('navigation').getByRole('link', { name: 'Refusals' });
      await link.click();
      await expect(page.getByRole('heading', { name: 'Refusals' })).toBeInViewport();
    },
  );
}
