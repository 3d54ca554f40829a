import { readChoice, readInteger, SettingError, type SettingHelp, type SettingText } from './readers.ts';

/** What the site says of itself. */
export interface SiteSettings {
  /** 0 where the site is in service; otherwise clients go to `lossUrl`. */
  readonly companyStatus: number;
  readonly companyType: number;
  readonly lossUrl: string;
  readonly serviceLink: string;
  /** 1: a chat in a frame; 2: a link to copy. */
  readonly serviceLinkType: 1 | 2;
  /** Where users may complain; may be empty. */
  readonly complaintEmail: string;
}

const MAX_STATUS = 99;

export const SITE_SETTING_HELP: readonly SettingHelp[] = [
  ['COMPANY_STATUS', '0', '0: in service; otherwise clients go to LOSS_URL.'],
  ['COMPANY_TYPE', '0', '0: the main site; otherwise another one.'],
  ['LOSS_URL', '', 'Where clients go when COMPANY_STATUS is not 0: an https address, or a path of the site.'],
  ['SERVICE_LINK', '', 'Customer service: an https address.'],
  ['SERVICE_LINK_TYPE', '1', '1: the link is a chat in a frame; 2: it is copied.'],
  ['COMPLAINT_EMAIL', '', 'Address for complaints that the client shows.'],
];

export function readSiteSettings(text: SettingText): SiteSettings {
  return {
    companyStatus: readInteger('COMPANY_STATUS', text('COMPANY_STATUS'), 0, MAX_STATUS),
    companyType: readInteger('COMPANY_TYPE', text('COMPANY_TYPE'), 0, MAX_STATUS),
    lossUrl: readLink('LOSS_URL', text('LOSS_URL'), /^\/(?![/\\])\S*$/),
    serviceLink: readLink('SERVICE_LINK', text('SERVICE_LINK')),
    serviceLinkType: readChoice('SERVICE_LINK_TYPE', text('SERVICE_LINK_TYPE'), ['1', '2']) === '1' ? 1 : 2,
    complaintEmail: readEmail('COMPLAINT_EMAIL', text('COMPLAINT_EMAIL')),
  };
}

function readLink(name: string, text: string, path?: RegExp): string {
  const isLink =
    text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:') || path?.test(text) === true;
  if (!isLink) throw new SettingError(name, text, path ? 'an https address or a path of the site' : 'an https address');
  return text;
}

function readEmail(name: string, text: string): string {
  if (text !== '' && !/^[^\s@]+@[^\s@]+$/.test(text)) throw new SettingError(name, text, 'an e-mail address');
  return text;
}
