import type { WireFundRecord } from '../../src/contract/wire/account.ts';
import { PAGE_SIZE, type WirePage } from '../../src/contract/wire/envelope.ts';
import type { Language } from '../catalogue/languages.ts';
import type { TransferCode } from '../engine/model/transfer.ts';
import { integerColumn, textColumn } from '../store/columns.ts';
import type { Database, Row } from '../store/database.ts';
import { fundRecordRow, type CashChange } from '../wire/fund-record-row.ts';

/** What came into an account's cash and left it, newest first. */
export async function fundRecords(
  database: Database,
  accountId: number,
  page: number,
  language: Language,
): Promise<WirePage<WireFundRecord>> {
  const [count] = await database.query('SELECT COUNT(*) AS total FROM transfers WHERE account_id = $1', [accountId]);
  const rows = await database.query(
    `SELECT transfers.code, CASE WHEN debit_id = cash.id THEN -amount ELSE amount END AS change, created_at
     FROM transfers JOIN ledger_accounts AS cash ON cash.account_id = transfers.account_id AND cash.code = 'cash'
     WHERE transfers.account_id = $1 ORDER BY transfers.id DESC LIMIT ${PAGE_SIZE} OFFSET $2`,
    [accountId, (page - 1) * PAGE_SIZE],
  );
  const data = rows.map((row) => fundRecordRow(cashChange(row), language));
  return { data, total: count ? integerColumn(count, 'total') : 0 };
}

function cashChange(row: Row): CashChange {
  return {
    code: textColumn(row, 'code') as TransferCode,
    amount: textColumn(row, 'change'),
    createdAt: integerColumn(row, 'created_at'),
  };
}
