import type { Selectable } from 'kysely';
import type { Database } from '../store/database.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import type { Schema } from '../store/schema/schema.ts';
import { query, rows, run } from '../store/typed-query.ts';
import type { Clock } from '../clock.ts';
import type { Delivery, Message } from './message.ts';

export interface OutboxMessage extends Message {
  readonly id: number;
  readonly createdAt: number;
}

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Where messages stay that no server is set to carry: the operator reads them there. */
export class Outbox implements Delivery {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async deliver({ channel, recipient, subject, body }: Message): Promise<void> {
    const message = { channel, recipient, subject, body, created_at: this.#clock.now() };
    await run(this.#database, query.insertInto('outbox').values(message));
  }

  /** The newest first; of one recipient where one is given. */
  async newest(limit: number, recipient?: string): Promise<readonly OutboxMessage[]> {
    const all = query.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit);
    const found = recipient === undefined ? all : all.where('recipient', '=', recipient);
    return (await rows(this.#database, found)).map(messageOf);
  }

  async byId(id: number): Promise<OutboxMessage | undefined> {
    const [row] = await rows(this.#database, query.selectFrom('outbox').selectAll().where('id', '=', id));
    return row && messageOf(row);
  }

  /** Forgets what nobody will read any more. */
  async tidy(): Promise<void> {
    const old = query.selectFrom('outbox').where('created_at', '<', this.#clock.now() - KEPT_MS);
    await deleteInBatches(this.#database, 'outbox', old);
  }
}

function messageOf({ created_at, ...message }: Selectable<Schema['outbox']>): OutboxMessage {
  return { ...message, createdAt: created_at };
}
