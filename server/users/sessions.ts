import { sql, type DeleteQueryBuilder, type DeleteResult } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import type { Schema } from '../store/schema/schema.ts';
import { query, rows, run } from '../store/typed-query.ts';
import { hashSecret, newToken } from './secrets.ts';
import { userOf, type SignedInUser } from './user.ts';

/** A user's oldest sessions end when there are more. */
const SESSIONS_PER_USER = 20;
const MAX_CACHED = 20_000;
const LONGEST_TOKEN = 512;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A session that was not used for so long ends. */
export const IDLE_MS = 30 * DAY_MS;
/** How exactly the last use is known. */
const NOTED_EVERY_MS = DAY_MS;

/** Asked with most requests of a server that has just started: built once. */
const SESSION_OF_HASH = prepared((hash: string) =>
  query
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.used_at')
    .select((eb) =>
      eb
        .selectFrom('trading_accounts')
        .select(eb.fn.min<number>('id').as('id'))
        .whereRef('user_id', '=', 'users.id')
        .$asScalar()
        .$notNull()
        .as('trading_account_id'),
    )
    .where('token_hash', '=', hash),
);

interface KnownSession {
  readonly user: SignedInUser;
  usedAt: number;
}

/** Hears of sessions that ended, by the hashes of their tokens. */
export type EndListener = (sessionHashes: readonly string[]) => void;

/** Who is behind a token. Tokens can be revoked one by one, and end when they are not used. */
export class Sessions {
  readonly #database: Database;
  readonly #clock: Clock;
  /** By hash of the token; a revoked one leaves at once. */
  readonly #cache = new Map<string, KnownSession>();
  readonly #listeners: EndListener[] = [];
  /** Counts endings: what was read across one may be of a session that is no more. */
  #endings = 0;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** How many are known without the database. */
  get inMemory(): number {
    return this.#cache.size;
  }

  /** Begins a session and returns its token; that of a locked user is good for nothing. */
  async begin(userId: number): Promise<string> {
    const token = newToken();
    await run(this.#database, insertSession(token, userId, this.#clock.now()));
    await this.#endOldest(userId);
    return token;
  }

  /**
   * Begins a session unless the password has changed since it was compared, or the user is locked: then there is no token.
   * @param also is written in the same transaction
   */
  async beginWith(
    userId: number,
    keptPassword: string,
    also: (queryable: Queryable) => Promise<void>,
  ): Promise<string | undefined> {
    const token = newToken();
    // The lock makes a change of the password wait, or be seen.
    const insertion = insertSession(token, userId, this.#clock.now(), keptPassword).returning('token_hash');
    const hasBegun = await this.#database.transaction(async (queryable) => {
      const begun = await rows(queryable, insertion);
      if (begun.length > 0) await also(queryable);
      return begun.length > 0;
    });
    if (!hasBegun) return undefined;
    await this.#endOldest(userId);
    return token;
  }

  async #endOldest(userId: number): Promise<void> {
    const ofUser = query.selectFrom('sessions').where('user_id', '=', userId);
    const newestTooMany = ofUser.select('number').orderBy('number', 'desc').limit(1).offset(SESSIONS_PER_USER);
    await this.#end(query.deleteFrom('sessions').where('user_id', '=', userId).where('number', '<=', newestTooMany));
  }

  async userOf(token: string): Promise<SignedInUser | undefined> {
    if (token.length > LONGEST_TOKEN) return undefined;
    const hash = hashSecret(token);
    const session = this.#cache.get(hash) ?? (await this.#read(hash));
    if (!session) return undefined;
    const now = this.#clock.now();
    if (now - session.usedAt >= IDLE_MS) {
      await this.revoke(hash);
      return undefined;
    }
    if (now - session.usedAt >= NOTED_EVERY_MS) {
      session.usedAt = now;
      await run(this.#database, query.updateTable('sessions').set({ used_at: now }).where('token_hash', '=', hash));
      const seenAt = sql<number>`GREATEST(seen_at, ${now})`;
      await run(this.#database, query.updateTable('users').set({ seen_at: seenAt }).where('id', '=', session.user.id));
    }
    return session.user;
  }

  async revoke(sessionHash: string): Promise<void> {
    await this.#end(query.deleteFrom('sessions').where('token_hash', '=', sessionHash));
  }

  /** Ends those that nobody uses any more. */
  async tidy(): Promise<void> {
    await this.#end(query.deleteFrom('sessions').where('used_at', '<=', this.#clock.now() - IDLE_MS));
  }

  onEnded(listener: EndListener): void {
    this.#listeners.push(listener);
  }

  /** To be called with what `deleteSessions` returned, when its transaction is through. */
  ended(sessionHashes: readonly string[]): void {
    if (sessionHashes.length === 0) return;
    this.#endings++;
    for (const hash of sessionHashes) this.#cache.delete(hash);
    for (const listener of this.#listeners) listener(sessionHashes);
  }

  async #end(deletion: SessionDeletion): Promise<void> {
    this.ended(await hashesOf(this.#database, deletion));
  }

  async #read(hash: string): Promise<KnownSession | undefined> {
    const endings = this.#endings;
    const [row] = await SESSION_OF_HASH(this.#database, hash);
    if (!row) return undefined;
    if (endings !== this.#endings) return this.#read(hash);
    const user = { ...userOf(row), sessionHash: hash, accountId: row.trading_account_id };
    const session = { user, usedAt: row.used_at };
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    this.#cache.set(hash, session);
    return session;
  }
}

/** Ends all sessions of a user, as a part of the caller's transaction; returns which. */
export async function deleteSessions(queryable: Queryable, userId: number): Promise<readonly string[]> {
  return hashesOf(queryable, query.deleteFrom('sessions').where('user_id', '=', userId));
}

type SessionDeletion = DeleteQueryBuilder<Schema, 'sessions', DeleteResult>;

async function hashesOf(queryable: Queryable, deletion: SessionDeletion): Promise<readonly string[]> {
  const deleted = await rows(queryable, deletion.returning('token_hash'));
  return deleted.map(({ token_hash }) => token_hash);
}

/** Makes a session of a user who is not locked and, where a password is given, still has it. */
function insertSession(token: string, userId: number, now: number, keptPassword?: string) {
  const owner = query
    .selectFrom('users')
    .select((eb) => [
      eb.val(hashSecret(token)).as('token_hash'),
      'id',
      eb.val(now).as('created_at'),
      eb.val(now).as('used_at'),
    ])
    .where('id', '=', userId)
    .where('locked_at', 'is', null)
    .$if(keptPassword !== undefined, (one) => one.where('password', '=', keptPassword ?? ''))
    .forShare();
  return query.insertInto('sessions').columns(['token_hash', 'user_id', 'created_at', 'used_at']).expression(owner);
}
