import { afterAll, beforeAll, expect, it } from 'vitest';
import { MARKET_ORDER } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { cashChanges, cashOf } from '../../support/server/ledger.ts';
import { realUser, type RealUser } from '../../support/server/real-user.ts';
import { startAdminServer, type AdminServer } from './in-process.ts';

onEachDatabase('deposits by the back office', (use) => {
  let server: AdminServer;
  let users = 0;
  beforeAll(async () => {
    server = await startAdminServer(use());
  });
  afterAll(() => server.close());

  const member = (): Promise<RealUser> => realUser(use(), server.url, `client${++users}@example.com`);
  const balanceOf = async ({ api }: RealUser): Promise<string> =>
    (await api.get<{ balance: string }>('/v1/api/main/wallet/getBalance')).balance;
  const changesOf = ({ id }: RealUser) => cashChanges(use(), id);

  async function expectSums(user: RealUser): Promise<void> {
    const { kept, reckoned } = await cashOf(use(), user.id);
    expect([kept, await balanceOf(user)]).toEqual([reckoned, reckoned]);
  }

  it('are one transfer each, and the user can trade with them at once', async () => {
    const user = await member();
    expect((await user.api.call('/v1/api/forex/submit', MARKET_ORDER)).code).toBe(2008);
    await server.do('deposit', { USER: user.uid, AMOUNT: '10000.123456', memo: 'Wire 4711', id: 'w-1' });
    expect(await balanceOf(user)).toBe('10000.123456');
    expect(await changesOf(user)).toEqual([
      {
        code: 'deposit',
        amount: '10000.123456',
        cash_after: '10000.123456',
        memo: 'Wire 4711',
        reference: 'office:w-1',
      },
    ]);
    const { data } = await user.api.get<{ data: unknown[] }>('/v1/api/main/accountLog/forexChange');
    expect(data).toEqual([expect.objectContaining({ Value: '10000.123456', MemoTran: 'Deposit' })]);
    expect((await user.api.submit()).status).toBe(1);
    await expectSums(user);
  });

  it('with the same id are one, also at once, and the id of another is refused', async () => {
    const [user, other] = [await member(), await member()];
    const wish = { USER: user.email, AMOUNT: '0.1', memo: 'Again', id: `same-${user.id}` };
    const reports = await Promise.all(Array.from({ length: 6 }, () => server.do('deposit', wish)));
    expect(reports.filter(({ after }) => after !== undefined)).toHaveLength(1);
    expect(await server.do('deposit', { ...wish, AMOUNT: '0.100000' })).toMatchObject({
      record: { balance_after: '0.100000' },
    });
    for (const change of [{ AMOUNT: '0.2' }, { USER: other.uid }]) {
      expect(await server.ask('deposit', { ...wish, ...change })).toMatchObject({ ok: false, kind: 'refused' });
    }
    expect([await balanceOf(user), await balanceOf(other)]).toEqual(['0.100000', '0.000000']);
    await expectSums(user);
    await expectSums(other);
  });

  it('with one id for two users at once are one', async () => {
    const [user, other] = [await member(), await member()];
    const id = `race-${user.id}`;
    await Promise.all(
      [user, other].map(({ uid }) => server.ask('deposit', { USER: uid, AMOUNT: '5', memo: 'Race', id })),
    );
    const balances = [await balanceOf(user), await balanceOf(other)];
    expect(balances.toSorted()).toEqual(['0.000000', '5.000000']);
    await expectSums(user);
    await expectSums(other);
  });

  it('add up without an id, in order, beside orders and ticks', async () => {
    const user = await member();
    const deposits = Array.from({ length: 20 }, (_, index) =>
      server.do('deposit', { USER: user.uid, AMOUNT: `1000.00000${index % 10}`, memo: `Number ${index}` }),
    );
    const orders = Array.from({ length: 5 }, async () => {
      server.feed.tick('EURUSD', '1.16530');
      return user.api.call('/v1/api/forex/submit', { ...MARKET_ORDER, cont: '0.1' });
    });
    await Promise.all([...deposits, ...orders]);
    const rows = await changesOf(user);
    expect(rows.filter(({ code }) => code === 'deposit')).toHaveLength(20);
    await expectSums(user);
  });

  it.each(['0', '-5', '1e3', '1,000', '0.0000001', 'abc', '', '9'.repeat(16), '١٢'])(
    'of %j are refused',
    async (AMOUNT) => {
      const user = await member();
      expect(await server.ask('deposit', { USER: user.uid, AMOUNT, memo: 'x' })).toMatchObject({
        ok: false,
        kind: 'refused',
      });
      expect(await changesOf(user)).toEqual([]);
    },
  );

  it('are not for demo accounts, nor for nobody', async () => {
    const user = await member();
    await user.api.signIn();
    const { id } = await user.api.get<{ id: number }>('/api/user/info');
    expect(await server.ask('deposit', { USER: String(id), AMOUNT: '1', memo: 'x' })).toMatchObject({ ok: false });
    expect(await balanceOf(user)).toBe('100000.000000');
    expect(await server.ask('deposit', { USER: '987654', AMOUNT: '1', memo: 'x' })).toMatchObject({ ok: false });
    expect(await server.ask('deposit', { USER: user.uid, AMOUNT: '1' })).toMatchObject({ ok: false });
  });
});
