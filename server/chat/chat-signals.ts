import type { Clock } from '../clock.ts';

/** Pages that wait for one conversation at once; the longest wait ends for another one. */
const WAITERS = 8;
/** A sign of typing is good for so long. */
export const TYPING_MS = 8_000;

/** Somebody who waits for news. */
export interface Waiter {
  /** Settles when something has happened, or the time is over. */
  readonly news: Promise<void>;
  /** Waits no longer. */
  readonly end: () => void;
}

/** Who waits for a conversation, and who is writing in it. Lives with the process: both are asked for again. */
export class ChatSignals {
  readonly #clock: Clock;
  readonly #waiters = new Map<number, Set<() => void>>();
  /** Until when, by conversation and writer. */
  readonly #typing = new Map<string, number>();
  #stopped = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many wait. */
  get waiting(): number {
    return [...this.#waiters.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Waits for news of a conversation. Ask before looking, so that nothing comes between. @param ms the longest wait */
  wait(conversationId: number, ms: number): Waiter {
    const { promise: news, resolve } = withResolvers();
    const waiters = this.#waiters.get(conversationId) ?? new Set();
    this.#waiters.set(conversationId, waiters);
    const timer = setTimeout(() => end(), ms);
    const end = (): void => {
      clearTimeout(timer);
      waiters.delete(end);
      if (waiters.size === 0 && this.#waiters.get(conversationId) === waiters) this.#waiters.delete(conversationId);
      resolve();
    };
    waiters.add(end);
    const [longest] = waiters;
    if (waiters.size > WAITERS) longest?.();
    if (this.#stopped) end();
    return { news, end };
  }

  /** Something has happened in a conversation. */
  changed(conversationId: number): void {
    for (const end of this.#waiters.get(conversationId) ?? []) end();
  }

  /** Somebody writes. */
  type(conversationId: number, who: 'customer' | 'office'): void {
    const now = this.#clock.now();
    for (const [key, until] of this.#typing) if (until <= now) this.#typing.delete(key);
    this.#typing.set(`${who} ${conversationId}`, now + TYPING_MS);
    this.changed(conversationId);
  }

  /** What was being written has been sent. */
  typed(conversationId: number, who: 'customer' | 'office'): void {
    this.#typing.delete(`${who} ${conversationId}`);
  }

  isTyping(conversationId: number, who: 'customer' | 'office'): boolean {
    return (this.#typing.get(`${who} ${conversationId}`) ?? 0) > this.#clock.now();
  }

  /** Lets everybody go, now and from now on: the server ends. */
  stop(): void {
    this.#stopped = true;
    for (const id of this.#waiters.keys()) this.changed(id);
  }
}

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
