import type { Selectable } from 'kysely';
import type { Schema } from '../store/schema/schema.ts';

/** A row of the table. */
export type UserRow = Selectable<Schema['users']>;

/** A person who logs in. */
export interface User {
  readonly id: number;
  /** Empty for a demo user and for one that is known by a mobile number. */
  readonly email: string;
  /** `+85291234567`. */
  readonly mobile: string | undefined;
  readonly userName: string | undefined;
  readonly level: number;
  readonly isDemo: boolean;
  readonly inviteCode: string;
  /** By the back office: no session of such a user begins. */
  readonly isLocked: boolean;
}

export interface SignedInUser extends User {
  /** Hash of the session's token: what a log-out revokes. */
  readonly sessionHash: string;
  /** The trading account that the session trades on: the user's first. */
  readonly accountId: number;
}

export function userOf(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    mobile: row.mobile ?? undefined,
    userName: row.user_name ?? undefined,
    level: row.level,
    isDemo: row.is_demo,
    inviteCode: row.invite_code,
    isLocked: row.locked_at !== null,
  };
}
