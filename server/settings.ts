/** The settings of the server; each of `settings/` reads those of one matter. */
import { ACCOUNT_SETTING_HELP, readAccountSettings, type AccountSettings } from './settings/account-settings.ts';
import { CHAT_SETTING_HELP, readChatSettings, type ChatSettings } from './settings/chat-settings.ts';
import { DATA_SETTING_HELP, readAdminSocket, readDataSettings, type DataSettings } from './settings/data-settings.ts';
import { FUND_SETTING_HELP, readFundSettings, type FundSettings } from './settings/fund-settings.ts';
import { MARKET_SETTING_HELP, readMarketSettings, type MarketSettings } from './settings/market-settings.ts';
import { NETWORK_SETTING_HELP, readNetworkSettings, type NetworkSettings } from './settings/network-settings.ts';
import { PUSH_SETTING_HELP, readPushSettings, type PushSettings } from './settings/push-settings.ts';
import type { SettingHelp, SettingText } from './settings/readers.ts';
import { readSiteSettings, SITE_SETTING_HELP, type SiteSettings } from './settings/site-settings.ts';

export interface Settings
  extends
    NetworkSettings,
    DataSettings,
    MarketSettings,
    AccountSettings,
    FundSettings,
    SiteSettings,
    ChatSettings,
    PushSettings {}

/** Every setting with its default and what it means, in the order of the help text. */
export const SETTING_HELP: readonly SettingHelp[] = [
  ...NETWORK_SETTING_HELP,
  ...DATA_SETTING_HELP,
  ...MARKET_SETTING_HELP,
  ...ACCOUNT_SETTING_HELP,
  ...FUND_SETTING_HELP,
  ...SITE_SETTING_HELP,
  ...CHAT_SETTING_HELP,
  ...PUSH_SETTING_HELP,
];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the settings; throws a SettingError for the first that cannot be used. */
export function readSettings(environment: Environment): Settings {
  const text = textOf(environment);
  return {
    ...readNetworkSettings(text),
    ...readDataSettings(text),
    ...readMarketSettings(text),
    ...readAccountSettings(text),
    ...readFundSettings(text),
    ...readSiteSettings(text),
    ...readChatSettings(text),
    ...readPushSettings(text),
  };
}

/** The text of `--help`. */
export function settingsHelp(): string {
  const width = Math.max(...SETTING_HELP.map(([name]) => name.length));
  const lines = SETTING_HELP.map(([name, fallback, meaning]) => {
    return `  ${name.padEnd(width)} ${meaning}${fallback === '' ? '' : ` Default: ${fallback}.`}`;
  });
  return ['Settings, read from the environment:', ...lines].join('\n');
}

/** Where the back office reaches the server that has these settings. */
export function adminSocketOf(environment: Environment): string | undefined {
  return readAdminSocket(textOf(environment));
}

/** What is set, else the default. */
function textOf(environment: Environment): SettingText {
  return (name) => environment[name]?.trim() || (SETTING_HELP.find(([known]) => known === name)?.[1] ?? '');
}
