import { add, isZero, type Decimal } from '../../src/domain/decimal.ts';
import type { BookOrder, ChangeSet, LedgerEntry, LedgerKind, Transfer } from './book-order.ts';

/** An account's balance, and what has happened to the account since it was last booked. */
export class ChangeLog {
  readonly #accountId: number;
  #balance: Decimal;
  #bookedBalance: Decimal;
  #orders = new Map<number, BookOrder>();
  #entries: LedgerEntry[] = [];

  constructor(accountId: number, balance: Decimal) {
    this.#accountId = accountId;
    this.#balance = balance;
    this.#bookedBalance = balance;
  }

  get balance(): Decimal {
    return this.#balance;
  }

  get isEmpty(): boolean {
    return this.#orders.size === 0 && this.#entries.length === 0;
  }

  /** Notes an order in its new state. */
  note(order: BookOrder): void {
    this.#orders.set(order.id, order);
  }

  /** The newest state of an order that has changed since the last booking. */
  changed(id: number): BookOrder | undefined {
    return this.#orders.get(id);
  }

  /** Enters a change of money; one of nothing is none. */
  enter(kind: LedgerKind, amount: Decimal, orderId: number | undefined, time: number): void {
    if (isZero(amount)) return;
    this.#balance = add(this.#balance, amount);
    this.#entries.push({ kind, amount, balanceAfter: this.#balance, orderId, time });
  }

  /** Enters money that comes from outside. */
  transfer(transfer: Transfer, time: number): void {
    const { kind, amount } = transfer;
    this.#balance = add(this.#balance, amount);
    this.#entries.push({ kind, amount, balanceAfter: this.#balance, orderId: undefined, transfer, time });
  }

  /** What has happened since the last call, to be booked as one. */
  take(): ChangeSet {
    const changes = {
      accountId: this.#accountId,
      balanceBefore: this.#bookedBalance,
      balanceAfter: this.#balance,
      orders: [...this.#orders.values()],
      entries: this.#entries,
    };
    this.#bookedBalance = this.#balance;
    this.#orders = new Map();
    this.#entries = [];
    return changes;
  }
}
