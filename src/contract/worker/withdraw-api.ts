/** The commands of withdrawals, of where they go, and of how much may be withdrawn. Part of `TradingApi`. */
import type { Decimal } from '../../domain/decimal.ts';
import type { WithdrawalTerms } from '../../domain/withdrawal.ts';
import type { Outcome } from './failure.ts';
import type { AmountLimits, FundChannel, RecordPage, WithdrawRecord } from './funds-api.ts';

/** A currency of withdrawals; the limits are in the account's money. */
export interface WithdrawCurrency extends WithdrawalTerms, AmountLimits {
  readonly id: number;
  readonly code: string;
  /** Of a coin; empty for a bank. */
  readonly protocol: string;
  /** What may still be asked for today; undefined where nothing limits it, or the server does not say. */
  readonly dayLeft: Decimal | undefined;
}

/** Where a withdrawal goes; the fields of the other channel are empty. */
export interface WithdrawMethod {
  readonly id: number;
  readonly channel: FundChannel;
  readonly currency: string;
  readonly protocol: string;
  readonly address: string;
  readonly bankName: string;
  readonly bankAddress: string;
  readonly swift: string;
  readonly payeeName: string;
  readonly payeeAccount: string;
  /** While a withdrawal to it is reviewed it cannot be deleted. */
  readonly isInUse: boolean;
}

/** A method that is to be bound. */
export type NewWithdrawMethod = Omit<WithdrawMethod, 'id' | 'currency' | 'protocol' | 'isInUse'> & {
  readonly currencyId: number;
};

/** Fee (the account's money) and received amount (the currency) of what is typed; undefined while it cannot be read. */
export interface WithdrawPreview {
  readonly fee: Decimal | undefined;
  readonly received: Decimal | undefined;
}

/** Why less may be withdrawn than else. */
export type RestrictionReason = 'unverified' | 'password_changed' | 'method_changed';

/** What holds a user back at this moment. */
export interface FundRestriction {
  readonly reason: RestrictionReason;
  /** The most that one withdrawal may be, in the account's money; zero: none. */
  readonly most: Decimal;
  /** ISO 8601; empty where time does not end it. */
  readonly until: string;
}

/** Requests that wait for a review, and how many may. */
export interface WaitingLimits {
  readonly waiting: number;
  readonly mostWaiting: number;
}

/** What holds for this user at this moment. */
export interface FundLimits {
  /** What can be withdrawn, in the account's money: the smaller of balance and free margin. */
  readonly available: Decimal;
  /** What withdrawals that wait hold; no part of the balance. */
  readonly reserved: Decimal;
  readonly deposit: WaitingLimits;
  readonly withdraw: WaitingLimits;
  readonly restrictions: readonly FundRestriction[];
}

/** Each command fails as the call behind it does. Pages count from 1, newest first. */
export interface WithdrawApi {
  withdrawCurrencies(channel: FundChannel): Promise<Outcome<readonly WithdrawCurrency[]>>;
  /** @param currencyId undefined: those of all currencies */
  withdrawMethods(channel: FundChannel, currencyId?: number): Promise<Outcome<readonly WithdrawMethod[]>>;
  /** The server's text for the user. */
  bindWithdrawMethod(method: NewWithdrawMethod): Promise<Outcome<string>>;
  /** The server's text for the user. */
  deleteWithdrawMethod(id: number): Promise<Outcome<string>>;
  /** @param amount as typed; canonical decimal text in the account's money is read */
  previewWithdrawal(terms: WithdrawalTerms, amount: string): Promise<Outcome<WithdrawPreview>>;
  withdrawals(channel: FundChannel, page: number): Promise<Outcome<RecordPage<WithdrawRecord>>>;
  /** Undefined where the server does not know the call. */
  fundLimits(): Promise<Outcome<FundLimits | undefined>>;
}
