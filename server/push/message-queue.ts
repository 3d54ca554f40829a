/** What is to be sent and has been: in the database, so that a restart neither loses what waits nor sends it again. */
import { sql } from 'kysely';
import { languageOf, type Language } from '../catalogue/languages.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import type { Database, Queryable } from '../store/database.ts';
import { query, rows, run } from '../store/typed-query.ts';
import { IDLE_MS } from '../users/sessions.ts';
import type { PushFacts, PushNews } from './push-facts.ts';

/** Later than that a message is no news. */
const LIFE_MS = 60 * 60 * 1000;
/** Longer than events are read again after a fall. */
const KEPT_MS = 8 * 24 * 60 * 60 * 1000;
/** Of one subscription; the oldest go where a push service is away for long. */
const MOST_WAITING = 50;

/** News of an account. */
export interface AccountNews extends PushNews {
  readonly accountId: number;
  /** The same whenever it is told. */
  readonly tag: string;
  /** When it happened, epoch ms. */
  readonly time: number;
}

export interface WaitingMessage {
  readonly id: number;
  readonly sessionHash: string;
  readonly tag: string;
  readonly facts: PushFacts;
  /** When it happened, epoch ms. */
  readonly time: number;
  /** How often it was sent in vain. */
  readonly tries: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
}

/** Writes down whom to tell. What is known by its tag, be it sent or not, is not written again. */
export async function queueNews(database: Database, news: readonly AccountNews[]): Promise<void> {
  const entries = JSON.stringify(news.map(entryOf));
  const queued = await rows(
    database,
    sql<{ readonly session_hash: string }>`
      INSERT INTO push_messages (session_hash, tag, facts, created_at, next_at)
      SELECT push_subscriptions.session_hash, news.tag,
        CASE WHEN stop.reason IS NULL THEN facts ELSE facts || jsonb_build_object('reason', stop.reason) END,
        news.time, news.time
      FROM jsonb_to_recordset(${entries}::JSONB) AS news (
        account_id BIGINT, kind TEXT, tag TEXT, facts JSONB, time BIGINT, leader_position_id BIGINT, leader_until BIGINT
      )
      LEFT JOIN deals AS stop ON stop.position_id = news.leader_position_id
        AND stop.reason IN ('stop_loss', 'take_profit') AND stop.created_at <= news.leader_until
      JOIN trading_accounts ON trading_accounts.id = news.account_id
      JOIN sessions ON sessions.user_id = trading_accounts.user_id
      JOIN push_subscriptions ON push_subscriptions.session_hash = sessions.token_hash
      WHERE news.kind = ANY(string_to_array(push_subscriptions.kinds, ','))
        AND (news.leader_position_id IS NULL OR stop.reason IS NOT NULL)
      ON CONFLICT DO NOTHING
      RETURNING session_hash`,
  );
  if (queued.length > 0) await dropOldest(database, [...new Set(queued.map(({ session_hash }) => session_hash))]);
}

function entryOf({ accountId, leader, ...rest }: AccountNews) {
  return {
    account_id: accountId,
    ...rest,
    ...(leader && { leader_position_id: leader.positionId, leader_until: leader.until }),
  };
}

/** Tells a user's other devices of a session on a new one, as a part of the caller's transaction. */
export async function queueNewDevice(queryable: Queryable, userId: number, now: number): Promise<void> {
  const facts = JSON.stringify({ type: 'device' } satisfies PushFacts);
  await run(
    queryable,
    sql`
      INSERT INTO push_messages (session_hash, tag, facts, created_at, next_at)
      SELECT session_hash, 'device-' || gen_random_uuid(), ${facts}::JSONB, ${now}::BIGINT, ${now}::BIGINT
      FROM push_subscriptions JOIN sessions ON sessions.token_hash = push_subscriptions.session_hash
      WHERE sessions.user_id = ${userId} AND 'device' = ANY(string_to_array(push_subscriptions.kinds, ','))`,
  );
}

