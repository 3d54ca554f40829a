import { err, ok, type Result } from '../../src/lib/result.ts';
import { openAccount } from '../accounts/open-account.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Database, Queryable } from '../store/database.ts';
import { query, rows } from '../store/typed-query.ts';
import type { Clock } from '../clock.ts';
import type { Caller } from './caller.ts';
import type { Codes } from './codes.ts';
import type { KnownCallers } from './known-callers.ts';
import { nationalPart } from './mobile-number.ts';
import { passwordFault } from './password-rules.ts';
import type { Passwords } from './passwords.ts';
import { userOfAddress } from './real-users.ts';
import type { Recipient } from './recipient.ts';
import { newInviteCode } from './secrets.ts';
import { isUserName } from './user-name.ts';
import { userOf, type User } from './user.ts';

/** What somebody registers with; everything but the code has been read. */
export interface NewUser {
  readonly recipient: Recipient;
  readonly code: string;
  readonly password: string;
  readonly caller: Caller;
  readonly userName: string | undefined;
  readonly inviteCode: string | undefined;
  /** A telephone number beside the e-mail address, which nobody has checked. */
  readonly contactMobile: string | undefined;
}

interface RegistrationServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly knownCallers: KnownCallers;
}

/** Makes real users. */
export class Registration {
  readonly #services: RegistrationServices;

  constructor(services: RegistrationServices) {
    this.#services = services;
  }

  /** Makes a real user with an empty account. Whether an address is taken is told only to who reads what is sent there. */
  async register(asked: NewUser): Promise<Result<User, Refusal>> {
    const { database, codes, passwords, knownCallers } = this.#services;
    const fault = namingFault(asked);
    if (fault) return err(fault);
    const invitedBy = asked.inviteCode === undefined ? null : await inviterOf(database, asked.inviteCode);
    if (invitedBy === undefined) return err(refusal('unknownInviteCode'));
    const codeId = await codes.match(asked.recipient, asked.code, asked.caller);
    if (codeId === undefined) return err(refusal('wrongCode'));
    const password = await passwords.hash(asked.password);
    const registered = await this.#make({ ...asked, password, invitedBy }, codeId);
    if (registered.ok) await knownCallers.remember(registered.value.id, asked.caller);
    return registered;
  }

  /** The code is used up unless the name is taken: then the person chooses another and tries again. */
  #make(values: Omit<UserValues, 'now'>, codeId: number): Promise<Result<User, Refusal>> {
    const { database, clock, codes } = this.#services;
    return database.transaction(async (queryable): Promise<Result<User, Refusal>> => {
      if (!(await codes.use(queryable, codeId))) return err(refusal('wrongCode'));
      const user = await insertUser(queryable, { ...values, now: clock.now() });
      if (user) return ok(user);
      if (await userOfAddress(queryable, values.recipient)) return err(refusal('addressTaken'));
      if (values.userName === undefined) throw new Error('Two users got the same invite code');
      await codes.giveBack(queryable, codeId);
      return err(refusal('userNameTaken'));
    });
  }
}

/** Why nobody can have this name or this password. */
function namingFault({ recipient, userName, password }: NewUser): Refusal | undefined {
  if (userName !== undefined && !isUserName(userName)) return refusal('badUserName');
  return passwordFault(password, userName === undefined ? [recipient.address] : [recipient.address, userName]);
}

/** The real user whose code it is: demo users may not invite. */
async function inviterOf(queryable: Queryable, inviteCode: string): Promise<number | undefined> {
  if (!/^[\da-f]{1,32}$/i.test(inviteCode)) return undefined;
  const [inviter] = await rows(
    queryable,
    query
      .selectFrom('users')
      .select('id')
      .where('invite_code', '=', inviteCode.toUpperCase())
      .where('is_demo', '=', false),
  );
  return inviter?.id;
}

interface UserValues extends NewUser {
  readonly invitedBy: number | null;
  readonly now: number;
}

/** The new user, with an account; undefined where somebody has the address or the name. */
async function insertUser(queryable: Queryable, values: UserValues): Promise<User | undefined> {
  const { recipient, userName, contactMobile, password, invitedBy, now } = values;
  const mobile = recipient.type === 'mobile' ? recipient.address : undefined;
  const made = {
    is_demo: false,
    email: mobile === undefined ? recipient.address : '',
    mobile: mobile ?? null,
    mobile_national: mobile === undefined ? null : (nationalPart(mobile) ?? null),
    user_name: userName ?? null,
    contact_mobile: contactMobile ?? null,
    password,
    invited_by: invitedBy,
    invite_code: newInviteCode(),
    created_at: now,
  };
  const insertion = query
    .insertInto('users')
    .values(made)
    .onConflict((conflict) => conflict.doNothing());
  const [row] = await rows(queryable, insertion.returningAll());
  if (!row) return undefined;
  const user = userOf(row);
  await openAccount(queryable, { userId: user.id, kind: 'real', now });
  return user;
}
