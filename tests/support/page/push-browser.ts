/** A browser with push messages, as far as the page asks it. */
import { vi } from 'vitest';

/** Of a server. */
export const PUBLIC_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
/** What the device is subscribed with, once it is. */
export const ADDRESS = { endpoint: 'https://push.example/1', p256dh: 'point', auth: 'secret' };

export class PushBrowser {
  /** What the user answers to the question. */
  answer: NotificationPermission = 'granted';
  hasService = true;
  subscribed = false;
  readonly notification = { permission: 'default', requestPermission: async () => this.#allow() };

  install(): void {
    const pushManager = {
      getSubscription: async () => (this.subscribed ? this.#subscription() : null),
      subscribe: async () => this.#subscribe(),
    };
    const registration = { pushManager };
    const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
    vi.stubGlobal('Notification', this.notification);
    vi.stubGlobal('PushManager', vi.fn());
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  }

  remove(): void {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  }

  #allow(): NotificationPermission {
    this.notification.permission = this.answer;
    return this.answer;
  }

  #subscribe(): unknown {
    if (!this.hasService) throw new DOMException('No push service', 'AbortError');
    this.subscribed = true;
    return this.#subscription();
  }

  #subscription(): unknown {
    const { endpoint, ...keys } = ADDRESS;
    return {
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        this.subscribed = false;
        return true;
      },
    };
  }
}
