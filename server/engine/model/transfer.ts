import type { Decimal } from '../../../src/domain/decimal.ts';

/** Ledger accounts of a trading account: money at hand, and money under withdrawal. */
export type OwnLedgerAccount = 'cash' | 'reserved';
/** Ledger accounts of the house, once in each ledger. `trading` is the other side of profit and loss. */
export type HouseLedgerAccount =
  | 'trading'
  | 'fees'
  | 'deposits_clearing'
  | 'withdrawals_clearing'
  | 'demo_funding'
  | 'promotions';
/** What a ledger account is for. */
export type LedgerAccountCode = OwnLedgerAccount | HouseLedgerAccount;

/** What a transfer was for. */
export type TransferCode =
  | 'demo_deposit'
  | 'fee'
  | 'profit'
  | 'reset'
  | 'deposit'
  | 'withdrawal_reserved'
  | 'withdrawal_returned'
  | 'withdrawal_paid'
  | 'withdrawal_fee'
  | 'negative_balance_protection'
  /** For an invited user whose identity has been verified. */
  | 'invite_reward'
  /** Mends a mistake of the house. */
  | 'correction'
  /** The sum of older transfers, which have been folded into this one. */
  | 'brought_forward';

/** Money that goes from one ledger account (the debit) to another (the credit) in the trading account's ledger. Never changed. */
export interface Transfer {
  readonly code: TransferCode;
  /** What caused it; with the code unique over all transfers, so that none is booked twice. */
  readonly reference: string;
  readonly from: LedgerAccountCode;
  readonly to: LedgerAccountCode;
  /** Above 0; the account's money at 6 digits. */
  readonly amount: Decimal;
  /** The trading account's cash when it has been booked. */
  readonly cashAfter: Decimal;
  /** For the back office; the account's owner does not see it. */
  readonly memo: string;
  /** Epoch ms. */
  readonly time: number;
}
