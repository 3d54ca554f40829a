import { compare, fromScaled, type Decimal } from '../../src/domain/decimal.ts';
import type { FeeType } from '../../src/domain/margin.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { TickKind } from '../feed/feed.ts';
import type { Market } from '../market/market.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { AccountLoader } from './account-loader.ts';
import { AccountQueue, type QueueOptions } from './account-queue.ts';
import type { AccountStore, BookedDeposit, HistoryPage } from './account-store.ts';
import { AccountTriggers } from './account-triggers.ts';
import type { EngineContext } from './engine-context.ts';
import type { DepositRequest } from './fund-request.ts';
import type { DomainEvent } from './model/domain-event.ts';
import type { Outcome } from './model/outcome.ts';
import { OrderIds } from './order-ids.ts';
import type { CloseRequest, OrderRequest, StopRequest } from './order-request.ts';
import { ResidentAccounts } from './resident-accounts.ts';
import type { TradingAccount } from './trading-account.ts';

/** Read at once when the engine starts. */
const ACCOUNTS_A_READ = 500;
const CLOSE_ALL: CloseRequest = { lots: undefined, clientId: undefined };

/** What holds for every account. */
export interface TradingTerms {
  readonly feeType: FeeType;
  /** Margin level in percent at which positions are closed. */
  readonly stopOutLevel: Decimal;
}

/** What the engine works with, and who hears of what it does. */
export interface EngineOptions {
  readonly catalogue: Catalogue;
  readonly market: Market;
  readonly store: AccountStore;
  readonly terms: TradingTerms;
  /** Called when events are durable, in the order of each account's events. */
  readonly onBooked: (events: readonly DomainEvent[]) => void;
  /** The accounts whose trades follow the market; all with open trades unless given. */
  readonly accounts?: readonly number[];
  /** Called with what made a booking fail; the account is then read again. */
  readonly onError: (error: unknown) => void;
}

type OrderResult = Result<Outcome, Refusal>;

/**
 * The order engine: sends ticks and commands to the accounts they concern. A command resolves when what it did is
 * durable, with what became of it or with the refusal.
 *
 * Every command throws `DatabaseUnavailableError` when nothing of it was booked, `OutcomeUnknownError` when only the
 * database knows, and `Error` for an account that does not exist.
 */
export class Engine {
  readonly #options: EngineOptions;
  readonly #queueOptions: QueueOptions;
  readonly #resident: ResidentAccounts;
  readonly #triggers = new AccountTriggers();
  readonly #witnesses: ((events: readonly DomainEvent[]) => void)[] = [];
  readonly #orderIds: OrderIds;
  readonly #loader: AccountLoader;

