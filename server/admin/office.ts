import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { Engine } from '../engine/engine.ts';
import type { MarketHalts } from '../market/market-halts.ts';
import type { Market } from '../market/market.ts';
import type { Database } from '../store/database.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { Sessions } from '../users/sessions.ts';

/** What the commands of the back office work with. */
export interface Office {
  readonly database: Database;
  readonly engine: Engine;
  readonly catalogue: Catalogue;
  readonly market: Market;
  readonly halts: MarketHalts;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly uploads: Uploads;
  /** The wall clock. */
  readonly clock: Clock;
}
