import { sql } from 'kysely';
import type { Queryable } from '../store/database.ts';
import { query, rows } from '../store/typed-query.ts';
import { readMobile } from './mobile-number.ts';
import { emailAddress, type AddressType, type Recipient } from './recipient.ts';
import { idOfUid } from './uid.ts';
import { isUserName } from './user-name.ts';
import { userOf, type User, type UserRow } from './user.ts';

/** A user with the kept text of the password; undefined where there is none to log in with. */
export interface UserWithPassword {
  readonly user: User;
  readonly password: string | undefined;
}

/** A name that somebody logs in with. */
export interface LoginName {
  readonly type: AddressType;
  readonly text: string;
  readonly areaId: number | undefined;
}

/** The one user of an address. */
export async function userOfAddress(queryable: Queryable, { type, address }: Recipient): Promise<User | undefined> {
  const [row] = await rows(queryable, realUsers().where(type, '=', address));
  return row && userOf(row);
}

/** The one user whom a name means: an e-mail address, user name or uid; or a mobile number, international or of one area only. */
export async function userOfName(queryable: Queryable, name: LoginName): Promise<UserWithPassword | undefined> {
  const found = name.type === 'email' ? await byWord(queryable, name.text) : await byNumber(queryable, name);
  const [row] = found;
  return row && found.length === 1 ? { user: userOf(row), password: row.password ?? undefined } : undefined;
}

/** The same text for the same name, however it was typed. It does not depend on who exists. */
export function normalName({ type, text, areaId }: LoginName): string {
  if (type === 'email') return `email ${text.trim().toLowerCase()}`;
  const mobile = readMobile(text, areaId);
  return `mobile ${mobile.ok ? mobile.value : text.replace(/\D/g, '')}`;
}

async function byWord(queryable: Queryable, text: string): Promise<readonly UserRow[]> {
  const word = text.trim();
  const email = emailAddress(word);
  const id = idOfUid(word);
  if (email !== undefined) return rows(queryable, realUsers().where('email', '=', email));
  if (id !== undefined) return rows(queryable, realUsers().where('id', '=', id));
  const isNamed = sql<boolean>`lower(user_name) = lower(${word})`;
  return isUserName(word) ? rows(queryable, realUsers().where(isNamed)) : [];
}

async function byNumber(queryable: Queryable, { text, areaId }: LoginName): Promise<readonly UserRow[]> {
  const mobile = readMobile(text, areaId);
  if (mobile.ok) {
    const found = await rows(queryable, query.selectFrom('users').selectAll().where('mobile', '=', mobile.value));
    if (found.length > 0 || areaId !== undefined) return found;
  }
  if (areaId !== undefined || !/^[\d\s().-]{4,32}$/.test(text)) return [];
  const digits = text.replace(/\D/g, '');
  // In many countries a 0 is dialled before a national number, which is no part of it.
  const numbers = [digits, digits.replace(/^0+/, '')];
  const ofNumber = query.selectFrom('users').selectAll().where('mobile_national', 'in', numbers);
  return rows(queryable, ofNumber.limit(2));
}

function realUsers() {
  return query.selectFrom('users').selectAll().where('is_demo', '=', false);
}
