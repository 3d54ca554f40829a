import type { Engine } from '../engine/engine.ts';
import type { ServerContext, ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import { expireDeposits, forgetProofs, type DepositServices } from './deposits.ts';
import { seedFunds } from './seed-funds.ts';
import type { WithdrawServices } from './withdrawals.ts';

const DAY_MS = 86_400_000;
/** A proof that came to nothing is kept for so long, for questions. */
const PROOF_DAYS = 30;

export interface FundsModule extends ServerModule {
  readonly database: Database;
  readonly engine: Engine;
  readonly deposits: DepositServices;
  readonly withdrawals: WithdrawServices;
}

/** Money in and out; a new database begins with some ways, of which none is anybody's. */
export async function openFundsModule(
  { clock, settings }: ServerContext,
  { database, engine }: Pick<FundsModule, 'database' | 'engine'>,
): Promise<FundsModule> {
  const now = (): number => clock.now();
  await seedFunds(database);
  const deposits = { database, engine, now, mostWaiting: settings.mostWaiting };
  return {
    database,
    engine,
    deposits,
    withdrawals: { database, engine, now, settings },
    tidy: [
      () => expireDeposits(deposits, now() - settings.depositDays * DAY_MS),
      () => forgetProofs(database, now() - PROOF_DAYS * DAY_MS),
    ],
  };
}
