import type { FundRecordKind, WireFundRecord } from '../../src/contract/wire/account.ts';
import type { Language } from '../catalogue/languages.ts';
import type { TransferCode } from '../engine/model/transfer.ts';
import { memoText } from '../messages/memos.ts';

/** A transfer, as the account's cash sees it. */
export interface CashChange {
  /** The transfer's number. */
  readonly id: number;
  readonly code: TransferCode;
  /** Decimal text in the account's currency, negative where money left the account. */
  readonly amount: string;
  /** The balance after it; decimal text. */
  readonly cashAfter: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** What each transfer is about, for its owner. */
const KINDS: Readonly<Record<TransferCode, FundRecordKind>> = {
  demo_deposit: 'deposit',
  deposit: 'deposit',
  withdrawal_reserved: 'withdrawal',
  withdrawal_returned: 'withdrawal',
  withdrawal_paid: 'withdrawal',
  withdrawal_fee: 'withdrawal',
  profit: 'trade',
  fee: 'trade',
  negative_balance_protection: 'trade',
  invite_reward: 'other',
  correction: 'other',
  reset: 'other',
  brought_forward: 'other',
};

/** The codes of transfers of a kind. */
export function codesOfKind(kind: FundRecordKind): readonly TransferCode[] {
  return (Object.keys(KINDS) as TransferCode[]).filter((code) => KINDS[code] === kind);
}

/** A row of `forexChange`; the memo is in the reader's language. */
export function fundRecordRow(
  { id, code, amount, cashAfter, createdAt }: CashChange,
  language: Language,
): WireFundRecord {
  return {
    Value: amount,
    MemoTran: memoText(code, language),
    CreatedAtTran: new Date(createdAt).toISOString(),
    Id: id,
    Kind: KINDS[code],
    Balance: cashAfter,
  };
}
