import { add, compare, negate, sum, toText, ZERO, type Decimal } from '../../../src/domain/decimal.ts';
import type { AccountStore, BookedDeposit, HistoryPage } from '../../../server/engine/account-store.ts';
import { DEMO_BALANCE } from '../../../server/engine/demo-balance.ts';
import type { Booking, JournalTransfer, PositionState } from '../../../server/engine/model/booking.ts';
import type { Deal, HistoryEntry } from '../../../server/engine/model/deal.ts';
import type { DomainEvent } from '../../../server/engine/model/domain-event.ts';
import type { Order } from '../../../server/engine/model/order.ts';
import type { Outcome } from '../../../server/engine/model/outcome.ts';
import type { StoredAccount } from '../../../server/engine/model/stored-account.ts';
import type { ReviewedDeposit, Withdrawal } from '../../../server/engine/model/withdrawal.ts';
import type { ReviewedReward } from '../../../server/engine/model/reward.ts';
import type { LedgerAccountCode } from '../../../server/engine/model/transfer.ts';
import type { IdBlock } from '../../../server/engine/order-ids.ts';
import { tradesOf, type Trade } from './trades.ts';

const PAGE = 20;

type KeptTransfer = JournalTransfer & { readonly accountId: number };

/** An account store without a database, for runs of many thousands. Every account exists: a demo account with its balance. */
export class MemoryAccountStore implements AccountStore {
  readonly orders = new Map<number, Order>();
  readonly positions = new Map<number, PositionState>();
  readonly deals: Deal[] = [];
  readonly transfers: KeptTransfer[] = [];
  readonly events: DomainEvent[] = [];
  readonly withdrawals = new Map<number, Withdrawal>();
  readonly deposits: ReviewedDeposit[] = [];
  readonly rewards: ReviewedReward[] = [];
  /** Makes the next bookings fail. */
  failures = 0;
  #newestId = 0;
  readonly #cash = new Map<number, Decimal>();
  readonly #sequences = new Map<number, number>();

  async book(booking: Booking): Promise<void> {
    if (this.failures > 0) {
      this.failures--;
      throw new Error('The store was told to fail');
    }
    const { accountId, cashBefore, cashAfter, sequenceBefore } = booking;
    if (compare(this.cash(accountId), cashBefore) !== 0 || this.#sequenceOf(accountId) !== sequenceBefore)
      throw new Error('The account is out of step');
    for (const order of booking.orders) this.#putOrder(order);
    for (const state of booking.positions) this.positions.set(state.position.order.id, state);
    this.deals.push(...booking.deals);
    for (const withdrawal of booking.withdrawals) this.withdrawals.set(withdrawal.id, withdrawal);
    this.deposits.push(...booking.deposits);
    this.rewards.push(...booking.rewards);
    for (const transfer of booking.transfers) this.#putTransfer({ ...transfer, accountId });
    for (const event of booking.events) this.#putEvent(event);
    if (compare(this.cash(accountId), cashAfter) !== 0) throw new Error(`Transfers do not make ${toText(cashAfter)}`);
  }

  async load(accountIds: readonly number[]): Promise<readonly StoredAccount[]> {
    return accountIds.map((id) => ({
      id,
      kind: 'demo' as const,
      cash: this.cash(id),
      sequence: this.#sequenceOf(id),
      orders: this.#ordersOf(id).filter(({ state }) => state === 'pending'),
      positions: this.#openPositionsOf(id),
      withdrawals: [...this.withdrawals.values()].filter((one) => one.accountId === id && one.state === 'pending'),
    }));
  }

  async accountsWithOpenTrades(): Promise<readonly number[]> {
    const pending = [...this.orders.values()].filter(({ state }) => state === 'pending');
    const open = [...this.positions.values()].filter(({ closedAt }) => closedAt === undefined);
    const ids = [...pending, ...open.map(({ position }) => position.order)].map(({ accountId }) => accountId);
    return [...new Set(ids)].toSorted((a, b) => a - b);
  }

  async reserveOrderIds(): Promise<IdBlock> {
    return { first: ++this.#newestId, count: 1 };
  }

  async outcomeOfClientId(accountId: number, clientId: string): Promise<Outcome | undefined> {
    const order = this.#ordersOf(accountId).find((one) => one.clientId === clientId);
    if (!order) return undefined;
    const state = this.positions.get(order.id);
    if (!state) return { kind: 'order', order };
    if (state.closedAt === undefined) return { kind: 'position', position: state.position };
    const deal = this.deals.find(({ positionId, historyId }) => positionId === order.id && historyId === order.id);
    if (!deal) throw new Error(`Position ${order.id} was closed without a deal`);
    return { kind: 'deal', order, openPrice: state.position.openPrice, deal };
  }

  async partOfClientId(accountId: number, clientId: string): Promise<HistoryEntry | undefined> {
    const deal = this.deals.find(
      (one) => one.clientId === clientId && this.orders.get(one.positionId)?.accountId === accountId,
    );
    const order = deal && this.orders.get(deal.positionId);
    const state = deal && this.positions.get(deal.positionId);
    return deal && order && state && { kind: 'deal', order, openPrice: state.position.openPrice, deal };
  }

  async hasOrder(accountId: number, id: number): Promise<boolean> {
    return this.orders.get(id)?.accountId === accountId;
  }

  async depositOf(reference: string): Promise<BookedDeposit | undefined> {
    return this.transfers.find((transfer) => transfer.code === 'deposit' && transfer.reference === reference);
  }

  async history(accountId: number, page: number): Promise<HistoryPage> {
    const entries = this.#ordersOf(accountId).flatMap((order): [number, HistoryEntry][] => {
      if (order.state === 'cancelled' || order.state === 'rejected') return [[order.id, { kind: 'order', order }]];
      const openPrice = this.positions.get(order.id)?.position.openPrice ?? ZERO;
      const closings = this.deals.filter(({ positionId, number }) => positionId === order.id && number > 0);
      return closings.map((deal) => [deal.historyId ?? 0, { kind: 'deal', order, openPrice, deal }]);
    });
    const profits = entries.map(([, entry]) => (entry.kind === 'deal' ? entry.deal.profit : ZERO));
    const newest = entries.toSorted(([a], [b]) => b - a).map(([, entry]) => entry);
    return { entries: newest.slice((page - 1) * PAGE, page * PAGE), total: entries.length, profit: sum(profits) };
  }

