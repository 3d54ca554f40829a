import type { ClientEmitter } from '../client-events.ts';
import type { CancelTimer, Timers } from '../environment.ts';

const PAUSE_PRICES_AFTER_MS = 30_000;
const CLOSE_AFTER_MS = 5 * 60_000;

/**
 * Saves the phone's battery while the page is hidden: browsers do not throttle a worker's timers and sockets in a hidden
 * tab, so prices are paused after 30 s and the socket is closed after 5 min.
 */
export class BackgroundPolicy {
  readonly #timers: Timers;
  readonly #events: ClientEmitter;
  visible = true;
  #cancel: CancelTimer = () => {};

  constructor(timers: Timers, events: ClientEmitter) {
    this.#timers = timers;
    this.#events = events;
    events.on('visibilityChanged', ({ visible }) => this.#setVisible(visible));
  }

  #setVisible(visible: boolean): void {
    if (visible === this.visible) return;
    this.visible = visible;
    this.#cancel();
    if (visible) return this.#events.emit('foregroundEntered');
    this.#cancel = this.#timers.after(PAUSE_PRICES_AFTER_MS, () => {
      this.#events.emit('pricesPaused');
      const rest = CLOSE_AFTER_MS - PAUSE_PRICES_AFTER_MS;
      this.#cancel = this.#timers.after(rest, () => this.#events.emit('idleExpired'));
    });
  }
}
