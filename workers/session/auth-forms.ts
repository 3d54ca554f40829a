import type { Registration } from '../../src/contract/worker/auth-api.ts';
import type { Query } from '../transport/http-client.ts';

/** What a user has filled in, by the names of the server's form. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** The values that are not empty: a field that the form does not have is not sent. */
export function formOf(values: Values): Query {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number] => (entry[1] ?? '') !== ''),
  );
}

/** The form of `register`. */
export function registrationForm(asked: Registration): Query {
  return formOf({
    type: asked.by,
    area_id: asked.areaId,
    account: asked.account,
    password: asked.password,
    re_password: asked.repeated,
    invite_code: asked.inviteCode,
    sms_code: asked.code,
    key: asked.captcha?.key,
    captcha: asked.captcha?.answer,
    mobile: asked.mobile,
  });
}
