import * as v from 'valibot';
import { areasSchema, basicInfoSchema } from '../../src/contract/wire/account.ts';
import { integerSchema } from '../../src/contract/wire/scalars.ts';
import type { Area, Captcha, RegistrationRules, PasswordReset, Recipient } from '../../src/contract/worker/auth-api.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import { err, ok } from '../../src/lib/result.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { formOf, type Values } from './auth-forms.ts';

/*
 * The calls of registration and password recovery that need no session; those that begin one are in `Session`.
 */

/** `type` of the calls that send a code. */
const CODE_TYPE = 2;
const SHOWN = 1;

export async function loadAreaCodes(http: HttpClient): Promise<Outcome<readonly Area[]>> {
  const answer = await http.get('api/default/area_list', { schema: areasSchema });
  if (!answer.ok) return answer;
  return ok(
    answer.value.data.map(({ id, code, global_code: dial }) => ({
      id,
      country: code.toUpperCase(),
      dialCode: String(dial).replace(/\D/g, ''),
    })),
  );
}

export async function loadRegistrationRules(http: HttpClient): Promise<Outcome<RegistrationRules>> {
  const [info, mobile, captcha] = await Promise.all([
    http.get('api/basicSet/getBasicInfo', { schema: basicInfoSchema }),
    shows(http, 'is_show_mobile'),
    shows(http, 'is_show_captcha'),
  ]);
  if (!info.ok) return info;
  if (!mobile.ok) return mobile;
  if (!captcha.ok) return captcha;
  const registerBy = info.value.data.verify_reg_type === 'mobile' ? 'mobile' : 'email';
  return ok({ registerBy, asksMobile: mobile.value, asksCaptcha: captcha.value });
}

/** @param key under which the server keeps the answer: one of the client's own, used once */
export async function loadCaptcha(http: HttpClient, key: string): Promise<Outcome<Captcha>> {
  const picture = await http.text(`api/captcha/${key}`);
  if (!picture.ok) return picture;
  const isPicture = picture.value.includes('<svg');
  return isPicture ? ok({ key, picture: picture.value }) : err({ kind: 'malformed', origin: 'captcha' });
}

/** The server's text for the user. */
export function sendCode(http: HttpClient, { by, account, areaId }: Recipient): Promise<Outcome<string>> {
  const path = by === 'email' ? 'api/notify/send_email' : 'api/notify/send_sms';
  return send(http, path, { to: account, area_id: areaId, type: CODE_TYPE });
}

/** The server's text for the user. */
export function resetPassword(http: HttpClient, reset: PasswordReset): Promise<Outcome<string>> {
  return send(http, 'api/user/forget_password', {
    type: reset.by,
    account: reset.account,
    area_id: reset.areaId,
    new_password: reset.password,
    secondary_password: reset.repeated,
    auth_code: reset.code,
  });
}

async function send(http: HttpClient, path: string, values: Values): Promise<Outcome<string>> {
  const answer = await http.post(path, { form: formOf(values), schema: v.unknown() });
  return answer.ok ? ok(answer.value.message) : answer;
}

async function shows(http: HttpClient, key: string): Promise<Outcome<boolean>> {
  const schema = v.object({ [key]: integerSchema });
  const answer = await http.get('api/default/setting', { query: { key }, schema });
  return answer.ok ? ok(answer.value.data[key] === SHOWN) : answer;
}
