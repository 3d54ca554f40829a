import type { EventsModule } from '../events/events-module.ts';
import type { Engine } from '../engine/engine.ts';
import type { ServerContext, ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import { Copier } from './copier.ts';
import { forgetDemoCopies } from './copy-store.ts';
import { endLosing, endOfRetired, tellOfEnds, type FollowServices } from './end-followings.ts';

/** How often limits of loss are looked at, and copies that could not be closed are tried again. */
const LOOK_EVERY_MS = 1_000;
/** Copies of demo accounts that are over. */
const DEMO_COPIES_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

interface FollowingParts {
  readonly database: Database;
  readonly engine: Engine;
  readonly events: EventsModule;
}

export interface FollowingModule extends ServerModule {
  readonly services: FollowServices;
  /** Ends followings whose loss has reached its limit, and finishes what could not be finished before. */
  readonly look: () => Promise<void>;
}

/** Copying what leaders do into the accounts that follow them. */
export async function openFollowingModule(
  { catalogue, clock, errors }: ServerContext,
  { database, engine, events }: FollowingParts,
): Promise<FollowingModule> {
  const parts = { database, engine, catalogue, now: () => clock.now() };
  const copier = new Copier({ ...parts, onError: errors.reporter('A position was not copied') });
  const services = { ...parts, copier };
  await copier.load();
  await events.listen({
    name: 'copies',
    handle: (event) => copier.accept(event),
    settled: () => copier.settled(),
  });
  let looking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const report = errors.reporter('Copied positions were not looked at');
  const look = async (): Promise<void> => {
    await endLosing(services);
    await endOfRetired(services);
    await tellOfEnds(services);
    await copier.closeLate();
  };
  return {
    services,
    look,
    start: () => {
      const lookNext = (): void => {
        looking = looking.then(look).catch(report);
      };
      // What the last run could not finish has waited for long enough.
      lookNext();
      timer = setInterval(lookNext, LOOK_EVERY_MS);
    },
    stop: async () => {
      clearInterval(timer);
      copier.stop();
      await looking;
    },
    tidy: [() => forgetDemoCopies(database, clock.now() - DEMO_COPIES_KEPT_MS)],
    close: () => copier.settled().catch(report),
  };
}
