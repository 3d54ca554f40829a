import type { CancelTimer, Environment } from '../environment.ts';
import type { TopicRegistry } from '../subscriptions/topic-registry.ts';

/** From one answer to the next question: on a device that takes a third of a second to read it, prices come twice a second. */
const PAUSE_MS = 300;
/** An answer that takes so long is not waited for. */
const PATIENCE_MS = 3_000;

/** All prices again and again, and nothing between: for a server that cannot be asked for less. */
export class PricePolling {
  readonly #topics: TopicRegistry;
  readonly #timers: Environment['timers'];
  #isAwaited = false;
  #isOn = false;
  #isSeen = true;
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
    this.#isSeen = visible;
    this.#cancel();
    if (visible && this.#isOn) this.#ask();
  }

  /** Prices have come, so all of them have, or are on their way behind these. */
  heard(): void {
    if (!this.#isAwaited) return;
    this.#topics.holdPrices();
    this.#isAwaited = false;
    this.#askAfter(PAUSE_MS);
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
    this.#askAfter(PATIENCE_MS);
  }

  #askAfter(ms: number): void {
    this.#cancel();
    if (this.#isSeen) this.#cancel = this.#timers.after(ms, () => this.#ask());
  }
}
