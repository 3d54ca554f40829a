import type { Failure } from '../../src/contract/worker/failure.ts';
import { balanceSchema } from '../../src/contract/wire/account.ts';
import { compare, isZero, type Decimal } from '../../src/domain/decimal.ts';
import type { Order } from '../../src/domain/order.ts';
import { CoalescedTask } from '../../src/lib/concurrency.ts';
import type { CancelTimer, Timers } from '../environment.ts';
import type { HttpClient } from '../transport/http-client.ts';
import type { AccountValuation } from './account-valuation.ts';

/** How long a balance that the server should push may take before it is asked for. */
const PUSH_DEADLINE_MS = 2_000;

/** Where the balance comes from, and who hears of it. */
export interface BalanceSyncDependencies {
  readonly http: HttpClient;
  readonly timers: Timers;
  readonly valuation: AccountValuation;
  /** The balance is another, or is not known any more. */
  readonly onChange: () => void;
  readonly onFailure: (failure: Failure) => void;
}

/**
 * The account's balance: pushed by a server that sends `ACCOUNT`, and asked for after each order of one that does not.
 * The first such message on a socket shows which of the two it is.
 */
export class BalanceSync {
  readonly #dependencies: BalanceSyncDependencies;
  readonly #reading = new CoalescedTask(() => this.#read());
  #active = false;
  /** Whether the server pushes balances on this socket. */
  #isPushed = false;
  /** Counts what was pushed, and what was cleared: an answer that was asked for before is older. */
  #version = 0;
  #cancelDeadline: CancelTimer = () => {};

  constructor(dependencies: BalanceSyncDependencies) {
    this.#dependencies = dependencies;
  }

  /** Asks the server for the balance. */
  request(): void {
    this.#active = true;
    void this.#reading.request();
  }

  /** The server has sent the balance. */
  receive(balance: Decimal): void {
    this.#isPushed = true;
    this.#version++;
    this.#reading.cancel();
    this.#set(balance);
  }

  /** The balance that came with a list of positions. One that is pushed is newer. */
  receiveListed(balance: Decimal): void {
    if (!this.#isPushed) this.#set(balance);
  }

  /** An order is another than `before`: until its balance is known, no sum with the old one is shown. */
  orderChanged(before: Order | undefined, order: Order): void {
    const { valuation, timers } = this.#dependencies;
    if (this.#isPushed && !changesBalance(before, order)) return;
    valuation.markBalancePending();
    if (!this.#isPushed) return this.request();
    this.#cancelDeadline();
    this.#cancelDeadline = timers.after(PUSH_DEADLINE_MS, () => this.request());
  }

  /** The socket is gone: another server may answer the next one. */
  disconnected(): void {
    this.#isPushed = false;
  }

  /** Nobody is logged in any more. */
  clear(): void {
    this.#active = false;
    this.#isPushed = false;
    this.#version++;
    this.#reading.cancel();
    this.#cancelDeadline();
  }

  async #read(): Promise<void> {
    const { http, onChange, onFailure } = this.#dependencies;
    const version = this.#version;
    const answer = await http.get('v1/api/main/wallet/getBalance', { schema: balanceSchema });
    // Asked again where orders changed while it was on its way.
    if (!this.#active || version !== this.#version || this.#reading.isRequested) return;
    if (answer.ok) return this.#set(answer.value.data.balance);
    onFailure(answer.error);
    onChange();
  }

  #set(balance: Decimal): void {
    this.#cancelDeadline();
    this.#dependencies.valuation.setBalance(balance);
    this.#dependencies.onChange();
  }
}

/** Whether money moves with an order's new state: a fee at its fill, a profit at its close. Pending orders hold none. */
function changesBalance(before: Order | undefined, order: Order): boolean {
  if (order.status === 'pending' || order.closeReason === 'cancelled') return false;
  if (order.status === 'closed') return before?.status !== 'closed';
  const isFill = before?.status !== 'open';
  return isFill ? !isZero(order.fee) : compare(before.lots, order.lots) !== 0;
}
