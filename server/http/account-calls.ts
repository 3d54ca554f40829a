import * as v from 'valibot';
import type { WireLogin } from '../../src/contract/wire/account.ts';
import { err } from '../../src/lib/result.ts';
import { refusal } from '../refusal.ts';
import type { Caller } from '../users/caller.ts';
import type { AccountServices } from '../users/account-services.ts';
import { addressOf, changePassword } from '../users/password-change.ts';
import { readRecipient } from '../users/recipient.ts';
import { answer, publicCall, realUserCall, userCall, type Call, type Outcome } from './call.ts';
import { addressTypeParameter, codeParameter, nameParameter, passwordParameter } from './account-parameters.ts';
import { idParameter } from './parameters.ts';
import { registerCall } from './register-account.ts';
import { userRow } from './user-row.ts';

/** Each is a slow hash. */
const HASHES_PER_MINUTE = 30;

const loginParameters = v.object({
  account: nameParameter,
  password: passwordParameter,
  login_type: addressTypeParameter,
  area_id: v.optional(idParameter),
});

const forgottenParameters = v.object({
  type: addressTypeParameter,
  account: nameParameter,
  new_password: passwordParameter,
  secondary_password: passwordParameter,
  auth_code: codeParameter,
  area_id: v.optional(idParameter),
});

const amendParameters = v.object({
  type: addressTypeParameter,
  new_password: passwordParameter,
  auth_code: codeParameter,
});

/** The calls by which people get into their accounts and out of them. */
export function accountCalls(services: AccountServices): readonly Call[] {
  const { sessions } = services;
  const post = { method: 'POST', perMinute: HASHES_PER_MINUTE } as const;
  return [
    registerCall(services, post),
    publicCall({
      ...post,
      path: '/api/user/loginForU',
      parameters: loginParameters,
      remembersDevice: true,
      handle: (asked, caller) => logIn(services, asked, caller),
    }),
    publicCall({
      ...post,
      path: '/api/user/forget_password',
      parameters: forgottenParameters,
      remembersDevice: true,
      handle: (asked, caller) => replaceForgotten(services, asked, caller),
    }),
    realUserCall({
      ...post,
      path: '/api/user/amend_password',
      parameters: amendParameters,
      handle: async (asked, { user, address, device }) => {
        const recipient = addressOf(user, asked.type);
        if (!recipient) return err(refusal('noAddressOfYours'));
        const change = { recipient, code: asked.auth_code, password: asked.new_password, caller: { address, device } };
        const changed = await changePassword(services, change);
        return changed.ok ? answer(null, 'passwordChanged') : changed;
      },
    }),
    userCall({
      method: 'POST',
      path: '/api/user/logout',
      parameters: v.object({}),
      handle: async (_, { user }) => {
        await sessions.revoke(user.sessionHash);
        return answer(null, 'loggedOut');
      },
    }),
  ];
}

async function logIn(
  services: AccountServices,
  asked: v.InferOutput<typeof loginParameters>,
  caller: Caller,
): Promise<Outcome> {
  const name = { type: asked.login_type, text: asked.account, areaId: asked.area_id };
  const entered = await services.logIn.enter({ name, password: asked.password, caller });
  if (!entered.ok) return entered;
  const { user, token } = entered.value;
  return answer({ token, user: userRow(user) } satisfies WireLogin);
}

async function replaceForgotten(
  services: AccountServices,
  asked: v.InferOutput<typeof forgottenParameters>,
  caller: Caller,
): Promise<Outcome> {
  if (asked.new_password !== asked.secondary_password) return err(refusal('passwordsDiffer'));
  const recipient = readRecipient(asked.type, asked.account, asked.area_id);
  if (!recipient.ok) return recipient;
  const change = { recipient: recipient.value, code: asked.auth_code, password: asked.new_password, caller };
  const changed = await changePassword(services, change);
  if (!changed.ok) return changed;
  const name = { type: asked.type, text: recipient.value.address, areaId: undefined };
  await services.logIn.unlock(changed.value, name, caller);
  return answer(null, 'passwordChanged');
}
