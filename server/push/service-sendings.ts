import type { Room, WaitingMessage } from './message-queue.ts';

/** Sent to one service at once, each to another device. */
const AT_ONCE = 20;

interface SendingsOptions {
  /** Takes what is due. @throws DatabaseUnavailableError */
  readonly take: (room: Room) => Promise<readonly WaitingMessage[]>;
  readonly send: (message: WaitingMessage) => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Nothing is taken any more once it is aborted. */
  readonly signal: AbortSignal;
}

/** What is under way to one push service. A device that does not answer keeps one place, and none of another device. */
export class ServiceSendings {
  readonly #options: SendingsOptions;
  /** By session, as each has one device. */
  readonly #underWay = new Map<string, Promise<void>>();
  #filling: Promise<void> | undefined;
  /** Whether there may be more than what is read just now. */
  #again = false;

  constructor(options: SendingsOptions) {
    this.#options = options;
  }

  /** Sends what is due, as far as there is room. */
  fill(): void {
    const { onError, signal } = this.#options;
    this.#again = true;
    if (this.#filling || signal.aborted || this.#underWay.size === AT_ONCE) return;
    this.#again = false;
    this.#filling = this.#take()
      .catch(onError)
      .then(() => {
        this.#filling = undefined;
        if (this.#again) this.fill();
      });
  }

  get isIdle(): boolean {
    return this.#filling === undefined && this.#underWay.size === 0;
  }

  async ended(): Promise<void> {
    await this.#filling;
    await Promise.all(this.#underWay.values());
  }

  async #take(): Promise<void> {
    const { take } = this.#options;
    const due = await take({ most: AT_ONCE - this.#underWay.size, without: [...this.#underWay.keys()] });
    for (const message of due) this.#begin(message);
  }

  #begin(message: WaitingMessage): void {
    const { send, onError } = this.#options;
    const sending = send(message)
      .catch(onError)
      .then(() => {
        this.#underWay.delete(message.sessionHash);
        this.fill();
      });
    this.#underWay.set(message.sessionHash, sending);
  }
}
