/** What was said, by the numbers and client ids of the messages: each once, in order. */
import type { UnsentMessage } from '../../../src/contract/chat-frame.ts';
import type { WireChatMessage } from '../../../src/contract/wire/chat.ts';

/** A message of the customer that the server has not taken, or will not take. */
export interface PendingMessage extends UnsentMessage {
  /** Why it was refused; empty while it is on its way. */
  readonly refusal: string;
}

export class Conversation {
  readonly #byId = new Map<number, Message>();
  readonly #pending = new Map<string, PendingMessage>();

  /** The last message that polling has brought: what is asked for comes after it. */
  newest = 0;

  /** What the server has, in its order. */
  get messages(): readonly Message[] {
    return [...this.#byId.values()].sort((a, b) => a.id - b.id);
  }

  get pending(): readonly PendingMessage[] {
    return [...this.#pending.values()];
  }

  /** Number of the first message that is here; 0 where there is none. */
  get oldest(): number {
    return Math.min(...this.#byId.keys(), Number.MAX_SAFE_INTEGER) % Number.MAX_SAFE_INTEGER;
  }

  /** The last message of the office. */
  get lastAnswer(): number {
    return this.messages.filter(({ from }) => from === 'office').at(-1)?.id ?? 0;
  }

  /** Messages as a poll brought them. */
  polled(messages: readonly WireChatMessage[]): void {
    for (const message of messages) {
      this.took(message);
      this.newest = Math.max(this.newest, Number(message.id));
    }
  }

  /** A message that the server has: sent just now, or older. What comes between it and `newest` a poll will bring. */
  took(message: WireChatMessage): void {
    this.#byId.set(Number(message.id), messageOf(message));
    this.#pending.delete(message.client_id ?? '');
  }

  /** One that is on its way. */
  sending(message: UnsentMessage): void {
    const isTaken = this.messages.some(({ clientId }) => clientId === message.clientId);
    if (!isTaken) this.#pending.set(message.clientId, { ...message, refusal: '' });
  }

  refused(clientId: string, refusal: string): void {
    const message = this.#pending.get(clientId);
    if (message) this.#pending.set(clientId, { ...message, refusal });
  }
}

/** A message that the server has. */
export interface Message {
  readonly id: number;
  readonly clientId: string;
  readonly from: 'customer' | 'office';
  readonly text: string;
  readonly hasPicture: boolean;
  /** Ms since 1970. */
  readonly at: number;
}

function messageOf({ id, client_id: clientId, from, text, picture, created_at: at }: WireChatMessage): Message {
  return {
    id: Number(id),
    clientId: clientId ?? '',
    from,
    text: text ?? '',
    hasPicture: Number(picture) === 1,
    at: Date.parse(at),
  };
}
