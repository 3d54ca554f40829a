/**
 * Away and back: for how long, what became of the page meanwhile, of the network, of the session and of the worker, in such
 * combinations that each pair of these comes together. Then everything is live, and nothing was lost, doubled or blanked.
 */
import { createRandom } from '../../server/feed/random.ts';
import { FaultProxy } from '../support/network/fault-proxy.ts';
import { admin, logIn, register } from './support/admin.ts';
import { DeviceClock } from './support/device-clock.ts';
import type { Product } from './support/product.ts';
import { expect, go, logInDemo, seen, test as base, type Page } from './support/test.ts';
import { closeWorker } from './support/workers.ts';

const SLOW = { timeout: 30_000 };
/** After the line is well again and the page is seen. */
const LIVE = { timeout: 3_000 };
/** A worker whose death the page could not see before needs 3 s of silence more, and 2 s for the next one's start. */
const LIVE_ANEW = { timeout: 8_000 };
const BARS = 15;
/** A bar of the chart as it comes, CSS px. */
const BAR_PX = 6;

type State = 'foreground' | 'hidden' | 'frozen' | 'discarded';

interface Absence {
  readonly awayS: number;
  readonly state: State;
  readonly networkChanged: boolean;
  readonly sessionEnded: boolean;
  readonly workerDied: boolean;
}

const AWAY_S = [5, 60, 600] as const;
const STATES: readonly State[] = ['foreground', 'hidden', 'frozen', 'discarded'];

/** Every length with every state; the rest so that each pair of values comes once at least. */
const ABSENCES: readonly Absence[] = AWAY_S.flatMap((awayS, long) =>
  STATES.map((state, how) => ({
    awayS,
    state,
    networkChanged: (long + how) % 2 === 0,
    sessionEnded: (long * 2 + how) % 3 === 0,
    workerDied: (long + (how >> 1)) % 2 === 0,
  })),
);

const test = base.extend<{ readonly line: FaultProxy }>({
  line: async ({ product }, use) => {
    const proxy = await FaultProxy.start(Number(new URL(product.url).port), createRandom(3));
    await use(proxy);
    await proxy.stop();
  },
});

test('the absences have each pair of values', () => {
  const names = ['awayS', 'state', 'networkChanged', 'sessionEnded', 'workerDied'] as const;
  for (const a of names) {
    for (const b of names.slice(names.indexOf(a) + 1)) {
      const values = (name: (typeof names)[number]): number => new Set(ABSENCES.map((each) => each[name])).size;
      const pairs = new Set(ABSENCES.map((each) => `${each[a]} ${each[b]}`));
      expect(pairs.size, `${a} and ${b}`).toBe(values(a) * values(b));
    }
  }
});

function nameOf({ awayS, state, networkChanged, sessionEnded, workerDied }: Absence): string {
  const also = [
    networkChanged && 'another network',
    sessionEnded && 'the session ended',
    workerDied && state !== 'discarded' && 'the worker dead',
  ];
  return [`${awayS} s away, ${state}`, ...also.filter(Boolean)].join(', ');
}

