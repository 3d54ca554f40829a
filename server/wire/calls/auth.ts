import * as v from 'valibot';
import { loginSchema } from '../../../src/contract/wire/account.ts';
import type { RefusalName } from '../../refusal.ts';
import {
  CAPTCHA_TOKEN,
  addressTypeParameter,
  codeParameter,
  nameParameter,
  passwordParameter,
} from '../account-parameters.ts';
import { declareCall } from '../declaration.ts';
import { choiceParameter, idParameter, textParameter } from '../parameters.ts';

/** Each is a slow hash. */
const HASHES_PER_MINUTE = 30;
const CODES_PER_MINUTE = 20;
const CAPTCHAS_PER_MINUTE = 60;
const SHORT_TEXT = 128;
/** The one kind of message that can be asked for: a code. */
const CODE = '2';

/** What can be wrong with an e-mail address or a telephone number. */
const ADDRESS_REFUSALS: readonly RefusalName[] = ['badEmail', 'badMobile', 'unknownArea'];
const PASSWORD_REFUSALS: readonly RefusalName[] = ['passwordLength', 'weakPassword'];

const ADDRESS = ['An e-mail address, or a mobile number as `type` says.', 'ada@example.com'] as const;
const ADDRESS_TYPE = ['What the address is.', 'email'] as const;
const AREA = ['The `id` of an area in `area_list`: the number is a national one of it.', '184'] as const;
const NEW_PASSWORD = [
  '8 to 128 characters; not digits alone, none of the commonest, not the account’s name.',
  'a heron stands still',
] as const;
const SENT_CODE = ['The six digits that were sent to the address.', '482913'] as const;

export const REGISTER = declareCall({
  method: 'POST',
  path: '/api/user/register',
  caller: 'anyone',
  title: 'Opens a real account and logs in.',
  notes:
    'Of the `type` that `verify_reg_type` of `getBasicInfo` names. `key` and `captcha` are needed where `is_show_captcha` is 1. Everything that can be said of the form is said before the code is looked at, and uses up no try.',
  perMinute: HASHES_PER_MINUTE,
  remembersDevice: true,
  parameters: v.object({
    type: addressTypeParameter,
    area_id: v.optional(idParameter),
    account: nameParameter,
    user_name: v.optional(textParameter(SHORT_TEXT)),
    password: passwordParameter,
    re_password: passwordParameter,
    invite_code: v.optional(textParameter(SHORT_TEXT)),
    sms_code: codeParameter,
    key: v.optional(textParameter(SHORT_TEXT)),
    captcha: v.optional(textParameter(SHORT_TEXT)),
    mobile: v.optional(textParameter(SHORT_TEXT)),
  }),
  texts: {
    type: ADDRESS_TYPE,
    area_id: AREA,
    account: ADDRESS,
    user_name: ['A name to log in with: 3 to 32 letters, digits, dots, hyphens or underscores, a letter first.', 'ada'],
    password: NEW_PASSWORD,
    re_password: ['The same again.', 'a heron stands still'],
    invite_code: ['The `invite_code` of the user with a real account who invited this one.', 'K7QP2M'],
    sms_code: SENT_CODE,
    key: ['The token with which the captcha was asked for.', 'Zk3vR8wYq1LmX0Ta'],
    captcha: ['What the captcha says.', 'HKWMP'],
    mobile: ['A telephone number to be reached at, beside an e-mail address.', '7700900123'],
  },
  answer: loginSchema,
  refusals: [
    'registrationType',
    'passwordsDiffer',
    ...ADDRESS_REFUSALS,
    'wrongCaptcha',
    'badUserName',
    'userNameTaken',
    'unknownInviteCode',
    ...PASSWORD_REFUSALS,
    'wrongCode',
    'addressTaken',
  ],
});

export const LOG_IN = declareCall({
  method: 'POST',
  path: '/api/user/loginForU',
  caller: 'anyone',
  title: 'Logs in with a password.',
  notes: 'The answer to a wrong account and to a wrong password is the same.',
  perMinute: HASHES_PER_MINUTE,
  remembersDevice: true,
  parameters: v.object({
    account: nameParameter,
    password: passwordParameter,
    login_type: addressTypeParameter,
    area_id: v.optional(idParameter),
  }),
  texts: {
    account: ['With `email` an e-mail address, a user name or the uid; with `mobile` a number.', 'ada@example.com'],
    password: ['The password.', 'a heron stands still'],
    login_type: ['What the account is named by.', 'email'],
    area_id: AREA,
  },
  answer: loginSchema,
  refusals: ['wrongLogin', 'loginLocked', 'accountLocked'],
});

