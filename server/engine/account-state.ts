import { accountSummary, type AccountSummary } from '../../src/domain/account.ts';
import { add, type Decimal } from '../../src/domain/decimal.ts';
import { BookingDraft, type MoneyMove } from './booking-draft.ts';
import type { EngineContext } from './engine-context.ts';
import type { Booking } from './model/booking.ts';
import type { DomainEventBody } from './model/domain-event.ts';
import type { StoredAccount } from './model/stored-account.ts';
import { OpenTrades } from './open-trades.ts';
import { PendingWithdrawals } from './pending-withdrawals.ts';

/**
 * What an account holds in memory, and what has happened to it since it was last booked. It decides nothing: whoever
 * changes trades or withdrawals records the step after it.
 */
export class AccountState {
  readonly id: number;
  readonly kind: StoredAccount['kind'];
  readonly context: EngineContext;
  readonly trades: OpenTrades;
  readonly withdrawals: PendingWithdrawals;
  readonly #draft: BookingDraft;

  constructor({ id, kind, cash, sequence, orders, positions, withdrawals }: StoredAccount, context: EngineContext) {
    this.id = id;
    this.kind = kind;
    this.context = context;
    this.trades = new OpenTrades(context.catalogue, (index) => context.price(index));
    this.trades.putAll(orders, positions);
    this.withdrawals = new PendingWithdrawals(withdrawals);
    this.#draft = new BookingDraft(id, { cash, sequence, usedMargin: this.usedMargin });
  }

  /** The account's money at 6 digits. */
  get cash(): Decimal {
    return this.#draft.cash;
  }

  /** Number of the newest event; 0 before the first. */
  get sequence(): number {
    return this.#draft.sequence;
  }

  /** Sum of the margins of positions; the account's money at 6 digits. */
  get usedMargin(): Decimal {
    return this.trades.usedMargin;
  }

  /** Cash with the profits of positions at current prices; the account's money at 6 digits. */
  get equity(): Decimal {
    return add(this.cash, this.trades.unrealized);
  }

  /** Cash, equity and margin at current prices. Formulas: docs/wire.md, "Money". */
  get summary(): AccountSummary {
    return accountSummary(this.cash, this.usedMargin, this.trades.unrealized);
  }

  /** Whether there is something to book. */
  get hasChanges(): boolean {
    return !this.#draft.isEmpty;
  }

  /** Notes one step, with the money that it moved. */
  record(body: DomainEventBody, moves: readonly MoneyMove[] = []): void {
    this.#draft.record(body, this.usedMargin, moves, this.context.now());
  }

  /** What has happened since the last call, to be booked as one. */
  takeBooking(): Booking {
    return this.#draft.take();
  }
}
