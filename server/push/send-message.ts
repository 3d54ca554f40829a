import webPush from 'web-push';
import type { PushNote } from '../../src/contract/push-note.ts';
import type { WaitingMessage } from './message-queue.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** What a push service has said. `gone`: the device has given the address up; `refused`: it will never take this one. */
export type Delivery =
  | { readonly result: 'sent' | 'gone' }
  | { readonly result: 'refused'; readonly status: number }
  | { readonly result: 'later'; readonly waitMs: number };

export interface SendOptions {
  readonly keys: VapidKeys;
  readonly contact: string;
  /** For an answer. */
  readonly timeoutMs: number;
  /** Ends it when the server ends. */
  readonly signal: AbortSignal;
}

const TTL_SECONDS = 24 * 60 * 60;
const SECOND_MS = 1000;
const LONGEST_WAIT_MS = 60 * 60 * SECOND_MS;
/** A topic has this many characters of base64url at most. */
const TOPIC_LENGTH = 32;

/** Encrypts a message (RFC 8291) and hands it to the push service of its device. @throws where that is not reached */
export async function sendMessage(
  { endpoint, p256dh, auth }: Pick<WaitingMessage, 'endpoint' | 'p256dh' | 'auth'>,
  note: PushNote,
  { keys, contact, timeoutMs, signal }: SendOptions,
): Promise<Delivery> {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), {
    vapidDetails: { subject: contact, ...keys },
    TTL: TTL_SECONDS,
    urgency: 'high',
    // One that is sent again takes the place of the first, where that still waits at the service.
    topic: Buffer.from(note.tag).toString('base64url').slice(-TOPIC_LENGTH),
  });
  // A redirection would lead past the list of services.
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: textsOf(headers),
    body: body === null ? null : new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  await response.body?.cancel();
  return deliveryOf(response);
}

function textsOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}

function deliveryOf({ ok, status, headers }: Response): Delivery {
  if (ok) return { result: 'sent' };
  if (status === 404 || status === 410) return { result: 'gone' };
  if (status === 429 || status >= 500) return { result: 'later', waitMs: waitOf(headers.get('retry-after')) };
  return { result: 'refused', status };
}

/** Seconds, or a date, for which a usual wait stands in. */
function waitOf(retryAfter: string | null): number {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return Math.min(seconds * SECOND_MS, LONGEST_WAIT_MS);
}
