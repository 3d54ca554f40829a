import { err, ok, type Result } from '../../src/lib/result.ts';
import type { Clock } from '../clock.ts';
import { queueNewDevice } from '../push/message-queue.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { query, run } from '../store/typed-query.ts';
import type { Caller } from './caller.ts';
import type { KnownCallers } from './known-callers.ts';
import { LogInLimits } from './log-in-limits.ts';
import type { Passwords } from './passwords.ts';
import { normalName, userOfName, type LoginName } from './real-users.ts';
import type { Sessions } from './sessions.ts';
import type { User } from './user.ts';

const MINUTE_MS = 60_000;

interface LogInServices {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly knownCallers: KnownCallers;
  readonly clock: Clock;
}

/** What somebody comes with. */
interface Credentials {
  readonly name: LoginName;
  readonly password: string;
  readonly caller: Caller;
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
 * same number of tries as one that somebody has.
 */
export class LogIn {
  readonly #services: LogInServices;
  readonly #limits: LogInLimits;

  constructor(services: LogInServices) {
    this.#services = services;
    this.#limits = new LogInLimits(services.database, services.clock);
  }

  /** Begins a session. */
  async enter(credentials: Credentials): Promise<Result<Entrance, Refusal>> {
    const entered = await this.#tryToEnter(credentials);
    // Between comparison and session the hash was renewed, the password changed or the user locked: a second look tells.
    const result = entered ?? (await this.#tryToEnter(credentials));
    return result ?? err(refusal('wrongLogin'));
  }

  /** Whoever has just proved to be the user may try again at once, and is known there. */
  async unlock(user: User, name: LoginName, caller: Caller): Promise<void> {
    const { knownCallers } = this.#services;
    const { key } = await knownCallers.counted(user.id, caller);
    for (const one of [key, caller.address]) await this.#limits.clear(normalName(name), one);
    await knownCallers.remember(user.id, caller);
  }

  /** Undefined where what was compared is no longer what is kept. */
  async #tryToEnter(credentials: Credentials): Promise<Result<Entrance, Refusal> | undefined> {
    const found = await this.#check(credentials);
    if (!found.ok) return found;
    const { user, kept } = found.value;
    if (user.isLocked) return err(refusal('accountLocked'));
    const { sessions, knownCallers, clock } = this.#services;
    const isNewDevice = !(await knownCallers.knowsDevice(user.id, credentials.caller.device));
    const token = await sessions.beginWith(user.id, kept, async (queryable) => {
      if (isNewDevice) await queueNewDevice(queryable, user.id, clock.now());
    });
    if (token === undefined) return undefined;
    await knownCallers.remember(user.id, credentials.caller);
    await this.#renew(found.value, credentials.password);
    return ok({ user, token });
  }

  async #check({ name, password, caller }: Credentials): Promise<Result<Matched, Refusal>> {
    const { database, passwords, knownCallers } = this.#services;
    const found = await userOfName(database, name);
    const counted = { name: normalName(name), ...(await knownCallers.counted(found?.user.id, caller)) };
    const wait = await this.#limits.take(counted);
    if (wait > 0) return err(refusal('loginLocked', { minutes: String(Math.ceil(wait / MINUTE_MS)) }));
    const matches = await passwords.matches(password, found?.password);
    if (found?.password === undefined || !matches) return err(refusal('wrongLogin'));
    await this.#limits.forgive(counted);
    return ok({ user: found.user, kept: found.password });
  }

  /** Only now is the password known from which a hash at today's cost can be made. A change meanwhile stands. */
  async #renew({ user, kept }: Matched, password: string): Promise<void> {
    const { database, passwords } = this.#services;
    if (passwords.isOfTodaysCost(kept)) return;
    const renewed = await passwords.hash(password);
    const unchanged = query.updateTable('users').where('id', '=', user.id).where('password', '=', kept);
    await run(database, unchanged.set({ password: renewed }));
  }
}
