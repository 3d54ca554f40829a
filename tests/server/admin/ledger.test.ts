/** What the back office says of the ledger: sound as it is, and the first row that breaks a rule. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../support/server/databases.ts';
import { accountIdOf } from '../../support/server/ledger.ts';
import { realUser, type RealUser } from '../../support/server/real-user.ts';
import { startAdminServer, type AdminServer } from './in-process.ts';

onEachDatabase('the check of the ledger', (database) => {
  let server: AdminServer;
  let user: RealUser;
  let accountId: number;

  beforeAll(async () => {
    server = await startAdminServer(database());
    server.feed.tick('EURUSD', '1.16520');
    user = await realUser(database(), server.url, 'checked@example.com');
    accountId = await accountIdOf(database(), user.id);
    await server.do('deposit', { USER: user.uid, AMOUNT: '5000', memo: 'Wire' });
    const { Id } = await user.api.submit({ cont: '0.5' });
    server.feed.tick('EURUSD', '1.16620');
    await user.api.get('/v1/api/forex/close', { id: String(Id), cont: '0.2' });
    await user.api.get('/v1/api/forex/close', { id: String(Id) });
    await user.api.signIn();
    await user.api.submit();
  });
  afterAll(() => server.close());

  const answer = async (): Promise<string> => {
    const asked = await server.ask('ledger check');
    return (asked.ok ? asked.report.message : asked.message) ?? '';
  };

  /** Breaks a row, looks, and mends it. */
  async function broken(breaking: string, mending: string): Promise<string> {
    await database().query(breaking);
    const said = await answer();
    await database().query(mending);
    return said;
  }

  it('finds nothing after deposits, fills, and positions that were closed in parts', async () => {
    expect(await answer()).toBe('The ledger is sound.');
  });

  it('names a balance that is not the sum of its transfers', async () => {
    const change = (amount: number): string =>
      `UPDATE ledger_accounts SET balance = balance + ${amount} WHERE account_id = ${accountId} AND code = 'cash'`;
    const said = await broken(change(1), change(-1));
    expect(said).toContain('Each balance equals its transfers.');
    expect(said).toContain(`Account ${accountId}, cash: balance`);
    expect(said).toContain('Ledger real');
  });

  it('names a running balance that does not follow', async () => {
    const change = (amount: number): string =>
      `UPDATE transfers SET cash_after = cash_after + ${amount} WHERE account_id = ${accountId} AND code = 'deposit'`;
    expect(await broken(change(1), change(-1))).toContain('A running balance follows');
  });

  it('is not needed where the database itself refuses: twice, nothing, and across ledgers', async () => {
    const copy = (columns: string): string =>
      `INSERT INTO transfers (account_id, sequence, ledger, debit_id, credit_id, amount, code, reference, cash_after, created_at)
       SELECT ${columns} FROM transfers WHERE account_id = ${accountId} ORDER BY id LIMIT 1`;
    const rest = 'cash_after, created_at';
    await expect(
      database().query(copy(`account_id, sequence, ledger, debit_id, credit_id, amount, code, reference, ${rest}`)),
    ).rejects.toThrow('unique');
    await expect(
      database().query(copy(`account_id, sequence, ledger, debit_id, credit_id, 0, code, 'x', ${rest}`)),
    ).rejects.toThrow('check');
    await expect(
      database().query(copy(`account_id, sequence, 'demo', debit_id, credit_id, amount, code, 'x', ${rest}`)),
    ).rejects.toThrow('foreign key');
    expect(await answer()).toBe('The ledger is sound.');
  });
});
