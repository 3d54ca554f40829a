import { randomUUID } from 'node:crypto';
import type { Envelope } from '../../../src/contract/wire/envelope.ts';
import type { WireOrder } from '../../../src/contract/wire/order.ts';
import { Client } from 'pg';
import { expect } from 'vitest';
import type { Queryable, Row } from '../../../server/store/database.ts';
import { cashChanges, cashOf } from './ledger.ts';
import { Api, MARKET_ORDER } from './api.ts';

const LOTS = '0.01';
const TRADERS = 4;
const UNAVAILABLE = 1012;
const UNKNOWN = 1013;
const WAIT_MS = 60_000;

/** What one call brought: its envelope, or nothing where the connection was cut. */
export interface Attempt {
  readonly status: number;
  readonly envelope: Envelope<WireOrder | null>;
  readonly ms: number;
}

/** One demo account that sends orders and notes what was acknowledged. */
export class Trader {
  readonly demoId: string;
  /** Acknowledged orders: id by client id. */
  readonly placed = new Map<string, number>();
  readonly asked = new Set<string>();
  readonly attempts: Attempt[] = [];
  readonly #token: string;
  readonly userId: number;

  private constructor(demoId: string, token: string, userId: number) {
    this.demoId = demoId;
    this.#token = token;
    this.userId = userId;
  }

  static async open(url: string): Promise<Trader> {
    const demoId = randomUUID();
    const login = await new Api(url).signIn(demoId);
    return new Trader(demoId, login.token, Number(login.user.id));
  }

  /** Sends one order; undefined where no answer came. */
  async order(url: string, client_id: string = randomUUID()): Promise<Attempt | undefined> {
    this.asked.add(client_id);
    const begun = performance.now();
    const query = new URLSearchParams({ ...MARKET_ORDER, cont: LOTS, client_id }).toString();
    const response = await fetch(`${url}/v1/api/forex/submit?${query}`, {
      headers: { authorization: this.#token, lang: 'en' },
    }).catch(() => undefined);
    const envelope = (await response?.json().catch(() => undefined)) as Envelope<WireOrder | null> | undefined;
    if (!response || !envelope) return undefined;
    const attempt = { status: response.status, envelope, ms: performance.now() - begun };
    this.attempts.push(attempt);
    if (envelope.code === 1) this.placed.set(client_id, Number(envelope.data?.Id));
    return attempt;
  }

  /** Sends orders one after the other until told to stop, each again until it is acknowledged. */
  async orderUntil(url: string, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const client_id = randomUUID();
      while (!isOver() && !this.placed.has(client_id)) await this.order(url, client_id);
    }
  }

  /** Asks again for everything that was ever asked for: each client id has one order, the one acknowledged if any was. */
  async repeatAll(url: string): Promise<void> {
    for (const client_id of this.asked) {
      const known = this.placed.get(client_id);
      const attempt = await this.order(url, client_id);
      expect(attempt?.envelope).toMatchObject({ code: 1 });
      if (known !== undefined) expect(Number(attempt?.envelope.data?.Id)).toBe(known);
    }
  }
}

/** Some traders, each with an account of its own. */
export function openTraders(url: string): Promise<Trader[]> {
  return Promise.all(Array.from({ length: TRADERS }, () => Trader.open(url)));
}

/** Orders from all traders while something happens to them; every answer is an order or a refusal of its own. */
export async function during(url: string, traders: readonly Trader[], happens: () => Promise<void>): Promise<void> {
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

/** Waits until each trader has had some more orders acknowledged. */
export async function moreOrders(traders: readonly Trader[]): Promise<void> {
  const before = traders.map(({ placed }) => placed.size);
  await expect
    .poll(() => traders.every(({ placed }, index) => placed.size > (before[index] ?? 0) + 2), { timeout: WAIT_MS })
    .toBe(true);
}

/** Waits until each trader has been refused some times more. */
export async function refusals(traders: readonly Trader[]): Promise<void> {
  const refused = ({ attempts }: Trader): number => attempts.filter(({ status }) => status === 503).length;
  const before = traders.map(refused);
  await expect
    .poll(() => traders.every((trader, index) => refused(trader) > (before[index] ?? 0) + 3), { timeout: WAIT_MS })
    .toBe(true);
}

interface OrderRow {
  readonly id: number;
  readonly client_id: string;
}

/** What the database says: everything acknowledged is there, as its account's own, once; ids rise; ledgers sum up. */
export async function expectBooked(databaseUrl: string, traders: readonly Trader[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const given = new Set<number>();
  for (const { userId, placed, asked } of traders) {
    const { rows } = await client.query<OrderRow>(
      `SELECT id::int, client_id FROM orders
       WHERE account_id = (SELECT MIN(id) FROM trading_accounts WHERE user_id = $1) ORDER BY created_at, id`,
      [userId],
    );
    const ids = new Map(rows.map((row) => [row.client_id, row.id]));
    for (const [clientId, id] of placed) expect(ids.get(clientId)).toBe(id);
    for (const clientId of ids.keys()) expect(asked.has(clientId)).toBe(true);
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
    for (const id of placed.values()) {
      expect(given.has(id)).toBe(false);
      given.add(id);
    }
    await expectSums(client, userId, rows.length);
  }
  await client.end();
}

/** The sum of the transfers is the cash, and each order has one fee. */
async function expectSums(client: Client, userId: number, orders: number): Promise<void> {
  const queryable: Queryable = {
    query: async (text, values) => (await client.query<Row>(text, [...(values ?? [])])).rows,
  };
  const { kept, reckoned } = await cashOf(queryable, userId);
  expect(reckoned).toBe(kept);
  const fees = (await cashChanges(queryable, userId)).filter(({ code }) => code === 'fee');
  expect(fees).toHaveLength(orders);
}

/** Rows of one statement, on a connection of its own. */
export async function askPostgres(
  url: string,
  statement: string,
): Promise<ReadonlyArray<Readonly<Record<string, unknown>>>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Readonly<Record<string, unknown>>>(statement);
  await client.end();
  return rows;
}
