import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginSchema } from '../../../src/contract/wire/account.ts';
import { orderPageSchema, orderSchema } from '../../../src/contract/wire/order.ts';
import { Api, MARKET_ORDER } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { cashOf } from '../../support/server/ledger.ts';
import { checkLedger } from '../../../server/ledger/check-ledger.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

onEachDatabase('trading over HTTP', (database) => {
  let server: TestServer;
  let api: Api;

  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.feed.clock.advance(1_000);
    server.feed.tick('EURUSD', '1.16520');
    api = new Api(server.url);
    await api.signIn();
  });

  async function expectLedgerSums(): Promise<void> {
    const { id } = await api.get<{ id: number }>('/api/user/info');
    const { kept, reckoned } = await cashOf(database(), id);
    expect(kept).toBe(reckoned);
    expect(await api.get('/v1/api/main/wallet/getBalance')).toEqual({ balance: reckoned });
    expect(await checkLedger(database())).toEqual([]);
  }

  it('finds the same demo account for the same demo id, also at once', async () => {
    const id = randomUUID();
    const logins = await Promise.all(Array.from({ length: 8 }, () => new Api(server.url).signIn(id)));
    logins.push(await new Api(server.url).signIn(id));
    const [one] = logins;
    expect(logins.every((login) => v.is(loginSchema, login) && login.user.is_demo === 1)).toBe(true);
    expect(new Set(logins.map(({ user }) => user.id)).size).toBe(1);
    expect(new Set(logins.map(({ token }) => token)).size).toBe(9);
    const stored = await database().query('SELECT demo_hash FROM users WHERE id = $1', [Number(one?.user.id)]);
    expect(JSON.stringify(stored)).not.toContain(id);
  });

  it('opens, holds and closes, with live profit and a ledger that sums to the balance', async () => {
    const order = await api.submit({ stop_loss_price: '1.16', target_profit_price: '1.17' });
    expect(v.is(orderSchema, order)).toBe(true);
    expect(order).toMatchObject({
      OrderType: 1,
      Quantity: '1',
      OriginPrice: '1.16520',
      Price: '1.16520',
      CautionMoney: '1165.200000',
      TradeFee: '6.000000',
      TargetLossPrice: '1.16000',
      TargetProfitPrice: '1.17000',
      multiple: 100,
      status: 1,
    });
    server.feed.tick('EURUSD', '1.16620');
    const held = await api.deals(1);
    expect(held).toMatchObject({ total: 1, all_fact_profits: '100.000000', balance: '99994.000000' });
    expect(v.is(orderPageSchema, held)).toBe(true);
    expect(held.data[0]).toMatchObject({ FactProfits: '100.000000', UpdatePrice: '1.16620' });
    expect(await api.get('/v1/api/main/account/forexDetail')).toEqual({
      balance: '99994.000000',
      lock_balance: '1165.200000',
    });
    const closed = await api.call('/v1/api/forex/close', { id: String(order.Id) });
    expect(closed).toMatchObject({
      code: 1,
      msg: 'Position closed',
      data: { status: 3, close_reason: 'user', FactProfits: '100.000000' },
    });
    expect(await api.deals(3)).toMatchObject({ total: 1, all_fact_profits: '100.000000', balance: '100094.000000' });
    expect((await api.deals(1)).data).toEqual([]);
    await expectLedgerSums();
  });

  it('fills a pending order at its target, cancels another, and keeps both in the history', async () => {
    const buy = await api.submit({ status: '0', target_price: '1.16000' });
    const sell = await api.submit({ status: '0', type: '2', target_price: '1.17000' });
    expect(buy).toMatchObject({ status: 0, Price: '0', FactProfits: '0.000000' });
    server.feed.tick('EURUSD', '1.16000');
    expect((await api.deals(1)).data).toMatchObject([{ Id: buy.Id, Price: '1.16000' }]);
    expect((await api.deals(0)).data).toMatchObject([{ Id: sell.Id }]);
    expect(await api.get('/v1/api/forex/cancel_trade', { id: String(sell.Id) })).toMatchObject({
      close_reason: 'cancelled',
      Price: '0',
    });
    expect(await api.call('/v1/api/forex/cancel_trade', { id: String(buy.Id) })).toMatchObject({ code: 2012 });
    await api.get('/v1/api/forex/close', { id: String(buy.Id) });
    expect((await api.deals(3)).data.map(({ Id, close_reason }) => [Id, close_reason])).toEqual([
      [sell.Id, 'cancelled'],
      [buy.Id, 'user'],
    ]);
    await expectLedgerSums();
  });

  it('gives one order for a client id, under concurrency and after it is closed', async () => {
    const client_id = randomUUID();
    const rows = await Promise.all(Array.from({ length: 10 }, () => api.submit({ client_id })));
    expect(new Set(rows.map(({ Id }) => Id)).size).toBe(1);
    expect((await api.deals(1)).total).toBe(1);
    await api.get('/v1/api/forex/close', { id: String(rows[0]?.Id) });
    expect(await api.submit({ client_id: client_id.toUpperCase() })).toMatchObject({ Id: rows[0]?.Id, status: 3 });
    await expectLedgerSums();
  });

  it('pages through the history, newest first, with the sum over all of it', async () => {
    for (let i = 0; i < 45; i++) {
      const order = await api.submit({ status: '0', target_price: '1.10000', cont: '0.01' });
      await api.get('/v1/api/forex/cancel_trade', { id: String(order.Id) });
    }
    const pages = [await api.deals(3, 1), await api.deals(3, 2), await api.deals(3, 3), await api.deals(3, 4)];
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5, 0]);
    expect(pages.map(({ total }) => total)).toEqual([45, 45, 45, 45]);
    const ids = pages.flatMap(({ data }) => data.map(({ Id }) => Number(Id)));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(45);
  });

  it('pages through positions, too, and sums all of them', async () => {
    for (let i = 0; i < 21; i++) await api.submit({ cont: '0.01' });
    server.feed.tick('EURUSD', '1.16620');
    const [first, second] = [await api.deals(1, 1), await api.deals(1, 2)];
    expect([first.data.length, second.data.length, first.total, first.all_fact_profits]).toEqual([
      20,
      1,
      21,
      '21.000000',
    ]);
    expect(Number(first.data[0]?.Id)).toBeGreaterThan(Number(second.data[0]?.Id));
  });

  it('sets and removes stops, and closes by them', async () => {
    const { Id } = await api.submit();
    const id = String(Id);
    const set = await api.call('/v1/api/forex/set_stop_price', {
      id,
      stop_loss_price: '1.16000',
      target_profit_price: '1.17000',
    });
    expect(set).toMatchObject({ code: 1, msg: 'Stop loss and take profit set', data: { TargetLossPrice: '1.16000' } });
    expect(await api.get('/v1/api/forex/set_stop_price', { id, stop_loss_price: '0' })).toMatchObject({
      TargetLossPrice: '0',
      TargetProfitPrice: '1.17000',
    });
    server.feed.tick('EURUSD', '1.18000');
    expect((await api.deals(3)).data).toMatchObject([
      { close_reason: 'take_profit', UpdatePrice: '1.18000', FactProfits: '1480.000000' },
    ]);
    await expectLedgerSums();
  });

  it('resets a demo account', async () => {
    await api.submit({ cont: '3' });
    await api.submit({ status: '0', target_price: '1.10000' });
    server.feed.tick('EURUSD', '1.16000');
    expect(await api.call('/v1/api/main/user/resetForexDemoAccount')).toMatchObject({
      code: 1,
      msg: 'Demo account reset',
      data: null,
    });
    expect(await api.deals(1)).toMatchObject({ total: 0, balance: '100000.000000' });
    expect((await api.deals(0)).total).toBe(0);
    expect((await api.deals(3)).total).toBe(2);
    const log = await api.get<{ data: Array<{ Value: string; MemoTran: string }>; total: number }>(
      '/v1/api/main/accountLog/forexChange',
    );
    expect(log.data.map(({ Value, MemoTran }) => [Value, MemoTran])).toEqual([
      ['1578.000000', 'Demo account reset'],
      ['-1560.000000', 'Profit or loss'],
      ['-18.000000', 'Handling fee'],
      ['100000.000000', 'Demo deposit'],
    ]);
    await expectLedgerSums();
  });

  it('shows nobody the orders of another, and lets nobody touch them', async () => {
    const mine = await api.submit();
    const pending = await api.submit({ status: '0', target_price: '1.10000' });
    const other = new Api(server.url);
    await other.signIn();
    const calls = [
      other.call('/v1/api/forex/close', { id: String(mine.Id) }),
      other.call('/v1/api/forex/cancel_trade', { id: String(pending.Id) }),
      other.call('/v1/api/forex/set_stop_price', { id: String(mine.Id), stop_loss_price: '1' }),
    ];
    for (const call of calls) expect(await call).toMatchObject({ code: 1007, data: null });
    expect((await other.deals(1)).total + (await other.deals(0)).total + (await other.deals(3)).total).toBe(0);
    expect((await api.deals(1)).data).toMatchObject([{ Id: mine.Id, TargetLossPrice: '0' }]);
  });

  it('tells a wrong token (999) from none, and ignores one where none is needed', async () => {
    const stranger = new Api(server.url);
    expect(await stranger.call('/api/user/info')).toMatchObject({ code: 1008 });
    stranger.token = 'wrong';
    for (const path of [
      '/api/user/info',
      '/v1/api/forex/my_deal',
      '/v1/api/forex/submit',
      '/v1/api/main/user/resetForexDemoAccount',
    ]) {
      expect(await stranger.call(path)).toMatchObject({ code: 999 });
    }
    expect(await stranger.call('/v1/api/forex/trade_list')).toMatchObject({ code: 1 });
  });

  it('speaks the language of the header', async () => {
    api.language = 'tw';
    expect(await api.call('/v1/api/forex/close', { id: '999999' })).toMatchObject({ msg: '訂單不存在。' });
    api.language = 'de';
    expect(await api.get('/v1/api/forex/getCategories')).toMatchObject([
      { Id: 1, NameShowTrans: 'Hauptwährungen' },
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
  });
});

