import type { DomainEvent } from '../engine/model/domain-event.ts';
import type { Database } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { query, rows, run } from '../store/typed-query.ts';
import { keysAfter, newestId, readEvents, type EventKey } from './event-log.ts';

/** Read at once. */
const EVENTS_A_READ = 500;
const KEPT_EVERY_MS = 10_000;

const KEEP_POSITION = prepared((name: string, position: number) =>
  query.updateTable('event_consumers').set({ position }).where('name', '=', name).returning('position'),
);

export interface ConsumerOptions {
  readonly database: Database;
  /** Unique; the consumer's place is kept under it. */
  readonly name: string;
  /** Called with each event at least once, an account's events in their order. */
  readonly handle: (event: DomainEvent) => void;
  /** Resolves when what was handled need not be handled again: the place is kept after it. @throws where that is not so */
  readonly settled?: () => Promise<void>;
}

/**
 * Somebody who needs to know what happens. Events are handed over straight after their booking; what was not, because
 * the process ended in between, is read from the database, from the place up to which the consumer has had everything.
 */
export class EventConsumer {
  readonly #options: ConsumerOptions;
  /** By account: the newest event that has been handled, of those after the place. */
  readonly #handled = new Map<number, number>();
  /** Id of the event up to which all have been handled. */
  #position: number;
  #reading: Promise<void> | undefined;

  private constructor(options: ConsumerOptions, position: number) {
    this.#options = options;
    this.#position = position;
  }

  /** A consumer at its place; a new one begins with what happens from now on. */
  static async open(options: ConsumerOptions): Promise<EventConsumer> {
    const { database, name } = options;
    const place = query.insertInto('event_consumers').values({ name, position: await newestId(database) });
    await run(
      database,
      place.onConflict((conflict) => conflict.doNothing()),
    );
    const kept = query.selectFrom('event_consumers').select('position').where('name', '=', name);
    const [row] = await rows(database, kept);
    if (!row) throw new Error(`The place of ${name} was not kept`);
    return new EventConsumer(options, row.position);
  }

  /** Takes events that have just been booked. */
  accept(events: readonly DomainEvent[]): void {
    for (const event of events) this.#handle(event);
  }

  /** Keeps the place from time to time, so that the next start has little to read. What it returns ends that. */
  keepPlace(onError: (error: unknown) => void): () => Promise<void> {
    const timer = setInterval(() => void this.catchUp().catch(onError), KEPT_EVERY_MS);
    return async () => {
      clearInterval(timer);
      await this.catchUp().catch(onError);
    };
  }

  /** Reads what has not been handed over, and keeps the new place. Calls at once share a reading. */
  catchUp(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #read(): Promise<void> {
    const { database, name, settled } = this.#options;
    for (;;) {
      const keys = await keysAfter(database, this.#position, EVENTS_A_READ);
      const missed = keys.filter(({ accountId, sequence }) => (this.#handled.get(accountId) ?? 0) < sequence);
      for (const event of await readEvents(database, missed)) this.#handle(event);
      for (const key of keys) this.#pass(key);
      if (keys.length === 0) return;
      await settled?.();
      await KEEP_POSITION(database, name, this.#position);
      if (keys.length < EVENTS_A_READ) return;
    }
  }

  /** What has been handled up to the place need not be remembered. */
  #pass({ id, accountId, sequence }: EventKey): void {
    this.#position = id;
    if (this.#handled.get(accountId) === sequence) this.#handled.delete(accountId);
  }

  #handle(event: DomainEvent): void {
    if ((this.#handled.get(event.accountId) ?? 0) >= event.sequence) return;
    this.#handled.set(event.accountId, event.sequence);
    this.#options.handle(event);
  }
}
