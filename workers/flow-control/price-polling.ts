import type { EpochMs } from '../../src/domain/candle.ts';
import { isWithin, timeLeft } from '../../src/lib/time-passed.ts';
import type { CancelTimer, Environment } from '../environment.ts';
import type { TopicRegistry } from '../subscriptions/topic-registry.ts';

/** From an answer's last message to the next question: on a device that takes a third of a second to read it, prices come twice a second. */
const PAUSE_MS = 300;
/** An answer that takes so long is not waited for. */
const PATIENCE_MS = 3_000;
/** A timer that comes later than this had to wait behind what is read, and the answer may, too. */
const LATE_MS = 300;

/** All prices again and again, and nothing between: for a server that cannot be asked for less. */
export class PricePolling {
  readonly #topics: TopicRegistry;
  readonly #environment: Pick<Environment, 'now' | 'timers'>;
  #isAwaited = false;
  #isOn = false;
  #isSeen = true;
  /** Whether prices are held as soon as they are asked for; a server might not answer then. */
  #holdsAtOnce = true;
  #heardAt: EpochMs = 0;
  #cancel: CancelTimer = () => {};

  constructor(topics: TopicRegistry, environment: Pick<Environment, 'now' | 'timers'>) {
    this.#topics = topics;
    this.#environment = environment;
  }

  /** From all prices on, which have just come. */
  start(): void {
    this.#isOn = true;
    this.#pause();
  }

  /** Nobody looks, or somebody does again. */
  setVisible(visible: boolean): void {
    this.#isSeen = visible;
    this.#cancel();
    if (visible && this.#isOn) this.#ask();
  }

  /** On a socket that has opened prices come as ever, until they are held. */
  connected(): void {
    if (this.#isOn) this.#await();
  }

  /** Prices have come, so all of them have, or are on their way behind these. */
  heard(now: EpochMs): void {
    this.#heardAt = now;
    if (this.#isAwaited) this.#pause();
  }

  /** From now on they come as they are. */
  stop(): void {
    if (!this.#isOn) return;
    this.#cancel();
    this.#isAwaited = this.#isOn = false;
    this.#topics.renewPrices();
  }

  #ask(): void {
    this.#topics.renewPrices();
    this.#await();
  }

  /** What would follow the answer is held with the question: until the answer is read, thousands more could come. */
  #await(): void {
    this.#isAwaited = true;
    if (this.#holdsAtOnce) this.#topics.holdPrices();
    this.#waitForAnswer();
  }

  #waitForAnswer(): void {
    const since = this.#environment.now();
    this.#after(PATIENCE_MS, () => {
      const isLate = !isWithin(PATIENCE_MS + LATE_MS, since, this.#environment.now());
      if (isLate) return this.#waitForAnswer();
      this.#holdsAtOnce = false;
      this.#ask();
    });
  }

  #pause(): void {
    if (!this.#isAwaited || !this.#holdsAtOnce) this.#topics.holdPrices();
    this.#isAwaited = false;
    this.#after(PAUSE_MS, () => this.#askInSilence());
  }

  /** What was sent before the server heard that it shall pause is read first, or it would pile up before the next answer. */
  #askInSilence(): void {
    const left = timeLeft(PAUSE_MS, this.#heardAt, this.#environment.now());
    if (left === 0) this.#ask();
    else this.#after(left, () => this.#askInSilence());
  }

  #after(ms: number, next: () => void): void {
    this.#cancel();
    if (this.#isSeen) this.#cancel = this.#environment.timers.after(ms, next);
  }
}
