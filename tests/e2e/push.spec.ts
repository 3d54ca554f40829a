/** Push messages: chosen in the settings, shown with the client closed, and a tap that leads to the row. */
import type { Request } from '@playwright/test';
import { readSettings } from '../../server/settings.ts';
import { startServer, type RunningServer } from '../../server/start-server.ts';
import type { PushNote } from '../../src/contract/push-note.ts';
import { findChromium, launchOptions } from '../../tools/chromium.ts';
import { Api } from '../support/server/api.ts';
import { openReadyDatabase } from '../support/server/made-databases.ts';
import { ManualFeed } from '../support/server/manual-feed.ts';
import { PushService } from '../support/server/push-service.ts';
import { violations } from './support/axe.ts';
import { DIST } from './support/built-client.ts';
import { alsoIn, LONG } from './support/long.ts';
import { isSubscribed, PushDelivery, subscribesTo } from './support/push-device.ts';
import { changes, shown, tap } from './support/push-worker.ts';
import { expect, go, logInDemo, logOut, test, type Page } from './support/test.ts';
import { LANGUAGES, textOf } from './support/words.ts';

test.use({
  serviceWorkers: 'allow',
  // A whole one: the headless shell has no push messages.
  launchOptions: launchOptions(findChromium()),
});

const LATER = { timeout: 20_000 };

interface Backend {
  readonly server: RunningServer;
  readonly feed: ManualFeed;
  readonly service: PushService;
}

/** A server with a market in hand, and a push service that it knows: one for the file, each test with a device of its own. */
let backend: Backend;

test.beforeAll(async () => {
  const service = await PushService.start();
  const environment = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: 'memory', RATE_LIMIT: '0', HOUSE_STRATEGY_DAYS: '0' };
  const feeds: ManualFeed[] = [];
  const server = await startServer(readSettings({ ...environment, PUSH_HOSTS: service.origin }), {
    database: await openReadyDatabase(),
    clientFolder: DIST,
    logLevel: 'silent',
    feed: (catalogue) => feeds[feeds.push(new ManualFeed(catalogue)) - 1] as ManualFeed,
  });
  backend = { server, feed: feeds[0] as ManualFeed, service };
});
test.afterAll(async () => {
  await backend.server.close();
  await backend.service.stop();
});

/** A price, a second after the one before. */
function tick(price: string): void {
  backend.feed.clock.advance(1_000);
  backend.feed.tick('EURUSD', price);
}

/** Chooses a kind in the settings; the token of the page's session, by which the test trades as the page would. */
async function choose(page: Page, kind: string): Promise<string> {
  const asked = page.context().waitForEvent('request', (request) => request.url().endsWith('/api/push/subscribe'));
  await page.getByTestId(`push-${kind}`).tap();
  await expect(page.getByTestId(`push-${kind}`)).toHaveAttribute('aria-checked', 'true');
  return (await (await asked).headerValue('authorization')) ?? '';
}

/** A member of the demo whose device hears of a kind. */
async function subscriber(page: Page, kind: string, lang: string) {
  const { server, service } = backend;
  await page.context().grantPermissions(['notifications'], { origin: server.url });
  const device = service.newDevice();
  await subscribesTo(page, device);
  await page.goto(`${server.url}/?lang=${lang}#/login?from=%2Fmine%2Fsystem`);
  await logInDemo(page);
  const token = await choose(page, kind);
  const api = Object.assign(new Api(server.url), { token, language: lang });
  return { device, api };
}

