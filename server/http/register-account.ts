import type * as v from 'valibot';
import type { WireLogin } from '../../src/contract/wire/account.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { RegistrationSettings } from '../settings/account-settings.ts';
import type { Caller } from '../users/caller.ts';
import type { Captchas } from '../users/captchas.ts';
import { readMobile } from '../users/mobile-number.ts';
import { readRecipient } from '../users/recipient.ts';
import type { NewUser } from '../users/registration.ts';
import type { UsersModule } from '../users/users-module.ts';
import { REGISTER } from '../wire/calls/auth.ts';
import { answer, implement, type Call, type Outcome } from './call.ts';
import { userRow } from '../wire/user-row.ts';

type Asked = v.InferOutput<typeof REGISTER.parameters>;

/** Registration: everything that can be said of the form is said before the code is looked at. */
export function registerCall(users: UsersModule, settings: RegistrationSettings): Call {
  const { captchas, registration, sessions } = users;
  return implement(REGISTER, async (asked, { address, device }): Promise<Outcome> => {
    if (asked.type !== settings.verifyRegType) return err(refusal('registrationType'));
    const newUser = readNewUser(asked, { address, device }, settings.showCaptcha ? captchas : undefined);
    if (!newUser.ok) return newUser;
    const made = await registration.register(newUser.value);
    if (!made.ok) return made;
    const login: WireLogin = { token: await sessions.begin(made.value.id), user: userRow(made.value) };
    return answer(login, 'registered');
  });
}

/** @param captchas where a picture has to be read */
function readNewUser(asked: Asked, caller: Caller, captchas: Captchas | undefined): Result<NewUser, Refusal> {
  if (asked.password !== asked.re_password) return err(refusal('passwordsDiffer'));
  const recipient = readRecipient(asked.type, asked.account, asked.area_id);
  if (!recipient.ok) return recipient;
  const contact = readContact(asked);
  if (!contact.ok) return contact;
  if (captchas) {
    const lacking = (['key', 'captcha'] as const).find((name) => asked[name] === undefined);
    if (lacking !== undefined) return err(refusal('missing', { parameter: lacking }));
    if (!captchas.accept(asked.key ?? '', asked.captcha ?? '')) return err(refusal('wrongCaptcha'));
  }
  return ok({
    recipient: recipient.value,
    code: asked.sms_code,
    password: asked.password,
    caller,
    userName: asked.user_name?.trim(),
    inviteCode: asked.invite_code?.trim(),
    contactMobile: contact.value,
  });
}

/** A telephone number beside an e-mail address; an account that is itself a number has no other. */
function readContact({ type, mobile, area_id }: Asked): Result<string | undefined, Refusal> {
  return mobile === undefined || type === 'mobile' ? ok(undefined) : readMobile(mobile, area_id);
}
