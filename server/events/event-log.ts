import { sql } from 'kysely';
import type { DomainEvent } from '../engine/model/domain-event.ts';
import { EVENT_COLUMNS, eventOf } from '../engine/sql/event-records.ts';
import type { Database } from '../store/database.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import { prepared } from '../store/prepared.ts';
import { listed, query, rows } from '../store/typed-query.ts';

/** Every transaction that began before the event's own has ended: whoever looks sees it, and all before it. */
const IS_VISIBLE_TO_ALL = sql<boolean>`transaction_id < pg_snapshot_xmin(pg_current_snapshot())`;

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
export const keysAfter = prepared((id: number, most: number) =>
  query
    .selectFrom('domain_events')
    .select(['id', 'account_id as accountId', 'sequence'])
    .where('id', '>', id)
    .where(IS_VISIBLE_TO_ALL)
    .orderBy('id')
    .limit(most),
);

/** The events of these keys, in their order. */
export async function readEvents(database: Database, keys: readonly EventKey[]): Promise<readonly DomainEvent[]> {
  if (keys.length === 0) return [];
  const events = query
    .selectFrom('domain_events')
    .select(EVENT_COLUMNS)
    .where('id', '=', listed(keys.map(({ id }) => id)))
    .orderBy('id');
  return (await rows(database, events)).map(eventOf);
}

/** Id of the newest event that everybody can see; 0 where there is none. */
export async function newestId(database: Database): Promise<number> {
  const visible = query.selectFrom('domain_events').where(IS_VISIBLE_TO_ALL);
  const [newest] = await rows(
    database,
    visible.select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('id')),
  );
  return newest?.id ?? 0;
}

/** Forgets events of before a time that every consumer has had. */
export async function forgetEvents(database: Database, before: number): Promise<void> {
  const old = query.selectFrom('domain_events').where('created_at', '<=', before);
  const places = query
    .selectFrom('event_consumers')
    .select((eb) => eb.fn.coalesce(eb.fn.min('position'), eb.lit(0)).as('position'));
  await deleteInBatches(database, 'domain_events', old.where('id', '<=', places));
}
