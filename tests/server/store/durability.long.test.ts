/** Killed in the middle of orders and started again: nothing acknowledged is lost, nothing is done twice. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { WireOrder } from '../../../src/contract/wire/order.ts';
import { decimal, sum, toFixedText } from '../../../src/domain/decimal.ts';
import { Api, MARKET_ORDER } from '../../support/server/api.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { missingPostgres, startPostgres } from '../../support/server/postgres.ts';
import { ServerProcess } from '../../support/server/server-process.ts';

const ROUNDS = 3;
const ORDERS = 24;
/** The kill comes after so many answers of a round, while the others are on their way. */
const KILL_AFTER = 9;

interface Trader {
  readonly demoId: string;
  /** Orders that were acknowledged, by client id; and closes, by order id. */
  readonly placed: Map<string, number>;
  readonly closed: Set<number>;
  readonly asked: Set<string>;
}

async function survivesKills(environment: Readonly<Record<string, string>>): Promise<void> {
  const trader: Trader = { demoId: randomUUID(), placed: new Map(), closed: new Set(), asked: new Set() };
  let server = await ServerProcess.start(environment);
  for (let round = 0; round < ROUNDS; round++) {
    await tradeUntilKilled(server, trader);
    server = await ServerProcess.start(environment);
    await expectNothingLost(server.url, trader);
  }
  expect(await server.stop()).toBe(0);
}

/** Orders and closes, many at once; the server is killed when some have been answered. */
async function tradeUntilKilled(server: ServerProcess, trader: Trader): Promise<void> {
  const api = new Api(server.url);
  await api.signIn(trader.demoId);
  let answers = 0;
  let killed: Promise<void> | undefined;
  const trade = async (): Promise<void> => {
    const client_id = randomUUID();
    trader.asked.add(client_id);
    const order = await api.submit({ client_id, cont: '0.01' });
    trader.placed.set(client_id, Number(order.Id));
    if (++answers === KILL_AFTER) killed = server.kill();
    if (answers % 2 === 0) return;
    await api.get('/v1/api/forex/close', { id: String(order.Id) });
    trader.closed.add(Number(order.Id));
  };
  const results = await Promise.allSettled(Array.from({ length: ORDERS }, trade));
  await killed;
  expect(results.some(({ status }) => status === 'rejected')).toBe(true);
}

async function expectNothingLost(url: string, { demoId, placed, closed, asked }: Trader): Promise<void> {
  const api = new Api(url);
  await api.signIn(demoId);
  const rows = [...(await allDeals(api, 1)), ...(await allDeals(api, 3))];
  const ids = rows.map(({ Id }) => Number(Id));
  for (const id of placed.values()) expect(ids).toContain(id);
  for (const row of rows) if (closed.has(Number(row.Id))) expect(row.status).toBe(3);
  // What was asked for and not answered is asked for again: each client id has one order, old or new.
  for (const client_id of asked) {
    const order = await api.get<WireOrder>('/v1/api/forex/submit', { ...MARKET_ORDER, cont: '0.01', client_id });
    const known = placed.get(client_id);
    if (known === undefined) placed.set(client_id, Number(order.Id));
    else expect(order.Id).toBe(known);
  }
  const after = [...(await allDeals(api, 1)), ...(await allDeals(api, 3))].map(({ Id }) => Number(Id));
  expect(after.toSorted((a, b) => a - b)).toEqual([...placed.values()].toSorted((a, b) => a - b));
  await expectLedgerSums(api);
}

async function expectLedgerSums(api: Api): Promise<void> {
  const amounts: string[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await api.get<{ data: Array<{ Value: string }>; total: number }>(
      '/v1/api/main/accountLog/forexChange',
      { page: String(page) },
    );
    amounts.push(...data.map(({ Value }) => Value));
    if (amounts.length >= total) break;
  }
  const { balance } = await api.get<{ balance: string }>('/v1/api/main/wallet/getBalance');
  expect(toFixedText(sum(amounts.map(decimal)), 6)).toBe(balance);
}

async function allDeals(api: Api, status: 1 | 3): Promise<WireOrder[]> {
  const rows: WireOrder[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await api.deals(status, page);
    rows.push(...data);
    if (rows.length >= total) return rows;
  }
}

describe('killed in the middle of orders', () => {
  endChildrenAfterAll();
  const folder = mkdtempSync(join(tmpdir(), 'pipframe-kill-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('the embedded database loses and doubles nothing, and lets in one server only', { timeout: 300_000 }, async () => {
    await survivesKills({ DATA_DIR: folder });
    const first = await ServerProcess.start({ DATA_DIR: folder });
    await expect(ServerProcess.start({ DATA_DIR: folder })).rejects.toThrow('Another server is using');
    expect(await first.stop('SIGINT')).toBe(0);
  });

  const reason = missingPostgres();
  it.skipIf(reason !== undefined)(
    reason === undefined
      ? 'PostgreSQL loses and doubles nothing, and lets in one server only'
      : `PostgreSQL: skipped, for ${reason}`,
    { timeout: 300_000 },
    async () => {
      const postgres = await startPostgres();
      await survivesKills({ DATABASE_URL: postgres.url });
      const first = await ServerProcess.start({ DATABASE_URL: postgres.url });
      await expect(ServerProcess.start({ DATABASE_URL: postgres.url })).rejects.toThrow('Another server is using');
      expect(await first.stop()).toBe(0);
      await postgres.stop();
    },
  );
});
