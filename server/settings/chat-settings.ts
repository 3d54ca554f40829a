import { readOfficeHours, type OfficeHours } from '../chat/office-hours.ts';
import { readInteger, readSwitch, SettingError, type SettingHelp, type SettingText } from './readers.ts';

/** The server's own customer service, for sites without a SERVICE_LINK. */
export interface ChatSettings {
  readonly serviceChat: boolean;
  /** When somebody answers. */
  readonly chatHours: OfficeHours;
  /** Days without a message after which a conversation is deleted. */
  readonly chatKeptDays: number;
}

const MAX_DAYS = 3_650;

export const CHAT_SETTING_HELP: readonly SettingHelp[] = [
  ['SERVICE_CHAT', '1', '1: where SERVICE_LINK is empty, customers chat with the back office; 0: they do not.'],
  ['CHAT_HOURS', '', 'When somebody answers, UTC, e.g. mon-fri 08:00-20:00, sat 10:00-14:00. Empty: always.'],
  ['CHAT_KEPT_DAYS', '400', 'Days without a message after which a conversation is deleted.'],
];

export function readChatSettings(text: SettingText): ChatSettings {
  return {
    serviceChat: readSwitch('SERVICE_CHAT', text('SERVICE_CHAT')),
    chatHours: readHours(text('CHAT_HOURS')),
    chatKeptDays: readInteger('CHAT_KEPT_DAYS', text('CHAT_KEPT_DAYS'), 1, MAX_DAYS),
  };
}

function readHours(text: string): OfficeHours {
  const hours = readOfficeHours(text);
  if (!hours) throw new SettingError('CHAT_HOURS', text, 'days and times such as mon-fri 08:00-20:00, sat 10:00-14:00');
  return hours;
}
