import type { WireFundRecord } from '../../src/contract/wire/account.ts';
import type { Language } from '../catalogue/languages.ts';
import type { TransferCode } from '../engine/model/transfer.ts';
import { memoText } from '../messages/memos.ts';

/** A transfer, as the account's cash sees it. */
export interface CashChange {
  readonly code: TransferCode;
  /** Decimal text in the account's currency, negative where money left the account. */
  readonly amount: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A row of `forexChange`; the memo is in the reader's language. */
export function fundRecordRow({ code, amount, createdAt }: CashChange, language: Language): WireFundRecord {
  return {
    Value: amount,
    MemoTran: memoText(code, language),
    CreatedAtTran: new Date(createdAt).toISOString(),
  };
}
