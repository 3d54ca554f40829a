import type { CancelTimer, Timers } from '../environment.ts';

const DROP_PRICES_AFTER_MS = 30_000;
const CLOSE_AFTER_MS = 5 * 60_000;

export interface QuietActions {
  readonly dropPrices: () => void;
  readonly close: () => void;
  readonly comeBack: () => void;
}

/** Goes quiet on purpose while nobody looks: a worker's timers and sockets run on in a hidden tab and drain the phone. */
export class QuietPolicy {
  readonly #timers: Timers;
  readonly #actions: QuietActions;
  #visible = true;
  #cancel: CancelTimer = () => {};

  constructor(timers: Timers, actions: QuietActions) {
    this.#timers = timers;
    this.#actions = actions;
  }

  setVisible(visible: boolean): void {
    const changed = visible !== this.#visible;
    this.#visible = visible;
    if (!changed) return;
    this.#cancel();
    if (visible) return this.#actions.comeBack();
    this.#cancel = this.#timers.after(DROP_PRICES_AFTER_MS, () => {
      this.#actions.dropPrices();
      this.#cancel = this.#timers.after(CLOSE_AFTER_MS - DROP_PRICES_AFTER_MS, this.#actions.close);
    });
  }
}
