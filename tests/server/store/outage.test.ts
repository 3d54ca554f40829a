/** PostgreSQL goes and comes back while orders are sent, and another server waits for its chance. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { endChildrenAfterAll } from '../../support/server/end-with-us.ts';
import { expectBooked, Trader } from '../../support/server/order-traffic.ts';
import { missingPostgres, startOwnPostgres, type TestPostgres } from '../../support/server/postgres.ts';
import { launch, ServerProcess } from '../../support/server/server-process.ts';
import { TestSocket } from '../../support/server/socket.ts';

const TRADERS = 4;
const LONG = 120_000;
const UNAVAILABLE = 1012;
const UNKNOWN = 1013;
/** A refusal that waits for nothing, on a busy machine. */
const AT_ONCE_MS = 1_000;

const reason = missingPostgres();
const title = 'PostgreSQL comes and goes';

describe.skipIf(reason !== undefined)(reason === undefined ? title : `${title}: skipped, for ${reason}`, () => {
  let postgres: TestPostgres;
  endChildrenAfterAll();
  beforeAll(async () => {
    postgres = await startOwnPostgres();
  });
  beforeEach(() => postgres.resume());
  afterAll(() => postgres.stop());

  const start = (): Promise<ServerProcess> => ServerProcess.start({ DATABASE_URL: postgres.url });
  const openTraders = (url: string): Promise<Trader[]> =>
    Promise.all(Array.from({ length: TRADERS }, () => Trader.open(url)));

  /** Orders from all traders while something happens to them; every answer is an order or a refusal of its own. */
  async function during(url: string, traders: readonly Trader[], happens: () => Promise<void>): Promise<void> {
    let isOver = false;
    const sent = traders.map((trader) => trader.orderUntil(url, () => isOver));
    try {
      await moreOrders(traders);
      await happens();
    } finally {
      isOver = true;
      await Promise.all(sent);
    }
    for (const { status, envelope } of traders.flatMap(({ attempts }) => attempts)) {
      expect(envelope.code === 1 ? [200, 1] : [status, envelope.code]).toBeOneOf([
        [200, 1],
        [503, UNAVAILABLE],
        [503, UNKNOWN],
      ]);
    }
  }

  it('connections that are ended under load end nothing', { timeout: LONG }, async () => {
    const server = await start();
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
    const server = await start();
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

  it('a server that starts while it is away leaves one of both', { timeout: LONG }, async () => {
    const first = await start();
    const traders = await openTraders(first.url);
    await postgres.pause('SIGINT');
    const second = launch({ DATABASE_URL: postgres.url });
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
    const first = await start();
    const traders = await openTraders(first.url);
    let isOver = false;
    const sent = traders.map((trader) => trader.orderUntil(first.url, () => isOver));
    await moreOrders(traders);
    first.freeze();
    isOver = true;
    const second = await start();
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

  it('waits for a database that does not answer yet, and says so once', { timeout: LONG }, async () => {
    await postgres.pause();
    const server = launch({ DATABASE_URL: postgres.url });
    await expect.poll(() => server.output(), { timeout: LONG }).toContain('The start waits for it');
    await postgres.resume();
    await Trader.open(await server.url);
    expect(server.output().match(/The start waits for it/g)).toHaveLength(1);
    expect(server.output()).not.toMatch(STACK);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('a database that is not there is a sentence', { timeout: LONG }, async () => {
    const server = launch({ DATABASE_URL: postgres.url.replace(/postgres$/, 'elsewhere') });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/no database of the name in DATABASE_URL/);
    expect(server.output()).not.toMatch(STACK);
  });
});

const STACK = /^\s+at /m;
const LOCK_HOLDER_SPARED = `AND NOT EXISTS (SELECT 1 FROM pg_locks WHERE pg_locks.pid = pg_stat_activity.pid
  AND locktype = 'advisory' AND mode = 'ExclusiveLock')`;

async function endSessions(url: string, condition: string): Promise<void> {
  await ask(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend'
       AND pid <> pg_backend_pid() ${condition}`,
  );
}

async function orderCount(url: string): Promise<number> {
  const [row] = await ask(url, 'SELECT COUNT(*) AS count FROM orders');
  return Number(row?.['count']);
}

async function ask(url: string, statement: string): Promise<ReadonlyArray<Readonly<Record<string, unknown>>>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Readonly<Record<string, unknown>>>(statement);
  await client.end();
  return rows;
}

/** Waits until each trader has had some more orders acknowledged. */
async function moreOrders(traders: readonly Trader[]): Promise<void> {
  const before = traders.map(({ placed }) => placed.size);
  await expect
    .poll(() => traders.every(({ placed }, index) => placed.size > (before[index] ?? 0) + 2), { timeout: 60_000 })
    .toBe(true);
}

/** Waits until each trader has been refused some times more. */
async function refusals(traders: readonly Trader[]): Promise<void> {
  const refused = ({ attempts }: Trader): number => attempts.filter(({ status }) => status === 503).length;
  const before = traders.map(refused);
  await expect
    .poll(() => traders.every((trader, index) => refused(trader) > (before[index] ?? 0) + 3), { timeout: 60_000 })
    .toBe(true);
}
