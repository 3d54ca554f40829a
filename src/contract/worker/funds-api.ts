/** The commands of deposits, and the requests for money of which each is made once. Part of `TradingApi`. */
import type { Decimal } from '../../domain/decimal.ts';
import type { Failure, Outcome } from './failure.ts';

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

/** One page of rows. */
export interface RecordPage<T> {
  readonly items: readonly T[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** What is asked for, by kind. */
export interface FundRequests {
  readonly deposit: DepositRequest;
  readonly withdrawal: WithdrawRequest;
}
/** Money in or money out. */
export type FundKind = keyof FundRequests;
/** A request for money of either kind. */
export type FundRequest = {
  [K in FundKind]: { readonly kind: K; readonly request: FundRequests[K] };
}[FundKind];

/** A request that was sent and whose outcome is not known yet. `sentAt` in ms since 1970. */
export type UnconfirmedFund = FundRequest & { readonly sentAt: number };

/** What became of a request for money. */
export type FundOutcome<T> =
  | { readonly state: 'done'; readonly record: T; readonly message: string }
  /** Sent, but not answered: the journal keeps it, and it is reconciled when the server can be asked. */
  | { readonly state: 'unknown'; readonly clientId: string };

/** Of money in and out, something that happened by itself. */
export type FundNotice =
  | { readonly kind: 'fundReviewed'; readonly fund: FundKind; readonly id: number; readonly status: FundStatus }
  /** An unconfirmed request was made (`failure` undefined), or was refused and is certain not to exist. */
  | { readonly kind: 'fundReconciled'; readonly fund: FundKind; readonly failure: Failure | undefined }
  /** An unconfirmed request has grown so old that it is not asked about any more. */
  | { readonly kind: 'fundForgotten'; readonly fund: FundKind };

/** Each command fails as the call behind it does. Pages count from 1, newest first. */
export interface FundsApi {
  depositInfo(): Promise<Outcome<DepositInfo>>;
  /**
   * What an amount credits, in the account's money; undefined for a text that is no amount.
   * @param usdPrice units of the currency for one unit of the account's money, above 0
   */
  previewDeposit(usdPrice: Decimal, amount: string): Promise<Outcome<Decimal | undefined>>;
  /**
   * Hands in a deposit, once for each client id. Also `session` without a login, and `invalid` for a client id that is
   * used for other terms.
   */
  submitDeposit(request: DepositRequest): Promise<Outcome<FundOutcome<DepositRecord>>>;
  deposits(channel: FundChannel, page: number): Promise<Outcome<RecordPage<DepositRecord>>>;
  /** Asks for a withdrawal, as `submitDeposit` hands in a deposit. */
  submitWithdrawal(request: WithdrawRequest): Promise<Outcome<FundOutcome<WithdrawRecord>>>;
}
