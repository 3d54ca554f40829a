import { userOfRow } from '../users/sessions.ts';
import type { Queryable } from '../store/database.ts';
import type { User } from '../users/user.ts';
import { UID_BASE } from '../users/uid.ts';
import { OfficeError } from './command.ts';

export interface FoundUser extends User {
  readonly uid: string;
}

/** The user of a uid, an id or an account, as staff name one. */
export async function findUser(queryable: Queryable, name: string): Promise<FoundUser> {
  const number = /^\d{1,15}$/.test(name) ? Number(name) : undefined;
  const id = number === undefined ? -1 : number > UID_BASE ? number - UID_BASE : number;
  const [row] = await queryable.query('SELECT * FROM users WHERE id = $1 OR email = $2 ORDER BY (id = $1) DESC', [
    id,
    name.toLowerCase(),
  ]);
  if (!row) throw new OfficeError(`There is no user "${name}".`);
  const user = userOfRow(row);
  return { ...user, uid: uidOf(user.id) };
}

/** The number by which users know themselves. */
export function uidOf(id: number): string {
  return String(UID_BASE + id);
}
