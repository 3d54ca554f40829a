import type { Decimal } from '../../../src/domain/decimal.ts';

/** What has become of a deposit or a withdrawal. `invalid`: it ran out, or what it counted on is gone. */
export type FundState = 'pending' | 'finished' | 'rejected' | 'invalid';
/** How a pending one ends. */
export type FundOutcome = Exclude<FundState, 'pending'>;
/** By coin or by bank. */
export type FundChannel = 'coin' | 'bank';

/** Money that was asked for; what it was asked with never changes. */
export interface Withdrawal {
  readonly id: number;
  readonly accountId: number;
  readonly clientId: string | undefined;
  readonly channel: FundChannel;
  readonly methodId: number;
  readonly currency: string;
  /** Of a coin; empty for a bank. */
  readonly protocol: string;
  /** The coin address, or the account at the bank. */
  readonly address: string;
  /** Above 0; the account's money at 6 digits. */
  readonly amount: Decimal;
  /** From 0 to the amount; the account's money at 6 digits. */
  readonly fee: Decimal;
  /** In the currency, at 2 digits. */
  readonly received: Decimal;
  /** Units of the currency for one unit of the account's money, when it was asked for. */
  readonly usdPrice: Decimal;
  readonly state: FundState;
  /** Why it was rejected, for the user to read. */
  readonly remark: string;
  /** Epoch ms, as all times. */
  readonly createdAt: number;
  /** Set where it is no longer pending. */
  readonly decidedAt: number | undefined;
}

/** How a request ends, and why. */
export interface FundReview {
  readonly outcome: FundOutcome;
  readonly remark: string;
}

/** A deposit that ends. */
export interface ReviewedDeposit extends FundReview {
  readonly id: number;
  /** What it brings if it is finished: above 0; the account's money at 6 digits. */
  readonly credited: Decimal;
  readonly decidedAt: number;
}
