/** Deposits over HTTP and from the back office, on both databases. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../support/server/pictures.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import type { RealUser } from '../../support/server/real-user.ts';
import { TestSocket } from '../../support/server/socket.ts';
import { startAdminServer, type AdminServer } from '../admin/in-process.ts';
import { coinDeposit, EUROS, fundedUser, type DepositAnswer } from './funds-server.ts';

const SUBMIT = '/api/quickCharge/submit';
const LIST = '/api/quickCharge/quick_ist';
const DAY_MS = 86_400_000;

onEachDatabase('deposits', (use) => {
  let server: AdminServer;
  let user: RealUser;
  const clock = new ManualClock();
  beforeAll(async () => {
    server = await startAdminServer(use(), {}, { clock });
    user = await fundedUser(use(), server);
  });
  afterAll(() => server.close());

  const balance = async ({ api }: RealUser = user): Promise<string> =>
    (await api.get<{ balance: string }>('/v1/api/main/wallet/getBalance')).balance;
  const sound = async (): Promise<void> =>
    expect((await server.do('ledger check')).message).toBe('The ledger is sound.');
  const listed = async (type = '0') =>
    (await user.api.get<{ data: Record<string, unknown>[]; total: number }>(LIST, { type, page: '1' })).data;

  it('have ways by coin and by bank, with what they bring', async () => {
    const info = await user.api.get<{ coins: unknown[]; banks: unknown[] }>('/api/quickCharge/info');
    expect(info.coins[0]).toMatchObject({ id: 1, currency_code: 'USDT', protocol_code: 'TRC20', usd_price: '1' });
    expect(info.banks[1]).toMatchObject({ id: 4, currency: 'EUR', payee: 'Pipframe Example Ltd', usd_price: '0.92' });
  });

  it('move no money before they are approved, and then what they are worth', async () => {
    const before = await balance();
    const form = { number: '92', wire_id: EUROS, client_id: randomUUID(), proofImg: await user.api.uploaded(png()) };
    const handedIn = await user.api.get<DepositAnswer>('/api/quickCharge/wire_submit', form);
    expect(handedIn).toMatchObject({ status: 0, number: '92', type: 1, currency_code: 'EUR' });
    expect(await balance()).toBe(before);
    await server.do('deposit approve', { ID: String(handedIn.id) });
    expect(Number(await balance())).toBe(Number(before) + 100);
    expect((await listed('1'))[0]).toMatchObject({ id: handedIn.id, status: 1 });
    await sound();
  });

  it('are one request however often they are sent with one client id, also at once', async () => {
    const form = await coinDeposit(user);
    const answers = await Promise.all(Array.from({ length: 5 }, () => user.api.get<DepositAnswer>(SUBMIT, form)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await user.api.call(SUBMIT, { ...form, number: '251' })).code).toBe(4014);
    await server.do('deposit reject', { ID: String(answers[0]?.id), remark: 'Not readable' });
    expect((await listed())[0]).toMatchObject({ status: 2, remark: 'Not readable', client_id: form.client_id });
    await sound();
  });

  it('end once, whoever decides, and the owner hears of it', async () => {
    const socket = await TestSocket.open(server.url);
    socket.subscribe('ACCOUNT');
    await socket.logIn(user.api.token);
    const { id } = await user.api.get<DepositAnswer>(SUBMIT, await coinDeposit(user));
    const before = Number(await balance());
    const decided = await Promise.all([
      server.ask('deposit approve', { ID: String(id) }),
      server.ask('deposit approve', { ID: String(id) }),
      server.ask('deposit reject', { ID: String(id), remark: 'Late' }),
    ]);
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    const [first] = decided;
    expect(Number(await balance())).toBe(before + (first.ok || decided[1].ok ? 250 : 0));
    await socket.until('the notice', () => socket.data('ACCOUNT').length > 0);
    expect(socket.data('ACCOUNT').at(-1)).toMatchObject({ data: { notice: { kind: 'deposit', id } } });
    socket.close();
    await sound();
  });

  it('are invalid when nobody has looked at them for a week, which brings nothing', async () => {
    const { id } = await user.api.get<DepositAnswer>(SUBMIT, await coinDeposit(user));
    const before = await balance();
    clock.advance(8 * DAY_MS);
    user.api.token = await freshToken();
    await server.tidy();
    expect((await listed())[0]).toMatchObject({ id, status: 3 });
    expect(await balance()).toBe(before);
    expect(await server.ask('deposit approve', { ID: String(id) })).toMatchObject({ ok: false });
    await sound();
  });

  describe('are refused', () => {
    const refused = async (change: Readonly<Record<string, string>>): Promise<number> =>
      (await user.api.call(SUBMIT, await coinDeposit(user, change))).code;

    it.each([
      ['by another address than the one that is shown', { address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBg' }, 4002],
      ['by a way that there is not', { charge_id: '99' }, 4002],
      ['by a bank as a coin', { charge_id: EUROS }, 4002],
      ['below the least', { number: '9.99' }, 4003],
      ['of nothing', { number: '0' }, 1004],
      ['of what is no number', { number: '1e3' }, 1002],
      ['of less than nothing', { number: '-250' }, 1004],
    ])('%s', async (_, change, code) => {
      expect(await refused(change)).toBe(code);
    });

    it('with a picture of somebody else', async () => {
      const other = await fundedUser(use(), server);
      expect(await refused({ proofImg: await other.api.uploaded(png()) })).toBe(3101);
    });

    it('once five wait', async () => {
      const eager = await fundedUser(use(), server);
      const codes: number[] = [];
      for (let count = 0; count < 6; count++) codes.push((await eager.api.call(SUBMIT, await coinDeposit(eager))).code);
      expect(codes).toEqual([1, 1, 1, 1, 1, 4005]);
    });
  });

  it('are seen by their owner alone', async () => {
    const other = await fundedUser(use(), server);
    expect(await other.api.get(LIST, { type: '0', page: '1' })).toEqual({ data: [], total: 0 });
  });

  /** A session of the user, who was away for longer than one lasts. */
  async function freshToken(): Promise<string> {
    const { Sessions } = await import('../../../server/users/sessions.ts');
    return new Sessions(use(), clock).begin(user.id);
  }
});
