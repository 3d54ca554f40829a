import { compare, fromScaled, type Decimal } from '../../src/domain/decimal.ts';
import type { FeeType } from '../../src/domain/margin.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Market } from '../market/market.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { AccountBook, Surroundings } from './account-book.ts';
import { AccountLane } from './account-lane.ts';
import { AccountLanes } from './account-lanes.ts';
import type { AccountStore, HistoryPage } from './account-store.ts';
import type { BookedTransfer, BookOrder, ChangeSet, Transfer } from './book-order.ts';
import { OrderIds } from './order-ids.ts';
import type { OrderRequest, StopRequest } from './order-request.ts';

export interface EngineOptions {
  readonly catalogue: Catalogue;
  readonly market: Market;
  readonly store: AccountStore;
  readonly feeType: FeeType;
  readonly stopOutLevel: Decimal;
  /** Called when a change is durable, in the order of each account's changes. */
  readonly onBooked: (changes: ChangeSet) => void;
  /** Called with what made a booking fail; the account is then read again. */
  readonly onError: (error: unknown) => void;
}

type OrderResult = Result<BookOrder, Refusal>;

/** The order engine: sends ticks and commands to the accounts they concern. */
export class Engine {
  readonly #options: EngineOptions;
  readonly #world: Surroundings;
  readonly #lanes: AccountLanes;
  /** By instrument: the accounts with open orders there. */
  readonly #watchers = new Map<number, Set<AccountLane>>();
  readonly #orderIds: OrderIds;

  private constructor(options: EngineOptions) {
    const { catalogue, market, feeType, stopOutLevel } = options;
    this.#options = options;
    this.#orderIds = new OrderIds(() => options.store.reserveOrderIds());
    this.#lanes = new AccountLanes({
      open: (accountId) => this.#open(accountId),
      onForgotten: (lane) => this.#unwatch(lane),
    });
    this.#world = {
      catalogue,
      feeType,
      stopOutLevel,
      price: (index) => fromScaled(market.close(index), catalogue.at(index).priceScale),
      isPriceLive: (index) => market.priceKind(index) === 'live',
      isOpen: (index) => market.isOpen(index),
      now: () => market.time,
      nextOrderId: () => this.#orderIds.next(),
    };
  }

  /** Rebuilds the books of every account with open orders, then follows the market. */
  static async start(options: EngineOptions): Promise<Engine> {
    const engine = new Engine(options);
    for (const id of await options.store.accountsWithOpenOrders()) await engine.#lanes.use(id, () => undefined);
    options.market.onTick((index) => engine.#onTick(index));
    return engine;
  }

  /** Places an order; one with a client id that the account has used before is found instead. */
  submit(accountId: number, request: OrderRequest): Promise<OrderResult> {
    return this.#command(accountId, async (book) => {
      const { clientId } = request;
      const known = clientId === undefined ? undefined : await this.#options.store.orderOfClientId(accountId, clientId);
      if (known) return ok(known);
      while (this.#orderIds.isEmpty) await this.#orderIds.refill();
      return this.#atPresent(() => book.place(request));
    });
  }

  close(accountId: number, id: number): Promise<OrderResult> {
    return this.#onOrder(accountId, id, 'notHolding', (book) => book.close(id));
  }

  cancel(accountId: number, id: number): Promise<OrderResult> {
    return this.#onOrder(accountId, id, 'notPending', (book) => book.cancel(id));
  }

  setStops(accountId: number, id: number, stops: StopRequest): Promise<OrderResult> {
    return this.#onOrder(accountId, id, 'notHolding', (book) => book.setStops(id, stops));
  }

  reset(accountId: number): Promise<void> {
    return this.#command(accountId, (book) => this.#atPresent(() => book.reset()));
  }

  /**
   * Books money from outside, once for each reference: a repeat finds what was booked. `taken` when the reference stands
   * for another account or amount.
   */
  transfer(accountId: number, transfer: Transfer): Promise<BookedTransfer | 'taken'> {
    return this.#command(accountId, async (book) => {
      const known = await this.#options.store.transferOf(transfer.reference);
      if (!known) return this.#atPresent(() => book.transfer(transfer));
      return known.accountId === accountId && compare(known.amount, transfer.amount) === 0 ? known : 'taken';
    });
  }

  /** The account as it is durably known. */
  view<T>(accountId: number, read: (book: AccountBook) => T): Promise<T> {
    return this.#lanes.use(accountId, async (lane) => {
      await lane.settled();
      return read(lane.book);
    });
  }

  /** How many accounts are in memory. */
  get accountsInMemory(): number {
    return this.#lanes.size;
  }

  /** Lets go of accounts that have come to rest by themselves. */
  tidy(): Promise<void> {
    return this.#lanes.tidy();
  }

  /** Runs `work` for those of the accounts that nobody uses and that have no open orders; commands to them wait. */
  whileAbsent(accountIds: readonly number[], work: (absent: readonly number[]) => Promise<void>): Promise<void> {
    return this.#lanes.whileAbsent(accountIds, work);
  }

  history(accountId: number, page: number): Promise<HistoryPage> {
    return this.#options.store.history(accountId, page);
  }

  /** Resolves when everything that happened so far is durable. */
  async settled(): Promise<void> {
    for (const lane of await this.#lanes.all()) await lane.settled();
  }

  /** A command comes after every tick that was there before it, whether or not it had been worked off. */
  #atPresent<T>(work: () => T): T {
    this.#options.market.catchUp();
    return work();
  }

  #onTick(index: number): void {
    const lanes = this.#watchers.get(index);
    if (!lanes) return;
    for (const lane of lanes) {
      lane.onPrice(index);
      if (!lane.book.watches(index)) lanes.delete(lane);
    }
  }

  #command<T>(accountId: number, work: (book: AccountBook) => Promise<T> | T): Promise<T> {
    return this.#lanes.use(accountId, (lane) =>
      lane.command(async (book) => {
        const outcome = await work(book);
        this.#watch(lane);
        return outcome;
      }),
    );
  }

  /** A command on one order; of one that is closed it says so, of another's that it does not exist. */
  #onOrder(
    accountId: number,
    id: number,
    whenClosed: 'notHolding' | 'notPending',
    work: (book: AccountBook) => OrderResult,
  ) {
    return this.#command(accountId, async (book) => {
      const result = this.#atPresent(() => work(book));
      if (result.ok || result.error.name !== 'unknownOrder') return result;
      return (await this.#options.store.hasOrder(accountId, id)) ? err(refusal(whenClosed)) : result;
    });
  }

  async #open(accountId: number): Promise<AccountLane> {
    const lane = await AccountLane.open(accountId, {
      ...this.#options,
      world: this.#world,
      onRecovered: (recovered) => this.#watch(recovered),
    });
    this.#watch(lane);
    return lane;
  }

  #watch(lane: AccountLane): void {
    for (const index of lane.book.instruments()) {
      const lanes = this.#watchers.get(index);
      if (lanes) lanes.add(lane);
      else this.#watchers.set(index, new Set([lane]));
    }
  }

  #unwatch(lane: AccountLane): void {
    for (const lanes of this.#watchers.values()) lanes.delete(lane);
  }
}
