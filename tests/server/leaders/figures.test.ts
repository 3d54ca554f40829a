/** Figures of leaders against a recomputation from all deals and transfers with fractions, on both databases. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createRandom } from '../../../server/feed/random.ts';
import type { WireLeader } from '../../../src/contract/wire/follow.ts';
import type { Queryable } from '../../../server/store/database.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { accountIdOf } from '../../support/server/ledger.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { Rational } from '../../support/rational.ts';
import { FollowTrader } from '../following/follow-server.ts';

const DAY_MS = 86_400_000;
const DAYS = 40;
const PRICES = ['1.16520', '1.16400', '1.16700', '1.15900', '1.17300'];
const HUNDRED = Rational.of(100);
/** Money that comes in or goes out; what is left is trading. */
const FLOWS = ['demo_deposit', 'reset', 'deposit', 'brought_forward'];

interface TransferRow {
  readonly code: string;
  readonly cash_after: string;
  readonly created_at: number;
}

/** Growth after each transfer, from one flow to the next: the definition, step by step. */
function growths(transfers: readonly TransferRow[]): readonly { readonly time: number; readonly growth: Rational }[] {
  let base = Rational.of(1);
  let start = Rational.of(0);
  let growth = base;
  return transfers.map(({ code, cash_after, created_at: time }) => {
    const cash = Rational.parse(cash_after);
    if (FLOWS.includes(code)) {
      base = growth;
      start = cash;
    } else if (start.compare(Rational.of(0)) > 0) {
      growth = base.times(cash.compare(Rational.of(0)) < 0 ? Rational.of(0) : cash).over(start);
    }
    return { time, growth };
  });
}

const percent = (from: Rational, to: Rational): string => to.minus(from).times(HUNDRED).over(from).toDigits(2);

/** What each month brought, by its last growth and the one before. */
function monthsOf(all: ReturnType<typeof growths>): readonly { readonly month: string; readonly rate: string }[] {
  const last = new Map(all.map(({ time, growth }) => [new Date(time).toISOString().slice(0, 7), growth]));
  let before = Rational.of(1);
  return Array.from(last, ([month, growth]) => {
    const rate = percent(before, growth);
    before = growth;
    return { month, rate };
  });
}

/** The figures of an account by the definitions of the wire, from everything that it ever did. */
async function recomputed(database: Queryable, accountId: number, now: number): Promise<object> {
  const transfers = (await database.query(
    `SELECT code, cash_after, created_at FROM transfers WHERE account_id = $1 ORDER BY id`,
    [accountId],
  )) as unknown as readonly TransferRow[];
  const closed = (await database.query(
    `SELECT SUM(deals.profit - deals.fee)::TEXT AS net, MAX(positions.closed_at - positions.opened_at) AS held
     FROM deals JOIN positions ON positions.id = deals.position_id
     WHERE deals.account_id = $1 AND deals.number > 0 AND positions.closed_at > $2 GROUP BY deals.position_id`,
    [accountId, now - 21 * DAY_MS],
  )) as unknown as readonly { readonly net: string; readonly held: number }[];
  const [opened] = await database.query('SELECT COUNT(*) AS n FROM positions WHERE account_id = $1', [accountId]);
  const all = growths(transfers);
  const before = all.findLast(({ time }) => time <= now - 21 * DAY_MS)?.growth ?? Rational.of(1);
  const last = all.at(-1)?.growth ?? Rational.of(1);
  const nets = closed.map(({ net }) => Rational.parse(net));
  const wins = nets.filter((net) => net.compare(Rational.of(0)) > 0).length;
  let peak = Rational.of(1);
  let drawdown = Rational.of(0);
  for (const { growth } of all) {
    if (growth.compare(peak) > 0) peak = growth;
    const lost = Rational.of(1).minus(growth.over(peak));
    if (lost.compare(drawdown) > 0) drawdown = lost;
  }
  const profit = nets.reduce((sum, net) => sum.plus(net), Rational.of(0)).toDigits(2);
  const held = closed.map((row) => row.held).toSorted((a, b) => a - b);
  const median = held[Math.floor((held.length - 1) / 2)];
  return {
    months: monthsOf(all),
    instruments: nets.length === 0 ? [] : [{ code: 'EURUSD', trades: nets.length, profit }],
    ...(median !== undefined && { holding_seconds: Math.round(median / 1000) }),
    three_week_profit: profit,
    three_week_win: nets.length === 0 ? '0.00' : Rational.of(wins * 100, nets.length).toDigits(2),
    three_week_rate: percent(before, last),
    total_rate: percent(Rational.of(1), last),
    total_trade_num: Number(opened?.['n']),
    max_drawdown: drawdown.times(HUNDRED).toDigits(2),
  };
}

onEachDatabase('figures of leaders', (use) => {
  const clock = new ManualClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(use(), {}, { clock });
    server.feed.tick('EURUSD', '1.16520');
  });
  afterAll(() => server.close());

  const shown = async (trader: FollowTrader): Promise<WireLeader> =>
    trader.api.get<WireLeader>('/api/follow/detail', { code: trader.code });

  async function later(ms: number, price: string): Promise<void> {
    clock.advance(ms);
    server.feed.clock.advance(ms);
    server.feed.tick('EURUSD', price);
  }

  it('are zeros where nothing was closed', async () => {
    const trader = await (await FollowTrader.signIn(server)).lead();
    expect(await shown(trader)).toMatchObject({
      three_week_profit: '0.00',
      three_week_win: '0.00',
      three_week_rate: '0.00',
      total_rate: '0.00',
      total_trade_num: 0,
      max_drawdown: '0.00',
    });
  });

  it('are those of a recomputation, on every day, over resets, money from outside and restarts', async () => {
    const random = createRandom(7);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
    const early = await (await FollowTrader.signIn(server)).lead('From the first day');
    const late = await FollowTrader.signIn(server);
    const userId = (await early.api.get<{ id: number }>('/api/user/info')).id;
    const accountId = await accountIdOf(use(), userId);
    const lateId = await accountIdOf(use(), (await late.api.get<{ id: number }>('/api/user/info')).id);
    for (let day = 0; day < DAYS; day++) {
      for (const trader of [early, late]) {
        if (random() < 0.7) await trader.open({ cont: pick(['0.5', '1', '3.5']), type: pick(['1', '2']) });
        const [position] = await trader.positions();
        if (position && random() < 0.3) await trader.close(position.Id, { cont: '0.2' });
        if (position && random() < 0.5) await trader.close(position.Id);
      }
      if (day === 17) await early.api.get('/v1/api/main/user/resetForexDemoAccount');
      if (day === 23) await late.lead('Late');
      if (day === 30) {
        await server.close();
        server = await startTestServer(use(), {}, { clock });
        server.feed.clock.advance(clock.now() - server.feed.clock.now());
        for (const trader of [early, late]) Object.assign(trader.api, { url: server.url });
      }
      await later(DAY_MS, pick(PRICES));
      await vi.waitFor(async () => {
        expect(await shown(early)).toMatchObject(await recomputed(use(), accountId, clock.now()));
        if (day >= 23) expect(await shown(late)).toMatchObject(await recomputed(use(), lateId, clock.now()));
      });
    }
    const { total_trade_num: trades, three_week_win: win } = await shown(early);
    expect(trades).toBeGreaterThan(20);
    expect(Number(win)).toBeGreaterThan(0);
  });
});
