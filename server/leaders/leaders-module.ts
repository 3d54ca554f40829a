import { allLeaders } from '../following/leader-store.ts';
import type { EventsModule } from '../events/events-module.ts';
import type { ServerContext, ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import { forgetFigures } from './figures-store.ts';
import { THREE_WEEKS_MS } from './leader-figures.ts';
import { Leaders } from './leaders.ts';

export interface LeadersModule extends ServerModule {
  readonly leaders: Leaders;
}

/** The figures of those who can be followed, kept up to date by what happens in their accounts. */
export async function openLeadersModule(
  { clock }: ServerContext,
  { database, events }: { readonly database: Database; readonly events: EventsModule },
): Promise<LeadersModule> {
  const leaders = new Leaders(database);
  for (const { accountId } of await allLeaders(database)) await leaders.add(accountId);
  await events.listen({
    name: 'figures',
    handle: (event) => leaders.accept(event),
    settled: () => leaders.keep(),
  });
  return {
    leaders,
    tidy: [async () => leaders.forget(clock.now()), () => forgetFigures(database, clock.now() - THREE_WEEKS_MS)],
  };
}
