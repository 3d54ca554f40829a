import type { Decimal } from '../../src/domain/decimal.ts';
import type { CloseReason, OrderId, OrderStatus, Side } from '../../src/domain/order.ts';

/** An order as it is booked. Never changed in place: every step makes the next one. */
export interface BookOrder {
  readonly id: OrderId;
  readonly accountId: number;
  /** Made by the client, unique in its account; makes a repeat harmless. */
  readonly clientId: string | undefined;
  readonly code: string;
  readonly side: Side;
  readonly status: OrderStatus;
  readonly lots: Decimal;
  /** 1 in fixed margin mode. */
  readonly leverage: number;
  /** Target of a pending order; price at placement of a market order. */
  readonly askedPrice: Decimal;
  /** The side from which the price comes to a pending order's target, fixed when it is placed. */
  readonly reachedFrom: 'below' | 'above';
  readonly openPrice: Decimal | undefined;
  readonly closePrice: Decimal | undefined;
  readonly stopLoss: Decimal | undefined;
  readonly takeProfit: Decimal | undefined;
  /** Booked at the fill; of a pending order what they would be at its target. */
  readonly margin: Decimal;
  readonly fee: Decimal;
  /** Booked at the close; 0 before. */
  readonly profit: Decimal;
  readonly createdAt: number;
  readonly openedAt: number | undefined;
  readonly closedAt: number | undefined;
  readonly closeReason: CloseReason | undefined;
}

export type LedgerKind =
  | 'demo_deposit'
  | 'fee'
  | 'profit'
  | 'reset'
  | 'deposit'
  | 'negative_balance_protection'
  | 'carried';

/** Money that comes into an account from outside. */
export interface Transfer {
  readonly kind: 'deposit';
  readonly amount: Decimal;
  /** Unique over all accounts; makes a repeat harmless. */
  readonly reference: string;
  /** For the back office; the account's owner does not see it. */
  readonly memo: string;
}

/** A transfer that has been booked, now or before. */
export interface BookedTransfer {
  readonly accountId: number;
  readonly amount: Decimal;
  readonly balanceAfter: Decimal;
  /** What the reference found. */
  readonly wasBooked: boolean;
}

/** One change of money. The sum of an account's entries is its balance. */
export interface LedgerEntry {
  readonly kind: LedgerKind;
  readonly amount: Decimal;
  readonly balanceAfter: Decimal;
  readonly orderId: OrderId | undefined;
  readonly transfer?: Transfer;
  readonly time: number;
}

/** What one event did to an account; booked in one transaction. */
export interface ChangeSet {
  readonly accountId: number;
  readonly balanceBefore: Decimal;
  readonly balanceAfter: Decimal;
  /** Orders in their new state, each once. */
  readonly orders: readonly BookOrder[];
  readonly entries: readonly LedgerEntry[];
}
