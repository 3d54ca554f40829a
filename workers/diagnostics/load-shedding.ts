import type { ConnectionState, SlowPart } from '../../src/contract/worker/state.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { CancelTimer, Environment } from '../environment.ts';
import type { MarketData } from '../market/market-data.ts';
import type { LiveConnection } from '../subscriptions/live-connection.ts';
import type { PriceLimits } from '../subscriptions/topic-registry.ts';
import { Backlog } from './backlog.ts';
import type { LimitedPrices } from './limited-prices.ts';
import { PricePolling } from './price-polling.ts';

/** Ms between two messages of a topic: each price is shown anew within a second, on a device that needs half of one to show it. */
const LIMITED_EVERY_MS = 250;
/** More is asked for again after a minute; each time that it was too much, after twice as long. */
const FIRST_REST_MS = 60_000;
const LONGEST_REST_MS = 16 * 60_000;
/** So many windows behind, in a row, are a queue. A line that stood still for a moment catches up within the first. */
const BEHIND_WINDOWS = 2;
/** For so long what is asked for again is on trial: the first window behind ends it, and the cause is known. */
const TRIAL_MS = 10_000;
/** Short timers in a row: they come late where the thread does not get done with what it reads. */
const PROBES = 10;
const PROBE_MS = 10;
const LATE_MS = 250;
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
  readonly #backlog: Backlog;
  readonly #polling: PricePolling;
  #phase: 'none' | 'probing' | 'limited' | 'polled' | 'eased' | 'trial' = 'none';
  /** What was slow when last something was. */
  #slow: SlowPart = 'device';
  #restMs = FIRST_REST_MS;
  #cancel: CancelTimer = () => {};

  constructor(dependencies: LoadSheddingDependencies, prices: LimitedPrices) {
    this.#dependencies = dependencies;
    this.#prices = prices;
    const { connection, environment, events, market } = dependencies;
    this.#polling = new PricePolling(connection.topics, environment);
    this.#backlog = new Backlog(market.leastDelay);
    events.on('pricesMoved', ({ serverTime }) => this.#note(serverTime, environment.now()));
    events.on('connected', () => this.#polling.connected());
    events.on('visibilityChanged', ({ visible }) => this.#polling.setVisible(visible));
  }

  #note(serverTime: number, now: number): void {
    const behind = this.#backlog.note(now - serverTime, now);
    this.#polling.heard(now);
    // A server that goes on with what it is not asked for.
    if (this.#phase === 'limited' && this.#prices.limitedTo === undefined) return this.#poll(behind);
    if (behind > 0 && this.#phase === 'trial') return this.#limit(this.#slow);
    if (behind < BEHIND_WINDOWS) return;
    if (this.#phase === 'eased') this.#limit(this.#slow);
    else if (this.#phase === 'none') void this.#probe();
  }

  async #probe(): Promise<void> {
    const { connection, environment } = this.#dependencies;
    this.#phase = 'probing';
    const slow = (await isLate(environment)) ? 'device' : slowLine(connection.state);
    if (slow) return this.#limit(slow);
    this.#phase = 'none';
    this.#backlog.reset();
  }

  #limit(slow: SlowPart): void {
    this.#phase = 'limited';
    this.#slow = slow;
    this.#dependencies.connection.setSlow(slow);
    this.#prices.set('load', LIMITED_EVERY_MS);
    this.#giveUpWaiting();
    this.#after(this.#restMs, () => this.#ease());
    this.#restMs = Math.min(2 * this.#restMs, LONGEST_REST_MS);
  }

  /** What was left out comes again, as seldom as the rest. */
  #ease(): void {
    this.#relax('eased', { every: LIMITED_EVERY_MS });
    this.#after(this.#restMs, () => this.#end());
  }

  #poll(behind: number): void {
    this.#phase = 'polled';
    if (behind > 0) this.#giveUpWaiting();
    this.#polling.start();
    // Nothing is left out, so nobody waits for more.
    this.#after(LONGEST_REST_MS, () => this.#end());
  }

  #giveUpWaiting(): void {
    this.#backlog.reset();
    this.#dependencies.connection.restart();
  }

  #end(): void {
    this.#polling.stop();
    this.#relax('trial');
    this.#dependencies.connection.setSlow(undefined);
    this.#after(TRIAL_MS, () => (this.#phase = 'none'));
  }

  #relax(phase: 'eased' | 'trial', pace?: PriceLimits): void {
    this.#phase = phase;
    this.#backlog.reset();
    this.#prices.setPace(pace);
    this.#prices.set('load');
  }

  #after(ms: number, next: () => void): void {
    this.#cancel();
    this.#cancel = this.#dependencies.environment.timers.after(ms, next);
  }
}

/** Whether this thread does not get done with what it reads. */
async function isLate({ now, timers }: Pick<Environment, 'now' | 'timers'>): Promise<boolean> {
  const begun = now();
  for (let probe = 1; probe <= PROBES; probe++) {
    await new Promise<void>((resolve) => void timers.after(PROBE_MS, resolve));
    // On a thread that is far behind a single one takes its time.
    if (now() - begun - probe * PROBE_MS >= LATE_MS) return true;
  }
  return false;
}

/** Where answers to pings come soon, nothing queues: one of the clocks was set. */
function slowLine(state: ConnectionState): SlowPart | undefined {
  const isSoon = state.phase === 'open' && state.latencyMs !== undefined && state.latencyMs < SOON_MS;
  return isSoon ? undefined : 'line';
}
