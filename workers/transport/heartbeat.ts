import { MAX_UNANSWERED_PINGS, PING_INTERVAL_MS } from '../../src/contract/wire/socket.ts';
import type { CancelTimer, Environment } from '../environment.ts';

/** How long a ping may take when the page comes back: the first on a healthy socket can still fail after a resume. */
const PROBE_WAIT_MS = 500;

/** What the heartbeat needs and reports. */
export interface HeartbeatEvents {
  /** A ping is to be sent. */
  readonly ping: () => void;
  /** Round trip of the oldest ping without an answer. */
  readonly onLatency: (ms: number) => void;
  /** The socket is dead. */
  readonly onLost: () => void;
}

/** Pings while a socket is open and reports when it is dead: when a ping is due and the last three had no answer. */
export class Heartbeat {
  readonly #environment: Pick<Environment, 'now' | 'timers'>;
  readonly #events: HeartbeatEvents;
  #unanswered = 0;
  #oldestPingAt = 0;
  #cancel: CancelTimer = () => {};

  constructor(environment: Pick<Environment, 'now' | 'timers'>, events: HeartbeatEvents) {
    this.#environment = environment;
    this.#events = events;
  }

  /** Pings at once, so that latency is known early, and then every 5,000 ms. */
  start(): void {
    this.#beat();
  }

  stop(): void {
    this.#cancel();
  }

  /** The server has answered. */
  pong(): void {
    const passed = this.#environment.now() - this.#oldestPingAt;
    // Less than nothing is of a clock that was set back meanwhile.
    if (this.#unanswered > 0 && passed >= 0) this.#events.onLatency(passed);
    this.#unanswered = 0;
  }

  /** Checks quickly whether the socket is still alive: ping, 500 ms, ping, 500 ms, lost. */
  probe(): void {
    this.#unanswered = 0;
    this.#ping();
    this.#schedule(PROBE_WAIT_MS, () => this.#probeAgain());
  }

  #probeAgain(): void {
    if (this.#unanswered === 0) return this.#schedule(PING_INTERVAL_MS, () => this.#beat());
    this.#ping();
    this.#schedule(PROBE_WAIT_MS, () => {
      if (this.#unanswered > 0) this.#events.onLost();
      else this.#schedule(PING_INTERVAL_MS, () => this.#beat());
    });
  }

  #beat(): void {
    if (this.#unanswered > MAX_UNANSWERED_PINGS) return this.#events.onLost();
    this.#ping();
    this.#schedule(PING_INTERVAL_MS, () => this.#beat());
  }

  #ping(): void {
    if (this.#unanswered === 0) this.#oldestPingAt = this.#environment.now();
    this.#unanswered++;
    this.#events.ping();
  }

  #schedule(ms: number, run: () => void): void {
    this.#cancel();
    this.#cancel = this.#environment.timers.after(ms, run);
  }
}
