import { subtract, sum, type Decimal } from '../../src/domain/decimal.ts';
import type { MoneyMove } from './booking-draft.ts';
import type { FundReview, Withdrawal } from './model/withdrawal.ts';

/** Withdrawals of one account that wait for a review: their amounts are its reserved money. */
export class PendingWithdrawals {
  readonly #byId: Map<number, Withdrawal>;

  /** @param withdrawals oldest first */
  constructor(withdrawals: readonly Withdrawal[]) {
    this.#byId = new Map(withdrawals.map((withdrawal) => [withdrawal.id, withdrawal]));
  }

  /** Sum of their amounts; the account's money at 6 digits. */
  get reserved(): Decimal {
    return sum([...this.#byId.values()].map(({ amount }) => amount));
  }

  get(id: number): Withdrawal | undefined {
    return this.#byId.get(id);
  }

  /** The one that was asked for last. */
  newest(): Withdrawal | undefined {
    return [...this.#byId.values()].at(-1);
  }

  add(withdrawal: Withdrawal): void {
    this.#byId.set(withdrawal.id, withdrawal);
  }

  /** Takes one out, as it is after its review. */
  end(withdrawal: Withdrawal, { outcome, remark }: FundReview, now: number): Withdrawal {
    this.#byId.delete(withdrawal.id);
    return { ...withdrawal, state: outcome, remark, decidedAt: now };
  }
}

/** What a request moves: the amount, out of the trader's reach. */
export function reserveMoves({ id, amount }: Withdrawal): readonly MoneyMove[] {
  return [{ code: 'withdrawal_reserved', reference: referenceOf(id), amount, from: 'cash', to: 'reserved' }];
}

/** What its end moves: the money to the one who receives it and the fee to the house, or all of it back. */
export function endMoves({ id, amount, fee, state }: Withdrawal): readonly MoneyMove[] {
  const reference = referenceOf(id);
  if (state !== 'finished') return [{ code: 'withdrawal_returned', reference, amount, from: 'reserved', to: 'cash' }];
  return [
    { code: 'withdrawal_paid', reference, amount: subtract(amount, fee), from: 'reserved', to: 'withdrawals_clearing' },
    { code: 'withdrawal_fee', reference, amount: fee, from: 'reserved', to: 'fees' },
  ];
}

function referenceOf(id: number): string {
  return `withdrawal/${id}`;
}
