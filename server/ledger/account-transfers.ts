import type { Queryable } from '../store/database.ts';
import { selectPage } from '../store/select-page.ts';
import { query } from '../store/typed-query.ts';

/** A transfer as auditors read it; decimal texts. */
export interface ShownTransfer {
  readonly id: number;
  readonly code: string;
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly cashAfter: string;
  readonly reference: string;
  readonly memo: string;
  /** Epoch ms. */
  readonly time: number;
}

/** One page of the transfers of an account, newest first. @param page from 1 */
export async function accountTransfers(
  queryable: Queryable,
  accountId: number,
  page: number,
): Promise<{ readonly transfers: readonly ShownTransfer[]; readonly total: number }> {
  const of = query
    .selectFrom('transfers')
    .innerJoin('ledger_accounts as debited', 'debited.id', 'debit_id')
    .innerJoin('ledger_accounts as credited', 'credited.id', 'credit_id')
    .where('transfers.account_id', '=', accountId);
  const shown = of
    .select([
      'transfers.id',
      'transfers.code',
      'debited.code as from',
      'credited.code as to',
      'amount',
      'cash_after as cashAfter',
      'reference',
      'memo',
      'created_at as time',
    ])
    .orderBy('transfers.id', 'desc');
  const { rows, total } = await selectPage(queryable, { of, shown }, page);
  return { transfers: rows, total };
}