  async eventsAfter(accountId: number, sequence: number): Promise<readonly DomainEvent[]> {
    return this.events.filter((event) => event.accountId === accountId && event.sequence > sequence);
  }

  /** The sum of the account's transfers, the opening deposit included. */
  cash(accountId: number): Decimal {
    return this.#cash.get(accountId) ?? DEMO_BALANCE;
  }

  /** What has come into a ledger account from all trading accounts; below 0 what has left it. */
  balanceOf(code: LedgerAccountCode): Decimal {
    const into = this.transfers.filter(({ to }) => to === code).map(({ amount }) => amount);
    const out = this.transfers.filter(({ from }) => from === code).map(({ amount }) => negate(amount));
    return sum([...into, ...out]);
  }

  /** What has become of all orders of an account, by id. */
  trades(accountId: number): readonly Trade[] {
    return tradesOf(this.#ordersOf(accountId), this.positions, this.deals);
  }

  trade(id: number): Trade | undefined {
    return tradesOf(this.orders.values(), this.positions, this.deals).find((trade) => trade.id === id);
  }

  #ordersOf(accountId: number): readonly Order[] {
    return [...this.orders.values()].filter((order) => order.accountId === accountId).toSorted((a, b) => a.id - b.id);
  }

  #openPositionsOf(accountId: number): StoredAccount['positions'] {
    return [...this.positions.values()]
      .filter(({ position, closedAt }) => position.order.accountId === accountId && closedAt === undefined)
      .map(({ position }) => position)
      .toSorted((a, b) => a.order.id - b.order.id);
  }

  #sequenceOf(accountId: number): number {
    return this.#sequences.get(accountId) ?? 0;
  }

  #putOrder(order: Order): void {
    const twin =
      order.clientId !== undefined &&
      this.#ordersOf(order.accountId).find(({ clientId }) => clientId === order.clientId);
    if (twin && twin.id !== order.id) throw new Error(`Client id ${order.clientId} used twice`);
    this.orders.set(order.id, order);
  }

  #putTransfer(transfer: KeptTransfer): void {
    const { accountId, from, to, amount, code, reference } = transfer;
    if (this.transfers.some((one) => one.code === code && one.reference === reference))
      throw new Error(`${code} ${reference} is booked twice`);
    this.transfers.push(transfer);
    const change = to === 'cash' ? amount : from === 'cash' ? negate(amount) : ZERO;
    this.#cash.set(accountId, add(this.cash(accountId), change));
  }

  #putEvent(event: DomainEvent): void {
    if (event.sequence !== this.#sequenceOf(event.accountId) + 1) throw new Error('An event is out of order');
    this.#sequences.set(event.accountId, event.sequence);
    this.events.push(event);
  }
}
