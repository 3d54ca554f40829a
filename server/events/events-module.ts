import type { DomainEvent } from '../engine/model/domain-event.ts';
import type { ServerContext, ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import { EventConsumer } from './event-consumer.ts';
import { forgetEvents } from './event-log.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Long enough for a consumer that was away for a weekend. */
const KEPT_DAYS = 7;

export interface EventsModule extends ServerModule {
  /** Tells of events that have just been booked. */
  readonly accept: (events: readonly DomainEvent[]) => void;
}

/** Who hears of what has happened; so far the sockets. What an earlier run has not told is told now. */
export async function openEventsModule(
  { clock, errors }: ServerContext,
  database: Database,
  publish: (event: DomainEvent) => void,
): Promise<EventsModule> {
  const publisher = await EventConsumer.open({ database, name: 'socket', handle: publish });
  await publisher.catchUp();
  return {
    accept: (events) => publisher.accept(events),
    close: publisher.keepPlace(errors.reporter('The place among the events was not kept')),
    tidy: [() => publisher.catchUp(), () => forgetEvents(database, clock.now() - KEPT_DAYS * DAY_MS)],
  };
}
