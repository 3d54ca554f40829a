import { sql } from 'kysely';
import type { WireFundRecord } from '../../src/contract/wire/account.ts';
import type { WirePage } from '../../src/contract/wire/envelope.ts';
import type { Language } from '../catalogue/languages.ts';
import type { TransferCode } from '../engine/model/transfer.ts';
import type { Database } from '../store/database.ts';
import { selectPage } from '../store/select-page.ts';
import { query } from '../store/typed-query.ts';
import { fundRecordRow } from '../wire/fund-record-row.ts';

/** What came into an account's cash and left it, newest first; what moves within its reserves is no part of it. */
export async function fundRecords(
  database: Database,
  accountId: number,
  page: number,
  language: Language,
): Promise<WirePage<WireFundRecord>> {
  const ofAccount = query
    .selectFrom('transfers')
    .innerJoin('ledger_accounts as cash', (join) =>
      join.onRef('cash.account_id', '=', 'transfers.account_id').on('cash.code', '=', 'cash'),
    )
    .where('transfers.account_id', '=', accountId)
    .where((eb) => eb.or([eb('debit_id', '=', eb.ref('cash.id')), eb('credit_id', '=', eb.ref('cash.id'))]));
  const shown = ofAccount
    .select((eb) => [
      eb.ref('transfers.code').$castTo<TransferCode>().as('code'),
      'created_at as createdAt',
      sql<string>`CASE WHEN debit_id = cash.id THEN -amount ELSE amount END`.as('amount'),
    ])
    .orderBy('transfers.id', 'desc');
  const { rows, total } = await selectPage(database, { of: ofAccount, shown }, page);
  return { total, data: rows.map((change) => fundRecordRow(change, language)) };
}
