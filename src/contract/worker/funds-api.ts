/** The commands of deposits, withdrawals and the account's past. Part of `TradingApi`. */
import type { Decimal } from '../../domain/decimal.ts';
import type { WithdrawalTerms } from '../../domain/withdrawal.ts';
import type { Outcome } from './failure.ts';

/** By coin or by bank. */
export type FundChannel = 'coin' | 'bank';
/** What has become of a request. */
export type FundStatus = 'pending' | 'finished' | 'rejected' | 'invalid';

/** What one deposit may be, in the currency that is sent; undefined where the server does not say. */
export interface AmountLimits {
  readonly least: Decimal | undefined;
  readonly most: Decimal | undefined;
}

/** A coin that can be sent, over one protocol, to one address. */
export interface DepositOption extends AmountLimits {
  readonly id: number;
  readonly currency: string;
  readonly protocol: string;
  readonly address: string;
  readonly confirmations: number | undefined;
  /** Units of the currency for one unit of the account's money. */
  readonly usdPrice: Decimal | undefined;
}

/** A bank account of the company that takes deposits. */
export interface PayMethod extends AmountLimits {
  readonly id: number;
  readonly currency: string;
  readonly bankName: string;
  readonly bankAddress: string;
  readonly swift: string;
  readonly payee: string;
  readonly payeeAccount: string;
  readonly remark: string;
  readonly usdPrice: Decimal | undefined;
}

/** The ways in. */
export interface DepositInfo {
  readonly coins: readonly DepositOption[];
  readonly banks: readonly PayMethod[];
}

/** What is handed in. */
export interface DepositRequest {
  /** A UUID, made when the form is confirmed; the same id never makes a second request. */
  readonly clientId: string;
  readonly channel: FundChannel;
  /** Of the option or of the pay method. */
  readonly wayId: number;
  /** The address that was shown, of a coin; empty for a bank. */
  readonly address: string;
  /** Canonical decimal text, in the currency that is sent. */
  readonly amount: string;
  /** An address that `uploadImage` answered. */
  readonly proof: string;
}

/** A deposit and what has become of it. */
export interface DepositRecord {
  readonly id: number;
  readonly channel: FundChannel;
  readonly amount: Decimal;
  readonly currency: string;
  readonly status: FundStatus;
  readonly remark: string;
  /** ISO 8601, or what the server has in its place. */
  readonly createdAt: string;
}

/** A currency of withdrawals; the limits are in the account's money. */
export interface WithdrawCurrency extends WithdrawalTerms, AmountLimits {
  readonly id: number;
  readonly code: string;
  readonly protocol: string;
}

/** Where a withdrawal goes. */
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

/** A method that is to be bound; the fields of the other channel are empty. */
export type NewWithdrawMethod = Omit<WithdrawMethod, 'id' | 'currency' | 'protocol' | 'isInUse'> & {
  readonly currencyId: number;
};

/** What is asked for. */
export interface WithdrawRequest {
  /** A UUID, made when the user is asked to confirm; the same id never makes a second request. */
  readonly clientId: string;
  readonly channel: FundChannel;
  readonly currencyId: number;
  readonly methodId: number;
  /** Canonical decimal text, in the account's money. */
  readonly amount: string;
  readonly memo: string;
}

/** A withdrawal and what has become of it. */
export interface WithdrawRecord {
  readonly id: number;
  readonly channel: FundChannel;
  /** In the account's money. */
  readonly amount: Decimal;
  readonly fee: Decimal;
  /** In the currency. */
  readonly received: Decimal;
  readonly currency: string;
  readonly protocol: string;
  readonly address: string;
  readonly remark: string;
  /** The server's word for the status, in the user's language. */
  readonly statusName: string;
  /** Undefined where the server gives only its word. */
  readonly status: FundStatus | undefined;
  readonly createdAt: string;
}

/** Fee and received amount of what is typed; undefined while the amount cannot be read. */
export interface WithdrawPreview {
  readonly fee: Decimal | undefined;
  readonly received: Decimal | undefined;
}

/** Why less may be moved than else. */
export interface FundRestriction {
  readonly reason: 'unverified' | 'password_changed' | 'method_changed';
  /** The most that one withdrawal may be, in the account's money; zero: none. */
  readonly most: Decimal;
  /** ISO 8601; empty where time does not end it. */
  readonly until: string;
}

/** What may be asked in one direction. */
export interface DirectionLimits {
  /** In the account's money; undefined: no limit. */
  readonly dayLeft: Decimal | undefined;
  readonly waiting: number;
  readonly mostWaiting: number;
}

/** What holds for this user at this moment. */
export interface FundLimits {
  readonly available: Decimal;
  readonly reserved: Decimal;
  readonly deposit: DirectionLimits;
  readonly withdraw: DirectionLimits;
  readonly restrictions: readonly FundRestriction[];
}

/** One of the user's trading accounts. */
export interface TradingAccountSummary {
  readonly id: number;
  readonly kind: 'demo' | 'real';
  readonly currency: string;
  readonly balance: Decimal;
  readonly reserved: Decimal;
  readonly equity: Decimal;
  readonly usedMargin: Decimal;
}

/** One page of rows. */
export interface RecordPage<T> {
  readonly items: readonly T[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** What became of a request for money. */
export type FundOutcome<T> =
  | { readonly state: 'done'; readonly record: T; readonly message: string }
  /** Sent, but not answered: the journal keeps it, and it is reconciled when the server can be asked. */
  | { readonly state: 'unknown'; readonly clientId: string };

/** Each command fails as the call behind it does. Pages count from 1, newest first. */
export interface FundsApi {
  depositInfo(): Promise<Outcome<DepositInfo>>;
  /** Hands in a deposit, once for each client id. */
  submitDeposit(request: DepositRequest): Promise<Outcome<FundOutcome<DepositRecord>>>;
  deposits(channel: FundChannel, page: number): Promise<Outcome<RecordPage<DepositRecord>>>;

  withdrawCurrencies(channel: FundChannel): Promise<Outcome<readonly WithdrawCurrency[]>>;
  withdrawMethods(channel: FundChannel, currencyId: number | undefined): Promise<Outcome<readonly WithdrawMethod[]>>;
  /** The server's text for the user. */
  bindWithdrawMethod(method: NewWithdrawMethod): Promise<Outcome<string>>;
  deleteWithdrawMethod(id: number): Promise<Outcome<string>>;
  /** @param amount canonical decimal text, in the account's money */
  previewWithdrawal(terms: WithdrawalTerms, amount: string): Promise<WithdrawPreview>;
  /** Asks for a withdrawal, once for each client id. */
  submitWithdrawal(request: WithdrawRequest): Promise<Outcome<FundOutcome<WithdrawRecord>>>;
  withdrawals(channel: FundChannel, page: number): Promise<Outcome<RecordPage<WithdrawRecord>>>;

  /** Undefined where the server does not know the call. */
  fundLimits(): Promise<Outcome<FundLimits | undefined>>;
  /** Empty where the server does not know the call. */
  tradingAccounts(): Promise<Outcome<readonly TradingAccountSummary[]>>;
}
