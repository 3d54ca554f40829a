/** A device that push messages come to, as far as the browser under test has none: its subscription, and what hands it a message. */
import type { CDPSession, Page } from '@playwright/test';
import type { Device } from '../../support/server/push-service.ts';
import { showsNext } from './push-worker.ts';
import { expect } from './test.ts';

const LATER = { timeout: 20_000 };

/** The one call that the browser under test cannot do: it has no push service. What it gives is kept as a browser would. */
export async function subscribesTo(page: Page, { endpoint, p256dh, auth }: Device): Promise<void> {
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

export const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('test.subscription') !== null);

/** What a push service does with a message: hands it to the browser. */
export class PushDelivery {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #origin: string;
  #registrationId = '';

  private constructor(page: Page, session: CDPSession, origin: string) {
    this.#page = page;
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
    const delivery = new PushDelivery(page, session, origin);
    await session.send('ServiceWorker.enable');
    await expect.poll(() => delivery.#registrationId, LATER).not.toBe('');
    return delivery;
  }

  async deliver(data: string): Promise<void> {
    const to = { origin: this.#origin, registrationId: this.#registrationId };
    await showsNext(this.#page, () => this.#session.send('ServiceWorker.deliverPushMessage', { ...to, data }));
  }
}
