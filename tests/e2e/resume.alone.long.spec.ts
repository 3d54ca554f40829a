/**
 * Away and back: for how long, what became of the page meanwhile, of the network, of the session and of the worker, in such
 * combinations that each pair of these comes together (`EVERY_WAY=1`: in each). Then everything is live within 3 s, and
 * nothing was lost, doubled or blanked.
 */
import { randomUUID } from 'node:crypto';
import type { WireCandle } from '../../src/contract/wire/candle.ts';
import type { WireLogin } from '../../src/contract/wire/account.ts';
import { createRandom } from '../../server/feed/random.ts';
import { FaultProxy } from '../support/network/fault-proxy.ts';
import { Api } from '../support/server/api.ts';
import { absences, nameOf, type Absence } from './support/absences.ts';
import { admin, logIn, PASSWORD, register } from './support/admin.ts';
import { blanksOf, watchForBlanks } from './support/blanks.ts';
import { barsOnChart } from './support/chart-bars.ts';
import { DeviceClock } from './support/device-clock.ts';
import type { Product } from './support/product.ts';
import { expect, go, logInDemo, seen, test as base, type Page } from './support/test.ts';
import { closeWorker } from './support/workers.ts';

/** Of the start, of which nothing is promised here. */
const SLOW = { timeout: 30_000 };
/** After the line is well again and the page is seen, or after another worker has been started. */
const LIVE_WITHIN_MS = 3_000;
/** A worker's death: asked within a second, waited for 3 s. */
const NOTICED_WITHIN_MS = 5_000;
const MINUTE_MS = 60_000;
const BARS = 14;
const LOTS = '0.37';
/** Of a real account; a demo account has its own. */
const MONEY = '10000';
const EVERY_WAY = process.env['EVERY_WAY'] === '1';

const test = base.extend<{ readonly line: FaultProxy }>({
  line: async ({ product }, use) => {
    const proxy = await FaultProxy.start(Number(new URL(product.url).port), createRandom(3));
    await use(proxy);
    await proxy.stop();
  },
});

/** At this rate a price changes within 1.4 s at every hour of the simulated day; at 120 it may stand for 7. */
test.use({ settings: { FEED: 'simulated:7', FEED_RATE: '600' } });

/** Whoever is away. */
interface Traveller {
  readonly page: Page;
  readonly line: FaultProxy;
  readonly product: Product;
  readonly clock: DeviceClock;
  /** The same account on another device. */
  readonly other: Api;
}

/** Logs in and opens the trade screen with a position: a demo account, or a real one whose sessions can be ended. */
async function begin(page: Page, line: FaultProxy, product: Product, email: string | undefined): Promise<Traveller> {
  const clock = DeviceClock.of(page);
  await watchForBlanks(page);
  await page.goto(`${line.url}/?lang=en#/login`);
  const other =
    email === undefined ? await demoOnTwoDevices(page, product) : await realOnTwoDevices(page, product, email);
  await buys(other);
  await go(page, '/trade?code=EURUSD');
  await expect(page.getByTestId('chart-ready')).toBeAttached(SLOW);
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open', SLOW);
  await expect(page.getByTestId('trade-buy')).toBeEnabled(SLOW);
  await page.getByTestId('lots').fill(LOTS);
  await page.getByTestId('lots').blur();
  return { page, line, product, clock, other };
}

async function demoOnTwoDevices(page: Page, product: Product): Promise<Api> {
  const answered = page.waitForResponse(/createAccountDemoForU/);
  await logInDemo(page);
  const { data } = (await (await answered).json()) as { readonly data: WireLogin };
  const other = new Api(product.url);
  other.token = data.token;
  return other;
}

async function realOnTwoDevices(page: Page, product: Product, email: string): Promise<Api> {
  await register(product, email);
  const { rows = [] } = await admin(product, 'users', 'list', '--search', email);
  await admin(product, 'deposit', String(rows[0]?.['uid']), MONEY, '--memo', 'To trade with');
  await logIn(page, email);
  await expect(page).not.toHaveURL(/login/);
  const other = new Api(product.url);
  await logInThere(other, email);
  return other;
}

/** Logs the other device in. */
async function logInThere(other: Api, email: string): Promise<void> {
  const form = { account: email, password: PASSWORD, login_type: 'email' };
  const { code, msg, data } = await other.post<WireLogin>('/api/user/loginForU', form);
  if (code !== 1) throw new Error(`Login: ${msg}`);
  other.token = data.token;
}

async function buys(other: Api): Promise<string> {
  const { Id } = await other.submit({ cont: '0.1', client_id: randomUUID() });
  return String(Id);
}

