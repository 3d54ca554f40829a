/** Corrections: a mistake is mended by a transfer of its own, with its reason, and never by an edit. */
import { compare, decimal, isNegative, negate, type Decimal } from '../../src/domain/decimal.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import type { Engine } from '../engine/engine.ts';
import type { CorrectionRequest } from '../engine/fund-request.ts';
import type { HouseLedgerAccount } from '../engine/model/transfer.ts';
import type { Database } from '../store/database.ts';
import { query, rows } from '../store/typed-query.ts';

/** A correction that is in the ledger. */
export interface BookedCorrection {
  readonly accountId: number;
  /** Below 0 where it took money; the account's money at 6 digits. */
  readonly amount: Decimal;
  readonly house: HouseLedgerAccount;
  readonly cashAfter: Decimal;
}

/** Why nothing was booked: the reference stands for another correction, or so much is not free. */
export type CorrectionFault = { readonly fault: 'taken' } | { readonly fault: 'notFree'; readonly available: Decimal };

/** Books a correction, once for its reference: a repeat finds what was booked. */
export function bookCorrection(
  { database, engine }: { readonly database: Database; readonly engine: Engine },
  accountId: number,
  request: CorrectionRequest,
): Promise<Result<BookedCorrection & { readonly isNew: boolean }, CorrectionFault>> {
  const { reference, amount, house } = request;
  return engine.command(accountId, async (account) => {
    const known = await correctionOf(database, reference);
    if (known) return isSame(known, accountId, request) ? ok({ ...known, isNew: false }) : err({ fault: 'taken' });
    // What positions hold, and what is not there, cannot be taken.
    const available = account.funds.withdrawable;
    if (isNegative(amount) && compare(negate(amount), available) > 0) return err({ fault: 'notFree', available });
    account.funds.correct(request);
    return ok({ accountId, amount, house, cashAfter: account.cash, isNew: true });
  });
}

async function correctionOf(database: Database, reference: string): Promise<BookedCorrection | undefined> {
  const booked = query
    .selectFrom('transfers')
    .innerJoin('ledger_accounts as debited', 'debited.id', 'debit_id')
    .innerJoin('ledger_accounts as credited', 'credited.id', 'credit_id')
    .select(['transfers.account_id', 'amount', 'cash_after', 'debited.code as debit', 'credited.code as credit'])
    .where('transfers.code', '=', 'correction')
    .where('reference', '=', reference);
  const [row] = await rows(database, booked);
  if (!row) return undefined;
  const isTaken = row.debit === 'cash';
  const amount = decimal(row.amount);
  return {
    accountId: row.account_id,
    amount: isTaken ? negate(amount) : amount,
    // The other side of the cash is the house's.
    house: (isTaken ? row.credit : row.debit) as HouseLedgerAccount,
    cashAfter: decimal(row.cash_after),
  };
}

function isSame(known: BookedCorrection, accountId: number, { amount, house }: CorrectionRequest): boolean {
  return known.accountId === accountId && known.house === house && compare(known.amount, amount) === 0;
}