for (const lang of LANGUAGES) {
  test(`tells of a stop with the client closed, and a tap opens its row: ${lang}`, alsoIn(lang), async ({ page }) => {
    tick('1.16520');
    const { device, api } = await subscriber(page, 'stop', lang);
    const delivery = await PushDelivery.of(page, backend.server.url);
    const { Id } = await api.submit({ stop_loss_price: '1.16' });
    await page.goto('about:blank');
    tick('1.15900');
    await expect.poll(() => device.notes.length, LATER).toBe(1);
    const { title, body, tag, dir, lang: language } = device.notes[0] as PushNote;
    // One that comes again takes the place of the first.
    for (let times = 0; times < 2; times++) await delivery.deliver(JSON.stringify(device.notes[0]));
    await expect
      .poll(() => shown(page), LATER)
      .toEqual([{ title, body, tag, dir, lang: language, icon: 'data:image/png' }]);
    const opened = await tap(page);
    expect(opened).toBe(`${backend.server.url}/#/order?list=closed&id=${Id}`);
    await page.goto(opened);
    await expect(page.getByTestId('orders-closed').locator(`[data-id="${Id}"]`)).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText('EUR/USD');
    await expect(page).toHaveURL(/#\/order$/);
    expect(await shown(page)).toEqual([]);
  });
}

/** A device in use whose pending order has been filled: the message waits to be handed to the browser. */
async function filledOrder(page: Page) {
  tick('1.16520');
  const { device, api } = await subscriber(page, 'filled', 'en');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), LATER).toBe(true);
  const delivery = await PushDelivery.of(page, backend.server.url);
  const { Id } = await api.submit({ target_price: '1.16000', status: '0' });
  tick('1.15990');
  await expect.poll(() => device.titles, LATER).toEqual(['Order filled']);
  return { id: Id, message: JSON.stringify(device.notes[0]), delivery };
}

test(
  'a tap leads the client that is open to the row; what is no message is shown all the same',
  LONG,
  async ({ page }) => {
    const { id, message, delivery } = await filledOrder(page);
    await delivery.deliver(message);
    await expect.poll(async () => (await shown(page)).length, LATER).toBe(1);
    expect(await tap(page)).toBe('');
    await expect(page.getByTestId('orders-open').locator(`[data-id="${id}"]`)).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText('EUR/USD');
    for (const broken of ['nonsense', JSON.stringify({ title: 'Away', path: '//example.com' })])
      await delivery.deliver(broken);
    const titles = async (): Promise<string[]> => (await shown(page)).map(({ title }) => title).toSorted();
    await expect.poll(titles, LATER).toEqual(['Away', 'Pipframe']);
    await tap(page);
    await expect(page).toHaveURL(/#\/$/);
    expect(new URL(page.url()).origin).toBe(backend.server.url);
  },
);

test('ends with the session, and follows the language', async ({ page }) => {
  const { api } = await subscriber(page, 'stop', 'en');
  expect(await api.get('/api/push/settings')).toMatchObject({ kinds: ['stop'] });
  await page.reload();
  await expect(page.getByTestId('push-stop')).toHaveAttribute('aria-checked', 'true');
  const isGerman = (request: Request): boolean =>
    request.url().endsWith('/api/push/subscribe') && request.headers()['lang'] === 'de';
  const asked = page.context().waitForEvent('request', isGerman);
  await go(page, '/language');
  await page.getByText('Deutsch').tap();
  await asked;
  await go(page, '/');
  await logOut(page);
  await expect.poll(() => isSubscribed(page), LATER).toBe(false);
  expect((await api.call('/api/push/settings')).code).toBe(999);
});

test('makes a subscription anew that the browser has dropped', LONG, async ({ page }) => {
  tick('1.16520');
  const { device, api } = await subscriber(page, 'stop', 'en');
  await page.evaluate(() => localStorage.removeItem('test.subscription'));
  const next = backend.service.newDevice();
  await subscribesTo(page, next);
  const told = page.context().waitForEvent('response', (response) => response.url().endsWith('/api/push/subscribe'));
  await page.reload();
  await told;
  await api.submit({ stop_loss_price: '1.16' });
  tick('1.15900');
  await expect.poll(() => next.titles, LATER).toEqual(['Stop loss reached']);
  expect(device.asked).toBe(0);
});

test(
  'goes on at the address that the browser has made anew, whether it says so itself or not',
  LONG,
  async ({ page }) => {
    const { service } = backend;
    tick('1.16520');
    const { device, api } = await subscriber(page, 'stop', 'en');
    await expect.poll(() => page.context().serviceWorkers().length, LATER).toBe(1);
    const [named, asked] = [service.newDevice(), service.newDevice()];
    await changes(page, { before: device, after: named });
    const { Id } = await api.submit({ stop_loss_price: '1.16' });
    tick('1.15900');
    await expect.poll(() => named.notes.map(({ path }) => path), LATER).toEqual([`/order?list=closed&id=${Id}`]);
    expect(await changes(page, { before: named, made: asked })).toMatchObject({ userVisibleOnly: true });
    tick('1.16520');
    await api.submit({ stop_loss_price: '1.16' });
    tick('1.15900');
    await expect.poll(() => asked.titles, LATER).toEqual(['Stop loss reached']);
    expect([device.asked, named.asked]).toEqual([0, 1]);
  },
);

test('tells nobody of an address that is not known, or that cannot be made anew', LONG, async ({ page }) => {
  const { device } = await subscriber(page, 'stop', 'en');
  await expect.poll(() => page.context().serviceWorkers().length, LATER).toBe(1);
  const moves: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/push/move')) moves.push(request.url());
  });
  // Some browsers name no address of before; one whose permission was taken back makes no other.
  expect(await changes(page, {})).toBeUndefined();
  expect(await changes(page, { before: device })).toMatchObject({ userVisibleOnly: true });
  expect(moves).toEqual([]);
});

