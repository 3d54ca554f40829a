import { add, compare, sum, toText, ZERO, type Decimal } from '../../../src/domain/decimal.ts';
import type { AccountStore, HistoryPage, StoredAccount } from '../../../server/engine/account-store.ts';
import type { BookedTransfer, BookOrder, ChangeSet, LedgerEntry } from '../../../server/engine/book-order.ts';
import type { IdBlock } from '../../../server/engine/order-ids.ts';
import { DEMO_BALANCE } from '../../../server/engine/demo-balance.ts';

const PAGE = 20;

/** An account store without a database, for runs of many thousands. Every account exists, with a demo's balance. */
export class MemoryAccountStore implements AccountStore {
  readonly orders = new Map<number, BookOrder>();
  readonly entries: Array<LedgerEntry & { readonly accountId: number }> = [];
  /** Makes the next bookings fail. */
  failures = 0;
  #newestId = 0;

  async book(changes: ChangeSet): Promise<void> {
    if (this.failures > 0) {
      this.failures--;
      throw new Error('The store was told to fail');
    }
    if (compare(this.balance(changes.accountId), changes.balanceBefore) !== 0) throw new Error('Balance out of step');
    for (const order of changes.orders) this.#put(order);
    for (const entry of changes.entries) this.entries.push({ ...entry, accountId: changes.accountId });
    const { balanceAfter, accountId } = changes;
    if (compare(this.balance(accountId), balanceAfter) !== 0)
      throw new Error(`Ledger does not sum to ${toText(balanceAfter)}`);
  }

  async load(accountId: number): Promise<StoredAccount> {
    const openOrders = this.of(accountId).filter(({ status }) => status !== 'closed');
    return { balance: this.balance(accountId), openOrders };
  }

  async accountsWithOpenOrders(): Promise<readonly number[]> {
    return [
      ...new Set([...this.orders.values()].filter(({ status }) => status !== 'closed').map((order) => order.accountId)),
    ];
  }

  async reserveOrderIds(): Promise<IdBlock> {
    return { first: ++this.#newestId, count: 1 };
  }

  async orderOfClientId(accountId: number, clientId: string): Promise<BookOrder | undefined> {
    return this.of(accountId).find((order) => order.clientId === clientId);
  }

  async hasOrder(accountId: number, id: number): Promise<boolean> {
    return this.orders.get(id)?.accountId === accountId;
  }

  async transferOf(reference: string): Promise<BookedTransfer | undefined> {
    const entry = this.entries.find(({ transfer }) => transfer?.reference === reference);
    return entry && { ...entry, wasBooked: true };
  }

  async history(accountId: number, page: number): Promise<HistoryPage> {
    const closed = this.of(accountId).filter(({ status }) => status === 'closed');
    const orders = closed.toReversed().slice((page - 1) * PAGE, page * PAGE);
    return { orders, total: closed.length, profit: sum(closed.map(({ profit }) => profit)) };
  }

  /** The sum of the ledger, the opening deposit included. */
  balance(accountId: number): Decimal {
    const amounts = this.entries.filter((entry) => entry.accountId === accountId).map(({ amount }) => amount);
    return add(DEMO_BALANCE, amounts.length > 0 ? sum(amounts) : ZERO);
  }

  of(accountId: number): readonly BookOrder[] {
    return [...this.orders.values()].filter((order) => order.accountId === accountId).toSorted((a, b) => a.id - b.id);
  }

  #put(order: BookOrder): void {
    const twin =
      order.clientId !== undefined && this.of(order.accountId).find((other) => other.clientId === order.clientId);
    if (twin && twin.id !== order.id) throw new Error(`Client id ${order.clientId} used twice`);
    this.orders.set(order.id, order);
  }
}
