/** Currencies and ways to pay, as the back office edits them and users then see them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../support/server/databases.ts';
import type { RealUser } from '../../support/server/real-user.ts';
import { boundBank, DOLLARS, fundedUser, withdrawalOf, type DepositAnswer } from '../funds/funds-server.ts';
import { startAdminServer, type AdminServer } from './in-process.ts';

onEachDatabase('currencies in the back office', (use) => {
  let server: AdminServer;
  let user: RealUser;
  beforeAll(async () => {
    server = await startAdminServer(use(), { COOL_OFF_HOURS: '0' });
    user = await fundedUser(use(), server);
  });
  afterAll(() => server.close());

  const offered = (type: '1' | '2') =>
    user.api.get<Record<string, unknown>[]>('/api/account/draw_symbol_list', { type });
  const refused = async (command: string, input: Record<string, string>): Promise<string> => {
    const answer = await server.ask(command, input);
    return answer.ok ? 'done' : answer.message;
  };

  it('are listed as a new database has them', async () => {
    const { rows } = await server.do('currency list');
    expect(rows?.[0]).toMatchObject({ code: 'USDT', protocol: 'TRC20', fee: '1', deposit: '10 to any', offered: true });
    expect(rows?.[2]).toMatchObject({ code: 'USD', channel: 'bank', fee: '0.005 of the amount' });
  });

  it('change for the next request, and not for one that was made', async () => {
    const method = await boundBank(user);
    const made = (await user.api.post<DepositAnswer>('/api/account/draw', withdrawalOf(method))).data;
    await server.do('currency set', {
      CHANNEL: 'bank',
      CODE: 'usd',
      fee: '3',
      'fee-type': 'fixed',
      'least-withdrawal': '60',
    });
    expect(await offered('2')).toContainEqual(
      expect.objectContaining({ code: 'USD', draw_rate: '3', fee_type: 1, min_amount: '60.000000', usd_price: '1' }),
    );
    const { rows } = await server.do('withdraw list');
    expect(rows?.find(({ id }) => id === made.id)).toMatchObject({ fee: '0.500000' });
    expect((await user.api.post('/api/account/draw', withdrawalOf(method, '59.99'))).code).toBe(4003);
    await server.do('currency set', { CHANNEL: 'bank', CODE: 'USD', 'least-withdrawal': 'none' });
    expect((await user.api.post('/api/account/draw', withdrawalOf(method, '59.99'))).code).toBe(1);
  });

  it('are added whole, and taken from what is offered', async () => {
    const key = { CHANNEL: 'coin', CODE: 'LTC', protocol: 'Litecoin' };
    expect(await refused('currency set', { ...key, price: '0.012' })).toContain('needs --price, --fee-type and --fee');
    await server.do('currency set', { ...key, price: '0.012', fee: '0.5', 'fee-type': 'fixed' });
    await server.do('pay-method add', { ...key, address: 'LZtestAddress', confirmations: '6' });
    const { coins } = await user.api.get<{ coins: Record<string, unknown>[] }>('/api/quickCharge/info');
    expect(coins.at(-1)).toMatchObject({ currency_code: 'LTC', confirmations: 6, usd_price: '0.012' });
    await server.do('currency set', { ...key, offered: 'no' });
    expect(await offered('1')).not.toContainEqual(expect.objectContaining({ code: 'LTC' }));
    await server.do('currency set', { ...key, offered: 'yes' });
    const { rows } = await server.do('pay-method list');
    await server.do('pay-method remove', { ID: String(rows?.at(-1)?.['id']) });
    expect((await user.api.get<{ coins: unknown[] }>('/api/quickCharge/info')).coins).toHaveLength(2);
    expect(await refused('pay-method remove', { ID: String(rows?.at(-1)?.['id']) })).toContain('no such way');
  });

  it.each([
    ['currency set', { CHANNEL: 'cash', CODE: 'USD' }, 'CHANNEL is "cash"'],
    ['currency set', { CHANNEL: 'bank', CODE: 'U$D' }, 'CODE is "U$D"'],
    ['currency set', { CHANNEL: 'bank', CODE: 'USD', price: '0' }, 'above 0'],
    ['currency set', { CHANNEL: 'bank', CODE: 'USD', fee: '-1' }, 'from 0'],
    ['currency set', { CHANNEL: 'bank', CODE: 'USD', protocol: 'TRC20' }, 'no protocol'],
    ['pay-method add', { CHANNEL: 'bank', CODE: 'USD', 'bank-name': 'B' }, 'payee is missing'],
    ['pay-method add', { CHANNEL: 'coin', CODE: 'NOPE', address: 'x' }, 'There is no currency'],
  ])('refuse %s with %o', async (command, input, said) => {
    const before = await server.do('currency list');
    expect(await refused(command, input)).toContain(said);
    expect(await server.do('currency list')).toEqual(before);
  });

  it('have their changes in the audit', async () => {
    await server.do('currency set', { CHANNEL: 'bank', CODE: 'USD', price: '1' });
    const { rows } = await server.do('audit');
    expect(rows?.[0]).toMatchObject({ command: 'currency set', by: 'tester', outcome: 'done' });
    expect(await user.api.get('/api/wallet/get_draw_method', { draw_type: '2', draw_id: DOLLARS })).toHaveLength(1);
  });
});
