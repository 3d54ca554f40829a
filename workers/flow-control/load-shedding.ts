import type { SlowPart } from '../../src/contract/worker/state.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { CancelTimer, Environment } from '../environment.ts';
import type { MarketData } from '../market/market-data.ts';
import type { LiveConnection } from '../subscriptions/live-connection.ts';
import { Backlog } from './backlog.ts';
import { IgnoredPace } from './ignored-pace.ts';
import type { LimitedPrices } from './limited-prices.ts';
import { MessagePace } from './message-pace.ts';
import { PricePolling } from './price-polling.ts';
import { ThreadProbe } from './thread-probe.ts';

/** Ms between two messages of a topic: each price is shown anew within a second, on a device that needs half of one to show it. */
const LIMITED_EVERY_MS = 250;
/** More is asked for again after a minute; each time that it was too much, after twice as long. */
const FIRST_REST_MS = 60_000;
const LONGEST_REST_MS = 16 * 60_000;
/** So many windows behind, in a row, are a queue. A line that stood still for a moment catches up within a second. */
const BEHIND_WINDOWS = 8;
/** So many windows in which the delay grew, in a row, are the beginning of one. */
const GROWING_WINDOWS = 2;
/** For so long what is asked for again is on trial: fewer windows end it, for the cause is known. */
const TRIAL_MS = 10_000;
const TRIAL_WINDOWS = 4;
/** Of a ping's answer. */
const SOON_MS = 500;

/** What sheds, and from where it is seen that it has to. */
export interface LoadSheddingDependencies {
  readonly connection: LiveConnection;
  readonly environment: Environment;
  readonly events: ClientEmitter;
  readonly market: MarketData;
}

/**
 * Keeps what is shown near what the server sends: where messages queue faster than they can be read, those that wait are
 * given up with their socket, and less is asked for on the next one. The way back has two steps: every instrument, seldom;
 * then all that can be shown.
 */
export class LoadShedding {
  readonly #dependencies: LoadSheddingDependencies;
  readonly #prices: LimitedPrices;
  #backlog: Backlog;
  readonly #ignored = new IgnoredPace();
  readonly #pace: MessagePace;
  readonly #polling: PricePolling;
  readonly #probe: ThreadProbe;
  #phase: 'none' | 'probing' | 'late' | 'limited' | 'polled' | 'eased' | 'trial' = 'none';
  /** What was slow when last something was. */
  #slow: SlowPart = 'device';
  #restMs = FIRST_REST_MS;
  #cancel: CancelTimer = () => {};

  constructor(dependencies: LoadSheddingDependencies, prices: LimitedPrices) {
    this.#dependencies = dependencies;
    this.#prices = prices;
    const { connection, environment, events, market } = dependencies;
    this.#polling = new PricePolling(connection.topics, environment);
    this.#probe = new ThreadProbe(environment);
    this.#pace = new MessagePace(environment, (every) => prices.setPace('device', every));
    this.#backlog = new Backlog(market.leastDelay);
    events.on('pricesMoved', ({ serverTime }) => this.#note(serverTime, environment.now()));
    events.on('connected', () => this.#polling.connected());
    events.on('visibilityChanged', ({ visible }) => this.#polling.setVisible(visible));
  }

  #note(serverTime: number, now: number): void {
    this.#polling.heard(now);
    this.#ignored.note(serverTime);
    // Another question would let a server that was told to pause send on.
    if (this.#phase !== 'polled') this.#pace.note(now);
    const hasWindowEnded = this.#backlog.note(now - serverTime, now);
    this.#probe.check(now);
    // A server that goes on with what it is not asked for.
    if (this.#phase === 'limited' && this.#prices.limitedTo === undefined) this.#poll();
    else if (hasWindowEnded) this.#judge();
  }

  #judge(): void {
    const { behind, growing } = this.#backlog;
    const isQueue = growing >= GROWING_WINDOWS || behind >= BEHIND_WINDOWS;
    if (this.#phase === 'none' && (growing > 0 || isQueue)) this.#findCause();
    else if (this.#phase === 'late' && isQueue) this.#limit('device');
    else if (this.#phase === 'late' && growing === 0) this.#phase = 'none';
    else if (this.#phase === 'eased' && isQueue) this.#limit(this.#slow);
    else if (this.#phase === 'trial' && (isQueue || behind >= TRIAL_WINDOWS)) this.#limit(this.#slow);
  }

  #findCause(): void {
    this.#phase = 'probing';
    this.#probe.start((isLate) => {
      this.#phase = isLate ? 'late' : 'none';
      if (isLate) this.#judge();
      // A line whose delay has begun to grow may be as it was in a moment.
      else if (this.#backlog.behind >= BEHIND_WINDOWS) this.#judgeLine();
    });
  }

  #judgeLine(): void {
    const { state } = this.#dependencies.connection;
    const isSoon = state.phase === 'open' && state.latencyMs !== undefined && state.latencyMs < SOON_MS;
    // Where answers to pings come soon, nothing queues: one of the clocks was set.
    if (isSoon) this.#backlog = new Backlog();
    else this.#limit('line');
  }

  #limit(slow: SlowPart): void {
    this.#slow = slow;
    this.#dependencies.connection.setSlow(slow);
    // Asked for less, it would send as much, and that would have to be seen first.
    if (this.#ignored.isIgnored) return this.#poll();
    this.#phase = 'limited';
    this.#prices.set('load', LIMITED_EVERY_MS);
    this.#giveUpWaiting();
    this.#after(this.#restMs, () => this.#ease());
    this.#restMs = Math.min(2 * this.#restMs, LONGEST_REST_MS);
  }

  /** What was left out comes again, as seldom as the rest. */
  #ease(): void {
    this.#relax('eased', LIMITED_EVERY_MS);
    this.#after(this.#restMs, () => this.#end());
  }

  #poll(): void {
    this.#phase = 'polled';
    this.#pace.reset();
    this.#polling.start();
    // What it has sent meanwhile would be read for longer than another socket takes.
    this.#giveUpWaiting();
    // Nothing is left out, so nobody waits for more.
    this.#after(LONGEST_REST_MS, () => this.#end());
  }

  #giveUpWaiting(): void {
    this.#backlog = new Backlog();
    this.#dependencies.connection.restart();
  }

  #end(): void {
    this.#polling.stop();
    this.#relax('trial');
    this.#dependencies.connection.setSlow(undefined);
    this.#after(TRIAL_MS, () => (this.#phase = 'none'));
  }

  #relax(phase: 'eased' | 'trial', every?: number): void {
    this.#phase = phase;
    this.#backlog = new Backlog();
    this.#prices.setPace('load', every);
    this.#prices.set('load');
  }

  #after(ms: number, next: () => void): void {
    this.#cancel();
    this.#cancel = this.#dependencies.environment.timers.after(ms, next);
  }
}
