/**
 * A real server that is killed at random seconds, beside one with the same seed that is never stopped: what it executes,
 * the other has executed too, at the same price unless that happened while it was down.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { WireTradeItem } from '../../../src/contract/wire/instrument.ts';
import type { WireOrder } from '../../../src/contract/wire/order.ts';
import { createRandom } from '../../../server/feed/random.ts';
import { Api } from '../../support/server/api.ts';
import { endChildrenAfterAll } from '../../support/server/end-with-us.ts';
import { ServerProcess } from '../../support/server/server-process.ts';
import { TestSocket } from '../../support/server/socket.ts';

const ROUNDS = 8;
const ORDERS_A_ROUND = 24;
const FEED = { FEED: 'simulated:oracle', FEED_RATE: '400', INSTRUMENTS: '4' };
const LOTS = '0.01';
/** Messages of the oracle carry when they were sent, which is a little after the tick. */
const MARGIN_MS = 400;

interface Gap {
  readonly from: number;
  readonly to: number;
}

/** The server that is never stopped, and when it filled and closed what. */
class Oracle {
  readonly api: Api;
  readonly #socket: TestSocket;

  private constructor(api: Api, socket: TestSocket) {
    this.api = api;
    this.#socket = socket;
  }

  static async open(url: string): Promise<Oracle> {
    const api = new Api(url);
    await api.signIn();
    const socket = await TestSocket.open(url);
    await socket.logIn(api.token);
    socket.subscribe('FOREX_TRADE', 'FOREX_CLOSED', 'KLINE.EURUSD');
    await socket.roundTrip();
    return new Oracle(api, socket);
  }

  /** Waits until the market has gone on for so long. */
  async pass(ms: number): Promise<void> {
    const end = Date.now() + ms;
    // A socket that says nothing for a minute is ended.
    this.#socket.send({ type: 'ping' });
    await this.#socket.until('time to pass', () => (this.#socket.data('KLINE.EURUSD').at(-1)?.ts ?? 0) >= end);
  }

  /** When each order changed, by its id: the times of the messages about it. */
  changes(): ReadonlyMap<number, readonly number[]> {
    const times = new Map<number, number[]>();
    for (const topic of ['FOREX_TRADE', 'FOREX_CLOSED'])
      for (const { ts, data } of this.#socket.data<WireOrder>(topic))
        times.set(Number(data.Id), [...(times.get(Number(data.Id)) ?? []), ts]);
    return times;
  }
}

/** A pending or market order with levels that some seconds may reach, but not the moment between the two servers' bookings. */
function randomOrder(random: () => number, items: readonly WireTradeItem[]): Record<string, string> {
  const item = items[Math.floor(random() * items.length)];
  if (!item) throw new Error('There are no instruments');
  const digits = Number(item.PricePrecision);
  const price = Number(item.ForexQuotations.Close);
  const reach = price * 0.00012;
  const level = (away: number): string => (price + away).toFixed(digits);
  const away = (): number => reach * (1 + 1.5 * random());
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
    client_id: randomUUID(),
  };
}

async function allDeals(api: Api): Promise<Map<number, WireOrder>> {
  const rows: WireOrder[] = [];
  for (const status of [0, 1, 3] as const) {
    for (let page = 1, left = 1; left > 0; page++) {
      const { data, total } = await api.deals(status, page);
      rows.push(...data);
      left = total - page * 20;
    }
  }
  return new Map(rows.map((row) => [Number(row.Id), row]));
}

const fate = ({ status, UpdatePrice, close_reason }: WireOrder): string =>
  status === 3 ? `${close_reason} at ${UpdatePrice}` : 'open';

describe('a server killed at random seconds', () => {
  endChildrenAfterAll();
  const folder = mkdtempSync(join(tmpdir(), 'pipframe-oracle-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('executes nothing that one that never stopped does not, and the same outside its gaps', async () => {
    const random = createRandom(20_261_122);
    const oracleProcess = await ServerProcess.start(FEED);
    const oracle = await Oracle.open(oracleProcess.url);
    const demoId = randomUUID();
    /** Ids of the same order: the subject's and the oracle's. */
    const pairs: Array<readonly [subject: number, oracle: number]> = [];
    const gaps: Gap[] = [];
    let subject = await ServerProcess.start({ ...FEED, DATA_DIR: folder });
    let api = new Api(subject.url);
    await api.signIn(demoId);
    for (let round = 0; round < ROUNDS; round++) {
      const items = await api.get<WireTradeItem[]>('/v1/api/forex/trade_list');
      for (let i = 0; i < ORDERS_A_ROUND; i++) {
        const order = randomOrder(random, items);
        const [here, there] = await Promise.all(
          [api, oracle.api].map((one) => one.call<WireOrder>('/v1/api/forex/submit', order)),
        );
        // A tick between the two may put a stop on the wrong side for one of them.
        if (here?.code === 1 && there?.code === 1) pairs.push([Number(here.data.Id), Number(there.data.Id)]);
      }
      await oracle.pass(500 + random() * 4_000);
      const from = Date.now();
      await subject.kill();
      await oracle.pass(random() * 8_000);
      subject = await ServerProcess.start({ ...FEED, DATA_DIR: folder });
      gaps.push({ from, to: Date.now() });
      api = new Api(subject.url);
      await api.signIn(demoId);
    }
    await oracle.pass(3_000);
    // What happens while the two are read is no difference.
    gaps.push({ from: Date.now(), to: Number.POSITIVE_INFINITY });
    const ours = await allDeals(api);
    const theirs = await allDeals(oracle.api);
    const changes = oracle.changes();
    let compared = 0;
    let executed = 0;
    for (const [id, oracleId] of pairs) {
      const mine = ours.get(id);
      const other = theirs.get(oracleId);
      if (!mine || !other) throw new Error(`Order ${id} or its twin ${oracleId} is lost`);
      if (mine.status === 3) expect(other.status, `order ${id}: ${fate(mine)}, elsewhere open`).toBe(3);
      const times = changes.get(oracleId) ?? [];
      const isNearGap = times.some((time) =>
        gaps.some((gap) => time > gap.from - MARGIN_MS && time < gap.to + MARGIN_MS),
      );
      if (isNearGap) continue;
      compared++;
      if (other.status === 3) executed++;
      expect(fate(mine), `order ${id}`).toBe(fate(other));
    }
    expect(pairs.length).toBeGreaterThan(ROUNDS * ORDERS_A_ROUND * 0.6);
    expect(compared).toBeGreaterThan(pairs.length / 5);
    expect(executed).toBeGreaterThan(10);
    await subject.stop();
    await oracleProcess.stop();
  });
});
