import type { CancelTimer, Environment } from '../environment.ts';
import type { TopicRegistry } from '../subscriptions/topic-registry.ts';

const EVERY_MS = 800;

/** All prices again and again, and nothing between: for a server that cannot be asked for less. */
export class PricePolling {
  readonly #topics: TopicRegistry;
  readonly #timers: Environment['timers'];
  #isAwaited = false;
  #isOn = false;
  #cancel: CancelTimer = () => {};

  constructor(topics: TopicRegistry, timers: Environment['timers']) {
    this.#topics = topics;
    this.#timers = timers;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  start(): void {
    this.#isOn = true;
    this.#ask();
  }

  /** Nobody looks, or somebody does again. */
  setVisible(visible: boolean): void {
    this.#cancel();
    if (visible && this.#isOn) this.#ask();
  }

  /** Prices have come, so all of them have, or are on their way behind these. */
  heard(): void {
    if (this.#isAwaited) this.#topics.holdPrices();
    this.#isAwaited = false;
  }

  /** From now on they come as they are. */
  stop(): void {
    this.#cancel();
    this.#isAwaited = false;
    if (this.#isOn) this.#topics.renewPrices();
    this.#isOn = false;
  }

  #ask(): void {
    this.#topics.renewPrices();
    this.#isAwaited = true;
    this.#cancel = this.#timers.after(EVERY_MS, () => this.#ask());
  }
}