async function dropOldest(database: Database, sessionHashes: readonly string[]): Promise<void> {
  await run(
    database,
    sql`
      DELETE FROM push_messages WHERE id IN (
        SELECT id FROM (
          SELECT id, row_number() OVER (PARTITION BY session_hash ORDER BY id DESC) AS place
          FROM push_messages
          WHERE sent_at IS NULL AND session_hash = ANY(string_to_array(${sessionHashes.join(',')}, ','))
        ) AS waiting WHERE place > ${MOST_WAITING}
      )`,
  );
}

/** The services for which something is due. */
export async function dueServices(database: Database, now: number): Promise<readonly string[]> {
  const due = waiting(now).select('push_subscriptions.service').distinct();
  return (await rows(database, due)).map(({ service }) => service);
}

/** What may be taken of one service. */
export interface Room {
  /** How many messages. */
  readonly most: number;
  /** Devices, by their sessions, that have not answered the one before. */
  readonly without: readonly string[];
}

/**
 * Takes the oldest that is due of each device at one service. It counts as sent from then on: a server that is killed
 * before it hears what has become of it does not send it again.
 */
export async function takeDue(
  database: Database,
  service: string,
  now: number,
  { most, without }: Room,
): Promise<readonly WaitingMessage[]> {
  const due = waiting(now)
    .where('push_subscriptions.service', '=', service)
    .$if(without.length > 0, (all) => all.where('push_messages.session_hash', 'not in', without));
  const taken = query
    .updateTable('push_messages')
    .from('push_subscriptions')
    .set({ sent_at: now })
    .whereRef('push_subscriptions.session_hash', '=', 'push_messages.session_hash')
    .where('push_messages.id', 'in', oldestOfEach(due).limit(most))
    .returning(['push_messages.id', 'push_messages.session_hash as sessionHash', 'tag', 'facts', 'tries'])
    .returning(['push_messages.created_at as time', 'endpoint', 'p256dh', 'auth', 'language']);
  // Nobody else writes the facts.
  const messages = (await rows(database, taken)).map((row) => ({
    ...row,
    facts: row.facts as PushFacts,
    language: languageOf(row.language),
  }));
  return messages.toSorted((one, other) => one.id - other.id);
}

function oldestOfEach(due: ReturnType<typeof waiting>) {
  return due
    .select((on) => on.fn.min('push_messages.id').as('id'))
    .groupBy('push_messages.session_hash')
    .orderBy('id');
}

/** What may be sent: a session that has run out is told nothing, also before it is tidied away. */
function waiting(now: number) {
  return query
    .selectFrom('push_messages')
    .innerJoin('push_subscriptions', 'push_subscriptions.session_hash', 'push_messages.session_hash')
    .innerJoin('sessions', 'sessions.token_hash', 'push_messages.session_hash')
    .where('sent_at', 'is', null)
    .where('next_at', '<=', now)
    .where('push_messages.created_at', '>', now - LIFE_MS)
    .where('sessions.used_at', '>', now - IDLE_MS);
}

/** Gives back one that was sent in vain, to be sent again at that time. */
export async function sendLater(database: Database, { id, tries }: WaitingMessage, nextAt: number): Promise<void> {
  const one = query.updateTable('push_messages').where('id', '=', id);
  await run(database, one.set({ tries: tries + 1, next_at: nextAt, sent_at: null }));
}

/** Gives back one whose sending was broken off. */
export async function giveBack(database: Database, { id }: WaitingMessage): Promise<void> {
  await run(database, query.updateTable('push_messages').set({ sent_at: null }).where('id', '=', id));
}

/** Forgets what is no news any more. */
export async function forgetMessages(database: Database, now: number): Promise<void> {
  const old = query.selectFrom('push_messages').where('created_at', '<=', now - KEPT_MS);
  await deleteInBatches(database, 'push_messages', old);
}
