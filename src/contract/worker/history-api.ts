/** The commands of the account's history. Part of `TradingApi`. */
import type { Decimal } from '../../domain/decimal.ts';
import type { FundRecordKind } from '../wire/account.ts';
import type { Outcome } from './failure.ts';
import type { RecordPage } from './funds-api.ts';

/** Which changes of the balance; what is undefined does not limit them. Times in Unix seconds. */
export interface HistoryFilter {
  readonly kind: FundRecordKind | undefined;
  readonly from: number | undefined;
  /** Exclusive. */
  readonly to: number | undefined;
}

/** One change of the balance; `kind` and `balanceAfter` are undefined where the server does not tell them. */
export interface BalanceChange {
  /** Below 0, and good for this page of rows only, where the server gives none. */
  readonly id: number;
  readonly kind: FundRecordKind | undefined;
  /** In the account's money, negative where money left. */
  readonly amount: Decimal;
  readonly balanceAfter: Decimal | undefined;
  /** What it was for, in the user's language. */
  readonly memo: string;
  /** ISO 8601, or what the server has in its place. */
  readonly createdAt: string;
}

/** How a file for a spreadsheet is written in the user's language. */
export interface CsvStyle {
  /** BCP 47, for dates. */
  readonly tag: string;
  readonly decimalMark: string;
  readonly separator: string;
  readonly kinds: Readonly<Record<FundRecordKind, string>>;
}

/** A part of the file: so many lines, each with its end. */
export interface CsvPart {
  readonly text: string;
  readonly rows: number;
  /** How many rows there are on all pages. */
  readonly total: number;
}

/** Pages count from 1, newest first. */
export interface HistoryApi {
  balanceChanges(filter: HistoryFilter, page: number): Promise<Outcome<RecordPage<BalanceChange>>>;
  /** The same rows as lines of a file, in larger pages: time, kind, memo, amount, balance after. */
  balanceChangesCsv(filter: HistoryFilter, page: number, style: CsvStyle): Promise<Outcome<CsvPart>>;
}
