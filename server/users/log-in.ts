import { err, ok, type Result } from '../../src/lib/result.ts';
import type { Clock } from '../clock.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { Attempts } from './attempts.ts';
import type { Passwords } from './passwords.ts';
import { normalName, userOfName, type LoginName } from './real-users.ts';
import type { Sessions } from './sessions.ts';
import type { User } from './user.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
const TRIES_PER_NAME = 5;
/** Many people may share an address. */
const TRIES_PER_ADDRESS = 30;

interface LogInServices {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly clock: Clock;
}

/** What somebody comes with. */
interface Credentials {
  readonly name: LoginName;
  readonly password: string;
  /** The address of who asks. */
  readonly caller: string;
}

/** A session that has begun. */
interface Entrance {
  readonly user: User;
  readonly token: string;
}

interface Matched {
  readonly user: User;
  /** The kept text of the password that matched. */
  readonly kept: string;
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
    const { database, clock } = services;
    this.#services = services;
    const shared = { database, clock, windowMs: WINDOW_MS };
    this.#byName = new Attempts({ ...shared, kind: 'name', allowed: TRIES_PER_NAME });
    this.#byAddress = new Attempts({ ...shared, kind: 'address', allowed: TRIES_PER_ADDRESS });
  }

  /** Begins a session. */
  async enter(credentials: Credentials): Promise<Result<Entrance, Refusal>> {
    const entered = await this.#tryToEnter(credentials);
    // Between comparison and session the hash was renewed, the password changed or the user locked: a second look tells.
    const result = entered ?? (await this.#tryToEnter(credentials));
    return result ?? err(refusal('wrongLogin'));
  }

  /** Whoever has just proved to own an address may try again at once. */
  async unlock(name: LoginName): Promise<void> {
    await this.#byName.clear(normalName(name));
  }

  /** Undefined where what was compared is no longer what is kept. */
  async #tryToEnter(credentials: Credentials): Promise<Result<Entrance, Refusal> | undefined> {
    const found = await this.#check(credentials);
    if (!found.ok) return found;
    const { user, kept } = found.value;
    if (user.isLocked) return err(refusal('accountLocked'));
    const token = await this.#services.sessions.beginWith(user.id, kept);
    if (token === undefined) return undefined;
    await this.#renew(found.value, credentials.password);
    return ok({ user, token });
  }

  async #check({ name, password, caller }: Credentials): Promise<Result<Matched, Refusal>> {
    const key = normalName(name);
    const wait = Math.max(await this.#byName.lockedFor(key), await this.#byAddress.lockedFor(caller));
    if (wait > 0) return err(lockedFor(wait));
    if (!(await this.#byName.take(key)) || !(await this.#byAddress.take(caller))) return err(lockedFor(WINDOW_MS));
    const found = await userOfName(this.#services.database, name);
    const matches = await this.#services.passwords.matches(password, found?.password);
    if (found?.password === undefined || !matches) return err(refusal('wrongLogin'));
    await this.#byName.clear(key);
    await this.#byAddress.forgive(caller);
    return ok({ user: found.user, kept: found.password });
  }

  /** Only now is the password known from which a hash at today's cost can be made. A change meanwhile stands. */
  async #renew({ user, kept }: Matched, password: string): Promise<void> {
    const { database, passwords } = this.#services;
    if (passwords.isOfTodaysCost(kept)) return;
    const renewed = await passwords.hash(password);
    await database.query('UPDATE users SET password = $3 WHERE id = $1 AND password = $2', [user.id, kept, renewed]);
  }
}

function lockedFor(ms: number): Refusal {
  return refusal('loginLocked', { minutes: String(Math.ceil(ms / MINUTE_MS)) });
}
