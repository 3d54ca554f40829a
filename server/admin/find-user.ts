import { integerColumn } from '../store/columns.ts';
import type { Queryable, Row } from '../store/database.ts';
import { idOfUid, uidOf } from '../users/uid.ts';
import { userOfRow } from '../users/sessions.ts';
import type { User } from '../users/user.ts';
import { AdminError } from './command.ts';

export interface FoundUser extends User {
  readonly uid: string;
  /** The user's first trading account. */
  readonly accountId: number;
  /** Of the table, for what a user does not have. */
  readonly row: Row;
}

export const USER_WORD = { name: 'USER', meaning: 'uid, id, e-mail address, mobile number (+…) or user name.' };

/** The user of a name by which staff call one. */
export async function findUser(queryable: Queryable, name: string): Promise<FoundUser> {
  const shortId = /^\d{1,6}$/.test(name) ? Number(name) : 0;
  const [row] = await queryable.query(
    `SELECT *, (SELECT MIN(id) FROM trading_accounts WHERE user_id = users.id) AS trading_account_id
     FROM users WHERE id = $1 OR ($2 <> '' AND (email = lower($2) OR mobile = $2 OR lower(user_name) = lower($2)))
     ORDER BY (id = $1) DESC LIMIT 1`,
    [idOfUid(name) ?? shortId, name],
  );
  if (!row) throw new AdminError(`There is no user "${name}".`);
  const user = userOfRow(row);
  return { ...user, uid: uidOf(user.id), accountId: integerColumn(row, 'trading_account_id'), row };
}
