import { openAccount } from '../../../server/accounts/open-account.ts';
import { systemClock } from '../../../server/clock.ts';
import { integerColumn } from '../../../server/store/columns.ts';
import type { Database } from '../../../server/store/database.ts';
import { newInviteCode } from '../../../server/users/secrets.ts';
import { uidOf } from '../../../server/users/uid.ts';
import { Sessions } from '../../../server/users/sessions.ts';
import { Api } from './api.ts';

export interface RealUser {
  readonly id: number;
  readonly uid: string;
  readonly email: string;
  readonly api: Api;
}

/** A user with a real account and nothing in it, signed in; made by the database's back door. */
export async function realUser(database: Database, url: string, email: string): Promise<RealUser> {
  const [row] = await database.query(
    'INSERT INTO users (is_demo, email, invite_code, created_at) VALUES (FALSE, $1, $2, $3) RETURNING id',
    [email, newInviteCode(), systemClock.now()],
  );
  if (!row) throw new Error('The user was not made');
  const id = integerColumn(row, 'id');
  await database.transaction((queryable) =>
    openAccount(queryable, { userId: id, kind: 'real', now: systemClock.now() }),
  );
  const api = new Api(url);
  api.token = await new Sessions(database, systemClock).begin(id);
  return { id, uid: uidOf(id), email, api };
}
