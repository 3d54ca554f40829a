/** Thousands of accounts with open positions: how long the engine takes to read them, and what a tick costs that is near nobody's stops. */
import { expect, it } from 'vitest';
import { decimal } from '../../../src/domain/decimal.ts';
import { buildCatalogue } from '../../../server/catalogue/catalogue.ts';
import { Engine } from '../../../server/engine/engine.ts';
import { SqlAccountStore } from '../../../server/engine/sql/sql-account-store.ts';
import { checkLedger } from '../../../server/ledger/check-ledger.ts';
import { Market } from '../../../server/market/market.ts';
import type { Database } from '../../../server/store/database.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { ManualFeed } from '../../support/server/manual-feed.ts';

const ACCOUNTS = 4_000;
const POSITIONS = 4;
/** Of the process's time, which other work on the machine does not add to. */
const START_MS = 3_000;
const TICKS = 6_000;
/** Of the thread's time, for ticks that would keep it busy for a minute if each asked every account. */
const TICKS_CPU_MS = 1_000;

/** Accounts with small positions in the first instruments, all bought at their first price. */
async function fill(database: Database): Promise<void> {
  const accounts = `generate_series(1, ${ACCOUNTS}) AS n`;
  const trades = `${accounts}, generate_series(0, ${POSITIONS - 1}) AS p`;
  const id = `900000 + n * ${POSITIONS} + p`;
  const codes = buildCatalogue(POSITIONS, 'perLot').listings.map(({ code }) => `'${code}'`);
  const code = `(ARRAY[${codes.join(', ')}])[p + 1]`;
  for (const statement of [
    `INSERT INTO users (is_demo, demo_hash, invite_code, created_at) SELECT TRUE, 'h' || n, 'i' || n, 0 FROM ${accounts}`,
    `INSERT INTO trading_accounts (id, user_id, kind, event_sequence, created_at)
       SELECT 5000000 + id, id, 'demo', 1, 0 FROM users`,
    `INSERT INTO ledger_accounts (ledger, account_id, code, balance)
       SELECT 'demo', id, code, CASE WHEN code = 'cash' THEN 100000 ELSE 0 END
       FROM trading_accounts, unnest(ARRAY['cash', 'reserved']) AS code`,
    `INSERT INTO transfers (account_id, sequence, ledger, debit_id, credit_id, amount, code, reference, cash_after, created_at)
       SELECT account.id, 1, 'demo', house.id, cash.id, 100000, 'demo_deposit', account.id || '/1', 100000, 0
       FROM trading_accounts AS account JOIN ledger_accounts AS cash ON cash.account_id = account.id AND cash.code = 'cash'
       JOIN ledger_accounts AS house ON house.ledger = 'demo' AND house.code = 'demo_funding'`,
    `INSERT INTO orders SELECT ${id}, 5000000 + n, NULL, ${code}, 'buy', 'market', 'filled', 0.01, 100, 1, 'below',
       NULL, NULL, 10, 0, 0, 0, 1 FROM ${trades}`,
    `INSERT INTO positions SELECT ${id}, 5000000 + n, 0.01, 1.16, 10, 0, NULL, NULL, 0, NULL, 1 FROM ${trades}`,
  ])
    await database.query(statement);
}

onEachDatabase(`${ACCOUNTS} accounts with ${POSITIONS} positions each`, (database) => {
  it(
    `are read in ${START_MS} ms of work, and ticks near nobody's stops cost none of them anything`,
    { timeout: 120_000 },
    async () => {
      await fill(database());
      expect(await checkLedger(database())).toEqual([]);
      const catalogue = buildCatalogue(POSITIONS, 'perLot');
      const feed = new ManualFeed(catalogue);
      const market = new Market(catalogue, feed);
      feed.start((index, time, price, kind) => market.accept(index, time, price, kind));
      const begun = process.cpuUsage();
      const engine = await Engine.start({
        catalogue,
        market,
        store: new SqlAccountStore(database()),
        terms: { feeType: 'perLot', stopOutLevel: decimal('50') },
        onBooked: () => expect.unreachable(),
        onError: (error) => {
          throw error;
        },
      });
      const started = cpuMs(begun);
      expect(engine.accountsInMemory).toBe(ACCOUNTS);
      const before = process.cpuUsage();
      for (let tick = 0; tick < TICKS; tick++) {
        const index = tick % POSITIONS;
        market.accept(index, feed.clock.now(), market.close(index) + (tick % 2 === 0 ? 1 : -1));
      }
      const ticked = cpuMs(before);
      await engine.settled();
      expect(started, 'ms to start').toBeLessThan(START_MS);
      expect(ticked, 'ms of ticks').toBeLessThan(TICKS_CPU_MS);
    },
  );
});

function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}
