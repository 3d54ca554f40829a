import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { Attempts } from './attempts.ts';
import type { Counted } from './known-callers.ts';

const WINDOW_MS = 15 * 60_000;
const TRIES_PER_PAIR = 5;
/** Of one address for a name that is tried from many. */
const TRIES_UNDER_ATTACK = 1;
/** Many people may share an address. */
const TRIES_PER_ADDRESS = 30;
/** Failures of a name, from everywhere, after which it counts as under attack. */
const FAILURES_OF_ATTACK = 100;

/** Who tries to log in, as far as it can be told before the password is compared. */
export interface Try extends Counted {
  /** The name as it was given: counted by user, a lock would tell which other names are the same user's. */
  readonly name: string;
}

/**
 * How often who may be wrong. Strict by pair of address and name, so that a stranger's failures are the stranger's own;
 * by address, over all names; and a name that is tried from many addresses leaves each of them one try, which slows a
 * guesser with many and still lets the right password in. A device or an address that the user is known at is not
 * slowed, nor held back by its neighbours.
 */
export class LogInLimits {
  readonly #pairs: Attempts;
  readonly #addresses: Attempts;
  readonly #names: Attempts;

  constructor(database: Database, clock: Clock) {
    const shared = { database, clock, windowMs: WINDOW_MS };
    this.#pairs = new Attempts({ ...shared, kind: 'pair', allowed: TRIES_PER_PAIR });
    this.#addresses = new Attempts({ ...shared, kind: 'address', allowed: TRIES_PER_ADDRESS });
    this.#names = new Attempts({ ...shared, kind: 'name', allowed: FAILURES_OF_ATTACK });
  }

  /** Counts a try; how long it has to wait, in ms, where it is one too many: 0 where it may go on. */
  async take({ name, key, isKnown }: Try): Promise<number> {
    const pair = pairOf(name, key);
    const underAttack = !isKnown && (await this.#names.lockedFor(name)) > 0;
    const allowed = underAttack ? TRIES_UNDER_ATTACK : TRIES_PER_PAIR;
    const addressWait = isKnown ? 0 : await this.#addresses.lockedFor(key);
    const wait = Math.max(await this.#pairs.lockedFor(pair, allowed), addressWait);
    if (wait > 0) return wait;
    if (!(await this.#pairs.take(pair, allowed))) return WINDOW_MS;
    if (!isKnown && !(await this.#addresses.take(key))) return WINDOW_MS;
    await this.#names.take(name);
    return 0;
  }

  /** Takes a counted try back, because it was right, and forgets the failures before it. */
  async forgive({ name, key, isKnown }: Try): Promise<void> {
    await this.clear(name, key);
    await this.#names.forgive(name);
    if (!isKnown) await this.#addresses.forgive(key);
  }

  /** Forgets the failures of a pair. */
  async clear(name: string, key: string): Promise<void> {
    await this.#pairs.clear(pairOf(name, key));
  }
}

function pairOf(name: string, key: string): string {
  return `${key} ${name}`;
}
