/** Push messages: shows them, and leads whoever taps one to its row, in a client that is open or a new one. */
import { apiBaseOf } from '../../src/contract/api-host.ts';
import type { OpenPath, PushNote } from '../../src/contract/push-note.ts';

/** Among the files that are kept. */
const ICON = '/icons/icon-192.png';
/** A client that is there answers at once. */
const ANSWER_MS = 1_000;
const MOVE = '/api/push/move';

/** What a notification keeps for its tap. */
interface KeptData {
  readonly path?: unknown;
}

/** Always shows something: a browser takes the right to push from who does not. */
export async function showNote(
  { registration, caches }: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
): Promise<void> {
  const note = noteOf(data);
  const { tag, title = 'Pipframe', body, lang, dir, time, path } = note;
  const icon = await keptIcon(caches).catch(() => undefined);
  await registration.showNotification(title, {
    ...(tag !== undefined && { tag }),
    ...(body !== undefined && { body }),
    ...(lang !== undefined && { lang }),
    ...(time !== undefined && { timestamp: time }),
    ...(icon !== undefined && { icon }),
    dir: dir ?? 'auto',
    data: { path },
  } satisfies NotificationOptions & { readonly timestamp?: number });
}

/** As a `data:` address: for one of the server a browser would wait on a bad line, and the message with it. */
async function keptIcon(caches: CacheStorage): Promise<string | undefined> {
  const kept = await caches.match(ICON);
  if (!kept) return undefined;
  const bytes = new Uint8Array(await kept.arrayBuffer());
  return `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`;
}

function noteOf(data: PushMessageData | null): Partial<PushNote> {
  try {
    return (data?.json() ?? {}) as Partial<PushNote>;
  } catch {
    return {};
  }
}

/** Goes to the row of a message that was tapped. */
export async function openNote({ clients, location }: ServiceWorkerGlobalScope, note: Notification): Promise<void> {
  note.close();
  const path = ownPath((note.data as KeptData | null)?.path);
  const [open] = await clients.matchAll({ type: 'window' });
  const url = `${location.origin}/#${path}`;
  if (!open) return void (await clients.openWindow(url));
  // Some browsers let no script bring a window to the front; it goes to the row all the same.
  const focused = await open.focus().catch(() => open);
  // One that has not started yet, or stands still, hears nothing.
  if (!(await goesThere(focused, path))) await focused.navigate(url);
}

/** What the server sent is a route of ours, or it leads to the first one. */
function ownPath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])[\w/?=&-]*$/.test(path) ? path : '/';
}

function goesThere(client: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), ANSWER_MS);
    port1.onmessage = () => resolve(true);
    client.postMessage({ type: 'open', path } satisfies OpenPath, [port2]);
  });
}

/** As a browser tells that it has given up an address; not all of them tell both. */
export interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * Tells the server the new address of the device. What cannot be told now the next start of a page tells: where the
 * browser does not say which address is over, where it gives no other, and where the server is not reached.
 */
export async function moveSubscription(
  worker: ServiceWorkerGlobalScope,
  { oldSubscription: before, newSubscription }: SubscriptionChange,
): Promise<void> {
  if (!before) return;
  const { pushManager } = worker.registration;
  const after = newSubscription ?? (await pushManager.subscribe(before.options).catch(() => undefined));
  if (!after) return;
  const body = moveForm(before.toJSON(), after.toJSON());
  const options = { method: 'POST', body, cache: 'no-store', credentials: 'omit' } as const;
  await worker.fetch(new URL(MOVE, apiBaseOf(worker.location)), options).catch(() => undefined);
}

function moveForm(before: PushSubscriptionJSON, after: PushSubscriptionJSON): URLSearchParams {
  return new URLSearchParams({
    old_endpoint: before.endpoint ?? '',
    old_auth: before.keys?.['auth'] ?? '',
    endpoint: after.endpoint ?? '',
    p256dh: after.keys?.['p256dh'] ?? '',
    auth: after.keys?.['auth'] ?? '',
  });
}
