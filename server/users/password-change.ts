import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { query, run } from '../store/typed-query.ts';
import type { Caller } from './caller.ts';
import type { Clock } from '../clock.ts';
import type { Codes } from './codes.ts';
import { passwordFault } from './password-rules.ts';
import type { Passwords } from './passwords.ts';
import { userOfAddress } from './real-users.ts';
import type { AddressType, Recipient } from './recipient.ts';
import { deleteSessions, type Sessions } from './sessions.ts';
import type { User } from './user.ts';

interface PasswordServices {
  readonly database: Database;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly clock: Clock;
}

/** What proves that the password may be changed, and the new one. */
export interface NewPassword {
  readonly recipient: Recipient;
  readonly code: string;
  readonly password: string;
  readonly caller: Caller;
}

/** Changes passwords, forgotten ones too. */
export class PasswordChange {
  readonly #services: PasswordServices;

  constructor(services: PasswordServices) {
    this.#services = services;
  }

  /**
   * Gives the account of an address a new password and ends every session of it. That nobody has the address is told
   * only to who reads what is sent there.
   */
  async change({ recipient, code, password, caller }: NewPassword): Promise<Result<User, Refusal>> {
    const { database, codes, passwords, sessions, clock } = this.#services;
    const fault = passwordFault(password, [recipient.address]);
    if (fault) return err(fault);
    const codeId = await codes.match(recipient, code, caller);
    if (codeId === undefined) return err(refusal('wrongCode'));
    const kept = await passwords.hash(password);
    let ended: readonly string[] = [];
    const result = await database.transaction(async (queryable): Promise<Result<User, Refusal>> => {
      if (!(await codes.use(queryable, codeId))) return err(refusal('wrongCode'));
      const user = await userOfAddress(queryable, recipient);
      if (!user) return err(refusal('noAccountThere'));
      await run(
        queryable,
        query.updateTable('users').set({ password: kept, password_changed_at: clock.now() }).where('id', '=', user.id),
      );
      ended = await deleteSessions(queryable, user.id);
      return ok(user);
    });
    sessions.ended(ended);
    return result;
  }
}

/** The user's own address of that type. */
export function addressOf(user: User, type: AddressType): Recipient | undefined {
  const address = type === 'email' ? user.email : user.mobile;
  return address === undefined || address === '' ? undefined : { type, address };
}
