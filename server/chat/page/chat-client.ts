/** The calls of the chat's page. */
import type { WireChatMessage, WireChatPicture, WireChatState } from '../../../src/contract/wire/chat.ts';

/** How a call ended: with an answer, refused for good with words for the reader, for want of a token, or not at all. */
export type Called<T> =
  | { readonly kind: 'done'; readonly data: T }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'expired' }
  /** Nobody knows whether it was done: it is tried again. */
  | { readonly kind: 'unanswered' };

const CODE_OK = 1;
const CODE_EXPIRED = 3130;
/** Refusals that pass: too fast, the database is away, its outcome is not known, too many at once, a fault of the server. */
const PASSING: ReadonlySet<number> = new Set([1010, 1011, 1012, 1013, 3131]);
/** Longer than any answer is held back; a picture on a slow line takes its time. */
const DEADLINE_MS = 60_000;

interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

export class ChatClient {
  token: string;
  readonly #language: string;
  readonly #fetch: typeof fetch;

  constructor(token: string, language: string, fetcher: typeof fetch = (...call) => fetch(...call)) {
    this.token = token;
    this.#language = language;
    this.#fetch = fetcher;
  }

  poll(after: number, state: string, wait: number): Promise<Called<WireChatState>> {
    return this.#call('poll', { after: String(after), state, wait: String(wait) });
  }

  older(before: number): Promise<Called<WireChatState>> {
    return this.#call('poll', { before: String(before) });
  }

  send(message: {
    readonly clientId: string;
    readonly text: string;
    readonly picture: string;
  }): Promise<Called<WireChatMessage>> {
    return this.#call('send', { client_id: message.clientId, text: message.text, picture: message.picture });
  }

  read(id: number): Promise<Called<null>> {
    return this.#call('read', { id: String(id) });
  }

  typing(): Promise<Called<null>> {
    return this.#call('typing', {});
  }

  picture(id: number): Promise<Called<WireChatPicture>> {
    return this.#call('picture', { id: String(id) });
  }

  async #call<T>(name: string, form: Readonly<Record<string, string>>): Promise<Called<T>> {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), DEADLINE_MS);
    try {
      const answer = await this.#fetch(`/api/chat/${name}`, {
        method: 'POST',
        headers: { lang: this.#language },
        credentials: 'omit',
        signal: giveUp.signal,
        body: new URLSearchParams({ token: this.token, ...form }),
      });
      return opened<T>((await answer.json()) as Envelope);
    } catch {
      return { kind: 'unanswered' };
    } finally {
      clearTimeout(timer);
    }
  }
}

function opened<T>({ code, msg, data }: Envelope): Called<T> {
  if (code === CODE_OK) return { kind: 'done', data: data as T };
  if (code === CODE_EXPIRED) return { kind: 'expired' };
  return PASSING.has(code) || typeof code !== 'number' ? { kind: 'unanswered' } : { kind: 'refused', message: msg };
}
