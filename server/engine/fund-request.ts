import type { Decimal } from '../../src/domain/decimal.ts';
import type { HouseLedgerAccount } from './model/transfer.ts';

/** Money that the house gives or takes to mend a mistake. */
export interface CorrectionRequest {
  /** Below 0 where it is taken; the account's money at 6 digits. */
  readonly amount: Decimal;
  /** The other side. */
  readonly house: HouseLedgerAccount;
  /** Unique over all corrections; makes a repeat harmless. */
  readonly reference: string;
  /** For the back office; the account's owner does not see it. */
  readonly memo: string;
}

/** Money that comes into an account from outside. */
export interface DepositRequest {
  /** Above 0; the account's money at 6 digits. */
  readonly amount: Decimal;
  /** Unique over all deposits; makes a repeat harmless. */
  readonly reference: string;
  /** For the back office; the account's owner does not see it. */
  readonly memo: string;
}
