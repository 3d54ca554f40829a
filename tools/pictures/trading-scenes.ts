import type { Camera, Scenes } from './camera.ts';

/** Markets, trade and orders of a demo user, from the first load to a lost connection. */
export const TRADING: Scenes = {
  name: 'trading',
  as: 'visitor',
  take: async (camera) => {
    const { page } = camera;
    await page.route(
      '**/forex/trade_list*',
      (route) => new Promise((resolve) => setTimeout(() => resolve(route.continue()), 1_500)),
    );
    await camera.open('/');
    await page.getByTestId('market-skeleton').waitFor();
    await camera.take('market-loading');
    await page.getByTestId('market-row').first().waitFor();
    await camera.free();
    await camera.take('market');
    await camera.go('/login');
    await camera.tap('open-demo');
    await page.getByTestId('open-demo').waitFor({ state: 'detached' });
    await camera.visit('orders-empty', '/order');
    await camera.go('/trade?code=XAUUSD');
    await page.getByTestId('chart-ready').waitFor({ state: 'attached' });
    await camera.take('trade');
    await placeOrders(camera);
    await camera.visit('orders', '/order', '[data-testid="order-row"]');
    await camera.tap('order-row');
    await camera.take('order');
    await camera.tap('edit-stops');
    for (const stop of await page.getByTestId('order-sheet').getByRole('checkbox').all()) await stop.check();
    await camera.take('order-stops');
    await page.keyboard.press('Escape');
    await camera.tap('order-row');
    await camera.tap('end-order');
    await page.getByTestId('close-slider').fill('12');
    await page.getByTestId('close-slider').blur();
    await camera.take('order-close');
    await page.keyboard.press('Escape');
    await closeMarkets(camera);
    await camera.visit('market-closed', '/', '[data-testid="market-row"]');
    await camera.visit('trade-closed', '/trade?code=EURUSD', '[data-testid="trade-reason"]');
    await camera.free();
    await camera.go('/product');
    await page.getByRole('searchbox').fill('eur');
    await page.getByTestId('found-instrument').first().waitFor();
    await camera.take('search');
    await camera.cut('v1/api/');
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await camera.visit('trade-offline', '/trade?code=EURUSD');
    await camera.visit('market-offline', '/');
  },
};

/** Every market is closed until Sunday evening. */
async function closeMarkets({ page }: Camera): Promise<void> {
  await page.route('**/forex/trade_list*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly data: readonly object[] };
    const data = answer.data.map((item) => ({ ...item, MarketStatus: 0, OpensAt: '2026-03-15T21:00:00.000Z' }));
    await route.fulfill({ response, json: { ...answer, data } });
  });
}

async function placeOrders(camera: Camera): Promise<void> {
  const { page } = camera;
  // Enough for a part to be closed.
  await page.getByTestId('lots').fill('0.3');
  await page.getByTestId('lots').blur();
  for (const side of ['buy', 'sell', 'buy']) {
    await camera.tap(`trade-${side}`);
    await camera.take('confirm');
    await camera.tap('place-order');
    await page.getByTestId('place-order').waitFor({ state: 'detached' });
  }
  await page.getByRole('checkbox').first().check();
  await page.getByTestId('lots').tap();
  await camera.take('trade-keypad');
  await page.getByTestId('lots').blur();
}
