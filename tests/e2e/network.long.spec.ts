/** The product on a bad line: between the real browser and the real server lies a proxy that treats them badly. */
import { createRandom } from '../../server/feed/random.ts';
import { FaultProxy } from '../support/network/fault-proxy.ts';
import { SECOND_GENERATION, THIRD_GENERATION, type Condition, type Link } from '../support/network/link.ts';
import { blanksOf, watchForBlanks } from './support/blanks.ts';
import { expect, go, logInDemo, seen, sheetLeft, test as base, type Page } from './support/test.ts';

const SEED = 7;
/** After the line is well again. */
const LIVE_WITHIN_MS = 3_000;
/** So long a silent line may go unnoticed: three pings of 5 s, and the answer that is waited for. */
const NOTICED_WITHIN_MS = 25_000;
const SLOW = { timeout: 45_000 };

const test = base.extend<{ readonly line: FaultProxy }>({
  line: async ({ product }, use) => {
    const proxy = await FaultProxy.start(Number(new URL(product.url).port), createRandom(SEED));
    await use(proxy);
    await proxy.stop();
  },
});

async function openTrade(page: Page, line: FaultProxy): Promise<void> {
  await page.goto(`${line.url}/?lang=en#/login`);
  await page.getByTestId('open-demo').waitFor(SLOW);
  await logInDemo(page);
  await go(page, '/trade?code=EURUSD');
  await expect(seen(page, 'trade-price')).toHaveText(/\d/, SLOW);
  await expect(page.getByTestId('chart-ready')).toBeAttached(SLOW);
  await expect(page.getByTestId('trade-buy')).toBeEnabled(SLOW);
}

/** Waits until the price on screen is another. */
async function pricesMove(page: Page, timeout: number): Promise<void> {
  const before = (await seen(page, 'trade-price').textContent()) ?? '';
  await expect(seen(page, 'trade-price')).not.toHaveText(before, { timeout });
}

async function buys(page: Page): Promise<void> {
  await page.getByTestId('trade-buy').tap();
  await page.getByTestId('place-order').tap();
  await expect(page.getByTestId('place-order')).toBeHidden(SLOW);
  await sheetLeft(page);
  await go(page, '/order');
  await expect(page.getByTestId('order-row')).toHaveCount(1, SLOW);
}

const LINKS: readonly (readonly [name: string, link: Partial<Link>])[] = [
  ['a line of the second generation', SECOND_GENERATION],
  ['a line of the third generation whose latency varies', THIRD_GENERATION],
  ['a proxy that holds answers back', { heldBytes: 4_096 }],
  ['a line that tears what it passes into single bytes', { torn: 0.01 }],
];

for (const [name, link] of LINKS) {
  test(`${name}: prices move, an order opens and is shown once`, async ({ page, line }) => {
    test.slow();
    line.use(link);
    await openTrade(page, line);
    await pricesMove(page, 20_000);
    await buys(page);
  });
}

/** What breaks the line, whether connections end by it, and how the browser hears that it is well again. */
const BREAKS: readonly (readonly [name: string, condition: Condition])[] = [
  ['that stalls', 'stalled'],
  ['that dies without a word', 'dead'],
  ['whose server refuses', 'refused'],
  ['behind a captive portal', 'portal'],
];

test.describe('a line', () => {
  // What a portal answers is no script.
  test.use({ provoked: /MIME type of "text\/html"/ });
  for (const [name, condition] of BREAKS) {
    test(`${name}: said, nothing blanked, and live again within 3 s`, async ({ page, line }) => {
      test.slow();
      await openTrade(page, line);
      await page.getByTestId('lots').fill('0.37');
      const price = await seen(page, 'trade-price').textContent();
      expect(price).toMatch(/\d/);
      line.become(condition);
      await expect(page.getByTestId('trade-buy')).toBeDisabled({ timeout: NOTICED_WITHIN_MS });
      await expect(page.getByTestId('trade-reason')).toHaveText(/no connection|too old/);
      await expect(seen(page, 'trade-price')).toHaveText(/\d/);
      line.become('well');
      // As the device tells its browser when it has a network again.
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open', { timeout: LIVE_WITHIN_MS });
      await pricesMove(page, LIVE_WITHIN_MS);
      await expect(page.getByTestId('trade-buy')).toBeEnabled();
      await expect(page.getByTestId('lots')).toHaveValue('0.37');
    });
  }
});

test('connections that are cut in the middle of a message come back by themselves', async ({ page, line }) => {
  await openTrade(page, line);
  for (let time = 0; time < 5; time++) {
    line.cutInTheMiddle();
    await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open', { timeout: 10_000 });
    await pricesMove(page, 10_000);
  }
  await buys(page);
});

test('a server that dies and comes back: said, nothing blanked, and everything is there again by itself', async ({
  page,
  line,
  product,
}) => {
  test.slow();
  await openTrade(page, line);
  await buys(page);
  await go(page, '/trade?code=EURUSD');
  await page.getByTestId('lots').fill('0.37');
  await watchForBlanks(page);
  await product.kill();
  await expect(page.getByTestId('trade-buy')).toBeDisabled({ timeout: NOTICED_WITHIN_MS });
  await product.restart();
  // Nobody tells a client of it: it is there by its next try.
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open', SLOW);
  await pricesMove(page, LIVE_WITHIN_MS);
  await expect(page.getByTestId('trade-buy')).toBeEnabled();
  await expect(page.getByTestId('lots')).toHaveValue('0.37');
  expect(await blanksOf(page)).toEqual([]);
  await go(page, '/order');
  await expect(page.getByTestId('order-row')).toHaveCount(1);
});

test.describe('a captive portal that comes while the app is open', () => {
  // What it answers is no script.
  test.use({ provoked: /MIME type of "text\/html"/ });
  test('is no empty list, and everything is there once it lets go', async ({ page, line }) => {
    await openTrade(page, line);
    line.become('portal');
    await go(page, '/order');
    await expect(page.getByText(/could not|no network|failed/i).first()).toBeVisible(SLOW);
    line.become('well');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('tab').first()).toBeVisible(SLOW);
    await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open', SLOW);
  });
});
