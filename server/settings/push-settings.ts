import { isPushHost } from '../push/push-hosts.ts';
import { SettingError, type SettingHelp, type SettingText } from './readers.ts';

/** Messages to devices whose client is closed. */
export interface PushSettings {
  /** The push services that devices may name. */
  readonly pushHosts: readonly string[];
  /** Whom a push service asks about this server. */
  readonly pushContact: string;
}

const KNOWN = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'];

export const PUSH_SETTING_HELP: readonly SettingHelp[] = [
  ['PUSH_HOSTS', KNOWN.join(','), 'Comma-separated push services that devices may name.'],
  ['PUSH_CONTACT', 'https://example.com', 'Whom a push service may ask: an https or mailto address of the operator.'],
];

export function readPushSettings(text: SettingText): PushSettings {
  return { pushHosts: readHosts(text('PUSH_HOSTS')), pushContact: readContact(text('PUSH_CONTACT')) };
}

function readHosts(text: string): readonly string[] {
  const hosts = text.split(',').map((host) => host.trim());
  for (const host of hosts) {
    if (!isPushHost(host))
      throw new SettingError('PUSH_HOSTS', host, 'hosts such as push.example.com or *.example.com');
  }
  return hosts;
}

function readContact(text: string): string {
  const isAddress = /^mailto:[^\s@]+@[^\s@]+$/.test(text) || (URL.canParse(text) && text.startsWith('https://'));
  if (!isAddress) throw new SettingError('PUSH_CONTACT', text, 'an https or a mailto address');
  return text;
}
