import type { Decimal } from '../../../src/domain/decimal.ts';
import type { Deal } from './deal.ts';
import type { Order } from './order.ts';
import type { Position } from './position.ts';
import type { ReviewedReward } from './reward.ts';
import type { Transfer } from './transfer.ts';
import type { ReviewedDeposit, Withdrawal } from './withdrawal.ts';

/** What has happened in an account; each step is one. A market order that is placed and filled at once is one `PositionOpened`. */
export type DomainEventBody =
  | { readonly type: 'OrderPlaced' | 'OrderChanged' | 'OrderCancelled'; readonly order: Order }
  | {
      readonly type: 'PositionOpened';
      readonly position: Position;
      readonly deal: Deal;
      /** Of the account with this position and its fee, at the prices of the fill; an earlier release did not keep it. */
      readonly equity: Decimal | undefined;
    }
  | { readonly type: 'PositionReduced' | 'PositionClosed'; readonly position: Position; readonly deal: Deal }
  | { readonly type: 'PositionChanged'; readonly position: Position }
  | { readonly type: 'MoneyMoved'; readonly code: Transfer['code'] }
  | { readonly type: 'WithdrawalRequested' | 'WithdrawalEnded'; readonly withdrawal: Withdrawal }
  | { readonly type: 'DepositEnded'; readonly deposit: ReviewedDeposit }
  | { readonly type: 'RewardEnded'; readonly reward: ReviewedReward }
  | { readonly type: 'VerificationEnded'; readonly verification: EndedVerification }
  | { readonly type: 'FollowingEnded'; readonly following: EndedFollowing };

/** What the back office has decided about papers. */
export interface EndedVerification {
  /** Of the submission. */
  readonly id: number;
  readonly outcome: 'certified' | 'rejected';
}

/** A following that ended without its owner: its loss reached the limit, or the leader stepped back. */
export interface EndedFollowing {
  readonly id: number;
  readonly reason: 'loss' | 'leader_left';
}

/** The account's money after an event that changed it. */
export interface AccountMoney {
  readonly cash: Decimal;
  readonly usedMargin: Decimal;
}

/** Written in the transaction of what it tells of. */
export interface DomainEvent {
  readonly accountId: number;
  /** The account's own number, from 1, without gaps. */
  readonly sequence: number;
  /** Epoch ms. */
  readonly time: number;
  readonly body: DomainEventBody;
  /** Set where cash or used margin changed, and where a deposit, a withdrawal, a reward, a verification or a following ended. */
  readonly money: AccountMoney | undefined;
}
