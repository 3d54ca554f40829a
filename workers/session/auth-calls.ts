import * as v from 'valibot';
import { areasSchema, basicInfoSchema } from '../../src/contract/wire/account.ts';
import { integerSchema } from '../../src/contract/wire/scalars.ts';
import type {
  Area,
  Captcha,
  RegistrationRules,
  PasswordReset,
  Recipient,
  Registration,
} from '../../src/contract/worker/auth-api.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import { err, ok } from '../../src/lib/result.ts';
import type { HttpClient, Query } from '../transport/http-client.ts';

/** `type` of the calls that send a code. */
const CODE_TYPE = 2;
const SHOWN = 1;

/** The calls of registration and password recovery that need no session; those that begin one are in `Session`. */
export class AuthCalls {
  readonly #http: HttpClient;
  readonly #newKey: () => string;

  constructor(http: HttpClient, newKey: () => string) {
    this.#http = http;
    this.#newKey = newKey;
  }

  async areaCodes(): Promise<Outcome<readonly Area[]>> {
    const answer = await this.#http.get('api/default/area_list', { schema: areasSchema });
    if (!answer.ok) return answer;
    return ok(
      answer.value.data.map(({ id, code, global_code: dial }) => ({
        id,
        country: code.toUpperCase(),
        dialCode: String(dial).replace(/\D/g, ''),
      })),
    );
  }

  async registrationRules(): Promise<Outcome<RegistrationRules>> {
    const [info, mobile, captcha] = await Promise.all([
      this.#http.get('api/basicSet/getBasicInfo', { schema: basicInfoSchema }),
      this.#shows('is_show_mobile'),
      this.#shows('is_show_captcha'),
    ]);
    if (!info.ok) return info;
    if (!mobile.ok) return mobile;
    if (!captcha.ok) return captcha;
    const registerBy = info.value.data.verify_reg_type === 'mobile' ? 'mobile' : 'email';
    return ok({ registerBy, asksMobile: mobile.value, asksCaptcha: captcha.value });
  }

  async newCaptcha(): Promise<Outcome<Captcha>> {
    const key = this.#newKey();
    const picture = await this.#http.text(`api/captcha/${key}`);
    if (!picture.ok) return picture;
    return picture.value.includes('<svg') ? ok({ key, picture: picture.value }) : err(malformed('captcha'));
  }

  /** The server's text for the user. */
  async sendCode({ by, account, areaId }: Recipient): Promise<Outcome<string>> {
    const path = by === 'email' ? 'api/notify/send_email' : 'api/notify/send_sms';
    return this.#send(path, { to: account, area_id: areaId, type: CODE_TYPE });
  }

  /** The server's text for the user. */
  resetPassword({ password, repeated, code, ...recipient }: PasswordReset): Promise<Outcome<string>> {
    return this.#send('api/user/forget_password', {
      type: recipient.by,
      account: recipient.account,
      area_id: recipient.areaId,
      new_password: password,
      secondary_password: repeated,
      auth_code: code,
    });
  }

  async #send(path: string, values: Values): Promise<Outcome<string>> {
    const answer = await this.#http.post(path, { form: formOf(values), schema: v.unknown() });
    return answer.ok ? ok(answer.value.message) : answer;
  }

  async #shows(key: string): Promise<Outcome<boolean>> {
    const schema = v.object({ [key]: integerSchema });
    const answer = await this.#http.get('api/default/setting', { query: { key }, schema });
    return answer.ok ? ok(answer.value.data[key] === SHOWN) : answer;
  }
}

type Values = Readonly<Record<string, string | number | undefined>>;

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

function malformed(origin: string) {
  return { kind: 'malformed', origin } as const;
}
