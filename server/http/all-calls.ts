import type { CandleService } from '../candles/candle-service.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Engine } from '../engine/engine.ts';
import type { Market } from '../market/market.ts';
import type { Settings } from '../settings.ts';
import type { AccountServices } from '../users/account-services.ts';
import { CostLimit } from './cost-limit.ts';
import { accountCalls } from './account-calls.ts';
import type { Call } from './call.ts';
import { feedbackCalls } from './feedback-calls.ts';
import { identityCalls } from './identity-calls.ts';
import { marketCalls } from './market-calls.ts';
import { newsCalls } from './news-calls.ts';
import { notifyCalls } from './notify-calls.ts';
import { orderCalls } from './order-calls.ts';
import { siteCalls } from './site-calls.ts';
import { userCalls } from './user-calls.ts';

/**
 * Days of history that are computed for an address in a minute: more daily charts that nobody has asked for before than
 * a person looks at (23), a few seconds of a processor.
 */
const HISTORY_DAYS_PER_MINUTE = 13_000;

interface CallServices {
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  readonly market: Market;
  readonly candles: CandleService;
  readonly engine: Engine;
  readonly accounts: AccountServices;
}

/** Every call of the API. */
export function allCalls({ settings, catalogue, market, candles, engine, accounts }: CallServices): readonly Call[] {
  const { database, clock, sessions } = accounts;
  const daysPerMinute = settings.rateLimit === 0 ? 0 : HISTORY_DAYS_PER_MINUTE;
  return [
    ...marketCalls({ catalogue, market, candles, costs: new CostLimit(daysPerMinute, clock) }),
    ...orderCalls({ catalogue, market, engine }),
    ...userCalls({ database, clock, engine, sessions, demosPerDay: settings.demosPerDay }),
    ...accountCalls(accounts),
    ...notifyCalls(accounts),
    ...identityCalls(database, clock),
    ...newsCalls(database),
    ...feedbackCalls(database, clock, settings.complaintEmail),
    ...siteCalls(settings),
  ];
}
