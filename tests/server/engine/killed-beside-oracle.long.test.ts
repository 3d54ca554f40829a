/**
 * A real server that is killed at random seconds, beside one with the same seed that is never stopped: what it executes,
 * the other has executed too, at the same price unless that happened while it was down.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { WireTradeItem } from '../../../src/contract/wire/instrument.ts';
import { toText, type Decimal } from '../../../src/domain/decimal.ts';
import { createRandom } from '../../../server/feed/random.ts';
import { readSettings } from '../../../server/settings.ts';
import { startServer } from '../../../server/start-server.ts';
import type { Queryable } from '../../../server/store/database.ts';
import { IN_MEMORY, openEmbedded } from '../../../server/store/embedded.ts';
import { Api } from '../../support/server/api.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { tradesIn, type Trade } from '../../support/server/trades.ts';
import { ServerProcess } from '../../support/server/server-process.ts';

const ROUNDS = 8;
const ORDERS_A_ROUND = 36;
const FEED = { FEED: 'simulated:oracle', FEED_RATE: '400', INSTRUMENTS: '4', HOUSE_STRATEGY_DAYS: '0' };
const LOTS = '0.01';
/** What was executed so shortly before a kill may not have been booked. */
const UNBOOKED_MS = 2_000;
/** Executions that both had to make, so that the comparison says something. */
const LEAST_EXECUTED = 10;

interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Every order ever, by its client id. */
async function ordersIn(database: Queryable): Promise<ReadonlyMap<string, Trade>> {
  return new Map((await tradesIn(database)).map((trade) => [trade.clientId ?? '', trade]));
}

/** A pending or market order with levels that some seconds may reach, but not the moment between the two servers' bookings. */
function randomOrder(random: () => number, items: readonly WireTradeItem[]): Record<string, string> {
  const item = items[Math.floor(random() * items.length)];
  if (!item) throw new Error('There are no instruments');
  const digits = Number(item.PricePrecision);
  const price = Number(item.ForexQuotations.Close);
  const reach = price * 0.00012;
  const level = (away: number): string => (price + away).toFixed(digits);
  const away = (): number => reach * (0.8 + random());
  const isBuy = random() < 0.5;
  const winning = isBuy ? 1 : -1;
  const isPending = random() < 0.5;
  const target = isPending ? (random() < 0.5 ? 1 : -1) * away() : 0;
  return {
    forex_id: String(item.Id),
    type: isBuy ? '1' : '2',
    status: isPending ? '0' : '1',
    cont: LOTS,
    multiple: String(item.HasForexMultiple?.[0]?.Value ?? 100),
    ...(isPending ? { target_price: level(target) } : {}),
    stop_loss_price: level(target - winning * away()),
    target_profit_price: level(target + winning * away()),
  };
}

const price = (value: Decimal | undefined): string => (value ? toText(value) : '-');

function fate({ status, openedAt, closeReason, closePrice, closedAt }: Trade): string {
  return `opened at ${openedAt ?? '-'}, ${status} ${closeReason ?? ''} ${price(closePrice)} at ${closedAt ?? '-'}`;
}

interface Placed {
  readonly clientId: string;
  readonly isMarketOrder: boolean;
}

/** A market order is opened at the moment at which it comes, which is another for each server. */
function comparable(order: Trade, { isMarketOrder }: Placed): Trade {
  return isMarketOrder ? { ...order, openedAt: undefined } : order;
}

/** When prices executed something of an order. */
function executions(order: Trade, placed: Placed): readonly number[] {
  return [comparable(order, placed).openedAt, order.closedAt].filter((time) => time !== undefined);
}

function isWithin(gaps: readonly Gap[], times: readonly number[]): boolean {
  return times.some((time) => gaps.some(({ from, to }) => time > from && time < to));
}

/** How many orders have been executed and closed outside of all gaps. */
function countComparable(orders: ReadonlyMap<string, Trade>, placed: readonly Placed[], gaps: readonly Gap[]): number {
  return placed.filter((one) => {
    const order = orders.get(one.clientId);
    return order?.status === 'closed' && !isWithin(gaps, executions(order, one));
  }).length;
}

