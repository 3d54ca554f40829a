import type { Decimal } from '../../../src/domain/decimal.ts';
import type { FundState } from './withdrawal.ts';

/** What has become of a reward: `finished` is paid. */
export type RewardState = Exclude<FundState, 'invalid'>;

/** How a reward ends, and why. */
export interface RewardReview {
  readonly outcome: Exclude<RewardState, 'pending'>;
  readonly remark: string;
}

/** A reward for an invitation that ends. */
export interface ReviewedReward extends RewardReview {
  readonly id: number;
  /** What it brings if it is paid: above 0; the account's money at 6 digits. */
  readonly amount: Decimal;
  /** Epoch ms. */
  readonly decidedAt: number;
}
