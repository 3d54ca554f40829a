import type { Clock } from '../clock.ts';
import { integerColumn, optionalColumn, textColumn } from '../store/columns.ts';
import type { Database, Queryable, Row } from '../store/database.ts';
import { hashSecret, newToken } from './secrets.ts';
import type { SignedInUser, User } from './user.ts';

/** A user's oldest sessions end when there are more. */
const SESSIONS_PER_USER = 20;
const MAX_CACHED = 20_000;
const LONGEST_TOKEN = 512;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A session that was not used for so long ends. */
const IDLE_MS = 30 * DAY_MS;
/** How exactly the last use is known. */
const NOTED_EVERY_MS = DAY_MS;

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
    await this.#database.query(
      `INSERT INTO sessions (token_hash, user_id, created_at, used_at)
       SELECT $1, id, $3, $3 FROM users WHERE id = $2 AND locked_at IS NULL FOR SHARE`,
      [hashSecret(token), userId, this.#clock.now()],
    );
    await this.#endOldest(userId);
    return token;
  }

  /** Begins a session unless the password has changed since it was compared, or the user is locked: then there is no token. */
  async beginWith(userId: number, keptPassword: string): Promise<string | undefined> {
    const token = newToken();
    // The lock makes a change of the password wait, or be seen.
    const begun = await this.#database.query(
      `INSERT INTO sessions (token_hash, user_id, created_at, used_at)
       SELECT $1, id, $3, $3 FROM users
       WHERE id = $2 AND password = $4 AND locked_at IS NULL FOR SHARE RETURNING token_hash`,
      [hashSecret(token), userId, this.#clock.now(), keptPassword],
    );
    if (begun.length === 0) return undefined;
    await this.#endOldest(userId);
    return token;
  }

  async #endOldest(userId: number): Promise<void> {
    await this.#end(
      `DELETE FROM sessions WHERE user_id = $1 AND number <= (
         SELECT number FROM sessions WHERE user_id = $1 ORDER BY number DESC LIMIT 1 OFFSET $2
       ) RETURNING token_hash`,
      [userId, SESSIONS_PER_USER],
    );
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
      await this.#database.query('UPDATE sessions SET used_at = $2 WHERE token_hash = $1', [hash, now]);
      await this.#database.query('UPDATE users SET seen_at = GREATEST(seen_at, $2) WHERE id = $1', [
        session.user.id,
        now,
      ]);
    }
    return session.user;
  }

  async revoke(sessionHash: string): Promise<void> {
    await this.#end('DELETE FROM sessions WHERE token_hash = $1 RETURNING token_hash', [sessionHash]);
  }

  /** Ends those that nobody uses any more. */
  async tidy(): Promise<void> {
    await this.#end('DELETE FROM sessions WHERE used_at <= $1 RETURNING token_hash', [this.#clock.now() - IDLE_MS]);
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

  async #end(statement: string, values: readonly (string | number)[]): Promise<void> {
    const rows = await this.#database.query(statement, values);
    this.ended(rows.map((row) => textColumn(row, 'token_hash')));
  }

  async #read(hash: string): Promise<KnownSession | undefined> {
    const endings = this.#endings;
    const [row] = await this.#database.query(
      `SELECT users.*, sessions.used_at,
         (SELECT MIN(id) FROM trading_accounts WHERE user_id = users.id) AS trading_account_id
       FROM sessions JOIN users ON users.id = sessions.user_id WHERE token_hash = $1`,
      [hash],
    );
    if (!row) return undefined;
    if (endings !== this.#endings) return this.#read(hash);
    const user = { ...userOfRow(row), sessionHash: hash, accountId: integerColumn(row, 'trading_account_id') };
    const session = { user, usedAt: integerColumn(row, 'used_at') };
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    this.#cache.set(hash, session);
    return session;
  }
}

/** Ends all sessions of a user, as a part of the caller's transaction; returns which. */
export async function deleteSessions(queryable: Queryable, userId: number): Promise<readonly string[]> {
  const rows = await queryable.query('DELETE FROM sessions WHERE user_id = $1 RETURNING token_hash', [userId]);
  return rows.map((row) => textColumn(row, 'token_hash'));
}

export function userOfRow(row: Row): User {
  return {
    id: integerColumn(row, 'id'),
    email: textColumn(row, 'email'),
    mobile: optionalColumn(row, 'mobile', textColumn),
    userName: optionalColumn(row, 'user_name', textColumn),
    level: integerColumn(row, 'level'),
    isDemo: row['is_demo'] === true,
    inviteCode: textColumn(row, 'invite_code'),
    isLocked: optionalColumn(row, 'locked_at', integerColumn) !== undefined,
  };
}