/** Whether one server executed something of an order before the other had it: they did not book it at the same price. */
function isTornByBooking(orders: readonly Trade[], placed: Placed): boolean {
  const bookedByBoth = Math.max(...orders.map(({ createdAt }) => createdAt));
  return orders.some((order) => executions(order, placed).some((time) => time <= bookedByBoth));
}

describe('a server killed at random seconds', () => {
  endChildrenAfterAll();
  const folder = mkdtempSync(join(tmpdir(), 'pipframe-oracle-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('executes nothing that one that never stopped does not, and the same outside its gaps', async () => {
    const random = createRandom(20_261_122);
    const database = await openEmbedded(IN_MEMORY);
    const settings = readSettings({ ...FEED, PORT: '0', HOST: '127.0.0.1', DATA_DIR: IN_MEMORY, RATE_LIMIT: '0' });
    const oracle = await startServer(settings, { database, logLevel: 'silent', clientFolder: '/nowhere' });
    const oracleApi = new Api(oracle.url);
    await oracleApi.signIn();
    const demoId = randomUUID();
    const placed: Placed[] = [];
    const gaps: Gap[] = [];
    let subject = await ServerProcess.start({ ...FEED, DATA_DIR: folder });
    let api = new Api(subject.url);
    await api.signIn(demoId);
    for (let round = 0; round < ROUNDS; round++) {
      const items = await api.get<WireTradeItem[]>('/v1/api/forex/trade_list');
      for (let i = 0; i < ORDERS_A_ROUND; i++) {
        const clientId = randomUUID();
        const order: Record<string, string> = { ...randomOrder(random, items), client_id: clientId };
        const answers = await Promise.all([api, oracleApi].map((one) => one.call('/v1/api/forex/submit', order)));
        // A tick between the two may put a stop on the wrong side for one of them.
        if (answers.every(({ code }) => code === 1)) placed.push({ clientId, isMarketOrder: order['status'] === '1' });
      }
      await passed(4_000 + random() * 6_000);
      const from = Date.now();
      await subject.kill();
      await passed(random() * 4_000);
      subject = await ServerProcess.start({ ...FEED, DATA_DIR: folder });
      gaps.push({ from: from - UNBOOKED_MS, to: Date.now() });
      api = new Api(subject.url);
      await api.signIn(demoId);
    }
    // Enough of what is left must happen while both run: how fast prices move is chance.
    await vi.waitUntil(async () => countComparable(await ordersIn(database), placed, gaps) > 2 * LEAST_EXECUTED, {
      timeout: 180_000,
      interval: 1_000,
    });
    await passed(UNBOOKED_MS);
    // What happens while the two end is no difference.
    gaps.push({ from: Date.now() - UNBOOKED_MS, to: Number.POSITIVE_INFINITY });
    await subject.stop();
    const subjectDatabase = await openEmbedded(folder);
    const ours = await ordersIn(subjectDatabase);
    await subjectDatabase.close();
    await oracle.close();
    const theirs = await ordersIn(database);
    await database.close();
    const counts = { compared: 0, executed: 0 };
    for (const order of placed) {
      const mine = ours.get(order.clientId);
      const other = theirs.get(order.clientId);
      if (!mine || !other) throw new Error(`Order ${order.clientId} is lost`);
      if (isTornByBooking([mine, other], order)) continue;
      if (mine.status === 'closed') expect(other.status, fate(mine)).toBe('closed');
      if (isWithin(gaps, executions(other, order))) continue;
      expect(fate(comparable(mine, order))).toBe(fate(comparable(other, order)));
      counts.compared++;
      if (other.status === 'closed') counts.executed++;
    }
    expect(placed.length).toBeGreaterThan(ROUNDS * ORDERS_A_ROUND * 0.6);
    expect(counts.compared).toBeGreaterThan(placed.length / 5);
    expect(counts.executed).toBeGreaterThan(LEAST_EXECUTED);
  });
});

/** Resolves when the market's clock, which is the wall's, has gone on for so long. */
async function passed(ms: number): Promise<void> {
  const end = Date.now() + ms;
  await vi.waitUntil(() => Date.now() >= end, { timeout: ms + 10_000 });
}
