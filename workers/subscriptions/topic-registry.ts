import { COMPACT_QUOTES } from '../../src/contract/wire/compact-quotes.ts';
import { isPrivateTopic, TOPIC_MARKET, type ClientMessage, type Topic } from '../../src/contract/wire/socket.ts';

/** Gives a topic back; a second call does nothing. */
export type ReleaseTopic = () => void;

/**
 * Which topics are needed, counted by their users, and told to the server: the first user subscribes, the last one
 * leaving unsubscribes, and a line that opens is told everything again.
 */
export class TopicRegistry {
  readonly #send: (message: ClientMessage) => void;
  readonly #users = new Map<Topic, number>();
  #active = false;
  #pricesPaused = false;

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  get topics(): readonly Topic[] {
    return [...this.#users.keys()];
  }

  has(topic: string): boolean {
    return this.#users.has(topic as Topic);
  }

  acquire(topic: Topic): ReleaseTopic {
    const users = this.#users.get(topic) ?? 0;
    this.#users.set(topic, users + 1);
    if (users === 0) this.#tell('sub', [topic]);
    let held = true;
    return () => {
      if (held) this.#leave(topic);
      held = false;
    };
  }

  /** The line is open: subscribes to all that is held. */
  activate(): void {
    this.#active = true;
    this.#tell('sub', this.topics);
  }

  deactivate(): void {
    this.#active = false;
  }

  /** Asks for a topic's first frame again. */
  renew(topic: Topic): void {
    if (!this.#users.has(topic)) return;
    this.#tell('unsub', [topic]);
    this.#tell('sub', [topic]);
  }

  /** Stops prices while nobody looks; private topics go on. */
  pausePrices(): void {
    if (this.#pricesPaused) return;
    this.#tell('unsub', this.#priceTopics());
    this.#pricesPaused = true;
  }

  /** @returns whether prices had been paused */
  resumePrices(): boolean {
    if (!this.#pricesPaused) return false;
    this.#pricesPaused = false;
    this.#tell('sub', this.#priceTopics());
    return true;
  }

  #leave(topic: Topic): void {
    const users = this.#users.get(topic) ?? 0;
    if (users > 1) {
      this.#users.set(topic, users - 1);
      return;
    }
    this.#users.delete(topic);
    this.#tell('unsub', [topic]);
  }

  #tell(type: 'sub' | 'unsub', topics: readonly Topic[]): void {
    if (!this.#active) return;
    const told = this.#pricesPaused ? topics.filter(isPrivateTopic) : topics;
    if (told.length === 0) return;
    const compact = type === 'sub' && told.includes(TOPIC_MARKET);
    this.#send(compact ? { type, topics: told, encoding: COMPACT_QUOTES } : { type, topics: told });
  }

  #priceTopics(): Topic[] {
    return this.topics.filter((topic) => !isPrivateTopic(topic));
  }
}
