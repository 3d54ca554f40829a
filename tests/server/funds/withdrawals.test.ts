/** Withdrawals over HTTP and from the back office, on both databases. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../support/server/databases.ts';
import type { RealUser } from '../../support/server/real-user.ts';
import { TestSocket } from '../../support/server/socket.ts';
import { startAdminServer, type AdminServer } from '../admin/in-process.ts';
import { boundBank, COIN, EUROS, fundedUser, withdrawalOf, type DepositAnswer } from './funds-server.ts';

const DRAW = '/api/account/draw';
/** No cooling off, which a user who has just bound a method would meet. */
const SETTINGS = { COOL_OFF_HOURS: '0', UNVERIFIED_MOST: '4000' };

onEachDatabase('withdrawals', (use) => {
  let server: AdminServer;
  let user: RealUser;
  let method: string;
  beforeAll(async () => {
    server = await startAdminServer(use(), SETTINGS);
    server.feed.tick('EURUSD', '1.16520');
  });
  beforeEach(async () => {
    user = await fundedUser(use(), server);
    method = await boundBank(user);
  });
  afterAll(() => server.close());

  const money = async ({ api }: RealUser = user): Promise<{ balance: string; available: string; reserved: string }> => {
    const { balance } = await api.get<{ balance: string }>('/v1/api/main/wallet/getBalance');
    const { available, reserved } = await api.get<{ available: string; reserved: string }>('/api/account/fund_limits');
    return { balance, available, reserved };
  };
  const asked = async (number = '100'): Promise<DepositAnswer> => {
    const made = await user.api.post<DepositAnswer>(DRAW, withdrawalOf(method, number));
    expect(made.code).toBe(1);
    return made.data;
  };
  const newest = async () =>
    (await user.api.get<{ data: Record<string, unknown>[] }>('/api/account/draw_list', { type: '2', page: '1' }))
      .data[0];
  const sound = async (): Promise<void> =>
    expect((await server.do('ledger check')).message).toBe('The ledger is sound.');
  const memos = async (): Promise<unknown[]> =>
    (await user.api.get<{ data: unknown[] }>('/v1/api/main/accountLog/forexChange', { page: '1' })).data;

  it('reserve their money at once, with a fee that stays as it was', async () => {
    const made = await asked();
    expect(made).toMatchObject({ number: '100.000000', fee: '0.500000', real_number: '99.50', status: 0 });
    expect(made).toMatchObject({ status_name: 'Under review', type: 2, draw_currency: { code: 'USD' } });
    expect(await money()).toEqual({ balance: '4900.000000', available: '4900.000000', reserved: '100.000000' });
    await use().query("UPDATE currencies SET draw_rate = 0.5 WHERE code = 'USD'");
    await server.do('withdraw approve', { ID: String(made.id) });
    await use().query("UPDATE currencies SET draw_rate = 0.005 WHERE code = 'USD'");
    expect(await money()).toEqual({ balance: '4900.000000', available: '4900.000000', reserved: '0.000000' });
    expect(await newest()).toMatchObject({ id: made.id, status: 1, fee: '0.500000', real_number: '99.50' });
    await sound();
  });

  it('are refused in a currency that is no longer offered, and nothing is reserved', async () => {
    await use().query("UPDATE currencies SET enabled = FALSE WHERE code = 'USD'");
    const { code } = await user.api.post(DRAW, withdrawalOf(method));
    await use().query("UPDATE currencies SET enabled = TRUE WHERE code = 'USD'");
    expect(code).toBe(4010);
    expect(await money()).toMatchObject({ balance: '5000.000000', reserved: '0.000000' });
  });

  it('give their money back when they are rejected, and say why', async () => {
    const { id } = await asked('4000');
    await server.do('withdraw reject', { ID: String(id), remark: 'Name differs' });
    expect(await money()).toEqual({ balance: '5000.000000', available: '5000.000000', reserved: '0.000000' });
    expect(await newest()).toMatchObject({ id, status: 2, notes: 'Name differs', status_name: 'Rejected' });
    expect(await memos()).toMatchObject([
      { Value: '4000.000000', MemoTran: 'Withdrawal returned' },
      { Value: '-4000.000000', MemoTran: 'Withdrawal requested' },
      { Value: '5000.000000' },
    ]);
    await sound();
  });

  it('are one request however often they are sent with one client id, also at once', async () => {
    const form = withdrawalOf(method, '3000');
    const answers = await Promise.all(Array.from({ length: 5 }, () => user.api.post<DepositAnswer>(DRAW, form)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await money()).toMatchObject({ balance: '2000.000000', reserved: '3000.000000' });
    expect((await user.api.post(DRAW, { ...form, number: '2999' })).code).toBe(4014);
  });

  it('end once, whoever decides, and the owner hears of it', async () => {
    const socket = await TestSocket.open(server.url);
    socket.subscribe('ACCOUNT');
    await socket.logIn(user.api.token);
    const { id } = await asked();
    const decided = await Promise.all([
      server.ask('withdraw reject', { ID: String(id), remark: 'One' }),
      server.ask('withdraw approve', { ID: String(id) }),
      server.ask('withdraw approve', { ID: String(id) }),
    ]);
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await money()).toMatchObject({ reserved: '0.000000' });
    await socket.until('the notice', () => socket.data('ACCOUNT').length > 1);
    expect(socket.data('ACCOUNT').at(-1)).toMatchObject({ data: { notice: { kind: 'withdrawal', id } } });
    socket.close();
    await sound();
  });

  it('wait while the account leaves memory and comes back', async () => {
    const { id } = await asked();
    const again = await startAdminServer(use(), SETTINGS);
    await again.do('withdraw reject', { ID: String(id), remark: 'After a restart' });
    await again.close();
    expect(await newest()).toMatchObject({ id, status: 2 });
    await sound();
  });

  describe('are refused', () => {
    const refused = async (change: Readonly<Record<string, string>>): Promise<number> =>
      (await user.api.post(DRAW, { ...withdrawalOf(method), ...change })).code;

    it.each([
      ['beyond what is there', { number: '5000.000001' }, 4008],
      ['below the least', { number: '49.999999' }, 4003],
      ['with more digits than money has', { number: '100.0000001' }, 2007],
      ['to a method that there is not', { draw_method_id: '999999' }, 4011],
      ['in another currency than the method’s', { draw_currency_id: EUROS }, 4011],
    ])('%s', async (_, change, code) => {
      const before = await money();
      expect(await refused(change)).toBe(code);
      expect(await money()).toEqual(before);
    });

    it('beyond what is there, where nothing else forbids it', async () => {
      await asked('3000');
      expect(await refused({ number: '2000.01' })).toBe(4001);
    });

    it('to a method of somebody else', async () => {
      const other = await fundedUser(use(), server);
      expect(await refused({ draw_method_id: await boundBank(other) })).toBe(4011);
      expect((await user.api.post('/api/wallet/del_draw_method', { id: await boundBank(other) })).code).toBe(4011);
    });

    it('of money that open positions hold', async () => {
      const { Id } = await user.api.submit({ cont: '0.5', multiple: '100' });
      const { available } = await money();
      expect(Number(available)).toBeLessThan(4_420);
      expect(await refused({ number: '4000' })).toBe(1);
      server.feed.clock.advance(1_000);
      server.feed.tick('EURUSD', '1.16400');
      expect(await refused({ number: '420' })).toBe(4001);
      await user.api.get('/v1/api/forex/close', { id: String(Id) });
      server.feed.tick('EURUSD', '1.16520');
      await sound();
    });
  });

  it('are no help against a stop-out, and pay for what is lost beyond the balance', async () => {
    const price = '1.16520';
    const { Id } = await user.api.submit({ cont: '0.5', multiple: '100' });
    const { id } = await asked('4000');
    server.feed.clock.advance(1_000);
    server.feed.tick('EURUSD', '1.13000');
    const history = await user.api.get<{ data: { Id: number; close_reason: string }[] }>('/v1/api/forex/my_deal', {
      status: '3',
      page: '1',
    });
    expect(history.data[0]).toMatchObject({ Id, close_reason: 'stop_out' });
    expect(await newest()).toMatchObject({ id, status: 3 });
    const after = await money();
    expect(after.reserved).toBe('0.000000');
    expect(Number(after.balance)).toBeGreaterThan(3_000);
    expect(Number(after.balance)).toBeLessThan(4_000);
    server.feed.clock.advance(1_000);
    server.feed.tick('EURUSD', price);
    await sound();
  });

  describe('methods', () => {
    it('are deleted, unless a withdrawal to them waits', async () => {
      const { id } = await asked();
      expect((await user.api.post('/api/wallet/del_draw_method', { id: method })).code).toBe(4012);
      expect(await user.api.get('/api/wallet/get_draw_method', { draw_type: '2' })).toMatchObject([{ in_use: 1 }]);
      await server.do('withdraw approve', { ID: String(id) });
      expect((await user.api.post('/api/wallet/del_draw_method', { id: method })).code).toBe(1);
      expect(await user.api.get('/api/wallet/get_draw_method', { draw_type: '2' })).toEqual([]);
    });

    it('leave nothing behind when nothing was paid to them', async () => {
      expect((await user.api.post('/api/wallet/del_draw_method', { id: method })).code).toBe(1);
      expect(await use().query('SELECT id FROM withdraw_methods WHERE user_id = $1', [user.id])).toEqual([]);
    });

    it('are bound once, with what their channel needs', async () => {
      const bank = { type: '2', draw_id: EUROS, bank_name: 'B', payee_name: 'P', payee_account: '1' };
      const bind = async (form: Record<string, string>) =>
        (await user.api.post('/api/wallet/bind_draw_method', form)).code;
      expect([await bind(bank), await bind(bank)]).toEqual([1, 1]);
      expect(await user.api.get('/api/wallet/get_draw_method', { draw_type: '2', draw_id: EUROS })).toHaveLength(1);
      expect(await bind({ ...bank, payee_name: '' })).toBe(1001);
      expect(await bind({ type: '1', draw_id: EUROS, dc_address: 'T' })).toBe(4010);
      expect(await user.api.get('/api/wallet/get_draw_method', { draw_type: '1' })).toEqual([]);
    });

    it('are refused where a checksum says that they cannot be', async () => {
      const bind = async (form: Record<string, string>) =>
        (await user.api.post('/api/wallet/bind_draw_method', form)).code;
      const coin = { type: '1', draw_id: COIN };
      expect(await bind({ ...coin, dc_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6s' })).toBe(4015);
      expect(await bind({ ...coin, dc_address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' })).toBe(4015);
      expect(await bind({ ...coin, dc_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' })).toBe(1);
      const bank = {
        type: '2',
        draw_id: EUROS,
        bank_name: 'B',
        payee_name: 'P',
        payee_account: 'DE89370400440532013000',
      };
      expect(await bind({ ...bank, payee_account: 'DE89370400440532013001' })).toBe(4016);
      expect(await bind({ ...bank, bank_swift: 'DEUTDEF' })).toBe(4017);
      expect([await bind(bank), await bind({ ...bank, payee_account: 'de89 3704 0044 0532 0130 00' })]).toEqual([1, 1]);
      expect(await user.api.get('/api/wallet/get_draw_method', { draw_type: '2', draw_id: EUROS })).toMatchObject([
        { payee_account: 'DE89370400440532013000' },
      ]);
    });
  });
});

onEachDatabase('withdrawals of users who are held back', (use) => {
  let server: AdminServer;
  beforeAll(async () => {
    server = await startAdminServer(use(), { COOL_OFF_HOURS: '24', COOL_OFF_MOST: '200', UNVERIFIED_MOST: '500' });
  });
  afterAll(() => server.close());

  it('are smaller until they are verified, and for a day after a change, which is said before', async () => {
    const user = await fundedUser(use(), server);
    const limits = async () =>
      (await user.api.get<{ restrictions: { reason: string }[] }>('/api/account/fund_limits')).restrictions;
    expect(await limits()).toMatchObject([{ reason: 'unverified', max_amount: '500.000000' }]);
    const method = await boundBank(user);
    expect((await limits()).map(({ reason }) => reason)).toEqual(['unverified', 'method_changed']);
    const code = async (number: string) => (await user.api.post(DRAW, withdrawalOf(method, number))).code;
    expect([await code('501'), await code('201'), await code('200')]).toEqual([4008, 4009, 1]);
  });

  it('are as many a day as the currency allows', async () => {
    const user = await fundedUser(use(), server);
    const method = await boundBank(user);
    await use().query("UPDATE currencies SET most_withdrawn_a_day = 150 WHERE code = 'USD'");
    const code = async (number: string) =>
      (await user.api.post(DRAW, { ...withdrawalOf(method, number), client_id: randomUUID() })).code;
    const left = async (): Promise<unknown> => {
      const offered = await user.api.get<{ code: string; day_left?: string }[]>('/api/account/draw_symbol_list', {
        type: '2',
      });
      return offered.map((currency) => [currency.code, currency.day_left]);
    };
    expect(await left()).toEqual([
      ['USD', '150.000000'],
      ['EUR', undefined],
    ]);
    expect([await code('100'), await code('60'), await code('50')]).toEqual([1, 4006, 1]);
    expect(await left()).toContainEqual(['USD', '0.000000']);
    await use().query("UPDATE currencies SET most_withdrawn_a_day = NULL WHERE code = 'USD'");
  });
});
