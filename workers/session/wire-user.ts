import type * as v from 'valibot';
import type { userSchema } from '../../src/contract/wire/account.ts';
import type { User } from '../../src/contract/worker/state.ts';

const DEMO = 1;

/** A user as the wire has it, with empty text for what the backend leaves out. */
export function toUser(wire: v.InferOutput<typeof userSchema>): User {
  return {
    id: wire.id,
    uid: String(wire.uid ?? ''),
    email: wire.email ?? '',
    level: String(wire.level ?? ''),
    isDemo: wire.is_demo === DEMO,
    inviteCode: wire.invite_code ?? '',
  };
}
