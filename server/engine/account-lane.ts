import { AccountBook, type Surroundings } from './account-book.ts';
import type { AccountStore } from './account-store.ts';
import type { ChangeSet } from './book-order.ts';

/** Between attempts to read an account again after a booking failed. */
const RETRY_MS = 1_000;

export interface LaneOptions {
  readonly store: AccountStore;
  readonly world: Surroundings;
  /** Called when a change is durable. */
  readonly onBooked: (changes: ChangeSet) => void;
  /** Called when the account was read again after a booking failed. */
  readonly onRecovered: (lane: AccountLane) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * The one way to an account. Rules run at once, in memory, in the order of events; what they did is booked behind them
 * in the same order, and nobody is told of it before it is durable. Commands of an account run one at a time.
 */
export class AccountLane {
  readonly id: number;
  readonly #options: LaneOptions;
  #book: AccountBook;
  #commands: Promise<unknown> = Promise.resolve();
  #writes: Promise<void> = Promise.resolve();
  /** Commands and bookings under way. */
  #busy = 0;
  /** Set when a booking failed: memory is ahead of the database until it has been read again. */
  #failed = false;

  private constructor(book: AccountBook, options: LaneOptions) {
    this.id = book.id;
    this.#book = book;
    this.#options = options;
  }

  static async open(id: number, options: LaneOptions): Promise<AccountLane> {
    return new AccountLane(await readBook(id, options), options);
  }

  get book(): AccountBook {
    return this.#book;
  }

  /** Whether memory holds nothing of the account that the database does not, and no tick concerns it. */
  get isAtRest(): boolean {
    const [watched] = this.#book.instruments();
    return this.#busy === 0 && !this.#failed && !this.#book.hasChanges && watched === undefined;
  }

  /** Runs a command after those before it; its result comes when what it did is durable. */
  command<T>(work: (book: AccountBook) => Promise<T> | T): Promise<T> {
    const earlier = this.#commands;
    const run = this.#whileBusy(async () => {
      await earlier;
      if (this.#failed) await this.#recover();
      const result = await work(this.#book);
      await this.#bookChanges();
      return result;
    });
    this.#commands = run.catch(() => undefined);
    return run;
  }

  /**
   * Applies a new price; what it causes is booked behind. A failure shows in the next command, and is this account's alone:
   * the next one gets the price, too.
   */
  onPrice(index: number): void {
    if (this.#failed) return;
    try {
      this.#book.onPrice(index);
    } catch (error) {
      return this.#fail(error);
    }
    if (this.#book.hasChanges) this.#bookChanges().catch(() => undefined);
  }

  /** Resolves when everything that happened so far is durable, or has been undone. */
  async settled(): Promise<void> {
    let seen: Promise<void> | undefined;
    while (seen !== this.#writes) {
      seen = this.#writes;
      await seen.catch(() => undefined);
    }
    if (this.#failed) await this.command(() => undefined);
  }

  #bookChanges(): Promise<void> {
    if (!this.#book.hasChanges) return this.#writes;
    const changes = this.#book.takeChanges();
    const earlier = this.#writes;
    const write = this.#whileBusy(async () => {
      await earlier;
      await this.#options.store.book(changes);
      this.#options.onBooked(changes);
    });
    this.#writes = write;
    write.catch((error: unknown) => this.#fail(error));
    return write;
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
    this.#book = await readBook(this.id, this.#options);
    this.#writes = Promise.resolve();
    this.#failed = false;
    for (const index of this.#book.instruments()) this.onPrice(index);
    this.#options.onRecovered(this);
  }
}

async function readBook(id: number, { store, world }: LaneOptions): Promise<AccountBook> {
  const { balance, openOrders } = await store.load(id);
  return new AccountBook(id, balance, openOrders, world);
}
