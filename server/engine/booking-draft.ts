import { add, compare, isNegative, isZero, negate, subtract, type Decimal } from '../../src/domain/decimal.ts';
import type { Booking, JournalTransfer, PositionState } from './model/booking.ts';
import type { Deal } from './model/deal.ts';
import type { DomainEvent, DomainEventBody } from './model/domain-event.ts';
import type { Order } from './model/order.ts';
import type { ReviewedReward } from './model/reward.ts';
import type { HouseLedgerAccount, LedgerAccountCode, TransferCode } from './model/transfer.ts';
import type { ReviewedDeposit, Withdrawal } from './model/withdrawal.ts';

/** Money that goes from one ledger account to another, one of them at least the trading account's own. */
export interface MoneyMove {
  readonly code: TransferCode;
  /** With the code unique over all transfers. */
  readonly reference: string;
  /** From 0; the account's money at 6 digits. */
  readonly amount: Decimal;
  readonly from: LedgerAccountCode;
  readonly to: LedgerAccountCode;
  readonly memo?: string;
}

/** What comes into an account's cash (above 0) or leaves it (below), and the house's side of it. */
export interface CashMove extends Pick<MoneyMove, 'code' | 'reference' | 'amount' | 'memo'> {
  readonly house: HouseLedgerAccount;
}

/** The move of a change of cash. */
export function cashMove({ house, amount, ...move }: CashMove): MoneyMove {
  return isNegative(amount)
    ? { ...move, amount: negate(amount), from: 'cash', to: house }
    : { ...move, amount, from: house, to: 'cash' };
}

const TOLD_WITH_MONEY: ReadonlySet<DomainEventBody['type']> = new Set([
  'WithdrawalEnded',
  'DepositEnded',
  'RewardEnded',
  'VerificationEnded',
  'FollowingEnded',
]);

interface Counters {
  readonly cash: Decimal;
  readonly sequence: number;
  readonly usedMargin: Decimal;
}

/** An account's cash and event numbers, and what has happened to the account since it was last booked. */
export class BookingDraft {
  readonly #accountId: number;
  #cash: Decimal;
  #sequence: number;
  /** As the newest event told it. */
  #usedMargin: Decimal;
  #booked: Counters;
  #orders = new Map<number, Order>();
  #positions = new Map<number, PositionState>();
  #deals: Deal[] = [];
  #withdrawals = new Map<number, Withdrawal>();
  #deposits: ReviewedDeposit[] = [];
  #rewards: ReviewedReward[] = [];
  #transfers: JournalTransfer[] = [];
  #events: DomainEvent[] = [];

  constructor(accountId: number, { cash, sequence, usedMargin }: Counters) {
    this.#accountId = accountId;
    this.#cash = cash;
    this.#sequence = sequence;
    this.#usedMargin = usedMargin;
    this.#booked = { cash, sequence, usedMargin };
  }

  /** The account's money at 6 digits, with what is not booked yet. */
  get cash(): Decimal {
    return this.#cash;
  }

  /** Number of the newest event; 0 before the first. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Whether nothing has happened since the last booking. */
  get isEmpty(): boolean {
    return this.#events.length === 0;
  }

  /**
   * Notes one step: its event, and the money that it moved. A move of nothing is none.
   * @param usedMargin of the account after the step; the account's money at 6 digits
   * @param time epoch ms
   */
  record(body: DomainEventBody, usedMargin: Decimal, moves: readonly MoneyMove[], time: number): void {
    this.#sequence++;
    const moved = moves.filter(({ amount }) => !isZero(amount));
    for (const move of moved) this.#move(move, time);
    this.#keep(body, time);
    const hasChanged = moved.length > 0 || compare(usedMargin, this.#usedMargin) !== 0 || endsRequest(body);
    this.#usedMargin = usedMargin;
    this.#events.push({
      accountId: this.#accountId,
      sequence: this.#sequence,
      time,
      body,
      money: hasChanged ? { cash: this.#cash, usedMargin } : undefined,
    });
  }

  /** What has happened since the last call, to be booked as one. */
  take(): Booking {
    const booking = {
      accountId: this.#accountId,
      cashBefore: this.#booked.cash,
      sequenceBefore: this.#booked.sequence,
      cashAfter: this.#cash,
      orders: [...this.#orders.values()],
      positions: [...this.#positions.values()],
      deals: this.#deals,
      withdrawals: [...this.#withdrawals.values()],
      deposits: this.#deposits,
      rewards: this.#rewards,
      transfers: this.#transfers,
      events: this.#events,
    };
    this.#booked = { cash: this.#cash, sequence: this.#sequence, usedMargin: this.#usedMargin };
    this.#orders = new Map();
    this.#positions = new Map();
    this.#deals = [];
    this.#withdrawals = new Map();
    this.#deposits = [];
    this.#rewards = [];
    this.#transfers = [];
    this.#events = [];
    return booking;
  }

  #move({ memo = '', ...move }: MoneyMove, time: number): void {
    if (move.to === 'cash') this.#cash = add(this.#cash, move.amount);
    if (move.from === 'cash') this.#cash = subtract(this.#cash, move.amount);
    this.#transfers.push({ ...move, sequence: this.#sequence, cashAfter: this.#cash, memo, time });
  }

  /** Keeps the newest state of what the event tells of. */
  #keep(body: DomainEventBody, time: number): void {
    if ('order' in body) this.#orders.set(body.order.id, body.order);
    if ('deal' in body) this.#deals.push(body.deal);
    if ('withdrawal' in body) this.#withdrawals.set(body.withdrawal.id, body.withdrawal);
    if ('deposit' in body) this.#deposits.push(body.deposit);
    if ('reward' in body) this.#rewards.push(body.reward);
    if (!('position' in body)) return;
    const { position } = body;
    this.#positions.set(position.order.id, { position, closedAt: body.type === 'PositionClosed' ? time : undefined });
    // The order that has just been filled.
    if (body.type === 'PositionOpened') this.#orders.set(position.order.id, position.order);
  }
}

/** Its owner hears of the end of a deposit, a withdrawal, a reward, a verification or a following beside the account's money. */
function endsRequest({ type }: DomainEventBody): boolean {
  return TOLD_WITH_MONEY.has(type);
}
