/** Push messages as this browser has them: whether it can, whether it may, and the device's subscription. */
import type { PushRequest } from '../contract/worker/push-api.ts';

/**
 * `install`: the browser can once the client is among the device's applications (Safari of iPhone and iPad);
 * `denied`: the user has forbidden it, and only the user can allow it again, in the browser's settings.
 */
export type PushAbility = 'can' | 'denied' | 'install' | 'cannot';

/** What a browser may lack. */
interface Browser {
  readonly Notification?: typeof Notification;
  readonly PushManager?: typeof PushManager;
}

/** How long a service worker that is about to be there is waited for. */
const WORKER_WAIT_MS = 10_000;

export function pushAbility(): PushAbility {
  const { Notification: notifications, PushManager: manager } = globalThis as Browser;
  if ('serviceWorker' in navigator && notifications && manager)
    return notifications.permission === 'denied' ? 'denied' : 'can';
  return isAppleTouch() ? 'install' : 'cannot';
}

/** An iPad says that it is a Mac, which has no touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Asks the user; to be called by a tap. Whether it may be done. */
export async function allowPush(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Whether the user has allowed it already, so that nothing is asked. */
export function isPushAllowed(): boolean {
  return pushAbility() === 'can' && Notification.permission === 'granted';
}

/** The device's subscription, if it has one. */
export async function devicePush(): Promise<PushSubscription | null> {
  if (pushAbility() !== 'can') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes the device, unless it is subscribed with this key. @throws where its push service is not to be had */
export async function subscribeDevice(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker();
  const before = await pushManager.getSubscription();
  const key = bytesOf(publicKey);
  if (before && isKeyOf(before, key)) return before;
  // A browser refuses another key beside the first.
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Ends the device's subscription: what is sent to it from then on is lost. */
export async function endDevicePush(): Promise<void> {
  await (await devicePush())?.unsubscribe();
}

/** What a server must know of a subscription. */
export function addressOf(subscription: PushSubscription): Omit<PushRequest, 'kinds'> {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('There is no service worker')), WORKER_WAIT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer));
}

function isKeyOf({ options }: PushSubscription, key: Uint8Array): boolean {
  const kept = new Uint8Array(options.applicationServerKey ?? []);
  return kept.length === key.length && kept.every((byte, at) => byte === key[at]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
