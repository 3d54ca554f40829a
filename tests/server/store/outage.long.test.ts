/** PostgreSQL goes and comes back while orders are sent, and another server waits for its chance. */
import { expect, it } from 'vitest';
import {
  askPostgres,
  during,
  expectBooked,
  moreOrders,
  openTraders,
  refusals,
  Trader,
} from '../../support/server/order-traffic.ts';
import { describeOnPostgres } from '../../support/server/own-postgres.ts';
import { launch } from '../../support/server/server-process.ts';
import { TestSocket } from '../../support/server/socket.ts';

const LONG = 120_000;
/** A refusal that waits for nothing, on a busy machine. */
const AT_ONCE_MS = 1_000;

describeOnPostgres('PostgreSQL comes and goes', (postgres) => {
  it('connections that are ended under load end nothing', { timeout: LONG }, async () => {
    const server = await postgres.startServer();
    const traders = await openTraders(server.url);
    await during(server.url, traders, async () => {
      for (let round = 0; round < 8; round++) {
        await endSessions(postgres.url, round % 4 === 3 ? '' : LOCK_HOLDER_SPARED);
        await moreOrders(traders);
      }
    });
    expect(traders.some(({ attempts }) => attempts.some(({ status }) => status === 503))).toBe(true);
    for (const trader of traders) await trader.repeatAll(server.url);
    await expectBooked(postgres.url, traders);
    expect(await server.stop()).toBe(0);
  });

  it('while it is away calls are refused at once and prices go on; then all goes on', { timeout: LONG }, async () => {
    const server = await postgres.startServer();
    const traders = await openTraders(server.url);
    const socket = await TestSocket.open(server.url);
    socket.subscribe('DAY_MARKET');
    await during(server.url, traders, async () => {
      await postgres.pause();
      await refusals(traders);
      const frames = socket.data('DAY_MARKET').length;
      await socket.until('prices', () => socket.data('DAY_MARKET').length > frames + 5);
      for (const { attempts } of traders) expect(attempts.at(-1)?.ms).toBeLessThan(AT_ONCE_MS);
      expect(traders[0]?.attempts.at(-1)?.envelope.msg).toMatch(/unavailable.*Nothing was changed/);
      await postgres.resume();
      await moreOrders(traders);
    });
    for (const trader of traders) await trader.repeatAll(server.url);
    await expectBooked(postgres.url, traders);
    socket.close();
    expect(await server.stop()).toBe(0);
  });

  it('a server can be ended while it is away', { timeout: LONG }, async () => {
    const server = await postgres.startServer();
    const trader = await Trader.open(server.url);
    await trader.order(server.url);
    await postgres.pause();
    expect(await trader.order(server.url)).toMatchObject({ status: 503 });
    expect(await server.stop()).toBe(0);
  });

  it('waits for a database that does not answer yet, and says so once', { timeout: LONG }, async () => {
    await postgres.pause();
    const server = await launch({ DATABASE_URL: postgres.url });
    await expect.poll(() => server.output(), { timeout: LONG }).toContain('The start waits for it');
    await postgres.resume();
    await Trader.open(await server.url);
    expect(server.output().match(/The start waits for it/g)).toHaveLength(1);
    expect(server.output()).not.toMatch(STACK);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('a database that is not there is a sentence', { timeout: LONG }, async () => {
    const server = await launch({ DATABASE_URL: postgres.url.replace(/postgres$/, 'elsewhere') });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/no database of the name in DATABASE_URL/);
    expect(server.output()).not.toMatch(STACK);
  });
});

const STACK = /^\s+at /m;
const LOCK_HOLDER_SPARED = `AND NOT EXISTS (SELECT 1 FROM pg_locks WHERE pg_locks.pid = pg_stat_activity.pid
  AND locktype = 'advisory' AND mode = 'ExclusiveLock')`;

async function endSessions(url: string, condition: string): Promise<void> {
  await askPostgres(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend'
       AND pid <> pg_backend_pid() ${condition}`,
  );
}