test('a tap while there is no network opens the row that the client has', LONG, async ({ page, context }) => {
  const { id, message, delivery } = await filledOrder(page);
  const row = page.getByTestId('orders-open').locator(`[data-id="${id}"]`);
  await go(page, '/order');
  await expect(row).toBeVisible();
  await go(page, '/news');
  await context.setOffline(true);
  await delivery.deliver(message);
  await expect.poll(async () => (await shown(page)).length, LATER).toBe(1);
  expect(await tap(page)).toBe('');
  await expect(row).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('EUR/USD');

  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
});

test(
  'a tap that starts the client without a network opens the row when there is one again',
  LONG,
  async ({ page, context }) => {
    tick('1.16520');
    const { device, api } = await subscriber(page, 'stop', 'en');
    const delivery = await PushDelivery.of(page, backend.server.url);
    const { Id } = await api.submit({ stop_loss_price: '1.16' });
    await page.goto('about:blank');
    tick('1.15900');
    await expect.poll(() => device.notes.length, LATER).toBe(1);
    await delivery.deliver(JSON.stringify(device.notes[0]));
    await expect.poll(async () => (await shown(page)).length, LATER).toBe(1);
    const opened = await tap(page);
    await context.setOffline(true);
    await page.goto(opened);
    await expect(page.getByTestId('orders-closed')).toContainText(textOf('orders.failed', 'en'));
    expect(await violations(page)).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByTestId('orders-closed').locator(`[data-id="${Id}"]`)).toBeVisible(LATER);
    await expect(page.getByRole('dialog')).toContainText('EUR/USD');
  },
);

for (const lang of LANGUAGES) {
  test(`says what a device cannot do, and what to do about it: ${lang}`, alsoIn(lang), async ({ page }) => {
    await page.addInitScript(() => {
      const permission = { get: () => sessionStorage.getItem('test.permission') ?? 'default', configurable: true };
      Object.defineProperty(Notification, 'permission', permission);
      Notification.requestPermission = async () => {
        sessionStorage.setItem('test.permission', 'denied');
        return 'denied';
      };
    });
    await page.goto(`${backend.server.url}/?lang=${lang}#/login?from=%2Fmine%2Fsystem`);
    await logInDemo(page);
    const section = page.getByTestId('push');
    await expect(section.getByRole('switch')).toHaveCount(3);
    await expect(section.getByRole('switch').first()).toHaveAttribute('aria-checked', 'false');
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('push-stop_out').tap();
    await expect(section).toContainText(textOf('push.denied', lang));
    await expect(section.getByRole('switch')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
}
