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
    server = await startTestServer(use(), { PUSH_HOSTS: service.origin }, { clock: new ManualClock() });
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
});
