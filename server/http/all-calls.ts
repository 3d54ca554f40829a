import type { ChatModule } from '../chat/chat-module.ts';
import type { CompaniesModule } from '../companies/companies-module.ts';
import type { Engine } from '../engine/engine.ts';
import type { FollowingModule } from '../following/following-module.ts';
import type { FundsModule } from '../funds/funds-module.ts';
import type { InvitationsModule } from '../invitations/invitations-module.ts';
import type { LeadersModule } from '../leaders/leaders-module.ts';
import type { MarketModule } from '../market/market-module.ts';
import type { PushModule } from '../push/push-module.ts';
import type { ServerContext } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { UsersModule } from '../users/users-module.ts';
import { CostLimit } from './cost-limit.ts';
import { accountCalls } from './account-calls.ts';
import type { Call } from './call.ts';
import { chatCalls } from './chat-calls.ts';
import { fundCalls } from './fund-calls.ts';
import { followCalls } from './follow-calls.ts';
import { companyCalls } from './company-calls.ts';
import { feedbackCalls } from './feedback-calls.ts';
import { identityCalls } from './identity-calls.ts';
import { invitationCalls } from './invitation-calls.ts';
import { marketCalls } from './market-calls.ts';
import { newsCalls } from './news-calls.ts';
import { notifyCalls } from './notify-calls.ts';
import { orderCalls } from './order-calls.ts';
import { pushCalls } from './push-calls.ts';
import { siteCalls } from './site-calls.ts';
import { userCalls } from './user-calls.ts';

/**
 * Days of history that are computed for an address in a minute: more daily charts that nobody has asked for before than
 * a person looks at (23), a few seconds of a processor.
 */
const HISTORY_DAYS_PER_MINUTE = 13_000;

export interface CallServices {
  readonly database: Database;
  readonly users: UsersModule;
  readonly market: MarketModule;
  readonly engine: Engine;
  readonly funds: FundsModule;
  readonly invitations: InvitationsModule;
  readonly following: FollowingModule;
  readonly leaders: LeadersModule;
  readonly uploads: Uploads;
  readonly chat: ChatModule;
  readonly companies: CompaniesModule;
  readonly push: PushModule;
}

/** Every call of the API. */
export function allCalls({ settings, clock, catalogue }: ServerContext, services: CallServices): readonly Call[] {
  const { database, users, engine } = services;
  const { market, candles } = services.market;
  const daysPerMinute = settings.rateLimit === 0 ? 0 : HISTORY_DAYS_PER_MINUTE;
  return [
    ...marketCalls({ catalogue, market, candles, costs: new CostLimit(daysPerMinute, clock) }),
    ...orderCalls({ catalogue, market, engine }),
    ...userCalls({ database, clock, engine, sessions: users.sessions, demosPerDay: settings.demosPerDay }),
    ...accountCalls(users, settings),
    ...notifyCalls(users.codes),
    ...fundCalls(services.funds),
    ...invitationCalls(services.invitations.rewards),
    ...followCalls({ services: services.following.services, leaders: services.leaders.leaders, catalogue, market }),
    ...identityCalls(database, clock),
    ...newsCalls(database, clock),
    ...feedbackCalls(database, clock, settings.complaintEmail),
    ...chatCalls({ database, clock, settings, uploads: services.uploads, signals: services.chat.signals }),
    ...pushCalls({ database, clock, push: services.push }),
    ...siteCalls(settings),
    ...companyCalls(services.companies.directory),
  ];
}
