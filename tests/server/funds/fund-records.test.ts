/** The log of an account's money: what it is about, when, and the balance after each change. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { add, decimal, toFixedText } from '../../../src/domain/decimal.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import type { RealUser } from '../../support/server/real-user.ts';
import { startAdminServer, type AdminServer } from '../admin/in-process.ts';
import { boundBank, fundedUser, withdrawalOf, type DepositAnswer } from './funds-server.ts';

interface Records {
  readonly data: readonly { Value: string; Kind: string; Balance: string; Id: number; CreatedAtTran: string }[];
  readonly total: number;
}

const LOG = '/v1/api/main/accountLog/forexChange';
const TRADES = 12;

onEachDatabase('the log of an account’s money', (use) => {
  let server: AdminServer;
  let user: RealUser;
  const log = (query: Readonly<Record<string, string>>): Promise<Records> => user.api.get(LOG, { page: '1', ...query });

  beforeAll(async () => {
    server = await startAdminServer(use(), { COOL_OFF_HOURS: '0' });
    server.feed.tick('EURUSD', '1.16520');
    user = await fundedUser(use(), server);
    const draw = withdrawalOf(await boundBank(user));
    const { id } = (await user.api.post<DepositAnswer>('/api/account/draw', draw)).data;
    await server.do('withdraw reject', { ID: String(id), remark: 'No' });
    for (let count = 0; count < TRADES; count++) {
      server.feed.clock.advance(60_000);
      server.feed.tick('EURUSD', count % 2 === 0 ? '1.16620' : '1.16520');
      const order = await user.api.submit();
      server.feed.clock.advance(1_000);
      server.feed.tick('EURUSD', '1.16570');
      await user.api.get('/v1/api/forex/close', { id: String(order.Id) });
    }
  });
  afterAll(() => server.close());

  it('has each change with what it is about, and every balance follows from the one before', async () => {
    const { data, total } = await log({ size: '500' });
    expect(data).toHaveLength(total);
    expect(new Set(data.map(({ Kind }) => Kind))).toEqual(new Set(['deposit', 'withdrawal', 'trade']));
    let balance = decimal('0');
    for (const { Value, Balance } of data.toReversed()) {
      balance = add(balance, decimal(Value));
      expect(Balance).toBe(toFixedText(balance, 6));
    }
  });

  it('gives what is asked for, by kind and by time, and says how much there is of it', async () => {
    const all = (await log({ size: '500' })).data;
    const trades = await log({ kind: 'trade' });
    expect(trades.data).toEqual(all.filter(({ Kind }) => Kind === 'trade').slice(0, 20));
    expect(trades.total).toBe(all.filter(({ Kind }) => Kind === 'trade').length);
    expect((await log({ kind: 'withdrawal' })).data.map(({ Value }) => Value)).toEqual(['100.000000', '-100.000000']);
    expect(await log({ kind: 'other' })).toEqual({ data: [], total: 0 });
    const seconds = ({ CreatedAtTran }: { CreatedAtTran: string }): number =>
      Math.floor(Date.parse(CreatedAtTran) / 1_000);
    const [middle] = all.slice(10);
    const from = middle ? seconds(middle) : 0;
    const since = await log({ size: '500', from: String(from) });
    expect(since.data).toEqual(all.filter((row) => seconds(row) >= from));
    const before = await log({ size: '500', to: String(from) });
    expect(before.data).toEqual(all.filter((row) => seconds(row) < from));
    expect(since.total + before.total).toBe(all.length);
  });

  it('refuses what it cannot read', async () => {
    const code = async (query: Readonly<Record<string, string>>) => (await user.api.call(LOG, query)).code;
    expect(await code({ size: '19' })).toBe(1004);
    expect(await code({ size: '501' })).toBe(1004);
    expect(await code({ kind: 'gift' })).toBe(1002);
    expect(await code({ from: 'yesterday' })).toBe(1002);
  });
});
