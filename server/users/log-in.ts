import { err, ok, type Result } from '../../src/lib/result.ts';
import type { Clock } from '../clock.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { Attempts } from './attempts.ts';
import type { Passwords } from './passwords.ts';
import { normalName, userOfName, type LoginName, type UserWithPassword } from './real-users.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
const TRIES_PER_NAME = 5;
/** Many people may share an address. */
const TRIES_PER_ADDRESS = 30;

interface LogInServices {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly clock: Clock;
}

/**
 * Checks names and passwords. A name that nobody has gets the same answer, for the same work, and is locked after the
 * same number of tries as one that somebody has. Tries are counted by the name as it was given: counted by user, a
 * locked name would tell which other names are the same user's.
 */
export class LogIn {
  readonly #services: LogInServices;
  readonly #byName: Attempts;
  readonly #byAddress: Attempts;

  constructor(services: LogInServices) {
    this.#services = services;
    this.#byName = new Attempts(TRIES_PER_NAME, WINDOW_MS, services.clock);
    this.#byAddress = new Attempts(TRIES_PER_ADDRESS, WINDOW_MS, services.clock);
  }

  async check(name: LoginName, password: string, caller: string): Promise<Result<UserWithPassword, Refusal>> {
    const key = normalName(name);
    const wait = Math.max(this.#byName.lockedFor(key), this.#byAddress.lockedFor(caller));
    if (wait > 0) return err(refusal('loginLocked', { minutes: String(Math.ceil(wait / MINUTE_MS)) }));
    this.#byName.count(key);
    this.#byAddress.count(caller);
    const found = await userOfName(this.#services.database, name);
    const matches = await this.#services.passwords.matches(password, found?.password);
    if (!found || !matches) return err(refusal('wrongLogin'));
    this.#byName.clear(key);
    this.#byAddress.forgive(caller);
    return ok(found);
  }

  /** Whoever has just proved to own an address may try again at once. */
  unlock(name: LoginName): void {
    this.#byName.clear(normalName(name));
  }
}
