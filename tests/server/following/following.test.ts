/** Following over HTTP, on both databases. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireCopyPreview } from '../../../src/contract/wire/follow.ts';
import type { WireOrder } from '../../../src/contract/wire/order.ts';
import { decimal, subtract, sum, toFixedText, type Decimal } from '../../../src/domain/decimal.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { realUser } from '../../support/server/real-user.ts';
import { TestSocket } from '../../support/server/socket.ts';
import type { TestServer } from '../../support/server/test-server.ts';
import { FollowTrader, PRICE, startFollowServer } from './follow-server.ts';

onEachDatabase('following', (use) => {
  let server: TestServer;
  let leader: FollowTrader;
  let follower: FollowTrader;
  beforeAll(async () => {
    server = await startFollowServer(use());
  });
  beforeEach(async () => {
    server.feed.setOpen('EURUSD', true);
    server.feed.tick('EURUSD', PRICE);
    leader = await (await FollowTrader.signIn(server)).lead();
    follower = await FollowTrader.signIn(server);
  });
  afterAll(() => server.close());

  const refused = async (terms: Readonly<Record<string, string>>, who = follower): Promise<number> => {
    const form = { code: leader.code, mode: 'fixed', multiple: '1', ...terms };
    return (await who.api.post('/api/follow/follow', form)).code;
  };

  describe('a copy', () => {
    it('is opened with the leader’s lots times the multiple, and says whose it is', async () => {
      await follower.follow(leader, { multiple: '0.5' });
      await leader.open({ cont: '1.25', stop_loss_price: '1.16000', target_profit_price: '1.17000' });
      expect(await follower.copies(1)).toEqual(['0.62']);
      const [copy] = await follower.positions();
      expect(copy).toMatchObject({ follow_code: leader.code, OrderType: 1, Price: PRICE, multiple: 100 });
      expect(copy).toMatchObject({ TargetLossPrice: '1.16000', TargetProfitPrice: '1.17000' });
    });

    it('has the share of the equities in that mode, at most the largest number of lots', async () => {
      await follower.follow(leader, { mode: 'equity', multiple: '2', max_cont: '1.5' });
      await leader.open({ cont: '0.5' });
      expect(await follower.copies(1)).toEqual(['1']);
      await leader.open({ cont: '2' });
      expect(await follower.copies(2)).toEqual(['1', '1.5']);
    });

    it('is not made of what the leader had before', async () => {
      await leader.open();
      await follower.follow(leader);
      await leader.open({ cont: '0.3' });
      expect(await follower.copies(1)).toEqual(['0.3']);
    });

    it('is closed in part and whole with the leader’s, and the history says so', async () => {
      await follower.follow(leader, { multiple: '0.1' });
      const { Id } = await leader.open({ cont: '1' });
      expect(await follower.copies(1)).toEqual(['0.1']);
      await leader.close(Id, { cont: '0.45' });
      await vi.waitUntil(async () => (await follower.positions())[0]?.Quantity === '0.05');
      await leader.close(Id);
      await follower.copies(0);
      expect(await follower.history()).toMatchObject([
        { Quantity: '0.05', close_reason: 'copy', follow_code: leader.code },
        { Quantity: '0.05', close_reason: 'copy', follow_code: leader.code },
      ]);
    });

    it('takes over stops that the leader moves', async () => {
      await follower.follow(leader);
      const { Id } = await leader.open();
      await follower.copies(1);
      await leader.api.get('/v1/api/forex/set_stop_price', { id: String(Id), stop_loss_price: '1.15000' });
      await vi.waitUntil(async () => (await follower.positions())[0]?.TargetLossPrice === '1.15000');
    });

    it('that its owner closes stays closed; one that is closed in part is the owner’s from then on', async () => {
      await follower.follow(leader);
      const [first, second] = [await leader.open(), await leader.open()];
      await follower.copies(2);
      const [one, other] = await follower.positions();
      await follower.close(one?.Id ?? 0);
      await follower.close(other?.Id ?? 0, { cont: '0.4' });
      await vi.waitUntil(async () => {
        const found = await use().query('SELECT state FROM copies WHERE leader_position_id = $1', [second.Id]);
        return found[0]?.['state'] === 'released';
      });
      await leader.close(first.Id);
      await leader.close(second.Id);
      const third = await leader.open({ cont: '0.2' });
      await vi.waitUntil(async () => (await follower.positions()).length === 2);
      expect((await follower.positions()).map(({ Quantity }) => Quantity)).toEqual(['0.6', '0.2']);
      await leader.close(third.Id);
      await follower.copies(1);
    });

    it('that cannot be paid for is skipped, with the reason', async () => {
      await follower.follow(leader, { multiple: '100' });
      await follower.open({ cont: '70' });
      await leader.open({ cont: '1' });
      const { skipped } = await follower.following((one) => one.skipped.length > 0);
      expect(skipped).toMatchObject([{ reason: 'insufficientFunds' }]);
    });

    it('below the least lots is skipped, with the reason', async () => {
      await follower.follow(leader, { multiple: '0.01' });
      await leader.open({ cont: '0.5' });
      const { skipped } = await follower.following((one) => one.skipped.length > 0);
      expect(skipped).toMatchObject([{ reason: 'lotsBelowMinimum' }]);
    });

    it('whose market closes before it does is closed when that opens again', async () => {
      await follower.follow(leader);
      const { Id } = await leader.open({ stop_loss_price: '1.16000' });
      await follower.copies(1);
      const copy = (await follower.positions())[0];
      // Its owner has taken the stop away, and the leader's is reached while nobody may trade.
      await follower.api.get('/v1/api/forex/set_stop_price', { id: String(copy?.Id), stop_loss_price: '0' });
      server.feed.setOpen('EURUSD', false);
      server.feed.tick('EURUSD', '1.15990');
      await vi.waitUntil(async () => (await leader.history()).some((row) => row.Id === Id));
      await vi.waitUntil(async () => {
        const found = await use().query('SELECT state FROM copies WHERE leader_position_id = $1', [Id]);
        return found[0]?.['state'] === 'behind';
      });
      expect(await follower.positions()).toHaveLength(1);
      server.feed.setOpen('EURUSD', true);
      await follower.copies(0);
      expect((await follower.history())[0]).toMatchObject({ close_reason: 'copy' });
    });
  });

  describe('a following', () => {
    it('is one, however often it is asked for with a client id', async () => {
      const form = { client_id: randomUUID() };
      const { id } = await follower.follow(leader, form);
      expect((await follower.follow(leader, form)).id).toBe(id);
      expect(await follower.followings()).toHaveLength(1);
      expect(await refused({})).toBe(5004);
    });

    it('copies nothing new while it pauses, and follows on with what is open', async () => {
      await follower.follow(leader);
      const { Id } = await leader.open();
      await follower.copies(1);
      const pause = { code: leader.code, on: '1' };
      expect((await follower.api.post('/api/follow/pause', pause)).msg).toBe('Following paused');
      await leader.open({ cont: '0.7' });
      await leader.close(Id);
      await follower.copies(0);
      expect((await follower.api.post('/api/follow/pause', { ...pause, on: '0' })).msg).toBe('Following goes on');
      await leader.open({ cont: '0.2' });
      expect(await follower.copies(1)).toEqual(['0.2']);
    });

    it('ends with its positions closed', async () => {
      await follower.follow(leader);
      await leader.open();
      await follower.copies(1);
      expect((await follower.api.post('/api/follow/unfollow', { code: leader.code, close: '1' })).code).toBe(1);
      await follower.copies(0);
      await leader.open();
      expect(await follower.positions()).toHaveLength(0);
      expect(await follower.followings()).toMatchObject([{ status: 3, end_reason: 'user' }]);
    });

    it('ends with its positions left to their owner', async () => {
      await follower.follow(leader);
      const { Id } = await leader.open();
      await follower.copies(1);
      await follower.api.post('/api/follow/unfollow', { code: leader.code, close: '0' });
      await leader.close(Id);
      const second = await FollowTrader.signIn(server);
      await second.follow(leader);
      await leader.open({ cont: '0.1' });
      await second.copies(1);
      expect(await follower.copies(1)).toEqual(['1']);
      expect((await follower.api.post('/api/follow/unfollow', { code: leader.code, close: '0' })).code).toBe(5005);
    });

    it('ends by itself at its loss, and its owner is told', async () => {
      const socket = await TestSocket.open(server.url);
      socket.send({ type: 'login', token: follower.api.token });
      socket.subscribe('ACCOUNT');
      const { id } = await follower.follow(leader, { stop_loss: '250' });
      await leader.open();
      await follower.copies(1);
      server.feed.tick('EURUSD', '1.16200');
      await follower.following(({ status }) => status === 3);
      expect(await follower.followings()).toMatchObject([{ end_reason: 'loss' }]);
      await follower.copies(0);
      const told = { kind: 'following', id, status: 1 };
      await socket.until('a notice', () =>
        socket.data<{ notice?: unknown }>('ACCOUNT').some(({ data }) => isDeepStrictEqual(data.notice, told)),
      );
      expect(await leader.positions()).toHaveLength(1);
      socket.close();
    });

    it('ends where the leader steps back; the copies stay with their owner', async () => {
      await follower.follow(leader);
      await leader.open();
      await follower.copies(1);
      expect((await leader.api.post('/api/follow/publish', { on: '0' })).msg).toBe('Nobody can follow you any more');
      await follower.following(({ end_reason }) => end_reason === 'leader_left');
      expect(await follower.copies(1)).toEqual(['1']);
      expect(await refused({})).toBe(5001);
    });

    it('tells what it has brought, open profit and fees in it', async () => {
      await follower.follow(leader);
      await leader.open();
      await follower.copies(1);
      server.feed.tick('EURUSD', '1.16620');
      const { profit } = await follower.following(() => true);
      const [row] = await follower.positions();
      expect(Number(profit)).toBeCloseTo(100 - Number(row?.TradeFee), 6);
    });
  });

  it('has brought what its deals made less what they cost, to the digit: of each leader, in parts, and without own trades', async () => {
    const other = await (await FollowTrader.signIn(server)).lead('Bo');
    const balance = async (): Promise<Decimal> =>
      decimal((await follower.api.get<{ balance: string }>('/v1/api/main/wallet/getBalance')).balance);
    const before = await balance();
    await follower.follow(leader);
    await follower.follow(other, { multiple: '0.7' });
    const [first, second] = [await leader.open({ cont: '1' }), await leader.open({ cont: '0.3', type: '2' })];
    const third = await other.open({ cont: '0.5', type: '2' });
    await follower.copies(3);
    const own = await follower.open({ cont: '0.2' });
    server.feed.tick('EURUSD', '1.16633');
    await leader.close(first.Id, { cont: '0.4' });
    await vi.waitUntil(async () => (await follower.history()).length === 1, { timeout: 10_000 });
    server.feed.tick('EURUSD', '1.16487');
    await leader.close(first.Id);
    await leader.close(second.Id);
    await other.close(third.Id);
    await follower.copies(0);
    await follower.close(own.Id);

    const net = (orders: readonly WireOrder[]): Decimal =>
      sum(orders.map(({ FactProfits, TradeFee }) => subtract(decimal(String(FactProfits)), decimal(String(TradeFee)))));
    const history = await follower.history();
    const shown = await follower.followings();
    for (const { code } of [leader, other]) {
      const ofLeader = history.filter(({ follow_code }) => follow_code === code);
      expect(ofLeader).toHaveLength(code === leader.code ? 3 : 1);
      expect(shown.find((one) => one.code === code)?.profit).toBe(toFixedText(net(ofLeader), 6));
    }
    const byFollowing = await use().query(
      `SELECT copies.following_id AS id, (SUM(deals.profit) - SUM(deals.fee))::NUMERIC(20, 6)::TEXT AS net
       FROM copies JOIN deals ON deals.position_id = copies.order_id AND deals.number > 0
       WHERE copies.following_id IN ($1, $2) GROUP BY 1`,
      shown.map(({ id }) => id),
    );
    const profits = shown.map(({ id, profit }) => ({ id, net: profit }));
    expect(byFollowing).toEqual(expect.arrayContaining(profits));
    // And the account has exactly that more, with what was its own trade.
    expect(toFixedText(subtract(await balance(), before), 6)).toBe(toFixedText(net(history), 6));
    expect(history.filter(({ follow_code }) => follow_code === undefined).map(({ Quantity }) => Quantity)).toEqual([
      '0.2',
    ]);
  });

  it('is shown before it begins: what one would hold at this moment, and its margin', async () => {
    await leader.open({ cont: '1' });
    await leader.open({ cont: '0.01', type: '2' });
    const preview = (terms: Record<string, string>): Promise<WireCopyPreview> =>
      follower.api.get('/api/follow/preview', { code: leader.code, mode: 'fixed', multiple: '0.5', ...terms });
    const { copies, margin, free_margin } = await preview({});
    expect(copies).toMatchObject([
      { code: 'EURUSD', type: 1, cont: '0.5' },
      { code: 'EURUSD', type: 2 },
    ]);
    expect(copies[1]).not.toHaveProperty('cont');
    // 0.5 lots × 100,000 × price ÷ leverage 100.
    expect(margin).toBe('582.600000');
    expect((await preview({ max_cont: '0.2' })).copies).toMatchObject([{ cont: '0.2' }, { type: 2 }]);
    const { balance } = await follower.api.deals(1);
    expect(Number(free_margin)).toBe(Number(balance));
    expect(await follower.positions()).toEqual([]);
    expect(await follower.followings()).toEqual([]);
    expect(
      (await follower.api.call('/api/follow/preview', { code: 'NOBODY', mode: 'fixed', multiple: '1' })).code,
    ).toBe(5001);
    const { open_risk } = await follower.api.get<{ open_risk: string }>('/api/follow/detail', { code: leader.code });
    expect(Number(open_risk)).toBeGreaterThan(0);
  });

  it('leads through others, but never in a circle, and never to oneself', async () => {
    await follower.lead('Bo');
    const third = await FollowTrader.signIn(server);
    await third.follow(follower);
    await follower.follow(leader);
    await leader.open({ cont: '0.5' });
    expect(await third.copies(1)).toEqual(['0.5']);
    await third.lead('Cy');
    const circle = { code: third.code, mode: 'fixed', multiple: '1' };
    expect((await leader.api.post('/api/follow/follow', circle)).code).toBe(5003);
    expect(await refused({}, leader)).toBe(5002);
    expect(await refused({ code: 'NOBODY' })).toBe(5001);
    expect(await refused({ multiple: '101' })).toBe(1004);
  });

  it('keeps demo and real accounts apart', async () => {
    const real = await realUser(use(), server.url, `${randomUUID()}@example.com`);
    const form = { code: leader.code, mode: 'fixed', multiple: '1' };
    expect((await real.api.post('/api/follow/follow', form)).code).toBe(5001);
    expect((await real.api.call('/api/follow/detail', { code: leader.code })).code).toBe(5001);
  });
});
