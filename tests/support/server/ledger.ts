import { add, decimal, sum, toFixedText } from '../../../src/domain/decimal.ts';
import { SqlAccountStore } from '../../../server/engine/sql/sql-account-store.ts';
import type { Database, Queryable, Row } from '../../../server/store/database.ts';

/** The first trading account of a user. */
export async function accountIdOf(database: Queryable, userId: number): Promise<number> {
  const [row] = await database.query('SELECT MIN(id) AS id FROM trading_accounts WHERE user_id = $1', [userId]);
  return Number(row?.['id']);
}

/** What came into the cash of a user's account and left it, oldest first. */
export async function cashChanges(database: Queryable, userId: number): Promise<readonly Row[]> {
  return database.query(
    `SELECT transfers.code, CASE WHEN credit_id = cash.id THEN amount ELSE -amount END AS amount, cash_after, memo,
       reference
     FROM transfers JOIN ledger_accounts AS cash ON cash.account_id = transfers.account_id AND cash.code = 'cash'
     WHERE transfers.account_id = $1 ORDER BY transfers.id`,
    [await accountIdOf(database, userId)],
  );
}

/** The balance that is kept of a user's cash, and what its transfers sum to. */
export async function cashOf(
  database: Queryable,
  userId: number,
): Promise<{ readonly kept: string; readonly reckoned: string }> {
  const changes = await cashChanges(database, userId);
  const [row] = await database.query(`SELECT balance FROM ledger_accounts WHERE account_id = $1 AND code = 'cash'`, [
    await accountIdOf(database, userId),
  ]);
  const total = sum(changes.map((change) => decimal(String(change['amount']))));
  return { kept: String(row?.['balance']), reckoned: toFixedText(total, 6) };
}

/** Brings money into a user's account, past the server: it must not have the account in memory. */
export async function credit(database: Database, userId: number, amount: string): Promise<void> {
  const store = new SqlAccountStore(database);
  const [account] = await store.load([await accountIdOf(database, userId)]);
  if (!account) throw new Error('The user has no account');
  const { id: accountId, cash, sequence: sequenceBefore } = account;
  const cashAfter = add(cash, decimal(amount));
  const sequence = sequenceBefore + 1;
  const transfer = { sequence, code: 'deposit' as const, reference: `test:${accountId}`, memo: '', time: 1 };
  const sides = { from: 'deposits_clearing' as const, to: 'cash' as const };
  const money = { cash: cashAfter, usedMargin: decimal('0') };
  await store.book({
    accountId,
    cashBefore: cash,
    cashAfter,
    sequenceBefore,
    orders: [],
    positions: [],
    deals: [],
    withdrawals: [],
    deposits: [],
    rewards: [],
    transfers: [{ ...transfer, ...sides, amount: decimal(amount), cashAfter }],
    events: [{ accountId, sequence, time: 1, body: { type: 'MoneyMoved', code: 'deposit' }, money }],
  });
}
