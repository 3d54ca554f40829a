/** Push messages: chosen in the settings, shown with the client closed, and a tap that leads to the row. */
import type { CDPSession, Request } from '@playwright/test';
import { readSettings } from '../../server/settings.ts';
import { startServer, type RunningServer } from '../../server/start-server.ts';
import type { PushNote } from '../../src/contract/push-note.ts';
import { Api } from '../support/server/api.ts';
import { ManualFeed } from '../support/server/manual-feed.ts';
import { PushService, type Device } from '../support/server/push-service.ts';
import { violations } from './support/axe.ts';
import { DIST } from './support/built-client.ts';
import { alsoIn } from './support/long.ts';
import { expect, go, logInDemo, logOut, test, type Page } from './support/test.ts';
import { LANGUAGES, textOf } from './support/words.ts';

test.use({ serviceWorkers: 'allow' });

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

/** The one call that the browser under test cannot do: it has no push service. What it gives is kept as a browser would. */
async function subscribesTo(page: Page, { endpoint, p256dh, auth }: Device): Promise<void> {
  await page.addInitScript(
    (address) => {
      const KEY = 'test.subscription';
      const subscription = (applicationServerKey: BufferSource | null) => ({
        endpoint: address.endpoint,
        options: { userVisibleOnly: true, applicationServerKey },
        toJSON: () => ({ endpoint: address.endpoint, keys: { p256dh: address.p256dh, auth: address.auth } }),
        unsubscribe: async () => {
          localStorage.removeItem(KEY);
          return true;
        },
      });
      PushManager.prototype.subscribe = async (options) => {
        localStorage.setItem(KEY, '1');
        return subscription(options?.applicationServerKey as BufferSource) as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem(KEY) === null ? null : (subscription(null) as unknown as PushSubscription);
    },
    { endpoint, p256dh, auth },
  );
}

const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('test.subscription') !== null);

/** Chooses a kind in the settings; the token of the page's session, by which the test trades as the page would. */
async function choose(page: Page, kind: string): Promise<string> {
  const asked = page.context().waitForEvent('request', (request) => request.url().endsWith('/api/push/subscribe'));
  await page.getByTestId(`push-${kind}`).tap();
  await expect(page.getByTestId(`push-${kind}`)).toHaveAttribute('aria-checked', 'true');
  return (await (await asked).headerValue('authorization')) ?? '';
}

/** What a push service does with a message: hands it to the browser. */
class PushDelivery {
  readonly #session: CDPSession;
  readonly #origin: string;
  #registrationId = '';

  private constructor(session: CDPSession, origin: string) {
    this.#session = session;
    this.#origin = origin;
    // One that is still being activated is handed nothing, and nobody hears of it.
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.findLast(({ status }) => status === 'activated');
      this.#registrationId = active?.registrationId ?? this.#registrationId;
    });
  }

  static async of(page: Page, origin: string): Promise<PushDelivery> {
    const session = await page.context().newCDPSession(page);
    const delivery = new PushDelivery(session, origin);
    await session.send('ServiceWorker.enable');
    await expect.poll(() => delivery.#registrationId, LATER).not.toBe('');
    return delivery;
  }

  async deliver(data: string): Promise<void> {
    const to = { origin: this.#origin, registrationId: this.#registrationId };
    await this.#session.send('ServiceWorker.deliverPushMessage', { ...to, data });
  }
}

/** What the tests use of a service worker's scope, whose types are of another realm. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (url: string) => Promise<null> };
  readonly ExtendableEvent: new (type: string) => Event;
  readonly NotificationEvent: new (
    type: string,
    options: { readonly notification: Notification },
  ) => Event & {
    waitUntil: (promise: Promise<unknown>) => void;
  };
}

/** What the device shows; of the icon its kind, since the line may not be waited for. */
async function shown(
  page: Page,
): Promise<Array<Pick<Notification, 'title' | 'body' | 'lang' | 'dir' | 'tag' | 'icon'>>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) return [];
  return worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    const all = await registration.getNotifications();
    return all.map(({ title, body, lang, dir, tag, icon }) => {
      const [kind = ''] = icon.split(';');
      return { title, body, lang, dir, tag, icon: kind };
    });
  });
}

/** Taps the newest one; the address that a new window is opened at, where none is open. Only a person's tap may open one. */
async function tap(page: Page): Promise<string> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    let opened = '';
    scope.clients.openWindow = async (url) => {
      opened = url;
      return null;
    };
    const notification = (await scope.registration.getNotifications()).at(-1);
    if (!notification) throw new Error('Nothing is shown');
    const event = new scope.NotificationEvent('notificationclick', { notification });
    const done: Promise<unknown>[] = [];
    event.waitUntil = (promise) => void done.push(promise);
    scope.dispatchEvent(event);
    await Promise.all(done);
    return opened;
  });
}

/** What a browser tells of a change of address, and what it would make of being asked for another: nothing, unless given. */
interface Change {
  readonly before?: Device;
  readonly after?: Device;
  readonly made?: Device;
}

/** Has the browser tell of it; what the service worker has subscribed with, if it has. */
async function changes(page: Page, { before, after, made }: Change): Promise<PushSubscriptionOptionsInit | undefined> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  const [old, present, next] = [before, after, made].map(jsonOf);
  return worker.evaluate(toldOfChange, { old, present, next });
}

const jsonOf = (device?: Device) =>
  device && { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } };

type Json = ReturnType<typeof jsonOf>;

/** Runs in the service worker. */
async function toldOfChange({
  old,
  present,
  next,
}: {
  readonly old: Json;
  readonly present: Json;
  readonly next: Json;
}) {
  const scope = globalThis as unknown as WorkerScope;
  const options = { userVisibleOnly: true, applicationServerKey: null };
  const subscription = (json: Json) => json && ({ options, toJSON: () => json } as unknown as PushSubscription);
  let asked: PushSubscriptionOptionsInit | undefined;
  PushManager.prototype.subscribe = async (init) => {
    asked = init;
    const made = subscription(next);
    if (!made) throw new DOMException('Not allowed', 'NotAllowedError');
    return made;
  };
  const done: Promise<unknown>[] = [];
  const event = Object.assign(new scope.ExtendableEvent('pushsubscriptionchange'), {
    oldSubscription: subscription(old),
    newSubscription: subscription(present),
    waitUntil: (promise: Promise<unknown>) => void done.push(promise),
  });
  scope.dispatchEvent(event);
  await Promise.all(done);
  return asked;
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

test('a tap leads the client that is open to the row; what is no message is shown all the same', async ({ page }) => {
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
});

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

test('makes a subscription anew that the browser has dropped', async ({ page }) => {
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

test('goes on at the address that the browser has made anew, whether it says so itself or not', async ({ page }) => {
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
});

test('tells nobody of an address that is not known, or that cannot be made anew', async ({ page }) => {
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

test('a tap while there is no network opens the row that the client has', async ({ page, context }) => {
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

test('a tap that starts the client without a network opens the row when there is one again', async ({
  page,
  context,
}) => {
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
});

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
