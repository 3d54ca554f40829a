/** A server that is killed when a stop was booked and before anything of it was sent: the next one sends it, once. */
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireTradeItem } from '../../../src/contract/wire/instrument.ts';
import type { WireOrder } from '../../../src/contract/wire/order.ts';
import { Api } from '../../support/server/api.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { itOnPostgres } from '../../support/server/on-postgres.ts';
import { PushService, type Device } from '../../support/server/push-service.ts';
import { readyDataFolder } from '../../support/server/ready-folder.ts';
import { ServerProcess } from '../../support/server/server-process.ts';

const LONG = 120_000;
const SOON = { timeout: 30_000 };
/** Of the price: it is soon reached, on one of both sides. */
const NEAR = 0.00001;

/** An account with a device that wants to hear of stops. */
interface Trader {
  api: Api;
  readonly device: Device;
}

describe('a server that is killed before it has told of a stop', () => {
  endChildrenAfterAll();
  const folders: string[] = [];
  let service: PushService;
  let server: ServerProcess;
  let environment: Readonly<Record<string, string>>;
  beforeEach(async () => {
    service = await PushService.start();
  });
  afterEach(() => service.stop());
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const start = async (settings: Readonly<Record<string, string>> = {}): Promise<void> => {
    const folder = await readyDataFolder();
    folders.push(folder);
    environment = { DATA_DIR: folder, PUSH_HOSTS: service.origin, ...settings };
    server = await ServerProcess.start(environment);
  };
  const startAgain = async (trader: Trader): Promise<void> => {
    server = await ServerProcess.start(environment);
    trader.api = Object.assign(new Api(server.url), { token: trader.api.token });
  };
  const newTrader = async (): Promise<Trader> => {
    const [api, device] = [new Api(server.url), service.newDevice()];
    await api.signIn();
    expect(await api.post('/api/push/subscribe', device.form('stop'))).toMatchObject({ code: 1 });
    return { api, device };
  };
  const sentTo = ({ device }: Trader) => expect.poll(() => device.messages.length, SOON);

  /** While its device does not answer to one message, nothing of the next one is sent. */
  const heldByDevice = async (trader: Trader): Promise<number> => {
    trader.device.isSilent = true;
    await stopOnce(trader);
    await expect.poll(() => trader.device.asked, SOON).toBe(1);
    return stopOnce(trader);
  };

  const sendsOnce = async (settings: Readonly<Record<string, string>> = {}): Promise<void> => {
    await start(settings);
    const trader = await newTrader();
    const first = await heldByDevice(trader);
    await server.kill();
    // What was under way when the server was killed may have come, and is not sent again.
    expect(trader.device.asked).toBe(1);
    Object.assign(trader.device, { isSilent: false, asked: 0 });
    await startAgain(trader);
    await sentTo(trader).toBe(1);
    await expectOnce(trader, first);
    expect(await server.stop()).toBe(0);
  };

  /** Whatever was to come of the first stop has come: the next one is told after it. */
  const expectOnce = async (trader: Trader, first: number): Promise<void> => {
    const second = await stopOnce(trader);
    await sentTo(trader).toBe(2);
    const paths = trader.device.notes.map(({ path }) => path);
    expect(paths).toEqual([first, second].map((id) => `/order?list=closed&id=${id}`));
    expect(trader.device.asked).toBe(2);
  };

  it('is followed by one that does, once: embedded database', { timeout: LONG }, () => sendsOnce());

  itOnPostgres('and once on PostgreSQL', LONG, (url) => sendsOnce({ DATABASE_URL: url }));

  itOnPostgres('also where nothing was written down of it', LONG, async (url) => {
    await start({ DATABASE_URL: url });
    const trader = await newTrader();
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query('BEGIN');
    // It may be read, so that nothing else waits before the writing does.
    await other.query('LOCK TABLE push_messages IN SHARE MODE');
    const first = await stopOnce(trader);
    const writing = 'SELECT 1 FROM pg_stat_activity WHERE wait_event_type = $1 AND query LIKE $2';
    const wait = async () => (await other.query(writing, ['Lock', '%INSERT INTO push_messages%'])).rowCount;
    await expect.poll(wait, SOON).toBe(1);
    await server.kill();
    // Else PostgreSQL would still carry out what the killed server had asked for.
    await other.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid != pg_backend_pid()`);
    await other.query('ROLLBACK');
    expect((await other.query('SELECT 1 FROM push_messages')).rows).toEqual([]);
    await other.end();
    expect(trader.device.asked).toBe(0);
    await startAgain(trader);
    await sentTo(trader).toBe(1);
    await expectOnce(trader, first);
    expect(await server.stop()).toBe(0);
  });
});

/** Opens a position between two near stops, and waits until one of them is booked; its id. */
async function stopOnce({ api }: Trader): Promise<number> {
  const items = await api.get<WireTradeItem[]>('/v1/api/forex/trade_list');
  // One that is traded on weekends, too.
  const item = items.find(({ Code }) => Code === 'ETHUSD');
  const multiple = String(item?.HasForexMultiple?.[0]?.Value ?? 1);
  const { Id, Price } = await api.submit({ forex_id: String(item?.Id), cont: '0.1', multiple });
  await setStops(api, { Id, Price });
  await expect.poll(async () => (await api.deals(3)).data[0]?.Id, { timeout: 30_000, interval: 20 }).toBe(Id);
  return Number(Id);
}

/** A price that has passed a stop refuses it: the next one is further away. */
async function setStops(api: Api, { Id, Price }: Pick<WireOrder, 'Id' | 'Price'>): Promise<void> {
  for (let distance = Number(Price) * NEAR; ; distance *= 2) {
    const [loss, profit] = [-distance, distance].map((by) => (Number(Price) + by).toFixed(2));
    const stops = { stop_loss_price: loss ?? '', target_profit_price: profit ?? '' };
    if ((await api.call('/v1/api/forex/set_stop_price', { id: String(Id), ...stops })).code === 1) return;
  }
}
