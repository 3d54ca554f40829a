import { COMPACT_QUOTES } from '../../src/contract/wire/compact-quotes.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import { isPrivateTopic, TOPIC_MARKET, type ClientMessage, type Topic } from '../../src/contract/wire/socket.ts';

/** Removes a user of a topic; a second call does nothing. */
export type ReleaseTopic = () => void;

/** What less is asked of the price topics. A server that does not know these fields sends everything as it comes. */
export interface PriceLimits {
  /** Of `DAY_MARKET`, these instruments alone; without it, all. */
  readonly only?: readonly InstrumentId[];
  /** Ms between two messages of a topic, at least. */
  readonly every: number;
}

/** Half a frame of the display: what comes closer together is painted together, and each message costs this thread its time. */
const NO_LIMITS: PriceLimits = { every: 8 };

/**
 * Which topics are needed, counted by their users: the first user of a topic subscribes to it, the last one unsubscribes,
 * and a socket that opens is sent every subscription again.
 */
export class TopicRegistry {
  readonly #sendMessage: (message: ClientMessage) => void;
  readonly #users = new Map<Topic, number>();
  #active = false;
  #pricesPaused = false;
  #limits = NO_LIMITS;

  constructor(send: (message: ClientMessage) => void) {
    this.#sendMessage = send;
  }

  get topics(): readonly Topic[] {
    return [...this.#users.keys()];
  }

  has(topic: string): boolean {
    return this.#users.has(topic as Topic);
  }

  /** Adds a user of the topic. */
  acquire(topic: Topic): ReleaseTopic {
    const users = this.#users.get(topic) ?? 0;
    this.#users.set(topic, users + 1);
    if (users === 0) this.#send('sub', [topic]);
    let held = true;
    return () => {
      if (held) this.#leave(topic);
      held = false;
    };
  }

  /** The socket is open: subscribes to every topic in use. */
  activate(): void {
    this.#active = true;
    this.#send('sub', this.topics);
  }

  /** The socket is gone: nothing is sent until the next one. */
  deactivate(): void {
    this.#active = false;
  }

  /** Asks for all prices again. */
  renewPrices(): void {
    if (!this.#users.has(TOPIC_MARKET)) return;
    this.holdPrices();
    this.#send('sub', [TOPIC_MARKET]);
  }

  /** Is sent no prices until they are renewed, or the next socket opens. */
  holdPrices(): void {
    this.#send('unsub', [TOPIC_MARKET]);
  }

  /** Asks for less of the price topics; without it, for all that can be shown. */
  limitPrices(limits: PriceLimits = NO_LIMITS): void {
    const samePace = limits.every === this.#limits.every;
    this.#limits = limits;
    this.#send('sub', samePace ? this.topics.filter((topic) => topic === TOPIC_MARKET) : this.#priceTopics());
  }

  /** Unsubscribes from prices while the page is hidden; private topics stay. */
  pausePrices(): void {
    if (this.#pricesPaused) return;
    this.#send('unsub', this.#priceTopics());
    this.#pricesPaused = true;
  }

  /** @returns whether prices had been paused */
  resumePrices(): boolean {
    if (!this.#pricesPaused) return false;
    this.#pricesPaused = false;
    this.#send('sub', this.#priceTopics());
    return true;
  }

  #leave(topic: Topic): void {
    const users = this.#users.get(topic) ?? 0;
    if (users > 1) {
      this.#users.set(topic, users - 1);
      return;
    }
    this.#users.delete(topic);
    this.#send('unsub', [topic]);
  }

  #send(type: 'sub' | 'unsub', topics: readonly Topic[]): void {
    if (!this.#active) return;
    const sent = this.#pricesPaused ? topics.filter(isPrivateTopic) : topics;
    if (sent.length === 0) return;
    if (type === 'unsub') return this.#sendMessage({ type, topics: sent });
    this.#sendMessage({
      type,
      topics: sent,
      ...(sent.includes(TOPIC_MARKET) && { encoding: COMPACT_QUOTES }),
      ...(!sent.every(isPrivateTopic) && this.#limits),
    });
  }

  #priceTopics(): Topic[] {
    return this.topics.filter((topic) => !isPrivateTopic(topic));
  }
}
