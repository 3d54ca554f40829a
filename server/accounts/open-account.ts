import { toText, type Decimal } from '../../src/domain/decimal.ts';
import { integerColumn } from '../store/columns.ts';
import type { Queryable } from '../store/database.ts';

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
  const [row] = await queryable.query(
    'INSERT INTO trading_accounts (user_id, kind, created_at) VALUES ($1, $2, $3) RETURNING id',
    [userId, kind, now],
  );
  if (!row) throw new Error('An account was opened without an id');
  const id = integerColumn(row, 'id');
  await queryable.query(
    `INSERT INTO ledger_accounts (ledger, account_id, code, balance) VALUES ($1, $2, 'cash', 0), ($1, $2, 'reserved', 0)`,
    [kind, id],
  );
  if (deposit) await fund(queryable, id, toText(deposit), now);
  return id;
}

/** The first entry of a demo account, and its first event. */
async function fund(queryable: Queryable, id: number, amount: string, now: number): Promise<void> {
  const payload = JSON.stringify({ code: 'demo_deposit', cash: amount, used_margin: '0' });
  await queryable.query('UPDATE trading_accounts SET event_sequence = 1 WHERE id = $1', [id]);
  await queryable.query(`UPDATE ledger_accounts SET balance = $2 WHERE account_id = $1 AND code = 'cash'`, [
    id,
    amount,
  ]);
  await queryable.query(
    `INSERT INTO transfers
       (account_id, sequence, ledger, debit_id, credit_id, amount, code, reference, cash_after, created_at)
     SELECT $1, 1, 'demo', house.id, cash.id, $2, 'demo_deposit', $4, $2, $3
     FROM ledger_accounts AS house, ledger_accounts AS cash
     WHERE house.ledger = 'demo' AND house.code = 'demo_funding' AND cash.account_id = $1 AND cash.code = 'cash'`,
    [id, amount, now, `${id}/1`],
  );
  await queryable.query(
    `INSERT INTO domain_events (account_id, sequence, type, payload, created_at) VALUES ($1, 1, 'MoneyMoved', $2, $3)`,
    [id, payload, now],
  );
}
