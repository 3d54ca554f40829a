import type { Database, Row } from '../store/database.ts';
import { integerColumn, textColumn } from '../store/columns.ts';
import { hashSecret, newToken } from './secrets.ts';
import type { SignedInUser, User } from './user.ts';

/** A user's oldest sessions end when there are more. */
const SESSIONS_PER_USER = 20;
const MAX_CACHED = 20_000;
const LONGEST_TOKEN = 512;

/** Who is behind a token. Tokens can be revoked one by one. */
export class Sessions {
  readonly #database: Database;
  /** By hash of the token; a revoked one leaves at once. */
  readonly #cache = new Map<string, SignedInUser>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Begins a session and returns its token. */
  async begin(userId: number, now: number): Promise<string> {
    const token = newToken();
    await this.#database.query('INSERT INTO sessions (token_hash, user_id, created_at) VALUES ($1, $2, $3)', [
      hashSecret(token),
      userId,
      now,
    ]);
    const ended = await this.#database.query(
      `DELETE FROM sessions WHERE user_id = $1 AND number <= (
         SELECT number FROM sessions WHERE user_id = $1 ORDER BY number DESC LIMIT 1 OFFSET $2
       ) RETURNING token_hash`,
      [userId, SESSIONS_PER_USER],
    );
    for (const row of ended) this.#cache.delete(textColumn(row, 'token_hash'));
    return token;
  }

  async userOf(token: string): Promise<SignedInUser | undefined> {
    if (token.length > LONGEST_TOKEN) return undefined;
    const hash = hashSecret(token);
    const known = this.#cache.get(hash);
    if (known) return known;
    const [row] = await this.#database.query(
      'SELECT users.* FROM sessions JOIN users ON users.id = sessions.user_id WHERE token_hash = $1',
      [hash],
    );
    if (!row) return undefined;
    const user = { ...userOfRow(row), sessionHash: hash };
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    this.#cache.set(hash, user);
    return user;
  }

  /** Ends every session of a user; how many there were. */
  async revokeAll(userId: number): Promise<number> {
    const ended = await this.#database.query('DELETE FROM sessions WHERE user_id = $1 RETURNING token_hash', [userId]);
    for (const row of ended) this.#cache.delete(textColumn(row, 'token_hash'));
    return ended.length;
  }

  async revoke(sessionHash: string): Promise<void> {
    this.#cache.delete(sessionHash);
    await this.#database.query('DELETE FROM sessions WHERE token_hash = $1', [sessionHash]);
    this.#cache.delete(sessionHash);
  }
}

export function userOfRow(row: Row): User {
  return {
    id: integerColumn(row, 'id'),
    email: textColumn(row, 'email'),
    level: integerColumn(row, 'level'),
    isDemo: row['is_demo'] === true,
    inviteCode: textColumn(row, 'invite_code'),
  };
}
