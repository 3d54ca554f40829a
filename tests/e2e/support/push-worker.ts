/** What the service worker does with push messages: what it shows, a tap on it, and a change of address. */
import type { Page } from '@playwright/test';
import type { Device } from '../../support/server/push-service.ts';

/** What the tests use of a service worker's scope, whose types are of another realm. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (url: string) => Promise<null> };
  /** Of the tests: settles when the next message has been shown. */
  nextShown?: Promise<void>;
  readonly ExtendableEvent: new (type: string) => Event;
  readonly NotificationEvent: new (
    type: string,
    options: { readonly notification: Notification },
  ) => Event & {
    waitUntil: (promise: Promise<unknown>) => void;
  };
}

/**
 * Hands over a message and waits until it is shown. Who asks for what is shown before that can lose it: Chromium then
 * forgets what it has written down and does not show yet.
 */
export async function showsNext(page: Page, deliver: () => Promise<unknown>): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const { registration } = scope;
    scope.nextShown = new Promise((resolve, reject) => {
      registration.showNotification = (...note) => {
        Reflect.deleteProperty(registration, 'showNotification');
        const done = registration.showNotification(...note);
        done.then(resolve, reject);
        return done;
      };
    });
  });
  await deliver();
  await worker.evaluate(() => (globalThis as unknown as WorkerScope).nextShown);
}

/** What the device shows; of the icon its kind, since the line may not be waited for. */
export async function shown(
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
export async function tap(page: Page): Promise<string> {
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
export async function changes(
  page: Page,
  { before, after, made }: Change,
): Promise<PushSubscriptionOptionsInit | undefined> {
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
