import {
  add,
  compare,
  isNegative,
  isZero,
  negate,
  subtract,
  toFixedText,
  ZERO,
  type Decimal,
} from '../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { AccountState } from './account-state.ts';
import { cashMove, type CashMove } from './booking-draft.ts';
import { DEMO_BALANCE } from './demo-balance.ts';
import type { CorrectionRequest, DepositRequest } from './fund-request.ts';
import type { Order } from './model/order.ts';
import type { ReviewedReward } from './model/reward.ts';
import type { FundReview, ReviewedDeposit, Withdrawal } from './model/withdrawal.ts';
import { endMoves, reserveMoves } from './pending-withdrawals.ts';

/** The money of one account: what is free of it, and what comes in and goes out without a trade. */
export class AccountFunds {
  readonly #state: AccountState;

  constructor(state: AccountState) {
    this.#state = state;
  }

  /** Money under withdrawals that wait; no part of the equity. The account's money at 6 digits. */
  get reserved(): Decimal {
    return this.#state.withdrawals.reserved;
  }

  /** What can be withdrawn at current prices: cash that no position holds; from 0, the account's money at 6 digits. */
  get withdrawable(): Decimal {
    const { cash, summary } = this.#state;
    const free = compare(summary.freeMargin, cash) < 0 ? summary.freeMargin : cash;
    return isNegative(free) ? ZERO : free;
  }

  /** `insufficientFunds` where the free margin at current prices is below margin + fee. */
  shortageFor({ margin, fee }: Pick<Order, 'margin' | 'fee'>): Refusal | undefined {
    const needed = add(margin, fee);
    const available = this.#state.summary.freeMargin;
    if (compare(available, needed) >= 0) return undefined;
    return refusal('insufficientFunds', { needed: moneyText(needed), available: moneyText(available) });
  }

  /** Brings money from outside into the account: a transfer and its event. Nobody checks here whether it came before. */
  deposit({ reference, amount, memo }: DepositRequest): void {
    const house = this.#state.kind === 'demo' ? 'demo_funding' : 'deposits_clearing';
    const move = cashMove({ code: 'deposit', reference, amount, house, memo });
    this.#state.record({ type: 'MoneyMoved', code: 'deposit' }, [move]);
  }

  /** Gives or takes money to mend a mistake. Nobody checks here whether that was done before, nor whether so much is free. */
  correct(correction: CorrectionRequest): void {
    this.#state.record({ type: 'MoneyMoved', code: 'correction' }, [cashMove({ code: 'correction', ...correction })]);
  }

  /** Ends a deposit that waits; a finished one brings its money. Nobody checks here whether it still waits: the booking does. */
  endDeposit(deposit: ReviewedDeposit): void {
    const { id, credited: amount, outcome } = deposit;
    const move = cashMove({ code: 'deposit', reference: `deposit/${id}`, amount, house: 'deposits_clearing' });
    this.#state.record({ type: 'DepositEnded', deposit }, outcome === 'finished' ? [move] : []);
  }

  /** Ends a reward that waits; one that is paid brings its money. Nobody checks here whether it still waits: the booking does. */
  endReward(reward: ReviewedReward): void {
    const { id, amount, outcome } = reward;
    const move = cashMove({ code: 'invite_reward', reference: `invite/${id}`, amount, house: 'promotions' });
    this.#state.record({ type: 'RewardEnded', reward }, outcome === 'finished' ? [move] : []);
  }

  /** Asks for a withdrawal, whose amount is reserved at once. Refused: `notWithdrawable` beyond what can be withdrawn. */
  requestWithdrawal(withdrawal: Withdrawal): Result<Withdrawal, Refusal> {
    const { withdrawable } = this;
    if (compare(withdrawal.amount, withdrawable) > 0)
      return err(refusal('notWithdrawable', { available: moneyText(withdrawable) }));
    this.#state.withdrawals.add(withdrawal);
    this.#state.record({ type: 'WithdrawalRequested', withdrawal }, reserveMoves(withdrawal));
    return ok(withdrawal);
  }

  /** Ends a withdrawal: pays it, or gives its money back; undefined where none of this id waits. */
  endWithdrawal(id: number, review: FundReview): Withdrawal | undefined {
    const withdrawal = this.#state.withdrawals.get(id);
    return withdrawal && this.#endWithdrawal(withdrawal, review);
  }

  /** Brings the cash back to what a demo account starts with. */
  resetCash(): void {
    this.#move({ code: 'reset', amount: subtract(DEMO_BALANCE, this.#state.cash), house: 'demo_funding' });
  }

  /**
   * What the last position lost beyond the cash is paid from withdrawals that still wait, the newest first. Negative
   * balance protection: what is missing then is the house's loss. Rule: docs/server.md, "Money in and out".
   */
  protectBalance(): void {
    const { trades, withdrawals } = this.#state;
    if (trades.positions().length > 0) return;
    for (let newest = withdrawals.newest(); newest && isNegative(this.#state.cash); newest = withdrawals.newest())
      this.#endWithdrawal(newest, { outcome: 'invalid', remark: '' });
    if (isNegative(this.#state.cash))
      this.#move({ code: 'negative_balance_protection', amount: negate(this.#state.cash), house: 'trading' });
  }

  #endWithdrawal(withdrawal: Withdrawal, review: FundReview): Withdrawal {
    const ended = this.#state.withdrawals.end(withdrawal, review, this.#state.context.now());
    this.#state.record({ type: 'WithdrawalEnded', withdrawal: ended }, endMoves(ended));
    return ended;
  }

  /** Money that moves by itself: its event is its reference. */
  #move(move: Pick<CashMove, 'code' | 'amount' | 'house'>): void {
    if (isZero(move.amount)) return;
    const reference = `${this.#state.id}/${this.#state.sequence + 1}`;
    this.#state.record({ type: 'MoneyMoved', code: move.code }, [cashMove({ ...move, reference })]);
  }
}

function moneyText(amount: Decimal): string {
  return toFixedText(amount, MONEY_SCALE);
}