export const FORGOT_PASSWORD = declareCall({
  method: 'POST',
  path: '/api/user/forget_password',
  caller: 'anyone',
  title: 'Sets a new password with a code.',
  notes: 'Ends every session of the user.',
  perMinute: HASHES_PER_MINUTE,
  remembersDevice: true,
  parameters: v.object({
    type: addressTypeParameter,
    account: nameParameter,
    new_password: passwordParameter,
    secondary_password: passwordParameter,
    auth_code: codeParameter,
    area_id: v.optional(idParameter),
  }),
  texts: {
    type: ADDRESS_TYPE,
    account: ADDRESS,
    new_password: NEW_PASSWORD,
    secondary_password: ['The same again.', 'a heron stands still'],
    auth_code: SENT_CODE,
    area_id: AREA,
  },
  answer: null,
  refusals: ['passwordsDiffer', ...ADDRESS_REFUSALS, ...PASSWORD_REFUSALS, 'wrongCode', 'noAccountThere'],
});

export const AMEND_PASSWORD = declareCall({
  method: 'POST',
  path: '/api/user/amend_password',
  caller: 'realUser',
  title: 'Changes one’s own password with a code.',
  notes: 'Ends every session of the user, the present one too: the client logs in again.',
  perMinute: HASHES_PER_MINUTE,
  parameters: v.object({ type: addressTypeParameter, new_password: passwordParameter, auth_code: codeParameter }),
  texts: {
    type: ['To which of the user’s own addresses the code went.', 'email'],
    new_password: NEW_PASSWORD,
    auth_code: SENT_CODE,
  },
  answer: null,
  refusals: ['noAddressOfYours', ...PASSWORD_REFUSALS, 'wrongCode', 'noAccountThere'],
});

export const LOG_OUT = declareCall({
  method: 'POST',
  path: '/api/user/logout',
  caller: 'user',
  title: 'Ends the session.',
  notes: 'Live sockets of the session get `login_result` 999.',
  parameters: v.object({}),
  texts: {},
  answer: null,
  refusals: [],
});

const recipient = v.object({
  to: nameParameter,
  area_id: v.optional(idParameter),
  type: choiceParameter([CODE]),
});
const CODE_REFUSALS: readonly RefusalName[] = ['codeTooSoon', 'tooManyCodes', 'notDelivered'];
const CODE_NOTES =
  'One a minute goes to a recipient. The answer is the same whether somebody has an account with the address or not.';

export const SEND_EMAIL = declareCall({
  method: 'POST',
  path: '/api/notify/send_email',
  caller: 'anyone',
  title: 'Sends a code by e-mail.',
  notes: CODE_NOTES,
  perMinute: CODES_PER_MINUTE,
  parameters: recipient,
  texts: { to: ['The e-mail address.', 'ada@example.com'], area_id: AREA, type: ['2: a code.', CODE] },
  answer: null,
  refusals: ['badEmail', ...CODE_REFUSALS],
});

export const SEND_SMS = declareCall({
  method: 'POST',
  path: '/api/notify/send_sms',
  caller: 'anyone',
  title: 'Sends a code by SMS.',
  notes: CODE_NOTES,
  perMinute: CODES_PER_MINUTE,
  parameters: recipient,
  texts: {
    to: ['The mobile number: national with `area_id`, international without.', '7700900123'],
    area_id: AREA,
    type: ['2: a code.', CODE],
  },
  answer: null,
  refusals: ['badMobile', 'unknownArea', ...CODE_REFUSALS],
});

export const CAPTCHA = declareCall({
  method: 'GET',
  path: '/api/captcha/:token',
  caller: 'anyone',
  title: 'Draws a captcha for a token that the client made.',
  notes: 'Five letters, good for five minutes and one answer. Asked for again, it is another one.',
  perMinute: CAPTCHAS_PER_MINUTE,
  parametersIn: 'path',
  parameters: v.object({ token: v.pipe(v.string(), v.regex(CAPTCHA_TOKEN)) }),
  texts: { token: ['Made by the client at random.', 'Zk3vR8wYq1LmX0Ta'] },
  answer: { mediaTypes: ['image/svg+xml'] },
  refusals: ['unknownCall'],
});
