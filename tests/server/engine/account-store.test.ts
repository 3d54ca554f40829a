/** Two servers that book on one database, as after a lock that failed: neither touches what is another account's. */
import { describe, expect, it } from 'vitest';
import { decimal, toText } from '../../../src/domain/decimal.ts';
import { buildCatalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { SqlAccountStore } from '../../../server/engine/account-store.ts';
import type { BookOrder, ChangeSet } from '../../../server/engine/book-order.ts';
import { Engine } from '../../../server/engine/engine.ts';
import { Market } from '../../../server/market/market.ts';
import type { Database } from '../../../server/store/database.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { newDemoUser } from '../../support/server/demo-user.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { ManualFeed } from '../../support/server/manual-feed.ts';

const ORDERS = 120;

async function newAccount(database: Database): Promise<number> {
  return (await newDemoUser(database, new ManualClock())).id;
}

async function startEngine(database: Database): Promise<Engine> {
  const catalogue = buildCatalogue(REAL_COUNT, 'perLot');
  const feed = new ManualFeed(catalogue);
  return Engine.start({
    catalogue,
    market: new Market(catalogue, feed),
    store: new SqlAccountStore(database),
    feeType: 'perLot',
    stopOutLevel: decimal('50'),
    onBooked: () => undefined,
    onError: () => undefined,
  });
}

async function place(engine: Engine, accountId: number): Promise<BookOrder> {
  const result = await engine.submit(accountId, {
    clientId: undefined,
    index: 0,
    side: 'buy',
    kind: 'market',
    lots: decimal('0.01'),
    leverage: 100,
    targetPrice: undefined,
    stopLoss: undefined,
    takeProfit: undefined,
  });
  if (!result.ok) throw new Error(result.error.name);
  return result.value;
}

function changesOf(order: BookOrder, balance: string): ChangeSet {
  return {
    accountId: order.accountId,
    balanceBefore: decimal(balance),
    balanceAfter: decimal(balance),
    orders: [order],
    entries: [],
  };
}

onEachDatabase('orders of two servers', (database) => {
  const rowOf = async (id: number) =>
    (await database().query('SELECT account_id, open_price, status FROM orders WHERE id = $1', [id]))[0];

  it('have ids of their own, which rise within each account', async () => {
    const [first, second] = [await startEngine(database()), await startEngine(database())];
    const [mine, yours] = [await newAccount(database()), await newAccount(database())];
    const ids: [number[], number[]] = [[], []];
    for (let count = 0; count < ORDERS; count++) {
      const [a, b] = await Promise.all([place(first, mine), place(second, yours)]);
      ids[0].push(a.id);
      ids[1].push(b.id);
    }
    expect(new Set(ids.flat()).size).toBe(2 * ORDERS);
    for (const own of ids) expect(own).toEqual(own.toSorted((a, b) => a - b));
    const kept = await database().query('SELECT id FROM orders WHERE account_id IN ($1, $2)', [mine, yours]);
    expect(kept).toHaveLength(2 * ORDERS);
    const later = await place(await startEngine(database()), mine);
    expect(later.id).toBeGreaterThan(Math.max(...ids.flat()));
  });

  describe('of one id', () => {
    it('leave the row to the account that has it, and fail', async () => {
      const engine = await startEngine(database());
      const [mine, yours] = [await newAccount(database()), await newAccount(database())];
      const order = await place(engine, mine);
      const before = await rowOf(order.id);
      const stranger = { ...order, accountId: yours, openPrice: decimal('99') };
      const store = new SqlAccountStore(database());
      await expect(store.book(changesOf(stranger, '100000'))).rejects.toThrow(`Order ${order.id} is not`);
      expect(await rowOf(order.id)).toEqual(before);
    });

    it('change no order that is closed', async () => {
      const engine = await startEngine(database());
      const account = await newAccount(database());
      const order = await place(engine, account);
      await engine.close(account, order.id);
      const balance = await engine.view(account, (book) => toText(book.balance));
      const store = new SqlAccountStore(database());
      await expect(store.book(changesOf(order, balance))).rejects.toThrow(`Order ${order.id} is not`);
      expect(await rowOf(order.id)).toMatchObject({ status: 'closed' });
    });
  });
});
