import { toText, type Decimal } from '../../src/domain/decimal.ts';
import { PAGE_SIZE } from '../../src/contract/wire/envelope.ts';
import { decimalColumn, integerColumn } from '../store/columns.ts';
import type { Database, Queryable } from '../store/database.ts';
import type { BookedTransfer, BookOrder, ChangeSet } from './book-order.ts';
import type { IdBlock } from './order-ids.ts';
import { orderOfRow, orderValues, SAVE_ORDER } from './order-rows.ts';

export interface StoredAccount {
  readonly balance: Decimal;
  /** Oldest first. */
  readonly openOrders: readonly BookOrder[];
}

export interface HistoryPage {
  readonly orders: readonly BookOrder[];
  readonly total: number;
  /** Sum over all closed orders. */
  readonly profit: Decimal;
}

/** Where accounts, orders and ledger are kept. */
export interface AccountStore {
  /** Books a change set as one; when the promise resolves it is durable. */
  book(changes: ChangeSet): Promise<void>;
  load(accountId: number): Promise<StoredAccount>;
  /** Accounts that ticks concern. */
  accountsWithOpenOrders(): Promise<readonly number[]>;
  /** Ids that nobody else is given, larger than all before. */
  reserveOrderIds(): Promise<IdBlock>;
  orderOfClientId(accountId: number, clientId: string): Promise<BookOrder | undefined>;
  hasOrder(accountId: number, id: number): Promise<boolean>;
  transferOf(reference: string): Promise<BookedTransfer | undefined>;
  /** Closed and cancelled orders, newest first, with their number and sum from the same moment. */
  history(accountId: number, page: number): Promise<HistoryPage>;
}

/** Accounts, orders and ledger in SQL: a change set is one transaction. */
export class SqlAccountStore implements AccountStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async book(changes: ChangeSet): Promise<void> {
    await this.#database.transaction(async (queryable) => {
      await lockBalance(queryable, changes);
      for (const order of changes.orders) await saveOrder(queryable, changes.accountId, order);
      for (const entry of changes.entries) {
        await queryable.query(
          `INSERT INTO ledger (account_id, kind, amount, balance_after, order_id, created_at, reference, memo)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [
            changes.accountId,
            entry.kind,
            toText(entry.amount),
            toText(entry.balanceAfter),
            entry.orderId ?? null,
            entry.time,
            entry.transfer?.reference ?? null,
            entry.transfer?.memo ?? '',
          ],
        );
      }
    });
  }

  async load(accountId: number): Promise<StoredAccount> {
    // A booking whose connection went may still be under way in the database: the lock waits for its end.
    const [account] = await this.#database.query('SELECT balance FROM accounts WHERE id = $1 FOR SHARE', [accountId]);
    if (!account) throw new Error(`There is no account ${accountId}`);
    const rows = await this.#database.query(
      `SELECT * FROM orders WHERE account_id = $1 AND status <> 'closed' ORDER BY id`,
      [accountId],
    );
    return { balance: decimalColumn(account, 'balance'), openOrders: rows.map(orderOfRow) };
  }

  async accountsWithOpenOrders(): Promise<readonly number[]> {
    const rows = await this.#database.query(
      `SELECT DISTINCT account_id FROM orders WHERE status <> 'closed' ORDER BY account_id`,
    );
    return rows.map((row) => integerColumn(row, 'account_id'));
  }

  async reserveOrderIds(): Promise<IdBlock> {
    const [row] = await this.#database.query(
      `SELECT nextval('order_id_blocks') AS first, (SELECT seqincrement FROM pg_sequence
         WHERE seqrelid = 'order_id_blocks'::regclass) AS count`,
    );
    if (!row) throw new Error('A sequence gave no row');
    return { first: integerColumn(row, 'first'), count: integerColumn(row, 'count') };
  }

  async orderOfClientId(accountId: number, clientId: string): Promise<BookOrder | undefined> {
    const [row] = await this.#database.query('SELECT * FROM orders WHERE account_id = $1 AND client_id = $2', [
      accountId,
      clientId,
    ]);
    return row && orderOfRow(row);
  }

  async hasOrder(accountId: number, id: number): Promise<boolean> {
    const rows = await this.#database.query('SELECT 1 AS found FROM orders WHERE account_id = $1 AND id = $2', [
      accountId,
      id,
    ]);
    return rows.length > 0;
  }

  async transferOf(reference: string): Promise<BookedTransfer | undefined> {
    const [row] = await this.#database.query(
      'SELECT account_id, amount, balance_after FROM ledger WHERE reference = $1',
      [reference],
    );
    if (!row) return undefined;
    return {
      accountId: integerColumn(row, 'account_id'),
      amount: decimalColumn(row, 'amount'),
      balanceAfter: decimalColumn(row, 'balance_after'),
      wasBooked: true,
    };
  }

  async history(accountId: number, page: number): Promise<HistoryPage> {
    const rows = await this.#database.query(
      `SELECT sums.total, sums.all_profit, page.* FROM (
         SELECT COUNT(*) AS total, COALESCE(SUM(profit), 0) AS all_profit FROM orders WHERE account_id = $1 AND status = 'closed'
       ) AS sums LEFT JOIN LATERAL (
         SELECT * FROM orders WHERE account_id = $1 AND status = 'closed' ORDER BY id DESC LIMIT ${PAGE_SIZE} OFFSET $2
       ) AS page ON TRUE ORDER BY page.id DESC`,
      [accountId, (page - 1) * PAGE_SIZE],
    );
    const [first] = rows;
    if (!first) throw new Error('A count gave no row');
    const orders = rows.filter((row) => row['id'] !== null).map(orderOfRow);
    return { orders, total: integerColumn(first, 'total'), profit: decimalColumn(first, 'all_profit') };
  }
}

/**
 * Sets the balance, first of all: the row's lock makes bookings of an account come one after the other, and a reader wait
 * for one that is under way (`load`).
 * @throws when the balance is not the one from which the changes were reckoned
 */
async function lockBalance(queryable: Queryable, changes: ChangeSet): Promise<void> {
  const { accountId, entries, balanceBefore, balanceAfter } = changes;
  const found =
    entries.length === 0
      ? await queryable.query('SELECT id FROM accounts WHERE id = $1 AND balance = $2 FOR UPDATE', [
          accountId,
          toText(balanceBefore),
        ])
      : await queryable.query('UPDATE accounts SET balance = $2 WHERE id = $1 AND balance = $3 RETURNING id', [
          accountId,
          toText(balanceAfter),
          toText(balanceBefore),
        ]);
  if (found.length !== 1) throw new Error(`The balance of account ${accountId} is not the one in memory`);
}

/** @throws when the row of that id is not this account's order, or the order is closed: nothing may be booked on it */
async function saveOrder(queryable: Queryable, accountId: number, order: BookOrder): Promise<void> {
  const saved = order.accountId === accountId ? await queryable.query(SAVE_ORDER, orderValues(order)) : [];
  if (saved.length !== 1) throw new Error(`Order ${order.id} is not an open order of account ${accountId}`);
}
