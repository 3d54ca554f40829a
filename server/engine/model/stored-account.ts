import type { Decimal } from '../../../src/domain/decimal.ts';
import type { Order } from './order.ts';
import type { Position } from './position.ts';
import type { Withdrawal } from './withdrawal.ts';

/** An account as it is kept. */
export interface StoredAccount {
  readonly id: number;
  readonly kind: 'demo' | 'real';
  /** The account's money at 6 digits. */
  readonly cash: Decimal;
  /** Number of its newest event; 0 before the first. */
  readonly sequence: number;
  /** Pending ones, oldest first. */
  readonly orders: readonly Order[];
  /** Open ones, oldest first. */
  readonly positions: readonly Position[];
  /** Those that wait for a review, oldest first. */
  readonly withdrawals: readonly Withdrawal[];
}
