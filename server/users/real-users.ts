import { optionalColumn, textColumn } from '../store/columns.ts';
import type { Queryable, Row } from '../store/database.ts';
import { readMobile } from './mobile-number.ts';
import { emailAddress, type AddressType, type Recipient } from './recipient.ts';
import { idOfUid } from './uid.ts';
import { userOfRow } from './sessions.ts';
import { isUserName } from './user-name.ts';
import type { User } from './user.ts';

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
  const [row] = await queryable.query(`SELECT * FROM users WHERE ${type} = $1 AND NOT is_demo`, [address]);
  return row && userOfRow(row);
}

/** The one user whom a name means: an e-mail address, user name or uid; or a mobile number, international or of one area only. */
export async function userOfName(queryable: Queryable, name: LoginName): Promise<UserWithPassword | undefined> {
  const rows = name.type === 'email' ? await byWord(queryable, name.text) : await byNumber(queryable, name);
  const [row] = rows;
  return row && rows.length === 1 ? withPassword(row) : undefined;
}

/** The same text for the same name, however it was typed. It does not depend on who exists. */
export function normalName({ type, text, areaId }: LoginName): string {
  if (type === 'email') return `email ${text.trim().toLowerCase()}`;
  const mobile = readMobile(text, areaId);
  return `mobile ${mobile.ok ? mobile.value : text.replace(/\D/g, '')}`;
}

async function byWord(queryable: Queryable, text: string): Promise<readonly Row[]> {
  const word = text.trim();
  const email = emailAddress(word);
  const id = idOfUid(word);
  const one = (condition: string, value: string | number) =>
    queryable.query(`SELECT * FROM users WHERE ${condition} AND NOT is_demo`, [value]);
  if (email !== undefined) return one('email = $1', email);
  if (id !== undefined) return one('id = $1', id);
  return isUserName(word) ? one('lower(user_name) = lower($1)', word) : [];
}

async function byNumber(queryable: Queryable, { text, areaId }: LoginName): Promise<readonly Row[]> {
  const mobile = readMobile(text, areaId);
  if (mobile.ok) {
    const rows = await queryable.query('SELECT * FROM users WHERE mobile = $1', [mobile.value]);
    if (rows.length > 0 || areaId !== undefined) return rows;
  }
  if (areaId !== undefined || !/^[\d\s().-]{4,32}$/.test(text)) return [];
  const digits = text.replace(/\D/g, '');
  // In many countries a 0 is dialled before a national number, which is no part of it.
  const values = [digits, digits.replace(/^0+/, '')];
  return queryable.query('SELECT * FROM users WHERE mobile_national IN ($1, $2) LIMIT 2', values);
}

function withPassword(row: Row): UserWithPassword {
  return { user: userOfRow(row), password: optionalColumn(row, 'password', textColumn) };
}