/** Whether the page is seen, as its system tells it. */
async function showPage(page: Page, visible: boolean): Promise<void> {
  await page.evaluate((seenNow) => {
    Object.defineProperty(document, 'hidden', { value: !seenNow, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: seenNow ? 'visible' : 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visible);
}

/** What is on the device and the server before: an account with a position, or one whose session can be ended. */
async function begin(page: Page, line: FaultProxy, product: Product, email: string | undefined): Promise<void> {
  await page.goto(`${line.url}/?lang=en#/login`);
  if (email === undefined) await logInDemo(page);
  else {
    await register(product, email);
    await logIn(page, email);
    await expect(page).not.toHaveURL(/login/);
  }
  await go(page, '/trade?code=EURUSD');
  await page.getByRole('radio', { name: '1m', exact: true }).tap();
  await expect(page.getByTestId('chart-ready')).toBeAttached(SLOW);
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open', SLOW);
  if (email === undefined) {
    await expect(page.getByTestId('trade-buy')).toBeEnabled(SLOW);
    await page.getByTestId('trade-buy').tap();
    await page.getByTestId('place-order').tap();
    await expect(page.getByTestId('place-order')).toBeHidden(SLOW);
  }
  await page.getByTestId('lots').fill('0.37');
  await page.getByTestId('lots').blur();
}

async function pricesMove(page: Page, patience: { readonly timeout: number }): Promise<void> {
  const before = (await seen(page, 'trade-price').textContent()) ?? '';
  await expect(seen(page, 'trade-price')).not.toHaveText(before, patience);
}

/** Opens of the newest bars that are complete, as the server has them, newest first. */
async function opensOnServer(product: Product, forexId: string): Promise<readonly string[]> {
  const response = await fetch(`${product.url}/v1/api/forex/kline?forex_id=${forexId}&period=1min`);
  const { data } = (await response.json()) as { data: readonly { time: number; open: string | number }[] };
  return data
    .slice(-BARS, -1)
    .map(({ open }) => Number(open).toFixed(5))
    .toReversed();
}

/** Opens that the legend reads out while one walks over the chart from its right edge, bar by bar. */
async function opensOnChart(page: Page): Promise<readonly string[]> {
  const box = await page.locator('section canvas').nth(1).boundingBox();
  if (!box) throw new Error('The chart is not there');
  const opens: string[] = [];
  for (let back = 1; back < (BARS + 12) * BAR_PX; back += BAR_PX) {
    await page.mouse.move(box.x + box.width - back, box.y + 60);
    const [, open] = /O (\d+\.\d+)/.exec((await page.getByTestId('legend').textContent()) ?? '') ?? [];
    if (open !== undefined) opens.push(open);
  }
  await page.mouse.move(0, 0);
  return opens;
}

for (const absence of ABSENCES) {
  test(nameOf(absence), async ({ page, line, product }) => {
    test.setTimeout(120_000);
    const { awayS, state, networkChanged, sessionEnded, workerDied } = absence;
    const clock = await DeviceClock.of(page);
    const email = sessionEnded ? `away${awayS}${state}@example.com` : undefined;
    await begin(page, line, product, email);
    const browser = await page.context().newCDPSession(page);

    if (state !== 'foreground') await showPage(page, false);
    if (networkChanged) line.abandon();
    else if (state === 'foreground') line.become('refused');
    if (workerDied && state !== 'discarded') await closeWorker(page);
    if (state === 'frozen') await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
    if (email !== undefined) await admin(product, 'users', 'end-sessions', email);
    await product.passTime(awayS * 1_000);
    if (state !== 'frozen') await clock.moveOn(awayS * 1_000);

    line.become('well');
    if (state === 'frozen') {
      await browser.send('Page.setWebLifecycleState', { state: 'active' });
      await clock.moveOn(awayS * 1_000);
    }
    if (state === 'discarded') await page.reload();
    await expect(seen(page, 'trade-price')).toHaveText(/\d/, LIVE);
    await showPage(page, true);
    if (networkChanged || state === 'foreground') await page.evaluate(() => dispatchEvent(new Event('online')));

    const patience = workerDied ? LIVE_ANEW : LIVE;
    await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open', patience);
    await pricesMove(page, patience);
    await expect(page.getByTestId('lots')).toHaveValue('0.37');
    const id = '1';
    const expected = await opensOnServer(product, id);
    await expect
      .poll(async () => (await opensOnChart(page)).join(' '), SLOW)
      .toContain(expected.slice(1, -1).join(' '));
    await go(page, '/order');
    if (sessionEnded) await expect(page.getByTestId('open-demo')).toBeVisible(SLOW);
    else await expect(page.getByRole('tab', { name: 'Holding 1' })).toBeVisible(SLOW);
    await go(page, '/');
    const row = page.locator('[data-code="GBPUSD"]').getByTestId('price');
    const before = (await row.textContent()) ?? '';
    await expect(row).not.toHaveText(before, SLOW);
  });
}
