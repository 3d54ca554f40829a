import { err, ok, type Result } from '../../src/lib/result.ts';
import { openAccount } from '../accounts/open-account.ts';
import type { Clock } from '../clock.ts';
import { DEMO_BALANCE } from '../engine/demo-balance.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Database, Queryable } from '../store/database.ts';
import { query, rows, run } from '../store/typed-query.ts';
import { isPlainlyNotRandom } from './demo-id.ts';
import { Quota } from './quota.ts';
import { hashSecret, newInviteCode } from './secrets.ts';
import { userOf, type User } from './user.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

interface DemoOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** How many one address may open in a day; 0 sets no limit. */
  readonly perDay: number;
}

/** Demo accounts: anybody's who has the id, which is a bearer secret and kept as a hash. */
export class DemoAccounts {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #openings: Quota;

  constructor({ database, clock, perDay }: DemoOptions) {
    this.#database = database;
    this.#clock = clock;
    this.#openings = new Quota({ database, clock, kind: 'demo', allowed: perDay, windowMs: DAY_MS });
  }

  /** The user of a demo id: found, or made. Refused: an id that could be guessed, and too many new ones of an address. */
  async open(demoId: string, caller: string): Promise<Result<User, Refusal>> {
    if (isPlainlyNotRandom(demoId)) return err(refusal('guessableDemoId'));
    const hash = hashSecret(demoId);
    const found = await this.#find(hash);
    if (found) return ok(found);
    if (!(await this.#openings.take(caller))) return err(refusal('tooManyDemos'));
    await this.#database.transaction((queryable) => create(queryable, hash, this.#clock.now()));
    const made = await this.#find(hash);
    if (!made) throw new Error('A demo account vanished while it was made');
    return ok(made);
  }

  /** Finds a user, and notes that the account is in use. */
  async #find(hash: string): Promise<User | undefined> {
    const now = this.#clock.now();
    const unseen = query
      .updateTable('users')
      .where('demo_hash', '=', hash)
      .where('seen_at', '<=', now - HOUR_MS);
    await run(this.#database, unseen.set({ seen_at: now }));
    const [row] = await rows(this.#database, query.selectFrom('users').selectAll().where('demo_hash', '=', hash));
    return row && userOf(row);
  }
}

/** The user, an account and its first ledger row; nothing where another request has just made the same account. */
async function create(queryable: Queryable, hash: string, now: number): Promise<void> {
  const user = { is_demo: true, demo_hash: hash, invite_code: newInviteCode(), created_at: now, seen_at: now };
  const [row] = await rows(
    queryable,
    query
      .insertInto('users')
      .values(user)
      .onConflict((conflict) => conflict.column('demo_hash').doNothing())
      .returning('id'),
  );
  if (!row) return;
  await openAccount(queryable, { userId: row.id, kind: 'demo', deposit: DEMO_BALANCE, now });
}
