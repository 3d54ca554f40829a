/** What was written and not taken by the server yet: sent in its order, each until it has an answer. */
import type { UnsentMessage } from '../../../src/contract/chat-frame.ts';
import type { WireChatMessage } from '../../../src/contract/wire/chat.ts';
import type { Called } from './chat-client.ts';

/** What the outbox needs of its page. */
export interface OutboxParts {
  readonly send: (message: UnsentMessage) => Promise<Called<WireChatMessage>>;
  /** Keeps a message over a reload, and forgets it when it has an answer. */
  readonly keep: (message: UnsentMessage) => void;
  readonly forget: (clientId: string) => void;
  readonly onSent: (message: WireChatMessage) => void;
  /** It will not be taken as it is. */
  readonly onRefused: (clientId: string, reason: string) => void;
  readonly onExpired: () => void;
  /** Waits before another try. */
  readonly pause: (failures: number) => Promise<void>;
}

/** Messages on their way. One is under way at a time; a message is sent again under its client id until it is answered. */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #waiting: UnsentMessage[] = [];
  #isSending = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** Takes a message, which is kept from here on, and sends it after those before it. */
  add(message: UnsentMessage): void {
    this.#parts.keep(message);
    this.restore([message]);
  }

  /** Goes on with messages that were kept; those that are here already stay once. */
  restore(messages: readonly UnsentMessage[]): void {
    const known = new Set(this.#waiting.map(({ clientId }) => clientId));
    this.#waiting.push(...messages.filter(({ clientId }) => !known.has(clientId)));
    void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    let failures = 0;
    for (let [next] = this.#waiting; next; [next] = this.#waiting) {
      const answer = await this.#parts.send(next);
      if (answer.kind === 'done' || answer.kind === 'refused') {
        failures = 0;
        this.#waiting.shift();
        this.#settle(next, answer);
        continue;
      }
      if (answer.kind === 'expired') this.#parts.onExpired();
      await this.#parts.pause(++failures);
    }
    this.#isSending = false;
  }

  #settle({ clientId }: UnsentMessage, answer: Extract<Called<WireChatMessage>, { kind: 'done' | 'refused' }>): void {
    this.#parts.forget(clientId);
    if (answer.kind === 'done') this.#parts.onSent(answer.data);
    else this.#parts.onRefused(clientId, answer.message);
  }
}
