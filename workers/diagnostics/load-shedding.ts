import type { ConnectionState, SlowPart } from '../../src/contract/worker/state.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { Environment, Timers } from '../environment.ts';
import type { MarketData } from '../market/market-data.ts';
import type { LiveConnection } from '../subscriptions/live-connection.ts';
import { Backlog } from './backlog.ts';
import type { LimitedPrices } from './limited-prices.ts';
import { PricePolling } from './price-polling.ts';

/** Ms between two messages of a topic: each price is shown anew within a second, on a device that needs half of one to show it. */
const LIMITED_EVERY_MS = 250;
/** Everything is asked for again after a minute; each time that it was too much, after twice as long. */
const FIRST_REST_MS = 60_000;
const LONGEST_REST_MS = 16 * 60_000;
/** So many windows behind, in a row, are a queue. A line that stood still for a moment catches up within the first. */
const BEHIND_WINDOWS = 2;
/** For so long after it, everything that is asked for again is on trial: the first window behind ends it, and the cause is known. */
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
 * given up with their socket, and less is asked for on the next one.
 */
export class LoadShedding {
  readonly #dependencies: LoadSheddingDependencies;
  readonly #prices: LimitedPrices;
  readonly #backlog: Backlog;
  readonly #polling: PricePolling;
  #phase: 'none' | 'probing' | 'limited' | 'trial' = 'none';
  /** What was slow when last something was. */
  #slow: SlowPart = 'device';
  #restMs = FIRST_REST_MS;

  constructor(dependencies: LoadSheddingDependencies, prices: LimitedPrices) {
    this.#dependencies = dependencies;
    this.#prices = prices;
    const { connection, environment, events, market } = dependencies;
    this.#polling = new PricePolling(connection.topics, environment.timers);
    this.#backlog = new Backlog(market.leastDelay);
    events.on('pricesMoved', ({ serverTime }) => this.#note(serverTime, environment.now()));
    events.on('visibilityChanged', ({ visible }) => this.#polling.setVisible(visible));
  }

  #note(serverTime: number, now: number): void {
    const behind = this.#backlog.note(now - serverTime, now);
    this.#polling.heard();
    if (behind > 0 && this.#phase === 'trial') return this.#limit(this.#slow);
    if (behind < BEHIND_WINDOWS) return;
    if (this.#phase === 'none') void this.#probe();
    else if (this.#isIgnored && !this.#polling.isOn) this.#poll();
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
    const { connection, environment } = this.#dependencies;
    this.#phase = 'limited';
    this.#slow = slow;
    connection.setSlow(slow);
    this.#prices.set('load', LIMITED_EVERY_MS);
    this.#giveUpWaiting();
    environment.timers.after(this.#restMs, () => this.#end());
    this.#restMs = Math.min(2 * this.#restMs, LONGEST_REST_MS);
  }

  /** Whether the server goes on with what it is not asked for. */
  get #isIgnored(): boolean {
    return this.#phase === 'limited' && this.#prices.limitedTo === undefined;
  }

  #poll(): void {
    this.#giveUpWaiting();
    this.#polling.start();
  }

  #giveUpWaiting(): void {
    this.#backlog.reset();
    this.#dependencies.connection.restart();
  }

  #end(): void {
    const { connection, environment } = this.#dependencies;
    this.#phase = 'trial';
    this.#polling.stop();
    this.#backlog.reset();
    this.#prices.set('load', undefined);
    connection.setSlow(undefined);
    environment.timers.after(TRIAL_MS, () => {
      if (this.#phase === 'trial') this.#phase = 'none';
    });
  }
}

/** Whether this thread does not get done with what it reads. */
async function isLate({ now, timers }: Pick<Environment, 'now' | 'timers'>): Promise<boolean> {
  const begun = now();
  for (let probe = 1; probe <= PROBES; probe++) {
    await pause(timers);
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

function pause(timers: Timers): Promise<void> {
  return new Promise((resolve) => void timers.after(PROBE_MS, resolve));
}
