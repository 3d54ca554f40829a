/** The owner of a copy is told when a stop closes it together with the position that it follows, on both databases. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../support/server/databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { PushService, type Device } from '../../support/server/push-service.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { FollowTrader, PRICE } from '../following/follow-server.ts';

const SLOW = { timeout: 10_000 };

onEachDatabase('push messages of copies', (use) => {
  let server: TestServer;
  let service: PushService;
  let leader: FollowTrader;
  let follower: FollowTrader;
  let leaderDevice: Device;
  let device: Device;
  beforeAll(async () => {
    service = await PushService.start();
    await open();
  });
  afterAll(async () => {
    await server.close();
    await service.stop();
  });
  beforeEach(async () => {
    tick(PRICE);
    leader = await (await FollowTrader.signIn(server)).lead();
    follower = await FollowTrader.signIn(server);
    [leaderDevice, device] = [await subscribe(leader), await subscribe(follower)];
    await follower.follow(leader, { multiple: '0.5' });
  });

  const open = async (): Promise<void> => {
    server = await startTestServer(use(), { PUSH_HOSTS: service.origin }, { clock: new ManualClock() });
    tick(PRICE);
  };
  const tick = (price: string): void => {
    server.feed.clock.advance(1_000);
    server.feed.tick('EURUSD', price);
  };
  const subscribe = async ({ api }: FollowTrader): Promise<Device> => {
    const subscribed = service.newDevice();
    expect(await api.post('/api/push/subscribe', subscribed.form('stop'))).toMatchObject({ code: 1 });
    return subscribed;
  };
  /** The leader opens a position, and the follower has its copy; the copy's id. */
  const copied = async (stops: Readonly<Record<string, string>>): Promise<number> => {
    await leader.open(stops);
    await follower.copies(1);
    return Number((await follower.positions())[0]?.Id);
  };
  const takeStopsAway = (id: number) =>
    follower.api.get('/v1/api/forex/set_stop_price', {
      id: String(id),
      stop_loss_price: '0',
      target_profit_price: '0',
    });
  /** Whatever was to come has come: a stop of somebody else was told after it. */
  const settle = async (): Promise<void> => {
    const other = await FollowTrader.signIn(server);
    const told = await subscribe(other);
    await other.open({ stop_loss_price: '1.16000' });
    tick('1.15900');
    await expect.poll(() => told.titles, SLOW).toEqual(['Stop loss reached']);
  };
  const notes = (of: Device) => expect.poll(() => of.notes.map(({ title, body, path }) => [title, body, path]), SLOW);

  it.each([
    ['stop loss', '1.15900', 'Stop loss reached', '\u2212310.00'],
    ['take profit', '1.17010', 'Take profit reached', '+245.00'],
  ])('come when the %s that it has taken over is reached', async (_, price, title, result) => {
    const id = await copied({ stop_loss_price: '1.16000', target_profit_price: '1.17000' });
    tick(price);
    const body = `0.5 EUR/USD closed at ${price}, result ${result}`;
    await notes(device).toEqual([[title, body, `/order?list=closed&id=${id}`]]);
    await expect.poll(() => leaderDevice.titles, SLOW).toEqual([title]);
  });

  it.each([
    ['stop loss', '1.15900', 'Stop loss reached', '\u2212310.00'],
    ['take profit', '1.17010', 'Take profit reached', '+245.00'],
  ])('come when the leader’s %s is reached and the copy has none of its own', async (_, price, title, result) => {
    const id = await copied({ stop_loss_price: '1.16000', target_profit_price: '1.17000' });
    await takeStopsAway(id);
    tick(price);
    const body = `0.5 EUR/USD closed at ${price}, result ${result}`;
    await notes(device).toEqual([[title, body, `/order?list=closed&id=${id}`]]);
    expect((await follower.history())[0]).toMatchObject({ Id: id, close_reason: 'copy' });
  });

  it('do not come when the leader closes the position, nor when the following ends, also if events are read again', async () => {
    const first = await leader.open();
    await follower.copies(1);
    await leader.close(first.Id);
    await follower.copies(0);
    const second = await leader.open({ stop_loss_price: '1.16000' });
    await follower.copies(1);
    await follower.api.post('/api/follow/unfollow', { code: leader.code, close: '1' });
    await follower.copies(0);
    tick('1.15900');
    await expect.poll(() => leaderDevice.titles, SLOW).toEqual(['Stop loss reached']);
    expect((await leader.history())[0]?.Id).toBe(second.Id);
    await server.close();
    await use().query(`UPDATE event_consumers SET position = 0 WHERE name = 'push'`);
    await open();
    await settle();
    expect(device.titles).toEqual([]);
  });
});
