import { integerColumn, textColumn } from '../store/columns.ts';
import type { Database, Row } from '../store/database.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import type { Clock } from '../clock.ts';
import type { Channel, Delivery, Message } from './message.ts';

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
    await this.#database.query(
      'INSERT INTO outbox (channel, recipient, subject, body, created_at) VALUES ($1, $2, $3, $4, $5)',
      [channel, recipient, subject, body, this.#clock.now()],
    );
  }

  /** The newest first; of one recipient where one is given. */
  async newest(limit: number, recipient?: string): Promise<readonly OutboxMessage[]> {
    const rows = await this.#database.query(
      'SELECT * FROM outbox WHERE $2::TEXT IS NULL OR recipient = $2 ORDER BY id DESC LIMIT $1',
      [limit, recipient ?? null],
    );
    return rows.map(messageOfRow);
  }

  async byId(id: number): Promise<OutboxMessage | undefined> {
    const [row] = await this.#database.query('SELECT * FROM outbox WHERE id = $1', [id]);
    return row && messageOfRow(row);
  }

  /** Forgets what nobody will read any more. */
  async tidy(): Promise<void> {
    await deleteInBatches(this.#database, 'outbox', 'created_at < $1', [this.#clock.now() - KEPT_MS]);
  }
}

function messageOfRow(row: Row): OutboxMessage {
  return {
    id: integerColumn(row, 'id'),
    channel: textColumn(row, 'channel') as Channel,
    recipient: textColumn(row, 'recipient'),
    subject: textColumn(row, 'subject'),
    body: textColumn(row, 'body'),
    createdAt: integerColumn(row, 'created_at'),
  };
}