describe('settings that change the money', () => {
  onEachDatabase('fee type 2 and stop-out level', (database) => {
    it('charges a part of the margin, in both margin modes', async () => {
      const server = await startTestServer(database(), { TRADE_FEE_TYPE: '2', STOP_OUT_LEVEL: '80' });
      const api = new Api(server.url);
      await api.signIn();
      expect(await api.get('/api/basicSet/getBasicInfo')).toMatchObject({ trade_fee_type: 2 });
      expect(await api.submit()).toMatchObject({ CautionMoney: '1165.200000', TradeFee: '4.660800' });
      const items = await api.get<Array<{ Id: number; Code: string; MarginMode: number }>>('/v1/api/forex/trade_list', {
        searchCurrency: 'usoil',
      });
      expect(items).toMatchObject([{ Code: 'USOIL', MarginMode: 1 }]);
      const fixed = await api.call('/v1/api/forex/submit', {
        forex_id: String(items[0]?.Id),
        type: '2',
        status: '1',
        cont: '2',
      });
      expect(fixed).toMatchObject({
        code: 1,
        data: { CautionMoney: '2000.000000', TradeFee: '8.000000', multiple: 1 },
      });
      expect(await api.call('/v1/api/forex/submit', { ...MARKET_ORDER, multiple: '' })).toMatchObject({ code: 1001 });
      await server.close();
    });
  });
});
