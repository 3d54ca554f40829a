import { sql } from 'kysely';
import type { Queryable } from '../store/database.ts';
import { query, rows } from '../store/typed-query.ts';
import { idOfUid, uidOf } from '../users/uid.ts';
import { userOf, type User, type UserRow } from '../users/user.ts';
import { AdminError } from './command.ts';

export interface FoundUser extends User {
  readonly uid: string;
  /** The user's first trading account. */
  readonly accountId: number;
  /** Of the table, for what a user does not have. */
  readonly row: UserRow;
}

export const USER_WORD = { name: 'USER', meaning: 'uid, id, e-mail address, mobile number (+…) or user name.' };

/** The user of a name by which staff call one. */
export async function findUser(queryable: Queryable, name: string): Promise<FoundUser> {
  const shortId = /^\d{1,6}$/.test(name) ? Number(name) : 0;
  const id = idOfUid(name) ?? shortId;
  const isNamed = sql<boolean>`${name} <> '' AND
    (email = lower(${name}) OR mobile = ${name} OR lower(user_name) = lower(${name}))`;
  const found = query
    .selectFrom('users')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('trading_accounts')
        .select(eb.fn.min<number>('id').as('id'))
        .whereRef('user_id', '=', 'users.id')
        .$asScalar()
        .$notNull()
        .as('trading_account_id'),
    )
    .where((eb) => eb.or([eb('id', '=', id), isNamed]))
    .orderBy((eb) => eb('id', '=', id), 'desc')
    .limit(1);
  const [row] = await rows(queryable, found);
  if (!row) throw new AdminError(`There is no user "${name}".`);
  const user = userOf(row);
  return { ...user, uid: uidOf(user.id), accountId: row.trading_account_id, row };
}
