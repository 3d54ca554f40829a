import type { DomainEvent } from '../engine/model/domain-event.ts';
import { eventOf } from '../engine/sql/event-records.ts';
import { integerColumn } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import { LISTED_IDS } from '../store/listed-ids.ts';

/** Which event it is, without what it tells. */
export interface EventKey {
  /** Its place among all events; rises with time, with gaps. */
  readonly id: number;
  readonly accountId: number;
  readonly sequence: number;
}

/**
 * Events with larger ids, in order. An id is given before its transaction is over, so the list ends before the first one
 * that may still come: what is read once is never joined by one before it.
 */
export async function keysAfter(database: Database, id: number, most: number): Promise<readonly EventKey[]> {
  const rows = await database.query(
    `SELECT id, account_id, sequence FROM domain_events
     WHERE id > $1 AND transaction_id < pg_snapshot_xmin(pg_current_snapshot()) ORDER BY id LIMIT $2`,
    [id, most],
  );
  return rows.map((row) => ({
    id: integerColumn(row, 'id'),
    accountId: integerColumn(row, 'account_id'),
    sequence: integerColumn(row, 'sequence'),
  }));
}

/** The events of these keys, in their order. */
export async function readEvents(database: Database, keys: readonly EventKey[]): Promise<readonly DomainEvent[]> {
  if (keys.length === 0) return [];
  const rows = await database.query(
    `SELECT account_id, sequence, type, payload, created_at FROM domain_events
     WHERE id = ${LISTED_IDS} ORDER BY id`,
    [keys.map(({ id }) => id).join(',')],
  );
  return rows.map(eventOf);
}

/** Id of the newest event that everybody can see; 0 where there is none. */
export async function newestId(database: Database): Promise<number> {
  const [row] = await database.query(
    `SELECT COALESCE(MAX(id), 0) AS id FROM domain_events
     WHERE transaction_id < pg_snapshot_xmin(pg_current_snapshot())`,
  );
  return row ? integerColumn(row, 'id') : 0;
}

/** Forgets events of before a time that every consumer has had. */
export async function forgetEvents(database: Database, before: number): Promise<void> {
  await deleteInBatches(
    database,
    'domain_events',
    'created_at <= $1 AND id <= (SELECT COALESCE(MIN(position), 0) FROM event_consumers)',
    [before],
  );
}
