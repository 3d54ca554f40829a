import type { Decimal } from '../../../src/domain/decimal.ts';
import type { Deal } from './deal.ts';
import type { DomainEvent } from './domain-event.ts';
import type { Order } from './order.ts';
import type { Position } from './position.ts';
import type { ReviewedReward } from './reward.ts';
import type { Transfer } from './transfer.ts';
import type { ReviewedDeposit, Withdrawal } from './withdrawal.ts';

/** What was done to an account, to be booked in one transaction. */
export interface Booking {
  readonly accountId: number;
  /** The account's cash and newest event as they were; a booking on anything else is refused. */
  readonly cashBefore: Decimal;
  readonly sequenceBefore: number;
  readonly cashAfter: Decimal;
  /** In their new state, each once. */
  readonly orders: readonly Order[];
  readonly positions: readonly PositionState[];
  readonly deals: readonly Deal[];
  /** In their new state, each once. */
  readonly withdrawals: readonly Withdrawal[];
  /** Pending ones that ended. */
  readonly deposits: readonly ReviewedDeposit[];
  /** Pending ones that ended. */
  readonly rewards: readonly ReviewedReward[];
  /** Those of one event are one entry of the journal. */
  readonly transfers: readonly JournalTransfer[];
  readonly events: readonly DomainEvent[];
}

/** A position and when it was closed; undefined while it is open. */
export interface PositionState {
  readonly position: Position;
  readonly closedAt: number | undefined;
}

/** A transfer with the number of the event that it belongs to. */
export interface JournalTransfer extends Transfer {
  readonly sequence: number;
}
