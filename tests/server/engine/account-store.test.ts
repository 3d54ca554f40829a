/** Two servers that book on one database, as after a lock that failed: neither touches what is another account's. */
import { describe, expect, it } from 'vitest';
import { decimal } from '../../../src/domain/decimal.ts';
import { buildCatalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { SqlAccountStore } from '../../../server/engine/sql/sql-account-store.ts';
import type { Booking } from '../../../server/engine/model/booking.ts';
import type { Position } from '../../../server/engine/model/position.ts';
import type { StoredAccount } from '../../../server/engine/model/stored-account.ts';
import { Engine } from '../../../server/engine/engine.ts';
import { Market } from '../../../server/market/market.ts';
import type { Database } from '../../../server/store/database.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { newDemoUser } from '../../support/server/demo-user.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { ManualFeed } from '../../support/server/manual-feed.ts';

const ORDERS = 120;

async function newAccount(database: Database): Promise<number> {
  const { id } = await newDemoUser(database, new ManualClock());
  const [row] = await database.query('SELECT id FROM trading_accounts WHERE user_id = $1', [id]);
  return Number(row?.['id']);
}

async function startEngine(database: Database): Promise<Engine> {
  const catalogue = buildCatalogue(REAL_COUNT, 'perLot');
  const feed = new ManualFeed(catalogue);
  return Engine.start({
    catalogue,
    market: new Market(catalogue, feed),
    store: new SqlAccountStore(database),
    terms: { feeType: 'perLot', stopOutLevel: decimal('50') },
    onBooked: () => undefined,
    onError: () => undefined,
  });
}

async function place(engine: Engine, accountId: number): Promise<Position> {
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
  if (result.value.kind !== 'position') throw new Error('The order was not filled');
  return result.value.position;
}

/** A booking of a changed position on an account as it is. */
function bookingOf(position: Position, { id, cash, sequence }: StoredAccount): Booking {
  const body = { type: 'PositionChanged' as const, position };
  return {
    accountId: id,
    cashBefore: cash,
    cashAfter: cash,
    sequenceBefore: sequence,
    orders: [],
    positions: [{ position, closedAt: undefined }],
    deals: [],
    withdrawals: [],
    deposits: [],
    rewards: [],
    transfers: [],
    events: [{ accountId: id, sequence: sequence + 1, time: 0, body, money: undefined }],
  };
}

onEachDatabase('orders of two servers', (database) => {
  const rowOf = async (id: number) =>
    (await database().query('SELECT account_id, stop_loss, lots, closed_at FROM positions WHERE id = $1', [id]))[0];

  it('have ids of their own, which rise within each account', async () => {
    const [first, second] = [await startEngine(database()), await startEngine(database())];
    const [mine, yours] = [await newAccount(database()), await newAccount(database())];
    // The first booking of each makes the database's function, which two cannot do at the same moment.
    const ids: [number[], number[]] = [[(await place(first, mine)).order.id], [(await place(second, yours)).order.id]];
    for (let count = 1; count < ORDERS; count++) {
      const [a, b] = await Promise.all([place(first, mine), place(second, yours)]);
      ids[0].push(a.order.id);
      ids[1].push(b.order.id);
    }
    expect(new Set(ids.flat()).size).toBe(2 * ORDERS);
    for (const own of ids) expect(own).toEqual(own.toSorted((a, b) => a - b));
    const kept = await database().query('SELECT id FROM orders WHERE account_id IN ($1, $2)', [mine, yours]);
    expect(kept).toHaveLength(2 * ORDERS);
    const later = await place(await startEngine(database()), mine);
    expect(later.order.id).toBeGreaterThan(Math.max(...ids.flat()));
  });

  describe('of one id', () => {
    it('leave the row to the account that has it, and fail', async () => {
      const engine = await startEngine(database());
      const [mine, yours] = [await newAccount(database()), await newAccount(database())];
      const position = await place(engine, mine);
      const before = await rowOf(position.order.id);
      const store = new SqlAccountStore(database());
      const [account] = await store.load([yours]);
      if (!account) throw new Error('There is no account');
      const booking = bookingOf({ ...position, stopLoss: decimal('1') }, account);
      await expect(store.book(booking)).rejects.toThrow(`not an open one of account ${yours}`);
      expect(await rowOf(position.order.id)).toEqual(before);
      expect(await store.eventsAfter(yours, account.sequence)).toEqual([]);
    });

    it('change no position that is closed', async () => {
      const engine = await startEngine(database());
      const accountId = await newAccount(database());
      const position = await place(engine, accountId);
      await engine.close(accountId, position.order.id);
      const store = new SqlAccountStore(database());
      const [account] = await store.load([accountId]);
      if (!account) throw new Error('There is no account');
      await expect(store.book(bookingOf(position, account))).rejects.toThrow(`not an open one of account ${accountId}`);
      expect(await rowOf(position.order.id)).toMatchObject({ lots: '0' });
    });

    it('book nothing on an account that has gone on meanwhile', async () => {
      const accountId = await newAccount(database());
      const store = new SqlAccountStore(database());
      const [before] = await store.load([accountId]);
      const position = await place(await startEngine(database()), accountId);
      if (!before) throw new Error('There is no account');
      await expect(store.book(bookingOf(position, before))).rejects.toThrow('not as it is in memory');
    });
  });

  it('booked at the same time as one that fails are booked', async () => {
    const engine = await startEngine(database());
    const store = new SqlAccountStore(database());
    const opened = await Promise.all(Array.from({ length: 12 }, () => newAccount(database())));
    const accounts = opened.toSorted((a, b) => a - b);
    const positions = await Promise.all(accounts.map((id) => place(engine, id)));
    const stored = await store.load(accounts);
    const bookings = stored.map((account, at) => {
      const position = positions[at];
      if (!position) throw new Error('There is no position');
      const booking = bookingOf({ ...position, stopLoss: decimal('1') }, account);
      return at === 7 ? { ...booking, sequenceBefore: account.sequence + 1 } : booking;
    });
    const outcomes = await Promise.allSettled(bookings.map((booking) => store.book(booking)));
    expect(outcomes.map(({ status }) => status)).toEqual(
      accounts.map((_, at) => (at === 7 ? 'rejected' : 'fulfilled')),
    );
    expect(outcomes[7]).toMatchObject({ reason: { message: `Account ${accounts[7]} is not as it is in memory` } });
    const stops = await Promise.all(positions.map(({ order }) => rowOf(order.id)));
    expect(stops.map((row) => row?.['stop_loss'])).toEqual(accounts.map((_, at) => (at === 7 ? null : '1')));
  });
});
