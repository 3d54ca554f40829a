/** What takes two operators, on both databases. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../support/server/databases.ts';
import type { RealUser } from '../../support/server/real-user.ts';
import { boundBank, coinDeposit, fundedUser, withdrawalOf, type DepositAnswer } from '../funds/funds-server.ts';
import { startAdminServer, type AdminServer } from './in-process.ts';

onEachDatabase('four eyes', (use) => {
  let server: AdminServer;
  let user: RealUser;
  beforeAll(async () => {
    server = await startAdminServer(use(), { FOUR_EYES_OVER: '200', COOL_OFF_HOURS: '0', UNVERIFIED_MOST: '4000' });
  });
  beforeEach(async () => {
    user = await fundedUser(use(), server);
  });
  afterAll(() => server.close());

  const balance = async (): Promise<string> =>
    (await user.api.get<{ balance: string }>('/v1/api/main/wallet/getBalance')).balance;
  const withdrawal = async (amount: string): Promise<string> => {
    const made = await user.api.post<DepositAnswer>('/api/account/draw', withdrawalOf(await boundBank(user), amount));
    return String(made.data.id);
  };
  const deposit = async (number: string): Promise<string> => {
    const made = await user.api.get<DepositAnswer>('/api/quickCharge/submit', await coinDeposit(user, { number }));
    return String(made.id);
  };
  const shown = async (command: string, ID: string) => (await server.do(command, { ID })).record;
  const correction = (amount: string, id: string) => ({
    USER: user.uid,
    AMOUNT: amount,
    house: 'trading',
    reason: 'A bad tick',
    id,
  });

  it('are not needed up to the amount that is set', async () => {
    const ID = await deposit('200');
    expect((await server.do('deposit approve', { ID }, 'ada')).message).toContain('is finished');
    expect(await balance()).toBe('5200.000000');
  });

  it.each([
    ['deposit', () => deposit('201'), '5201.000000'],
    ['withdraw', () => withdrawal('201'), '4799.000000'],
  ])('of two operators finish a %s over the amount, of one they do not', async (kind, ask, after) => {
    const ID = await ask();
    const before = await balance();
    expect((await server.do(`${kind} approve`, { ID }, 'ada')).message).toContain('waits');
    expect(await shown(`${kind} show`, ID)).toMatchObject({ status: 'pending', approved_by: 'ada' });
    expect(await server.ask(`${kind} approve`, { ID }, 'ada')).toMatchObject({ ok: false, kind: 'refused' });
    expect(await balance()).toBe(before);
    expect((await server.do(`${kind} approve`, { ID }, 'ben')).message).toContain('is finished');
    expect(await shown(`${kind} show`, ID)).toMatchObject({ status: 'finished', approved_by: 'ada, ben' });
    expect(await balance()).toBe(after);
  });

  it('of two operators who approve at once make one booking', async () => {
    const ID = await deposit('300');
    await server.do('deposit approve', { ID }, 'ada');
    const answers = await Promise.all(['ben', 'cleo', 'ada'].map((by) => server.ask('deposit approve', { ID }, by)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balance()).toBe('5300.000000');
  });

  it('are forgotten by a rejection', async () => {
    const ID = await withdrawal('500');
    await server.do('withdraw approve', { ID }, 'ada');
    await server.do('withdraw reject', { ID, remark: 'Name differs' }, 'ben');
    expect(await shown('withdraw show', ID)).toMatchObject({ status: 'rejected', approved_by: '' });
    expect(await balance()).toBe('5000.000000');
  });

  it('of two operators book a correction, of the same terms alone', async () => {
    expect((await server.do('ledger correct', correction('-500', 'c1'), 'ada')).message).toContain('waits');
    expect((await server.do('ledger correct', correction('-501', 'c1'), 'ben')).message).toContain('waits');
    expect(await balance()).toBe('5000.000000');
    expect((await server.do('ledger correct', correction('-500', 'c1'), 'cleo')).message).toContain('is booked');
    expect(await balance()).toBe('4500.000000');
  });
});
