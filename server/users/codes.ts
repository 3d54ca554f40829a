import { randomInt } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { err, ok, type Result } from '../../src/lib/result.ts';
import type { Language } from '../catalogue/languages.ts';
import type { Clock } from '../clock.ts';
import { codeMessage } from '../delivery/code-message.ts';
import type { Delivery } from '../delivery/message.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Database, Queryable } from '../store/database.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import { query, rows, run } from '../store/typed-query.ts';
import type { Caller } from './caller.ts';
import { codeFault, COUNTED_MS } from './code-limits.ts';
import type { Counted, KnownCallers } from './known-callers.ts';
import type { Passwords } from './passwords.ts';
import { userOfAddress } from './real-users.ts';
import { channelOf, type Recipient } from './recipient.ts';
import { Semaphore } from '../../src/lib/concurrency.ts';

const MINUTE_MS = 60_000;
export const CODE_MINUTES = 10;
const TRIES = 5;
const CODES = 1_000_000;
export const CODE_DIGITS = 6;

export interface CodeServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly delivery: Delivery;
  readonly knownCallers: KnownCallers;
  readonly onError: (error: unknown) => void;
}

/** A code of which a try has been counted. */
interface TriedCode {
  readonly id: number;
  readonly code_hash: string;
}

/** A code that is to be sent. */
interface NewCode extends Counted {
  readonly recipient: Recipient;
  readonly hash: string;
}

/**
 * Codes that prove that somebody reads what is sent to an address. They are counted by the pair of who asks and for whom:
 * the newest that went out for the caller counts, once, so that no stranger makes it worthless by asking for another.
 * They are hashed like passwords: there are only a million, so a fast hash would tell each to whoever looks into the
 * database.
 */
export class Codes {
  readonly #services: CodeServices;
  /** One at a time is counted and noted. */
  readonly #counter = new Semaphore(1);

  constructor(services: CodeServices) {
    this.#services = services;
  }

  /** Sends a new code, to whoever it is. A delivery that fails does not count. */
  async send(recipient: Recipient, caller: Caller, language: Language): Promise<Result<null, Refusal>> {
    const code = String(randomInt(CODES)).padStart(CODE_DIGITS, '0');
    const hash = await this.#services.passwords.hash(code);
    const counted = await this.#counted(recipient, caller);
    const noted = await this.#counter.run(() => this.#note({ recipient, ...counted, hash }));
    if (!noted.ok) return noted;
    const values = { code, minutes: String(CODE_MINUTES) };
    const message = codeMessage(channelOf(recipient), recipient.address, language, values);
    try {
      await this.#services.delivery.deliver(message);
      return ok(null);
    } catch (error) {
      this.#services.onError(error);
      await run(this.#services.database, query.deleteFrom('codes').where('id', '=', noted.value));
      return err(refusal('notDelivered'));
    }
  }

  /**
   * The id of the code where this is it: the newest that went out for the caller, or the newest of all where the caller
   * has asked for none, as somebody whose phone has changed networks. Every call is one of its tries; those of callers
   * who did not ask for it are counted apart.
   */
  async match(recipient: Recipient, code: string, caller: Caller): Promise<number | undefined> {
    const { key } = await this.#counted(recipient, caller);
    const { database, clock, passwords } = this.#services;
    const [tried] = await rows(database, tryNewest(recipient, key, clock.now() - CODE_MINUTES * MINUTE_MS));
    const matches = await passwords.matches(code, tried?.code_hash);
    return tried && matches ? tried.id : undefined;
  }

  /** Uses a code up, as a part of what it allows; false where another request was faster. */
  async use(queryable: Queryable, id: number): Promise<boolean> {
    const unused = query.updateTable('codes').where('id', '=', id).where('used', '=', false);
    return (await rows(queryable, unused.set({ used: true }).returning('id'))).length === 1;
  }

  /** Lets a code be used again, as a part of what it did not allow after all. */
  async giveBack(queryable: Queryable, id: number): Promise<void> {
    await run(queryable, query.updateTable('codes').set({ used: false }).where('id', '=', id));
  }

  /** Forgets what no longer counts for anything. */
  async tidy(): Promise<void> {
    const { database, clock } = this.#services;
    await deleteInBatches(database, 'codes', query.selectFrom('codes').where('sent_at', '<', clock.now() - COUNTED_MS));
  }

  async #counted(recipient: Recipient, caller: Caller): Promise<Counted> {
    const user = await userOfAddress(this.#services.database, recipient);
    return this.#services.knownCallers.counted(user?.id, caller);
  }

  /** Notes a code that is about to be sent, unless there have been too many; its id. */
  async #note(asked: NewCode): Promise<Result<number, Refusal>> {
    const { database, clock } = this.#services;
    const now = clock.now();
    const fault = await codeFault(database, asked.recipient.address, asked, now);
    if (fault) return err(fault);
    const code = { recipient: asked.recipient.address, address: asked.key, code_hash: asked.hash, sent_at: now };
    const [row] = await rows(database, query.insertInto('codes').values(code).returning('id'));
    if (!row) throw new Error('A code was not kept');
    return ok(row.id);
  }
}

/** Counts a try of the newest code that the caller may use. In one statement, so that no try slips through: plain SQL. */
function tryNewest(recipient: Recipient, key: string, sentAfter: number): RawBuilder<TriedCode> {
  return sql<TriedCode>`
    UPDATE codes
    SET tries = tries + (address = ${key})::INTEGER, foreign_tries = foreign_tries + (address <> ${key})::INTEGER
    WHERE id = COALESCE(
        (SELECT MAX(id) FROM codes WHERE recipient = ${recipient.address} AND address = ${key} AND sent_at > ${sentAfter}),
        (SELECT MAX(id) FROM codes WHERE recipient = ${recipient.address}))
      AND NOT used AND sent_at > ${sentAfter}
      AND CASE WHEN address = ${key} THEN tries ELSE foreign_tries END < ${TRIES}
    RETURNING id, code_hash`;
}
