import type * as v from 'valibot';
import type { WireLogin } from '../../src/contract/wire/account.ts';
import { err } from '../../src/lib/result.ts';
import { refusal } from '../refusal.ts';
import type { RegistrationSettings } from '../settings/account-settings.ts';
import type { Caller } from '../users/caller.ts';
import { addressOf } from '../users/password-change.ts';
import { readRecipient } from '../users/recipient.ts';
import type { UsersModule } from '../users/users-module.ts';
import { AMEND_PASSWORD, FORGOT_PASSWORD, LOG_IN, LOG_OUT } from '../wire/calls/auth.ts';
import { answer, implement, type Call, type Outcome } from './call.ts';
import { registerCall } from './register-account.ts';
import { userRow } from '../wire/user-row.ts';

/** The calls by which people get into their accounts and out of them. */
export function accountCalls(users: UsersModule, settings: RegistrationSettings): readonly Call[] {
  return [
    registerCall(users, settings),
    implement(LOG_IN, (asked, caller) => logIn(users, asked, caller)),
    implement(FORGOT_PASSWORD, (asked, caller) => replaceForgotten(users, asked, caller)),
    implement(AMEND_PASSWORD, async (asked, { user, address, device }) => {
      const recipient = addressOf(user, asked.type);
      if (!recipient) return err(refusal('noAddressOfYours'));
      const change = { recipient, code: asked.auth_code, password: asked.new_password, caller: { address, device } };
      const changed = await users.passwordChange.change(change);
      return changed.ok ? answer(null, 'passwordChanged') : changed;
    }),
    implement(LOG_OUT, async (_, { user }) => {
      await users.sessions.revoke(user.sessionHash);
      return answer(null, 'loggedOut');
    }),
  ];
}

async function logIn(
  users: UsersModule,
  asked: v.InferOutput<typeof LOG_IN.parameters>,
  caller: Caller,
): Promise<Outcome> {
  const name = { type: asked.login_type, text: asked.account, areaId: asked.area_id };
  const entered = await users.logIn.enter({ name, password: asked.password, caller });
  if (!entered.ok) return entered;
  const { user, token } = entered.value;
  return answer({ token, user: userRow(user) } satisfies WireLogin);
}

async function replaceForgotten(
  users: UsersModule,
  asked: v.InferOutput<typeof FORGOT_PASSWORD.parameters>,
  caller: Caller,
): Promise<Outcome> {
  if (asked.new_password !== asked.secondary_password) return err(refusal('passwordsDiffer'));
  const recipient = readRecipient(asked.type, asked.account, asked.area_id);
  if (!recipient.ok) return recipient;
  const change = { recipient: recipient.value, code: asked.auth_code, password: asked.new_password, caller };
  const changed = await users.passwordChange.change(change);
  if (!changed.ok) return changed;
  const name = { type: asked.type, text: recipient.value.address, areaId: undefined };
  await users.logIn.unlock(changed.value, name, caller);
  return answer(null, 'passwordChanged');
}
