import type { Decimal } from '../../../src/domain/decimal.ts';
import { decimal, sum } from '../../../src/domain/decimal.ts';
import { SqlAccountStore, type AccountStore } from '../../../server/engine/account-store.ts';
import type { BookOrder } from '../../../server/engine/book-order.ts';
import { orderOfRow } from '../../../server/engine/order-rows.ts';
import type { Database } from '../../../server/store/database.ts';
import { newDemoUser } from '../../support/server/demo-user.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { MemoryAccountStore } from '../../support/server/memory-account-store.ts';

/** Where the engine books while it is compared with the model, and what it has booked. */
export interface Arena {
  readonly store: AccountStore;
  readonly accountId: number;
  /** All orders ever, oldest first. */
  orders(): Promise<readonly BookOrder[]>;
  ledgerSum(): Promise<Decimal>;
}

export function memoryArena(): Arena {
  const store = new MemoryAccountStore();
  const accountId = 7;
  return { store, accountId, orders: async () => store.of(accountId), ledgerSum: async () => store.balance(accountId) };
}

/** A new demo account in a database. */
export async function sqlArena(database: Database): Promise<Arena> {
  const { id: accountId } = await newDemoUser(database, new ManualClock(0));
  return {
    store: new SqlAccountStore(database),
    accountId,
    orders: async () =>
      (await database.query('SELECT * FROM orders WHERE account_id = $1 ORDER BY id', [accountId])).map(orderOfRow),
    ledgerSum: async () => {
      const rows = await database.query('SELECT amount FROM ledger WHERE account_id = $1', [accountId]);
      return sum(rows.map((row) => decimal(String(row['amount']))));
    },
  };
}
