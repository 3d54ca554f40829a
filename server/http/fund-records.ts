import type { WireFundRecord } from '../../src/contract/wire/account.ts';
import type { WirePage } from '../../src/contract/wire/envelope.ts';
import type { Language } from '../catalogue/languages.ts';
import type { TransferCode } from '../engine/model/transfer.ts';
import { integerColumn, textColumn } from '../store/columns.ts';
import type { Database, Row } from '../store/database.ts';
import { fundRecordRow, type CashChange } from '../wire/fund-record-row.ts';
import { selectPage } from '../store/select-page.ts';

/** Transfers of an account as changes of its cash. */
const CASH_CHANGES = {
  columns: 'transfers.code, CASE WHEN debit_id = cash.id THEN -amount ELSE amount END AS change, created_at',
  from: `transfers JOIN ledger_accounts AS cash ON cash.account_id = transfers.account_id AND cash.code = 'cash'
    WHERE transfers.account_id = $1`,
  order: 'transfers.id DESC',
};

/** What came into an account's cash and left it, newest first. */
export async function fundRecords(
  database: Database,
  accountId: number,
  page: number,
  language: Language,
): Promise<WirePage<WireFundRecord>> {
  const { rows, total } = await selectPage(database, { ...CASH_CHANGES, values: [accountId] }, page);
  return { data: rows.map((row) => fundRecordRow(cashChange(row), language)), total };
}

function cashChange(row: Row): CashChange {
  return {
    code: textColumn(row, 'code') as TransferCode,
    amount: textColumn(row, 'change'),
    createdAt: integerColumn(row, 'created_at'),
  };
}
