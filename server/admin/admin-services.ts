import type { ChatModule } from '../chat/chat-module.ts';
import type { Clock } from '../clock.ts';
import type { CompaniesModule } from '../companies/companies-module.ts';
import type { Engine } from '../engine/engine.ts';
import type { FundsModule } from '../funds/funds-module.ts';
import type { InvitationsModule } from '../invitations/invitations-module.ts';
import type { MarketModule } from '../market/market-module.ts';
import type { Database } from '../store/database.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { UsersModule } from '../users/users-module.ts';

/** What the commands of the back office work with. */
export interface AdminServices {
  readonly database: Database;
  readonly engine: Engine;
  readonly market: Pick<MarketModule, 'catalogue' | 'market' | 'halts'>;
  readonly users: Pick<UsersModule, 'sessions' | 'outbox'>;
  readonly funds: Pick<FundsModule, 'deposits' | 'withdrawals'>;
  readonly invitations: Pick<InvitationsModule, 'rewards'>;
  readonly uploads: Uploads;
  readonly chat: Pick<ChatModule, 'signals'>;
  readonly companies: Pick<CompaniesModule, 'directory'>;
  /** The wall clock. */
  readonly clock: Clock;
}
