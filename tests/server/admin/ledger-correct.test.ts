/** Corrections, what auditors read, the report of a day and what limits a user, on both databases. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import type { RealUser } from '../../support/server/real-user.ts';
import { boundBank, coinDeposit, fundedUser, withdrawalOf, type DepositAnswer } from '../funds/funds-server.ts';
import { startAdminServer, type AdminServer } from './in-process.ts';

onEachDatabase('the ledger in the back office', (use) => {
  let server: AdminServer;
  let user: RealUser;
  let ids = 0;
  beforeAll(async () => {
    server = await startAdminServer(use(), { COOL_OFF_HOURS: '24', COOL_OFF_MOST: '50', UNVERIFIED_MOST: '4000' });
  });
  beforeEach(async () => {
    user = await fundedUser(use(), server);
  });
  afterAll(() => server.close());

  const balance = async (): Promise<string> =>
    (await user.api.get<{ balance: string }>('/v1/api/main/wallet/getBalance')).balance;
  const correction = (AMOUNT: string, change: Readonly<Record<string, string>> = {}) => ({
    USER: user.uid,
    AMOUNT,
    house: 'trading',
    reason: 'A bad tick',
    id: `bad-tick-${++ids}`,
    ...change,
  });
  const transfers = async () => (await server.do('ledger show', { USER: user.uid })).rows;

  it('mends a mistake by a transfer of its own, which its owner reads as a correction', async () => {
    const given = correction('-12.345678');
    expect(await server.do('ledger correct', given)).toMatchObject({
      message: `-12.345678 is booked for ${user.uid}.`,
      record: { amount: '-12.345678', balance_after: '4987.654322' },
    });
    expect(await balance()).toBe('4987.654322');
    expect((await transfers())?.[0]).toMatchObject({
      code: 'correction',
      from: 'cash',
      to: 'trading',
      amount: '12.345678',
      cash_after: '4987.654322',
      reference: given.id,
      memo: 'A bad tick',
    });
    const { data } = await user.api.get<{ data: unknown[] }>('/v1/api/main/accountLog/forexChange', { page: '1' });
    expect(data[0]).toMatchObject({ Value: '-12.345678', MemoTran: 'Correction', Kind: 'other' });
    expect((await server.do('ledger check')).message).toBe('The ledger is sound.');
  });

  it('makes a correction once for its number, and never another one by it', async () => {
    const given = correction('20');
    await server.do('ledger correct', given);
    expect((await server.do('ledger correct', given)).message).toContain('was booked before');
    for (const other of [{ AMOUNT: '21' }, { house: 'fees' }]) {
      const answer = await server.ask('ledger correct', { ...given, ...other });
      expect(answer).toMatchObject({ ok: false, message: expect.stringContaining('stands for another correction') });
    }
    expect(await balance()).toBe('5020.000000');
  });

  it.each([
    [{ AMOUNT: '-5000.01' }, 'Only 5000.000000 is free'],
    [{ AMOUNT: '0' }, 'must not be 0'],
    [{ AMOUNT: '1.1234567' }, 'at most 6 decimals'],
    [{ AMOUNT: '1', house: 'cash' }, 'must be one of'],
    [{ AMOUNT: '1', reason: ' ' }, 'reason is missing'],
  ])('books nothing for %j', async (change, words) => {
    const answer = await server.ask('ledger correct', { ...correction('1'), ...change });
    expect(answer).toMatchObject({ ok: false, kind: 'refused', message: expect.stringContaining(words) });
    expect(await balance()).toBe('5000.000000');
  });

  it('corrects no demo account', async () => {
    const api = new Api(server.url);
    const { user: demo } = await api.signIn();
    const answer = await server.ask('ledger correct', { ...correction('1'), USER: String(demo.id) });
    expect(answer).toMatchObject({ ok: false, message: expect.stringContaining('is a demo account') });
  });

  it('tells what a day did, what waits and what the house has', async () => {
    // The day of the market, which stands still in a test.
    const date = String((await transfers())?.[0]?.['at']).slice(0, 10);
    const before = (await server.do('report day', { date })).rows ?? [];
    const method = await boundBank(user);
    await user.api.post('/api/account/draw', withdrawalOf(method, '50'));
    const handed = await user.api.get<DepositAnswer>(
      '/api/quickCharge/submit',
      await coinDeposit(user, { number: '70' }),
    );
    await server.do('deposit approve', { ID: String(handed.id) });
    const after = (await server.do('report day', { date })).rows ?? [];
    const sum = (rows: typeof after, what: string, column: 'in' | 'out' | 'sum'): number =>
      Number(rows.find((row) => row['what'] === what)?.[column] ?? 0);
    expect(sum(after, 'deposit', 'in') - sum(before, 'deposit', 'in')).toBe(70);
    expect(sum(after, 'withdrawal_reserved', 'sum') - sum(before, 'withdrawal_reserved', 'sum')).toBe(50);
    expect(sum(after, 'withdrawals', 'sum') - sum(before, 'withdrawals', 'sum')).toBe(50);
    expect(sum(after, 'deposits_clearing', 'sum') - sum(before, 'deposits_clearing', 'sum')).toBe(-70);
    const earlier = (await server.do('report day', { date: '2020-02-29' })).rows ?? [];
    expect(earlier.filter((row) => row['part'] === 'moved')).toEqual([]);
    for (const day of ['2020-02-30', 'today', '2020-13-01'])
      expect(await server.ask('report day', { date: day }), day).toMatchObject({ ok: false, kind: 'refused' });
  });

  it('tells what limits a user, and what is set', async () => {
    await boundBank(user);
    expect((await server.do('limits show', { USER: user.uid })).record).toMatchObject({
      uid: user.uid,
      can_withdraw: '5000.000000',
      reserved: '0.000000',
      withdrawals_waiting: 0,
      held_back_by: expect.stringMatching(/^unverified: 4000; method_changed: 50 until \d{4}-/),
    });
    expect((await server.do('limits list')).record).toMatchObject({ COOL_OFF_MOST: '50', FOUR_EYES_OVER: '0' });
  });
});
