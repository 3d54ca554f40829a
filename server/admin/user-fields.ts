import { toFixedText } from '../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';
import { newestReview } from '../identity/identity-reviews.ts';
import { integerColumn, optionalColumn, textColumn } from '../store/columns.ts';
import type { Row } from '../store/database.ts';
import { uidOf } from '../users/uid.ts';
import type { Fields } from './command.ts';
import type { FoundUser } from './find-user.ts';
import type { AdminServices } from './admin-services.ts';
import { timeText } from './times.ts';

/** A user as a row of a list. */
export function userFields(row: Row): Fields {
  return {
    uid: uidOf(integerColumn(row, 'id')),
    kind: row['is_demo'] === true ? 'demo' : 'real',
    email: textColumn(row, 'email'),
    mobile: optionalColumn(row, 'mobile', textColumn) ?? null,
    user_name: optionalColumn(row, 'user_name', textColumn) ?? null,
    invited_by: inviterOf(row),
    created: timeText(integerColumn(row, 'created_at')),
    locked: timeText(optionalColumn(row, 'locked_at', integerColumn)),
  };
}

/** Everything that the back office knows of one user. */
export async function fullUserFields({ database, engine }: AdminServices, user: FoundUser): Promise<Fields> {
  const [sessions] = await database.query('SELECT COUNT(*) AS open FROM sessions WHERE user_id = $1', [user.id]);
  const invited = await database.query('SELECT id FROM users WHERE invited_by = $1 ORDER BY id', [user.id]);
  const review = await newestReview(database, user.id);
  const money = await engine.view(user.accountId, (account) => ({
    balance: toFixedText(account.cash, MONEY_SCALE),
    used_margin: toFixedText(account.usedMargin, MONEY_SCALE),
    holding: account.positions().length,
    pending: account.pendingOrders().length,
  }));
  return {
    id: user.id,
    ...userFields(user.row),
    level: user.level,
    invite_code: user.inviteCode,
    invited: invited.map((row) => uidOf(integerColumn(row, 'id'))).join(' '),
    sessions: sessions ? integerColumn(sessions, 'open') : 0,
    verification: review?.status ?? 'none',
    ...money,
  };
}

function inviterOf(row: Row): string | null {
  const id = optionalColumn(row, 'invited_by', integerColumn);
  return id === undefined ? null : uidOf(id);
}
