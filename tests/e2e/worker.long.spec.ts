/** A worker that hangs, is slow or was released away, what rests on it meanwhile, and a page that stood still itself. */
import { expect, go, seen, test, type Page } from './support/test.ts';
import { buy, dieWithOrder, expectLive, expectStale, LIVE_AGAIN, NOTICED, trade } from './support/trader.ts';
import { blockPage, closeWorker, hangWorker } from './support/workers.ts';

/** Keeps what the connection's badge says from now on. */
async function watchPhases(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const phases: string[] = [];
    const badge = document.querySelector('[data-testid="connection"]');
    new MutationObserver(() => phases.push(badge?.getAttribute('data-phase') ?? '')).observe(document.body, {
      subtree: true,
      attributeFilter: ['data-phase'],
    });
    Object.assign(window, { phases });
  });
  return () => page.evaluate(() => (window as unknown as { phases: string[] }).phases);
}

const ALARMS = ['stalled', 'restarting'];

async function expectMovingPrice(page: Page): Promise<void> {
  const price = await page.getByTestId('trade-price').textContent();
  await expect(page.getByTestId('trade-price')).not.toHaveText(price ?? '');
}

test('a worker that hangs is noticed within 2 s, and replaced with chart and position, beside another tab', async ({
  page,
  open,
}) => {
  await open('/trade?code=EURUSD');
  await trade(page);
  await buy(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByTestId('trade-buy')).toBeEnabled();
  const phases = await watchPhases(other);
  const next = page.waitForEvent('worker');
  await hangWorker(page);
  await expectStale(page);
  await next;
  await expectLive(page);
  await go(page, '/order');
  await expect(page.getByTestId('order-row')).toHaveCount(1);
  expect((await phases()).filter((phase) => ALARMS.includes(phase))).toEqual([]);
});

test('a worker that is slow for 2.5 s is said to be silent, and believed again without being replaced', async ({
  page,
  open,
}) => {
  await open('/trade?code=EURUSD');
  await expect(page.getByTestId('trade-buy')).toBeEnabled();
  let replaced = 0;
  page.on('worker', () => replaced++);
  await hangWorker(page, 2_500);
  await expectStale(page);
  await expectLive(page);
  await expectMovingPrice(page);
  expect(replaced).toBe(0);
});

test('10 s of silence raise no alarm where the page itself stood still meanwhile', async ({ page, open }) => {
  await open('/trade?code=EURUSD');
  await expect(page.getByTestId('trade-buy')).toBeEnabled();
  const phases = await watchPhases(page);
  await hangWorker(page, 10_000);
  await blockPage(page, 10_500);
  await expectMovingPrice(page);
  expect((await phases()).filter((phase) => ALARMS.includes(phase))).toEqual([]);
});

test('a page that the system froze for 10 s raises no alarm when it goes on', async ({ page, open }) => {
  await open('/trade?code=EURUSD');
  await expect(page.getByTestId('trade-buy')).toBeEnabled();
  const phases = await watchPhases(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  const frozen = Date.now();
  await expect.poll(() => Date.now() - frozen, { timeout: 20_000 }).toBeGreaterThan(10_000);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open');
  await expectMovingPrice(page);
  expect((await phases()).filter((phase) => ALARMS.includes(phase))).toEqual([]);
});

test('the account summary on Orders says since when it is old while the worker is silent', async ({ page, open }) => {
  await open('/trade?code=EURUSD');
  await trade(page);
  await buy(page);
  await go(page, '/order');
  await expect(page.getByTestId('order-row')).toHaveCount(1);
  await expect(page.getByTestId('summary-stale')).toBeHidden();
  await hangWorker(page);
  await expect
    .poll(() => page.getByTestId('summary-stale').allTextContents(), NOTICED)
    .toEqual([expect.stringMatching(/Prices as of .+ · \d+s old/)]);
  await expect(page.getByTestId('profit-age')).toHaveText(/\d+s old/);
  await expect(page.getByTestId('order-row')).toHaveCount(1);
  await expect(page.getByTestId('summary-stale')).toBeHidden(LIVE_AGAIN);
  await expect(page.getByTestId('profit-age')).toHaveText('');
  await expect(page.getByTestId('order-row')).toHaveCount(1);
});

test('an order that was with the worker when it died is unknown, then found, and there is one', async ({
  page,
  open,
}) => {
  await open('/trade?code=EURUSD');
  await trade(page);
  const sent = await dieWithOrder(page);
  await page.getByTestId('trade-buy').tap();
  await page.getByTestId('place-order').tap();
  await expect(page.getByText(/no answer came/)).toBeVisible(LIVE_AGAIN);
  await expectLive(page);
  await expect.poll(sent).toBe(2);
  await go(page, '/order');
  await expect(page.getByTestId('unconfirmed')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Holding 1' })).toBeVisible();
});

test('a worker whose script is asked for and never answered is asked for again within 12 s', async ({ page, open }) => {
  await open('/trade?code=EURUSD');
  await expectLive(page);
  let asked = 0;
  await page.context().route('**/trading.worker-*', async (route) => {
    asked += 1;
    if (asked > 1) await route.continue();
  });
  await closeWorker(page);
  await expect.poll(() => asked, LIVE_AGAIN).toBe(1);
  await expect.poll(() => asked, { timeout: 12_000 }).toBe(2);
  await expectLive(page);
});

test('a worker whose script a new release has taken away is not tried for ever: one reload is offered', async ({
  page,
  open,
}) => {
  await page.context().route('**/trading.worker-*', (route) => route.fulfill({ status: 404 }));
  await page.route('**/?lang=en', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/index-[\w-]+\.js/, 'index-other.js'),
    });
  });
  await open('/');
  await expect(page.getByTestId('worker-failed')).toHaveAttribute('data-reason', 'newRelease');
  await page.context().unroute('**/trading.worker-*');
  await page.getByRole('button', { name: 'Reload' }).tap();
  await expect(page.locator('[data-code="EURUSD"]')).toBeVisible();
});
