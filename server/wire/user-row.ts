import type { WireUser } from '../../src/contract/wire/account.ts';
import { uidOf } from '../users/uid.ts';
import type { User } from '../users/user.ts';

/** A user on the wire; what the user does not have is empty text. */
export function userRow(user: User): WireUser {
  return {
    id: user.id,
    uid: uidOf(user.id),
    email: user.email,
    mobile: user.mobile ?? '',
    user_name: user.userName ?? '',
    level: user.level,
    is_demo: user.isDemo ? 1 : 0,
    invite_code: user.inviteCode,
  };
}
