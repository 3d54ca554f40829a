import { isIP } from 'node:net';
import type { DeliverySettings } from './delivery/open-delivery.ts';
import type { SiteSettings } from './http/site-calls.ts';
import { readChoice, readInteger, SettingError, type SettingHelp, type SettingText } from './setting-readers.ts';
import type { RegistrationSettings } from './users/account-services.ts';

/** Settings about accounts, their messages, and what the site says of itself. */
export interface AccountSettings extends RegistrationSettings, DeliverySettings, SiteSettings {
  /** Proxies whose word about the caller's address is taken. */
  readonly trustedProxies: readonly string[];
}

const MAX_STATUS = 99;

export const ACCOUNT_SETTING_HELP: readonly SettingHelp[] = [
  ['TRUSTED_PROXIES', '', 'Comma-separated addresses or networks whose X-Forwarded-For is believed.'],
  ['VERIFY_REG_TYPE', 'email', 'email | mobile: what accounts are opened with.'],
  ['SHOW_MOBILE', '0', '1: registration by e-mail also asks for a telephone number.'],
  ['SHOW_CAPTCHA', '0', '1: registration asks for what a picture says.'],
  ['SMTP_URL', '', 'SMTP server for e-mail, e.g. smtps://user:secret@mail.example.com; without it, see table outbox.'],
  ['MAIL_FROM', 'Pipframe <no-reply@localhost>', 'Sender of e-mail.'],
  ['SMS_WEBHOOK_URL', '', 'SMS gateway: gets a POST of {"to", "text"}; without it, see table outbox.'],
  ['COMPANY_STATUS', '0', '0: in service; otherwise clients go to LOSS_URL.'],
  ['COMPANY_TYPE', '0', '0: the main site; otherwise another one.'],
  ['LOSS_URL', '', 'Where clients go when COMPANY_STATUS is not 0: an https address, or a path of the site.'],
  ['SERVICE_LINK', '', 'Customer service: an https address.'],
  ['SERVICE_LINK_TYPE', '1', '1: the link is a chat in a frame; 2: it is copied.'],
];

export function readAccountSettings(text: SettingText): AccountSettings {
  const isOn = (name: string): boolean => readChoice(name, text(name), ['0', '1']) === '1';
  return {
    trustedProxies: readProxies(text('TRUSTED_PROXIES')),
    verifyRegType: readChoice('VERIFY_REG_TYPE', text('VERIFY_REG_TYPE'), ['email', 'mobile']),
    showMobile: isOn('SHOW_MOBILE'),
    showCaptcha: isOn('SHOW_CAPTCHA'),
    smtpUrl: readSecretUrl('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: readLine('MAIL_FROM', text('MAIL_FROM')),
    smsWebhookUrl: readSecretUrl('SMS_WEBHOOK_URL', text('SMS_WEBHOOK_URL'), ['http:', 'https:']),
    companyStatus: readInteger('COMPANY_STATUS', text('COMPANY_STATUS'), 0, MAX_STATUS),
    companyType: readInteger('COMPANY_TYPE', text('COMPANY_TYPE'), 0, MAX_STATUS),
    lossUrl: readLink('LOSS_URL', text('LOSS_URL'), /^\/(?![/\\])\S*$/),
    serviceLink: readLink('SERVICE_LINK', text('SERVICE_LINK')),
    serviceLinkType: readChoice('SERVICE_LINK_TYPE', text('SERVICE_LINK_TYPE'), ['1', '2']) === '1' ? 1 : 2,
  };
}

/** An address with a secret in it, which no message repeats. */
function readSecretUrl(name: string, text: string, protocols: readonly string[]): string | undefined {
  if (text === '') return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new SettingError(name, '…', `an address that begins with ${protocols.join('// or ')}//`);
}

function readLink(name: string, text: string, path?: RegExp): string {
  const isLink =
    text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:') || path?.test(text) === true;
  if (!isLink) throw new SettingError(name, text, path ? 'an https address or a path of the site' : 'an https address');
  return text;
}

function readLine(name: string, text: string): string {
  if (!/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(text))
    throw new SettingError(name, text, 'an e-mail address, or a name with one in angle brackets');
  return text;
}

function readProxies(text: string): readonly string[] {
  const proxies = text.split(',').filter((proxy) => proxy !== '');
  for (const proxy of proxies) {
    const [address = '', bits = '0', more] = proxy.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    if (isIP(address) === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > most || more !== undefined)
      throw new SettingError('TRUSTED_PROXIES', proxy, 'addresses or networks such as 10.0.0.0/8');
  }
  return proxies;
}
