import { sum, type Decimal } from '../../../src/domain/decimal.ts';
import { openAccount } from '../../../server/accounts/open-account.ts';
import type { AccountStore } from '../../../server/engine/account-store.ts';
import { DEMO_BALANCE } from '../../../server/engine/demo-balance.ts';
import type { HouseLedgerAccount } from '../../../server/engine/model/transfer.ts';
import { SqlAccountStore } from '../../../server/engine/sql/sql-account-store.ts';
import { decimalColumn } from '../../../server/store/columns.ts';
import type { Database } from '../../../server/store/database.ts';
import { newDemoUser } from '../../support/server/demo-user.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { MemoryAccountStore } from '../../support/server/memory-account-store.ts';
import { tradesIn, type Trade } from '../../support/server/trades.ts';

/** Where the engine books while it is compared with the model, and what it has booked. */
export interface Arena {
  readonly store: AccountStore;
  /** Both of one user. */
  readonly accountIds: readonly [number, number];
  /** What has become of all orders of an account, by id. */
  trades(accountId: number): Promise<readonly Trade[]>;
  /** The sum of an account's transfers. */
  cash(accountId: number): Promise<Decimal>;
  /** What an account of the house has got from both since they were opened. */
  gainOf(house: HouseLedgerAccount): Promise<Decimal>;
}

export function memoryArena(): Arena {
  const store = new MemoryAccountStore();
  return {
    store,
    accountIds: [7, 1_000_007],
    trades: async (accountId) => store.trades(accountId),
    cash: async (accountId) => store.cash(accountId),
    gainOf: async (house) => store.balanceOf(house),
  };
}

/** Two new demo accounts of one user in a database. */
export async function sqlArena(database: Database): Promise<Arena> {
  const clock = new ManualClock(0);
  const { id: userId } = await newDemoUser(database, clock);
  const more = { userId, kind: 'demo' as const, deposit: DEMO_BALANCE, now: clock.now() };
  await database.transaction((queryable) => openAccount(queryable, more));
  const rows = await database.query('SELECT id FROM trading_accounts WHERE user_id = $1 ORDER BY id', [userId]);
  const [first, second] = rows.map((row) => Number(row['id']));
  if (first === undefined || second === undefined) throw new Error('There are no two accounts');
  const moved = async (accountIds: readonly number[], code: string): Promise<Decimal> => {
    const changes = await database.query(
      `SELECT CASE WHEN credit_id = ledger_accounts.id THEN amount ELSE -amount END AS change
       FROM transfers JOIN ledger_accounts ON ledger_accounts.id IN (debit_id, credit_id)
       WHERE transfers.account_id IN (${accountIds.join(', ')}) AND ledger_accounts.code = $1`,
      [code],
    );
    return sum(changes.map((row) => decimalColumn(row, 'change')));
  };
  return {
    store: new SqlAccountStore(database),
    accountIds: [first, second],
    trades: (accountId) => tradesIn(database, accountId),
    cash: (accountId) => moved([accountId], 'cash'),
    gainOf: async (house) => {
      const gain = await moved([first, second], house);
      // The two first deposits.
      return house === 'demo_funding' ? sum([gain, DEMO_BALANCE, DEMO_BALANCE]) : gain;
    },
  };
}