  private constructor(options: EngineOptions) {
    const { store, onBooked, onError } = options;
    this.#options = options;
    this.#orderIds = new OrderIds(() => store.reserveOrderIds());
    this.#loader = new AccountLoader((ids) => store.load(ids));
    this.#resident = new ResidentAccounts({
      open: (accountId) => this.#open(accountId),
      onEvicted: (queue) => this.#triggers.forget(queue),
    });
    this.#queueOptions = {
      store,
      context: contextOf(options, () => this.#orderIds.next()),
      onHappened: (events) => {
        for (const witness of this.#witnesses) witness(events);
      },
      onBooked,
      onFailed: (queue) => this.#triggers.forget(queue),
      onRecovered: (queue) => this.#triggers.watch(queue),
      onError,
    };
  }

  /**
   * Reads the accounts that it is for, then follows the market.
   * @throws OperatorError when an instrument in which something is open is not listed
   */
  static async start(options: EngineOptions): Promise<Engine> {
    const engine = new Engine(options);
    const ids = options.accounts ?? (await options.store.accountsWithOpenTrades());
    for (let at = 0; at < ids.length; at += ACCOUNTS_A_READ) await engine.#read(ids.slice(at, at + ACCOUNTS_A_READ));
    options.market.onTick((index, _, price, kind) => engine.#onTick(index, price, kind));
    return engine;
  }

  /**
   * Places an order; one with a client id that the account has used before is found instead, whatever else the request
   * says. Refused as `TradingAccount.place` refuses.
   */
  submit(accountId: number, request: OrderRequest): Promise<OrderResult> {
    return this.#command(accountId, async (account) => {
      const { clientId } = request;
      const known =
        clientId === undefined ? undefined : await this.#options.store.outcomeOfClientId(accountId, clientId);
      if (known) return ok(known);
      return this.#withOrderId(() => account.place(request));
    });
  }

  /** What has become of an account's order with a client id; undefined where there is none. */
  outcomeOf(accountId: number, clientId: string): Promise<Outcome | undefined> {
    return this.#command(accountId, () => this.#options.store.outcomeOfClientId(accountId, clientId));
  }

  /**
   * Closes a position, or so many lots of it; a part with a client id that the account has used before is found instead.
   * Refused as `TradingAccount.close` refuses; `notOpen` also for a position that is closed already.
   */
  close(accountId: number, id: number, request: CloseRequest = CLOSE_ALL): Promise<OrderResult> {
    return this.#onOrder(accountId, id, 'notOpen', async (account) => {
      const { clientId } = request;
      const known = clientId === undefined ? undefined : await this.#options.store.partOfClientId(accountId, clientId);
      return known ? ok(known) : this.#withOrderId(() => account.close(id, request));
    });
  }

  /** Takes a pending order back. Refused: `unknownOrder` (another's too); `notPending`, also for one that has ended. */
  cancel(accountId: number, id: number): Promise<OrderResult> {
    return this.#onOrder(accountId, id, 'notPending', (account) => this.#atPresent(() => account.cancel(id)));
  }

  /**
   * Sets the stops of a position or of a pending order. Refused as `TradingAccount.setStops` refuses; `notOpen` for
   * what has ended.
   */
  setStops(accountId: number, id: number, stops: StopRequest): Promise<OrderResult> {
    return this.#onOrder(accountId, id, 'notOpen', (account) => this.#atPresent(() => account.setStops(id, stops)));
  }

  /** Closes and cancels everything of a demo account and brings its cash back to the beginning. */
  reset(accountId: number): Promise<void> {
    return this.#command(accountId, (account) => this.#atPresent(() => account.reset()));
  }

  /**
   * Books money from outside, once for each reference: a repeat finds what was booked. `taken` when the reference stands
   * for another account or amount.
   */
  deposit(
    accountId: number,
    request: DepositRequest,
  ): Promise<(BookedDeposit & { readonly isNew: boolean }) | 'taken'> {
    return this.#command(accountId, async (account) => {
      const known = await this.#options.store.depositOf(request.reference);
      if (known) {
        const isSame = known.accountId === accountId && compare(known.amount, request.amount) === 0;
        return isSame ? { ...known, isNew: false } : 'taken';
      }
      this.#atPresent(() => account.funds.deposit(request));
      return { accountId, amount: request.amount, cashAfter: account.cash, isNew: true };
    });
  }

  /**
   * Runs `work` on an account, after the commands before it and the ticks that are there; what it does to the account is
   * durable when this resolves. @throws what `work` throws
   */
  command<T>(accountId: number, work: (account: TradingAccount) => Promise<T> | T): Promise<T> {
    return this.#command(accountId, (account) => this.#atPresent(() => work(account)));
  }

  /** What is read of the account as it is durably known, at current prices. */
  view<T>(accountId: number, read: (account: TradingAccount) => T): Promise<T> {
    return this.#resident.use(accountId, async (queue) => {
      await queue.settled();
      return read(queue.account);
    });
  }

  /**
   * Calls the listener with what has happened in any account, at once: prices and other accounts are as they were. It is not
   * durable yet and may come to nothing. The listener must not throw.
   */
  witness(listener: (events: readonly DomainEvent[]) => void): void {
    this.#witnesses.push(listener);
  }

  /** An account's equity at current prices, if the account is in memory; the account's money at 6 digits. */
  equityNow(accountId: number): Decimal | undefined {
    const queue = this.#resident.inMemory(accountId);
    return queue && !queue.hasFailed ? queue.account.summary.equity : undefined;
  }

  /** How many accounts are in memory. */
  get accountsInMemory(): number {
    return this.#resident.size;
  }

  /** Lets go of accounts that have become idle by themselves. */
  tidy(): Promise<void> {
    return this.#resident.tidy();
  }

  /**
   * Runs `work` for those of the accounts that nobody uses and that have no open trades; commands to them wait.
   * @throws what `work` throws
   */
  whileAbsent(accountIds: readonly number[], work: (absent: readonly number[]) => Promise<void>): Promise<void> {
    return this.#resident.whileAbsent(accountIds, work);
  }

  /** One page of what has ended. @param page from 1; pages have `PAGE_SIZE` rows */
  history(accountId: number, page: number): Promise<HistoryPage> {
    return this.#options.store.history(accountId, page);
  }

  /** Resolves when everything that happened so far is durable. @throws DatabaseUnavailableError while the database is away */
  async settled(): Promise<void> {
    for (const queue of await this.#resident.all()) await queue.settled();
  }

  /** A command comes after every tick that was there before it, whether or not it had been worked off. */
  #atPresent<T>(work: () => T): T {
    this.#options.market.catchUp();
    return work();
  }

  /** The same, for a command that may need an id. */
  async #withOrderId<T>(work: () => T): Promise<T> {
    while (this.#orderIds.isEmpty) await this.#orderIds.refill();
    return this.#atPresent(work);
  }

  #onTick(index: number, price: number, kind: TickKind): void {
    for (const queue of this.#triggers.concerned(index, price, kind)) {
      if (queue.onPrice(index)) this.#triggers.watch(queue);
    }
  }

  #command<T>(accountId: number, work: (account: TradingAccount) => Promise<T> | T): Promise<T> {
    return this.#resident.use(accountId, (queue) =>
      queue.command(async (account) => {
        const outcome = await work(account);
        this.#triggers.watch(queue);
        return outcome;
      }),
    );
  }

  /** A command on one order; of one that is closed it says so, of another's that it does not exist. */
  #onOrder(
    accountId: number,
    id: number,
    whenClosed: 'notOpen' | 'notPending',
    work: (account: TradingAccount) => Promise<OrderResult> | OrderResult,
  ): Promise<OrderResult> {
    return this.#command(accountId, async (account) => {
      const result = await work(account);
      if (result.ok || result.error.name !== 'unknownOrder') return result;
      return (await this.#options.store.hasOrder(accountId, id)) ? err(refusal(whenClosed)) : result;
    });
  }

  async #open(accountId: number): Promise<AccountQueue> {
    const queue = new AccountQueue(await this.#loader.load(accountId), this.#queueOptions);
    this.#triggers.watch(queue);
    return queue;
  }

  async #read(accountIds: readonly number[]): Promise<void> {
    const stored = await this.#options.store.load(accountIds);
    const queues = stored.map((account) => new AccountQueue(account, this.#queueOptions));
    this.#resident.add(queues);
    for (const queue of queues) this.#triggers.watch(queue);
  }
}

function contextOf({ catalogue, market, terms }: EngineOptions, nextOrderId: () => number): EngineContext {
  return {
    catalogue,
    ...terms,
    price: (index) => fromScaled(market.close(index), catalogue.at(index).priceScale),
    isPriceLive: (index) => market.priceKind(index) === 'live',
    isMarketOpen: (index) => market.isOpen(index),
    now: () => market.time,
    nextOrderId,
  };
}
