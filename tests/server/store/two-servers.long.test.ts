/** Two servers and one PostgreSQL: whatever happens to either, one of them books. */
import { expect, it } from 'vitest';
import { askPostgres, during, expectBooked, moreOrders, openTraders } from '../../support/server/order-traffic.ts';
import { describeOnPostgres } from '../../support/server/own-postgres.ts';
import { launch } from '../../support/server/server-process.ts';

const LONG = 180_000;
const RESTARTS = 6;
describeOnPostgres('one of two servers', (postgres) => {
  it('goes on over many restarts of PostgreSQL under load', { timeout: LONG }, async () => {
    const server = await postgres.startServer();
    const traders = await openTraders(server.url);
    await during(server.url, traders, async () => {
      for (let round = 0; round < RESTARTS; round++) {
        await postgres.pause(round % 2 === 0 ? 'SIGQUIT' : 'SIGINT');
        await postgres.resume();
        await moreOrders(traders);
      }
    });
    for (const trader of traders) await trader.repeatAll(server.url);
    await expectBooked(postgres.url, traders);
    expect(await server.stop()).toBe(0);
  });

  it('a server that starts while it is away leaves one of both', { timeout: LONG }, async () => {
    const first = await postgres.startServer();
    const traders = await openTraders(first.url);
    await postgres.pause('SIGINT');
    const second = await launch({ DATABASE_URL: postgres.url });
    await expect.poll(() => second.output(), { timeout: LONG }).toContain('The start waits for it');
    await postgres.resume();
    const [loser, code] = await Promise.race([
      first.ended.then((ended) => ['first', ended] as const),
      second.ended.then((ended) => ['second', ended] as const),
    ]);
    expect(code).toBe(1);
    expect(loser === 'first' ? first.output : second.output()).toContain('Another server is using');
    const winner = loser === 'first' ? await second.url : first.url;
    await Promise.all(traders.map((trader) => trader.order(winner)));
    for (const trader of traders) await trader.repeatAll(winner);
    await expectBooked(postgres.url, traders);
    if (loser === 'first') second.child.kill('SIGTERM');
    else await first.stop();
    await (loser === 'first' ? second.ended : first.ended);
  });

  it('a frozen server gives way, and books nothing when it thaws', { timeout: LONG }, async () => {
    const first = await postgres.startServer();
    const traders = await openTraders(first.url);
    let isOver = false;
    const sent = traders.map((trader) => trader.orderUntil(first.url, () => isOver));
    await moreOrders(traders);
    first.freeze();
    isOver = true;
    const second = await postgres.startServer();
    for (const trader of traders) await trader.order(second.url);
    const before = await orderCount(postgres.url);
    // What the frozen server has yet to read, it reads when it thaws.
    const late = traders.map((trader) => trader.order(first.url));
    first.thaw();
    const answers = await Promise.all(late);
    expect(answers.filter((answer) => answer?.envelope.code === 1)).toEqual([]);
    expect(await first.ended).toBe(1);
    expect(first.output).toContain('Another server is using');
    expect(await orderCount(postgres.url)).toBe(before);
    await Promise.all(sent);
    for (const trader of traders) await trader.repeatAll(second.url);
    await expectBooked(postgres.url, traders);
    expect(await second.stop()).toBe(0);
  });
});

async function orderCount(url: string): Promise<number> {
  const [row] = await askPostgres(url, 'SELECT COUNT(*) AS count FROM orders');
  return Number(row?.['count']);
}
