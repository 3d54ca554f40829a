import type { DeliverySettings } from '../delivery/open-delivery.ts';
import type { AddressType } from '../users/recipient.ts';
import { readChoice, readInteger, readSwitch, SettingError, type SettingHelp, type SettingText } from './readers.ts';

/** How people may register. */
export interface RegistrationSettings {
  /** What accounts are opened with. */
  readonly verifyRegType: AddressType;
  /** Whether registration asks for a telephone number beside an e-mail address. */
  readonly showMobile: boolean;
  /** Whether registration asks for what a picture says. */
  readonly showCaptcha: boolean;
}

/** How accounts are opened, and how their messages leave. */
export interface AccountSettings extends RegistrationSettings, DeliverySettings {
  /** Demo accounts that one address may open in a day; 0 sets no limit. */
  readonly demosPerDay: number;
}

const MAX_DEMOS = 1_000_000;

export const ACCOUNT_SETTING_HELP: readonly SettingHelp[] = [
  ['VERIFY_REG_TYPE', 'email', 'email | mobile: what accounts are opened with.'],
  ['SHOW_MOBILE', '0', '1: registration by e-mail also asks for a telephone number.'],
  ['SHOW_CAPTCHA', '0', '1: registration asks for what a picture says.'],
  ['DEMOS_PER_DAY', '2000', 'Demo accounts that one address may open in a day; 0 sets no limit.'],
  ['SMTP_URL', '', 'SMTP server for e-mail, e.g. smtps://user:secret@mail.example.com; without it, see table outbox.'],
  ['MAIL_FROM', 'Pipframe <no-reply@localhost>', 'Sender of e-mail.'],
  ['SMS_WEBHOOK_URL', '', 'SMS gateway: gets a POST of {"to", "text"}; without it, see table outbox.'],
];

export function readAccountSettings(text: SettingText): AccountSettings {
  return {
    verifyRegType: readChoice('VERIFY_REG_TYPE', text('VERIFY_REG_TYPE'), ['email', 'mobile']),
    showMobile: readSwitch('SHOW_MOBILE', text('SHOW_MOBILE')),
    showCaptcha: readSwitch('SHOW_CAPTCHA', text('SHOW_CAPTCHA')),
    demosPerDay: readInteger('DEMOS_PER_DAY', text('DEMOS_PER_DAY'), 0, MAX_DEMOS),
    smtpUrl: readSecretUrl('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: readLine('MAIL_FROM', text('MAIL_FROM')),
    smsWebhookUrl: readSecretUrl('SMS_WEBHOOK_URL', text('SMS_WEBHOOK_URL'), ['http:', 'https:']),
  };
}

/** An address with a secret in it, which no message repeats. */
function readSecretUrl(name: string, text: string, protocols: readonly string[]): string | undefined {
  if (text === '') return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new SettingError(name, '…', `an address that begins with ${protocols.join('// or ')}//`);
}

function readLine(name: string, text: string): string {
  if (!/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(text))
    throw new SettingError(name, text, 'an e-mail address, or a name with one in angle brackets');
  return text;
}