/** Whether the page is seen, as its system tells it. */
async function showPage(page: Page, visible: boolean): Promise<void> {
  await page.evaluate((seenNow) => {
    Object.defineProperty(document, 'hidden', { value: !seenNow, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: seenNow ? 'visible' : 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visible);
}

/** A page that its system throws away hears nothing of it. */
async function discard(page: Page): Promise<void> {
  expect(await blanksOf(page)).toEqual([]);
  await page.evaluate(() => {
    const hear = (event: Event): void => event.stopImmediatePropagation();
    for (const type of ['visibilitychange', 'pagehide', 'beforeunload', 'unload', 'freeze']) {
      window.addEventListener(type, hear, { capture: true });
    }
  });
  await page.reload();
}

/** Time passes for the server; a minute is not over before it has its bar. */
async function passOnServer(product: Product, ms: number): Promise<void> {
  const newest = (await barsOnServer(product)).at(-1)?.Time ?? 0;
  await product.passTime(ms);
  if (ms < MINUTE_MS) return;
  await expect.poll(async () => (await barsOnServer(product)).at(-1)?.Time, SLOW).toBeGreaterThan(newest);
}

/** Goes away and comes back. Answers when everything was well again, ms since 1970. */
async function away(traveller: Traveller, absence: Absence, email: string | undefined): Promise<number> {
  const { page, line, product, clock, other } = traveller;
  const { awayS, state, networkChanged, workerDied } = absence;
  const awayMs = awayS * 1_000;
  const browser = await page.context().newCDPSession(page);
  const isReplaced = workerDied && state !== 'discarded';
  const next = isReplaced ? page.waitForEvent('worker', { timeout: 60_000 }).then(() => Date.now()) : undefined;
  if (state !== 'foreground') await showPage(page, false);
  if (networkChanged) line.changeNetwork();
  else if (state === 'foreground') line.become('refused');
  if (workerDied) await closeWorker(page);
  if (state === 'frozen') await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  if (email !== undefined) {
    await admin(product, 'users', 'end-sessions', email);
    await logInThere(other, email);
  }
  await buys(other);
  for (let left = awayMs; left > 0; left -= MINUTE_MS) {
    const length = Math.min(left, MINUTE_MS);
    await passOnServer(product, length);
    if (state !== 'frozen') await clock.pass(length);
  }
  if (state === 'frozen') {
    await browser.send('Page.setWebLifecycleState', { state: 'active' });
    await clock.jump(awayMs);
  }
  line.become('well');
  if (state === 'discarded') await discard(page);
  if (state !== 'foreground') await showPage(page, true);
  if (networkChanged || state === 'foreground') await page.evaluate(() => window.dispatchEvent(new Event('online')));
  // How long a start takes is measured elsewhere.
  if (state === 'discarded') await screenDrawn(page);
  const back = Date.now();
  const noticed = await next;
  if (noticed === undefined) return back;
  expect(noticed - back, 'a dead worker is replaced').toBeLessThan(NOTICED_WITHIN_MS);
  return Math.max(back, noticed);
}

/** The screen is drawn, with a price of whatever age, or asks who is here. */
async function screenDrawn(page: Page): Promise<void> {
  await expect(seen(page, 'trade-price').or(seen(page, 'submit'))).toHaveText(/\d|Log in/, SLOW);
}

interface Patience {
  readonly timeout: number;
  readonly intervals: number[];
}

/** What is left of the 3 s. */
function within(healed: number): Patience {
  return { timeout: Math.max(1, healed + LIVE_WITHIN_MS - Date.now()), intervals: [50] };
}

/** The line is open, and the price is fresh and moves, within 3 s after `healed`. */
async function expectLive(page: Page, healed: number): Promise<void> {
  const price = seen(page, 'trade-price');
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open', within(healed));
  await expect(page.locator('[data-tone="stale"], [data-tone="old"]').filter({ has: price })).toBeHidden(
    within(healed),
  );
  const before = await price.textContent(SLOW);
  await expect.poll(() => price.textContent(), within(healed)).not.toBe(before);
}

/**
 * What is free on this device is what the server says, though an order was placed on another one meanwhile: that one's margin
 * is 117, and prices move less.
 */
async function expectSameAccount(page: Page, other: Api, healed: number): Promise<void> {
  const difference = async (): Promise<number> => {
    const shown = (await seen(page, 'ticket-free').textContent())?.replaceAll(/[^\d.]/g, '');
    const { data, balance, all_fact_profits: profit } = await other.deals(1);
    const margin = data.reduce((sum, { CautionMoney }) => sum + Number(CautionMoney), 0);
    return Math.abs(Number(shown) - (Number(balance) + Number(profit) - margin));
  };
  await expect.poll(difference, within(healed)).toBeLessThan(50);
}

function barsOnServer({ url }: Product): Promise<readonly WireCandle[]> {
  return new Api(url).get<readonly WireCandle[]>('/v1/api/forex/kline', { forex_id: '1', period: '1min' });
}

/** Open, high, low and close of the newest bars that are complete, as the server has them, newest first. */
async function completeOnServer(product: Product): Promise<readonly string[]> {
  return (await barsOnServer(product))
    .slice(-BARS - 1, -1)
    .map(({ Open, High, Low, Close }) => [Open, High, Low, Close].map((price) => Number(price).toFixed(5)).join(' '))
    .toReversed();
}

/** None is missing, none is doubled, and the running bar goes on. */
async function expectWholeChart({ page, product }: Traveller): Promise<void> {
  await expect
    .poll(async () => {
      const expected = await completeOnServer(product);
      const shown = await barsOnChart(page, BARS);
      const newest = shown.indexOf(expected[0] ?? '');
      const [server, chart] = [expected.join(', '), shown.slice(newest, newest + BARS).join(', ')];
      return chart === server ? 'equal' : `server ${server}; chart ${chart}`;
    }, SLOW)
    .toBe('equal');
  // Only the candles' own topic brings volume.
  const volume = /V ([\d,.]+)/.exec((await page.getByTestId('legend').textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByTestId('legend')).not.toContainText(volume, SLOW);
}

/** What is done on another device now comes by itself. */
async function expectPrivateMessages(page: Page, other: Api): Promise<void> {
  const now = { timeout: LIVE_WITHIN_MS };
  await go(page, '/order');
  await expect(page.getByRole('tab', { name: 'Holding 2' })).toBeVisible(now);
  const [position] = (await other.deals(1)).data;
  await other.get('/v1/api/forex/close', { id: String(position?.Id) });
  await expect(page.getByRole('tab', { name: 'Holding 1' })).toBeVisible(now);
  await buys(other);
  await expect(page.getByRole('tab', { name: 'Holding 2' })).toBeVisible(now);
  const { balance } = await other.deals(1);
  const amount = Number(balance).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  await expect(seen(page, 'balance')).toHaveText(amount, now);
}

/**
 * A session that ended meanwhile is known by now: on the login screen, or by the badge of a visitor where the client was
 * started anew. Whoever logs in again is back where they were.
 */
async function logInAgain(page: Page, email: string, healed: number): Promise<void> {
  const known = page.getByText('Log in', { exact: true }).filter({ visible: true }).first();
  await expect(known).toBeVisible(within(healed));
  if (!page.url().includes('/login')) await known.tap();
  await logIn(page, email);
  await expect(seen(page, 'trade-price')).toHaveText(/\d/, SLOW);
}

test('the absences have each pair of values', () => {
  const names = ['awayS', 'state', 'networkChanged', 'sessionEnded', 'workerDied'] as const;
  const all = absences(false);
  const values = (name: (typeof names)[number]): number => new Set(all.map((each) => each[name])).size;
  for (const [index, a] of names.entries()) {
    for (const b of names.slice(index + 1)) {
      const pairs = new Set(all.map((each) => `${each[a]} ${each[b]}`));
      expect(pairs.size, `${a} and ${b}`).toBe(values(a) * values(b));
    }
  }
});

for (const absence of absences(EVERY_WAY)) {
  test(nameOf(absence), async ({ page, line, product }) => {
    test.setTimeout(120_000);
    const email = absence.sessionEnded ? `away${randomUUID().slice(0, 8)}@example.com` : undefined;
    const traveller = await begin(page, line, product, email);
    const healed = await away(traveller, absence, email);
    if (email !== undefined) await logInAgain(page, email, healed);
    const begun = email === undefined ? healed : Date.now();
    await expectLive(page, begun);
    await expectSameAccount(page, traveller.other, begun);
    await expect(page.getByTestId('lots')).toHaveValue(LOTS);
    await expectWholeChart(traveller);
    expect(await blanksOf(page)).toEqual([]);
    await expectPrivateMessages(page, traveller.other);
    await go(page, '/');
    const row = page.locator('[data-code="GBPUSD"]').getByTestId('price');
    const before = (await row.textContent(SLOW)) ?? '';
    await expect(row).not.toHaveText(before, SLOW);
  });
}
