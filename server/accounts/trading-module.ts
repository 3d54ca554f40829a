import { Engine } from '../engine/engine.ts';
import type { DomainEvent } from '../engine/model/domain-event.ts';
import { SqlAccountStore } from '../engine/sql/sql-account-store.ts';
import type { Market } from '../market/market.ts';
import type { ServerContext, ServerModule } from '../server-module.ts';
import { feeTypeOf } from '../settings/market-settings.ts';
import type { Database } from '../store/database.ts';
import { expireDemos } from '../users/expire-demos.ts';
import type { Sessions } from '../users/sessions.ts';
import { trimDemoHistories } from './trim-demo-history.ts';

interface TradingServices {
  readonly database: Database;
  readonly market: Market;
  readonly sessions: Sessions;
  /** Called when events are durable. */
  readonly onBooked: (events: readonly DomainEvent[]) => void;
}

export interface TradingModule extends ServerModule {
  readonly engine: Engine;
}

/** Trading accounts: their orders, positions and money. */
export async function openTradingModule(context: ServerContext, services: TradingServices): Promise<TradingModule> {
  const { settings, clock, catalogue, errors } = context;
  const { database, market, sessions, onBooked } = services;
  const { stopOutLevel, demoKeptDays } = settings;
  const engine = await Engine.start({
    catalogue,
    market,
    store: new SqlAccountStore(database),
    terms: { feeType: feeTypeOf(settings), stopOutLevel },
    onBooked,
    onError: errors.reporter('A booking failed'),
  });
  return {
    engine,
    inMemory: () => ({ accounts: engine.accountsInMemory }),
    tidy: [
      () => expireDemos({ database, clock, engine, sessions }, demoKeptDays),
      () => trimDemoHistories(database),
      () => engine.tidy(),
    ],
    // Where the database is away there is nothing left to settle: what it has not got was never acknowledged.
    close: () => engine.settled().catch(errors.reporter('An account was not settled at the end')),
  };
}
