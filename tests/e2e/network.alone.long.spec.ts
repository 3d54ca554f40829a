/** The product on a bad line: between the real browser and the real server lies a proxy that treats them badly. */
import { randomUUID } from 'node:crypto';
import type { WireLogin } from '../../src/contract/wire/account.ts';
import { createRandom } from '../../server/feed/random.ts';
import type { FaultCounts } from '../support/network/fault-counts.ts';
import { FaultProxy } from '../support/network/fault-proxy.ts';
import { SECOND_GENERATION, THIRD_GENERATION, type Condition, type Link } from '../support/network/link.ts';
import { Api } from '../support/server/api.ts';
import { blanksOf, watchForBlanks } from './support/blanks.ts';
import type { Product } from './support/product.ts';
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

/** At this rate a price changes within 1.4 s at every hour of the simulated day; at 120 it may stand for 7. */
test.use({ settings: { FEED: 'simulated:7', FEED_RATE: '600' } });

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

/** Waits until the line has done so once more than `before`. */
async function expectFault(line: FaultProxy, fault: keyof FaultCounts, before = 0): Promise<void> {
  await expect.poll(() => line.counts[fault], { ...SLOW, message: fault, intervals: [50] }).toBeGreaterThan(before);
}

/** With what the line counts, where it is not in all that passes. */
const LINKS: readonly (readonly [name: string, link: Partial<Link>, fault?: keyof FaultCounts])[] = [
  ['a line of the second generation', SECOND_GENERATION],
  ['a line of the third generation whose latency varies', THIRD_GENERATION],
  ['a proxy that holds answers back', { heldBytes: 4_096 }, 'held'],
  ['a line that tears what it passes into single bytes', { torn: 0.01 }, 'torn'],
];

for (const [name, link, fault] of LINKS) {
  test(`${name}: prices move, an order opens and is shown once`, async ({ page, line }) => {
    test.slow();
    line.use(link);
    await openTrade(page, line);
    await pricesMove(page, 20_000);
    if (fault) await expectFault(line, fault);
    await buys(page);
  });
}

/** What breaks the line, how the line counts it, and whether the device tells its browser that it is well again. */
const BREAKS: readonly (readonly [name: string, condition: Condition, fault: keyof FaultCounts, isTold?: boolean])[] = [
  ['that stalls', 'stalled', 'stalled'],
  // As with the network of another cell. Untold, the third ping without an answer tells, 20 s later at most.
  ['that dies without a word', 'dead', 'swallowed', true],
  ['whose server refuses', 'refused', 'refused'],
  ['behind a captive portal', 'portal', 'portal'],
];

test.describe('a line', () => {
  // What a portal answers is no script.
  test.use({ provoked: /MIME type of "text\/html"|Unexpected token .<.$/ });
  for (const [name, condition, fault, isTold] of BREAKS) {
    test(`${name}: said, nothing blanked, and live again within 3 s`, async ({ page, line }) => {
      test.slow();
      await openTrade(page, line);
      await page.getByTestId('lots').fill('0.37');
      await watchForBlanks(page);
      line.become(condition);
      await expect(page.getByTestId('trade-buy')).toBeDisabled({ timeout: NOTICED_WITHIN_MS });
      await expect(page.getByTestId('trade-reason')).toHaveText(/no connection|too old/);
      await expectFault(line, fault);
      line.become('well');
      if (isTold) await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open', { timeout: LIVE_WITHIN_MS });
      await pricesMove(page, LIVE_WITHIN_MS);
      await expect(page.getByTestId('trade-buy')).toBeEnabled();
      await expect(page.getByTestId('lots')).toHaveValue('0.37');
      expect(await blanksOf(page)).toEqual([]);
    });
  }
});

test('connections that are cut in the middle of a message come back by themselves', async ({ page, line }) => {
  await openTrade(page, line);
  for (let time = 0; time < 5; time++) {
    const { cutFrames, sockets } = line.counts;
    // What the client says over its socket, at the latest a ping, is cut as well as what it hears.
    if (time % 2 === 0) line.cutAnswers();
    else line.cutRequests();
    await expectFault(line, 'cutFrames', cutFrames);
    await expectFault(line, 'sockets', sockets);
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
  // Nobody tells a client of it.
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open', { timeout: LIVE_WITHIN_MS });
  await pricesMove(page, LIVE_WITHIN_MS);
  await expect(page.getByTestId('trade-buy')).toBeEnabled();
  await expect(page.getByTestId('lots')).toHaveValue('0.37');
  expect(await blanksOf(page)).toEqual([]);
  await go(page, '/order');
  await expect(page.getByTestId('order-row')).toHaveCount(1);
});

/** The same account on another device. */
async function openOnTwoDevices(page: Page, line: FaultProxy, product: Product): Promise<Api> {
  const answered = page.waitForResponse(/createAccountDemoForU/);
  await openTrade(page, line);
  const { data } = (await (await answered).json()) as { readonly data: WireLogin };
  const other = new Api(product.url);
  other.token = data.token;
  return other;
}

/** Loads the page again over a line so slow that a portal comes between the question for the orders and its answer. */
async function meetPortal(page: Page, line: FaultProxy): Promise<void> {
  line.use({ latencyMs: 1_000 });
  const asked = page.waitForRequest(/my_deal/);
  await page.reload({ waitUntil: 'commit' });
  await asked;
  line.become('portal');
}

test.describe('a captive portal that comes while the app is open', () => {
  // What it answers is no script.
  test.use({ provoked: /MIME type of "text\/html"|Unexpected token .<.$/ });
  test('is no empty list, and everything is there once it lets go', async ({ page, line, product }) => {
    test.slow();
    const other = await openOnTwoDevices(page, line, product);
    await go(page, '/order');
    await expect(page.getByRole('tab', { name: 'Holding 0' })).toBeVisible();
    await meetPortal(page, line);
    const list = page.getByTestId('orders-open');
    await expect(list).toContainText('Orders could not be loaded', SLOW);
    await expect(list.getByRole('button')).toBeVisible();
    await expectFault(line, 'portal');
    await other.submit({ cont: '0.1', client_id: randomUUID() });
    line.use({});
    line.become('well');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open', SLOW);
    await expect(list.getByTestId('order-row')).toHaveCount(1, SLOW);
    await expect(list).not.toContainText('could not');
  });
});
