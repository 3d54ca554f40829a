import { toFixedText } from '../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';
import { newestReview } from '../identity/identity-reviews.ts';
import { count, query, rows } from '../store/typed-query.ts';
import { uidOf } from '../users/uid.ts';
import type { UserRow } from '../users/user.ts';
import type { Fields } from './command.ts';
import type { FoundUser } from './find-user.ts';
import type { AdminServices } from './admin-services.ts';
import { timeText } from './times.ts';

/** A user as a row of a list. */
export function userFields(row: UserRow): Fields {
  return {
    uid: uidOf(row.id),
    kind: row.is_demo ? 'demo' : 'real',
    email: row.email,
    mobile: row.mobile,
    user_name: row.user_name,
    invited_by: row.invited_by === null ? null : uidOf(row.invited_by),
    created: timeText(row.created_at),
    locked: timeText(row.locked_at ?? undefined),
  };
}

/** Everything that the back office knows of one user. */
export async function fullUserFields({ database, engine }: AdminServices, user: FoundUser): Promise<Fields> {
  const sessions = await count(database, query.selectFrom('sessions').where('user_id', '=', user.id));
  const invited = query.selectFrom('users').select('id').where('invited_by', '=', user.id).orderBy('id');
  const guests = await rows(database, invited);
  const review = await newestReview(database, user.id);
  const money = await engine.view(user.accountId, (account) => ({
    balance: toFixedText(account.cash, MONEY_SCALE),
    used_margin: toFixedText(account.usedMargin, MONEY_SCALE),
    positions: account.positions().length,
    pending_orders: account.pendingOrders().length,
  }));
  return {
    id: user.id,
    ...userFields(user.row),
    level: user.level,
    invite_code: user.inviteCode,
    invited: guests.map(({ id }) => uidOf(id)).join(' '),
    sessions,
    verification: review?.status ?? 'none',
    ...money,
  };
}
