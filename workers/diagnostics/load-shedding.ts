import type { ConnectionState, SlowPart } from '../../src/contract/worker/state.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { CancelTimer, Environment, Timers } from '../environment.ts';
import type { MarketData } from '../market/market-data.ts';
import type { LiveConnection } from '../subscriptions/live-connection.ts';
import { Backlog } from './backlog.ts';
import type { LimitedPrices } from './limited-prices.ts';

/** Ms between two messages of a topic: each price is shown anew within a second, on a device that needs half of one to show it. */
const LIMITED_EVERY_MS = 250;
/** A server that knows no limits is asked for all prices again and again, and for nothing between. */
const POLL_EVERY_MS = 800;
/** Everything is asked for again after a minute; each time that it was too much, after twice as long. */
const FIRST_REST_MS = 60_000;
const LONGEST_REST_MS = 16 * 60_000;
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
 * given up with their socket, and less is asked for on the next one.
 */
export class LoadShedding {
  readonly #dependencies: LoadSheddingDependencies;
  readonly #prices: LimitedPrices;
  readonly #backlog: Backlog;
  #phase: 'none' | 'probing' | 'limited' | 'polling' = 'none';
  #isAwaited = false;
  #restMs = FIRST_REST_MS;
  #cancelPoll: CancelTimer = () => {};

  constructor(dependencies: LoadSheddingDependencies, prices: LimitedPrices) {
    this.#dependencies = dependencies;
    this.#prices = prices;
    const { environment, events, market } = dependencies;
    this.#backlog = new Backlog(market.leastDelay);
    events.on('pricesMoved', ({ serverTime }) => this.#note(serverTime, environment.now()));
    events.on('visibilityChanged', ({ visible }) => {
      this.#cancelPoll();
      if (visible && this.#phase === 'polling') this.#poll();
    });
  }

  #note(serverTime: number, now: number): void {
    const queues = this.#backlog.note(now - serverTime, now);
    if (this.#isAwaited) this.#hold();
    if (!queues) return;
    if (this.#phase === 'none') void this.#shed();
    else if (this.#phase === 'limited' && this.#prices.limitedTo === undefined) this.#startPolling();
  }

  async #shed(): Promise<void> {
    const { connection, environment } = this.#dependencies;
    this.#phase = 'probing';
    const slow = (await isLate(environment)) ? 'device' : slowLine(connection.state);
    this.#phase = slow ? 'limited' : 'none';
    if (!slow) return this.#backlog.reset();
    connection.setSlow(slow);
    this.#prices.set('load', LIMITED_EVERY_MS);
    this.#giveUpWaiting();
    environment.timers.after(this.#restMs, () => this.#end());
    this.#restMs = Math.min(2 * this.#restMs, LONGEST_REST_MS);
  }

  #startPolling(): void {
    this.#phase = 'polling';
    this.#giveUpWaiting();
    this.#poll();
  }

  #poll(): void {
    const { connection, environment } = this.#dependencies;
    connection.topics.renewPrices();
    this.#isAwaited = true;
    this.#cancelPoll = environment.timers.after(POLL_EVERY_MS, () => this.#poll());
  }

  /** All prices have come, or are on their way behind what has. */
  #hold(): void {
    this.#isAwaited = false;
    this.#dependencies.connection.topics.holdPrices();
  }

  #giveUpWaiting(): void {
    this.#backlog.reset();
    this.#dependencies.connection.restart();
  }

  #end(): void {
    const { connection } = this.#dependencies;
    this.#cancelPoll();
    this.#isAwaited = false;
    if (this.#phase === 'polling') connection.topics.renewPrices();
    this.#phase = 'none';
    this.#backlog.reset();
    this.#prices.set('load', undefined);
    connection.setSlow(undefined);
  }
}

/** Whether this thread does not get done with what it reads. */
async function isLate({ now, timers }: Pick<Environment, 'now' | 'timers'>): Promise<boolean> {
  const begun = now();
  for (let probe = 0; probe < PROBES; probe++) await pause(timers);
  return now() - begun - PROBES * PROBE_MS >= LATE_MS;
}

/** Where answers to pings come soon, nothing queues: one of the clocks was set. */
function slowLine(state: ConnectionState): SlowPart | undefined {
  const isSoon = state.phase === 'open' && state.latencyMs !== undefined && state.latencyMs < SOON_MS;
  return isSoon ? undefined : 'line';
}

function pause(timers: Timers): Promise<void> {
  return new Promise((resolve) => void timers.after(PROBE_MS, resolve));
}
