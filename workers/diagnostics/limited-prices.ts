import type { EpochMs } from '../../src/domain/candle.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import type { AccountSync } from '../account/account-sync.ts';
import type { ClientEmitter, ClientEvents } from '../client-events.ts';
import type { CancelTimer, Environment } from '../environment.ts';
import type { VisibleInstruments } from '../publish/visible-instruments.ts';
import type { LiveConnection } from '../subscriptions/live-connection.ts';

/** A list that is scrolled asks once, where it comes to rest, or after so long. */
const GATHER_MS = 300;
/** By then what was sent before the server heard of the limit has come. */
const HEARD_MS = 5_000;

/** Why less is asked for: the user saves data, or this device or its line does not keep up with all of it. */
type LimitReason = 'dataSaver' | 'load';

/** What is asked for of the prices where there is a reason. */
export interface Limit {
  /** Ms between two messages of a topic, at least. */
  readonly every: number;
  /** Of every instrument, and not of those alone that are needed. */
  readonly ofAll?: boolean;
}

/** Where instruments come into view, and the topics that are limited to them. */
export interface LimitedPricesDependencies {
  readonly account: AccountSync;
  readonly connection: LiveConnection;
  readonly environment: Environment;
  readonly events: ClientEmitter;
  readonly visible: VisibleInstruments;
}

/**
 * While there is a reason, the server is asked seldom for a message of each topic, and, unless every reason leaves all of
 * them, only for the instruments on screen, in ticket and chart, and of open orders, on whose prices the account rests. What
 * is not asked for grows stale.
 */
export class LimitedPrices {
  readonly #dependencies: LimitedPricesDependencies;
  readonly #reasons = new Map<LimitReason, Limit>();
  /** By all reasons together; undefined: there is none. */
  #limit: Limit | undefined;
  #only: readonly InstrumentId[] | undefined;
  #askedAt: EpochMs = 0;
  #isIgnored = false;
  #cancel: CancelTimer | undefined;

  constructor(dependencies: LimitedPricesDependencies) {
    this.#dependencies = dependencies;
    const { events } = dependencies;
    events.on('valuesAppeared', ({ instruments }) => instruments.length > 0 && this.#askSoon());
    events.on('ordersChanged', () => this.#askSoon());
    // With every ping: what is no longer looked at is let go without a timer of its own.
    events.on('connectionChanged', () => this.#ask());
    events.on('disconnected', () => (this.#isIgnored = false));
    // A new socket is asked for less before it sends anything.
    events.on('connected', () => (this.#askedAt = 0));
    events.on('pricesMoved', (message) => this.#notice(message));
  }

  /** How many instruments the server is asked for; undefined where it sends all. */
  get limitedTo(): number | undefined {
    return this.#isIgnored ? undefined : this.#only?.length;
  }

  /** @param limit undefined: the reason is gone */
  set(reason: LimitReason, limit: Limit | undefined): void {
    if (limit === undefined) this.#reasons.delete(reason);
    else this.#reasons.set(reason, limit);
    const left = leastOf([...this.#reasons.values()]);
    if (left?.every === this.#limit?.every && left?.ofAll === this.#limit?.ofAll) return;
    this.#limit = left;
    this.#only = undefined;
    if (left?.ofAll === false) return this.#ask();
    this.#cancel?.();
    this.#cancel = undefined;
    this.#dependencies.connection.topics.limitPrices(left && { every: left.every });
  }

  #askSoon(): void {
    if (this.#limit?.ofAll !== false || this.#cancel) return;
    this.#cancel = this.#dependencies.environment.timers.after(GATHER_MS, () => {
      this.#cancel = undefined;
      this.#ask();
    });
  }

  #ask(): void {
    if (this.#limit?.ofAll !== false || this.#isIgnored) return;
    const only = this.#needed();
    if (isSame(only, this.#only)) return;
    this.#only = only;
    this.#askedAt = this.#dependencies.environment.now();
    this.#dependencies.connection.topics.limitPrices({ only, every: this.#limit.every });
  }

  #needed(): InstrumentId[] {
    const { account, visible } = this.#dependencies;
    const { open, pending } = account.lists.state;
    const ofOrders = [...open.orders, ...pending.orders].map(({ instrumentId }) => instrumentId);
    return [...new Set([...visible.instruments, ...ofOrders])].sort((a, b) => a - b);
  }

  /** A server that sends what it was not asked for does not know limits: telling it more would only cost bytes. */
  #notice({ moves }: ClientEvents['pricesMoved']): void {
    const only = this.#only;
    if (!only || this.#isIgnored) return;
    if (this.#dependencies.environment.now() - this.#askedAt < HEARD_MS) return;
    this.#isIgnored = moves.some(({ id }) => !only.includes(id));
  }
}

function leastOf(limits: readonly Limit[]): Limit | undefined {
  if (limits.length === 0) return undefined;
  return { every: Math.max(...limits.map(({ every }) => every)), ofAll: limits.every(({ ofAll = false }) => ofAll) };
}

function isSame(some: readonly InstrumentId[], others: readonly InstrumentId[] | undefined): boolean {
  return some.length === others?.length && some.every((id, index) => id === others[index]);
}
