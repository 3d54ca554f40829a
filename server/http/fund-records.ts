import { sql } from 'kysely';
import type { FundRecordKind, WireFundRecord } from '../../src/contract/wire/account.ts';
import type { WirePage } from '../../src/contract/wire/envelope.ts';
import type { Language } from '../catalogue/languages.ts';
import type { TransferCode } from '../engine/model/transfer.ts';
import type { Database } from '../store/database.ts';
import { selectPage } from '../store/select-page.ts';
import { query } from '../store/typed-query.ts';
import { codesOfKind, fundRecordRow } from '../wire/fund-record-row.ts';

/** Which changes are wanted. */
export interface RecordChoice {
  /** From 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly size: number;
  readonly kind?: FundRecordKind | undefined;
  /** Unix seconds. */
  readonly from?: number | undefined;
  /** Unix seconds, exclusive. */
  readonly to?: number | undefined;
}

/** What came into an account's cash and left it, newest first; what moves within its reserves is no part of it. */
export async function fundRecords(
  database: Database,
  accountId: number,
  { page, size, ...choice }: RecordChoice,
  language: Language,
): Promise<WirePage<WireFundRecord>> {
  const of = chosen(accountId, choice);
  const shown = of
    .select((eb) => [
      'transfers.id as id',
      eb.ref('transfers.code').$castTo<TransferCode>().as('code'),
      'created_at as createdAt',
      'cash_after as cashAfter',
      sql<string>`CASE WHEN debit_id = cash.id THEN -amount ELSE amount END`.as('amount'),
    ])
    .orderBy('transfers.id', 'desc');
  const { rows, total } = await selectPage(database, { of, shown }, page, size);
  return { total, data: rows.map((change) => fundRecordRow(change, language)) };
}

function chosen(accountId: number, { kind, from, to }: Omit<RecordChoice, 'page' | 'size'>) {
  let changes = query
    .selectFrom('transfers')
    .innerJoin('ledger_accounts as cash', (join) =>
      join.onRef('cash.account_id', '=', 'transfers.account_id').on('cash.code', '=', 'cash'),
    )
    .where('transfers.account_id', '=', accountId)
    .where((eb) => eb.or([eb('debit_id', '=', eb.ref('cash.id')), eb('credit_id', '=', eb.ref('cash.id'))]));
  if (kind !== undefined) changes = changes.where('transfers.code', 'in', codesOfKind(kind));
  if (from !== undefined) changes = changes.where('created_at', '>=', from * 1_000);
  if (to !== undefined) changes = changes.where('created_at', '<', to * 1_000);
  return changes;
}
