import type { Engine } from '../engine/engine.ts';
import type { ServerContext, ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import type { RewardServices } from './invite-rewards.ts';

export interface InvitationsModule extends ServerModule {
  readonly rewards: RewardServices;
}

/** Who has invited whom, and what it brings. */
export function openInvitationsModule(
  { clock, settings }: ServerContext,
  { database, engine }: { readonly database: Database; readonly engine: Engine },
): InvitationsModule {
  return { rewards: { database, engine, now: () => clock.now(), amount: settings.inviteReward } };
}
