import type { AccountStore } from './account-store.ts';
import type { EngineContext } from './engine-context.ts';
import type { DomainEvent } from './model/domain-event.ts';
import type { StoredAccount } from './model/stored-account.ts';
import { TradingAccount } from './trading-account.ts';

/** Between attempts to read an account again after a booking failed. */
const RETRY_MS = 1_000;

/** What a queue works with, and who hears of what it does. */
export interface QueueOptions {
  readonly store: AccountStore;
  readonly context: EngineContext;
  /** Called at once with what has happened, at the prices at which it did; it is not durable yet, and may come to nothing. */
  readonly onHappened: (events: readonly DomainEvent[]) => void;
  /** Called with what has become durable: each event once and in order, also those of a booking that seemed to have failed. */
  readonly onBooked: (events: readonly DomainEvent[]) => void;
  /** Called when the account can no longer be relied on, because a booking or a rule failed. */
  readonly onFailed: (queue: AccountQueue) => void;
  /** Called when the account was read again after that. */
  readonly onRecovered: (queue: AccountQueue) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * The one way to an account. Rules run at once, in memory, in the order of events; what they did is booked behind them
 * in the same order, and nobody is told of it before it is durable. Commands of an account run one at a time.
 */
export class AccountQueue {
  readonly id: number;
  readonly #options: QueueOptions;
  #account: TradingAccount;
  /** Number of the newest event that `onBooked` was called with. */
  #told: number;
  #commands: Promise<unknown> = Promise.resolve();
  #writes: Promise<void> = Promise.resolve();
  /** Commands and bookings under way. */
  #busy = 0;
  /** Set when a booking failed: memory is ahead of the database until it has been read again. */
  #failed = false;

  constructor(stored: StoredAccount, options: QueueOptions) {
    this.id = stored.id;
    this.#options = options;
    this.#account = new TradingAccount(stored, options.context);
    this.#told = stored.sequence;
  }

  get account(): TradingAccount {
    return this.#account;
  }

  /** Whether a booking failed and the account has not been read again since. */
  get hasFailed(): boolean {
    return this.#failed;
  }

  /** Whether memory holds nothing of the account that the database does not, and no tick concerns it. */
  get isIdle(): boolean {
    return this.#busy === 0 && !this.#failed && !this.#account.hasChanges && this.#account.isFlat;
  }

  /**
   * Runs a command after those before it; its result comes when what it did is durable.
   * @throws what `work` throws; DatabaseUnavailableError or OutcomeUnknownError when the booking failed, after which the
   * account is read again before the next command
   */
  command<T>(work: (account: TradingAccount) => Promise<T> | T): Promise<T> {
    const earlier = this.#commands;
    const run = this.#whileBusy(async () => {
      await earlier;
      if (this.#failed) await this.#recover();
      const result = await work(this.#account);
      await this.#bookChanges();
      return result;
    });
    this.#commands = run.catch(() => undefined);
    return run;
  }

  /**
   * Applies a new price; what it causes is booked behind. A failure shows in the next command, and is this account's alone.
   * False where the account cannot be relied on.
   */
  onPrice(index: number): boolean {
    if (this.#failed) return false;
    try {
      this.#account.onPrice(index);
    } catch (error) {
      this.#fail(error);
      return false;
    }
    if (this.#account.hasChanges) this.#bookChanges().catch(() => undefined);
    return true;
  }

  /** Resolves when everything that happened so far is durable, or has been undone. @throws what reading the account again throws */
  async settled(): Promise<void> {
    let seen: Promise<void> | undefined;
    while (seen !== this.#writes) {
      seen = this.#writes;
      await seen.catch(() => undefined);
    }
    if (this.#failed) await this.command(() => undefined);
  }

  #bookChanges(): Promise<void> {
    if (!this.#account.hasChanges) return this.#writes;
    const booking = this.#account.takeBooking();
    this.#options.onHappened(booking.events);
    const earlier = this.#writes;
    const write = this.#whileBusy(async () => {
      await earlier;
      await this.#options.store.book(booking);
      this.#tell(booking.events);
    });
    this.#writes = write;
    write.catch((error: unknown) => this.#fail(error));
    return write;
  }

  #tell(events: readonly DomainEvent[]): void {
    this.#told = events.at(-1)?.sequence ?? this.#told;
    this.#options.onBooked(events);
  }

  async #whileBusy<T>(work: () => Promise<T>): Promise<T> {
    this.#busy++;
    try {
      return await work();
    } finally {
      this.#busy--;
    }
  }

  #fail(error: unknown): void {
    if (this.#failed) return;
    this.#failed = true;
    this.#options.onFailed(this);
    this.#options.onError(error);
    this.#retry();
  }

  /** Positions must not stay out of the market's sight until their owner comes back. */
  #retry(): void {
    const attempt = (): void => {
      this.command(() => undefined).catch(() => this.#failed && this.#retry());
    };
    setTimeout(attempt, RETRY_MS).unref();
  }

  /** Reads the account again: whether a failed booking was made after all, only the database knows. */
  async #recover(): Promise<void> {
    await this.#writes.catch(() => undefined);
    const { store, context } = this.#options;
    const [stored] = await store.load([this.id]);
    if (!stored) throw new Error(`Account ${this.id} was not read`);
    const missed = stored.sequence > this.#told ? await store.eventsAfter(this.id, this.#told) : [];
    this.#account = new TradingAccount(stored, context);
    this.#writes = Promise.resolve();
    this.#failed = false;
    if (missed.length > 0) this.#tell(missed);
    for (const index of this.#account.priceLevels().keys()) this.onPrice(index);
    this.#options.onRecovered(this);
  }
}
