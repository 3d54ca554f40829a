import type { DomainEvent } from '../engine/model/domain-event.ts';
import type { ServerContext, ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import { EventConsumer, type ConsumerOptions } from './event-consumer.ts';
import { forgetEvents } from './event-log.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Long enough for a consumer that was away for a weekend. */
const KEPT_DAYS = 7;

/** Somebody who hears of what has happened. */
export type Listener = Pick<ConsumerOptions, 'name' | 'handle' | 'settled'>;

export interface EventsModule extends ServerModule {
  /** Tells of events that have just been booked. */
  readonly accept: (events: readonly DomainEvent[]) => void;
  /**
   * Adds one who hears of every event from now on, each at least once and an account's in order; first of what an earlier
   * run has not told.
   */
  readonly listen: (listener: Listener) => Promise<void>;
}

/** Who hears of what has happened. */
export function openEventsModule({ clock, errors }: ServerContext, database: Database): EventsModule {
  const consumers: EventConsumer[] = [];
  const ends: (() => Promise<void>)[] = [];
  const catchUp = async (): Promise<void> => {
    for (const consumer of consumers) await consumer.catchUp();
  };
  return {
    accept: (events) => {
      for (const consumer of consumers) consumer.accept(events);
    },
    listen: async (listener) => {
      const consumer = await EventConsumer.open({ database, ...listener });
      consumers.push(consumer);
      await consumer.catchUp();
      const report = errors.reporter(`The place of ${listener.name} among the events was not kept`);
      ends.push(consumer.keepPlace(report));
    },
    close: async () => {
      for (const end of ends) await end();
    },
    tidy: [catchUp, () => forgetEvents(database, clock.now() - KEPT_DAYS * DAY_MS)],
  };
}
