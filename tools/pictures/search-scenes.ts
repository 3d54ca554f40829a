import type { Scenes } from './camera.ts';

/** Searching: what was looked for before, what is found, nothing, a company. */
export const SEARCH: Scenes = {
  name: 'search',
  as: 'visitor',
  take: async (camera) => {
    const { page } = camera;
    const look = async (text: string): Promise<void> => {
      await page.getByRole('searchbox').fill(text);
      await page.waitForLoadState('networkidle');
    };
    await camera.open('/product');
    await camera.take('product-start');
    await look('gold');
    await page.getByTestId('found-instrument').first().click();
    await camera.go('/product');
    await look('us dollar');
    await page.getByTestId('found-instrument').first().waitFor();
    await camera.take('product-found');
    await look('qqqq');
    await page.locator('main h2').waitFor();
    await camera.take('product-nothing');
    await look('microsfot');
    await page.getByTestId('found-company').waitFor();
    await camera.take('product-companies');
    await page.getByTestId('found-company').click();
    await page.getByTestId('company').waitFor();
    await camera.take('product-company');
    await camera.go('/product');
    await page.locator('main h2').waitFor();
    await camera.take('product-recent');
    await camera.visit('register-notice', '/register', '[data-testid="excluded-countries"]');
  },
};
