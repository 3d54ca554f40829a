import { sql, type RawBuilder } from 'kysely';
import { toText, type Decimal } from '../../src/domain/decimal.ts';
import type { Queryable } from '../store/database.ts';
import { query, rows, run } from '../store/typed-query.ts';

interface NewAccount {
  readonly userId: number;
  readonly kind: 'demo' | 'real';
  /** What a demo account begins with; the account's money at 6 digits. */
  readonly deposit?: Decimal;
  /** Epoch ms. */
  readonly now: number;
}

/** Opens a trading account with its ledger accounts, as a part of the caller's transaction; returns its id. */
export async function openAccount(queryable: Queryable, { userId, kind, deposit, now }: NewAccount): Promise<number> {
  const account = query.insertInto('trading_accounts').values({ user_id: userId, kind, created_at: now });
  const [row] = await rows(queryable, account.returning('id'));
  if (!row) throw new Error('An account was opened without an id');
  const { id } = row;
  const codes = ['cash', 'reserved'] as const;
  const ledgerAccounts = codes.map((code) => ({ ledger: kind, account_id: id, code, balance: '0' }));
  await run(queryable, query.insertInto('ledger_accounts').values(ledgerAccounts));
  if (deposit) await fund(queryable, id, toText(deposit), now);
  return id;
}

/** The first entry of a demo account, and its first event. */
async function fund(queryable: Queryable, id: number, amount: string, now: number): Promise<void> {
  const payload = JSON.stringify({ code: 'demo_deposit', cash: amount, used_margin: '0' });
  await run(queryable, query.updateTable('trading_accounts').set({ event_sequence: 1 }).where('id', '=', id));
  const cash = query.updateTable('ledger_accounts').where('account_id', '=', id).where('code', '=', 'cash');
  await run(queryable, cash.set({ balance: amount }));
  await run(queryable, firstTransfer(id, amount, now));
  const event = { account_id: id, sequence: 1, type: 'MoneyMoved', payload, created_at: now };
  await run(queryable, query.insertInto('domain_events').values(event));
}

/** A selection of the house's account and the account's own, which stands for its columns by their places: plain SQL. */
function firstTransfer(id: number, amount: string, now: number): RawBuilder<unknown> {
  return sql`
    INSERT INTO transfers
      (account_id, sequence, ledger, debit_id, credit_id, amount, code, reference, cash_after, created_at)
    SELECT ${id}, 1, 'demo', house.id, cash.id, ${amount}, 'demo_deposit', ${`${id}/1`}, ${amount}, ${now}
    FROM ledger_accounts AS house, ledger_accounts AS cash
    WHERE house.ledger = 'demo' AND house.code = 'demo_funding' AND cash.account_id = ${id} AND cash.code = 'cash'`;
}
