import type { EpochMs } from '../../src/domain/candle.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import { isWithin } from '../../src/lib/time-passed.ts';
import type { AccountSync } from '../account/account-sync.ts';
import type { ClientEmitter, ClientEvents } from '../client-events.ts';
import type { CancelTimer, Environment } from '../environment.ts';
import type { VisibleInstruments } from '../publish/visible-instruments.ts';
import type { LiveConnection } from '../subscriptions/live-connection.ts';
import type { PriceLimits } from '../subscriptions/topic-registry.ts';

/** A list that is scrolled asks once, where it comes to rest, or after so long. */
const GATHER_MS = 300;
/** By then what was sent before the server heard of the limit has come. */
const HEARD_MS = 5_000;

/** Why less is asked for: the user saves data, or this device or its line does not keep up with all of it. */
type LimitReason = 'dataSaver' | 'load';
/** Why every instrument is asked for, but less often: what was left out has just come again, or this device shows few frames in a second. */
type PaceReason = 'load' | 'device';

/** Where instruments come into view, and the topics that are limited to them. */
export interface LimitedPricesDependencies {
  readonly account: AccountSync;
  readonly connection: LiveConnection;
  readonly environment: Environment;
  readonly events: ClientEmitter;
  readonly visible: VisibleInstruments;
}

/**
 * While there is a reason, the server is asked only for the instruments on screen, in ticket and chart, and of open orders,
 * on whose prices the account rests, and seldom for a message of each topic. What is not asked for grows stale.
 */
export class LimitedPrices {
  readonly #dependencies: LimitedPricesDependencies;
  readonly #reasons = new Map<LimitReason, number>();
  readonly #paces = new Map<PaceReason, number>();
  /** What is asked for where there is no reason to limit. */
  #pace: PriceLimits | undefined;
  /** Ms between two messages of a topic; undefined: there is no reason. */
  #every: number | undefined;
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
    events.on('disconnected', () => {
      this.#isIgnored = false;
      // The next socket is asked for less before it sends anything.
      this.#askedAt = 0;
    });
    events.on('pricesMoved', (message) => this.#notice(message));
  }

  /** How many instruments the server is asked for; undefined where it sends all. */
  get limitedTo(): number | undefined {
    return this.#isIgnored ? undefined : this.#only?.length;
  }

  /** @param every ms between two messages of a topic, at least; without it the reason is gone */
  set(reason: LimitReason, every?: number): void {
    const longest = longestWith(this.#reasons, reason, every);
    if (longest === this.#every) return;
    this.#every = longest;
    this.#only = undefined;
    if (longest !== undefined) return this.#ask();
    this.#cancel?.();
    this.#cancel = undefined;
    this.#dependencies.connection.topics.limitPrices(this.#pace);
  }

  /** How often every instrument is asked for while nothing is limited. @param every ms; without it the reason is gone */
  setPace(reason: PaceReason, every?: number): void {
    const longest = longestWith(this.#paces, reason, every);
    if (longest === this.#pace?.every) return;
    this.#pace = longest === undefined ? undefined : { every: longest };
    if (this.#every === undefined) this.#dependencies.connection.topics.limitPrices(this.#pace);
  }

  #askSoon(): void {
    if (this.#every === undefined || this.#cancel) return;
    this.#cancel = this.#dependencies.environment.timers.after(GATHER_MS, () => {
      this.#cancel = undefined;
      this.#ask();
    });
  }

  #ask(): void {
    const every = this.#every;
    if (every === undefined || this.#isIgnored) return;
    const only = this.#needed();
    if (isSame(only, this.#only)) return;
    this.#only = only;
    this.#askedAt = this.#dependencies.environment.now();
    this.#dependencies.connection.topics.limitPrices({ only, every });
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
    if (isWithin(HEARD_MS, this.#askedAt, this.#dependencies.environment.now())) return;
    this.#isIgnored = moves.some(({ id }) => !only.includes(id));
  }
}

/** Of all reasons, one of which is as given from now on. */
function longestWith<R>(reasons: Map<R, number>, reason: R, every: number | undefined): number | undefined {
  if (every === undefined) reasons.delete(reason);
  else reasons.set(reason, every);
  return reasons.size > 0 ? Math.max(...reasons.values()) : undefined;
}

function isSame(some: readonly InstrumentId[], others: readonly InstrumentId[] | undefined): boolean {
  return some.length === others?.length && some.every((id, index) => id === others[index]);
}
