import { join } from 'node:path';
import { compare, decimal, isNegative, parseDecimal, type Decimal } from '../src/domain/decimal.ts';
import { ACCOUNT_SETTING_HELP, readAccountSettings, type AccountSettings } from './account-settings.ts';
import { REAL_COUNT } from './catalogue/catalogue.ts';
import { IN_MEMORY } from './store/in-memory.ts';
import { readChoice, readInteger, SettingError, type SettingHelp, type SettingText } from './setting-readers.ts';

export type FeedSetting =
  | { readonly kind: 'simulated'; readonly seed: string }
  | { readonly kind: 'replay'; readonly files: readonly string[] };

export interface Settings extends AccountSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database; `memory` keeps it in memory. */
  readonly dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly feed: FeedSetting;
  /** Simulated: ticks per second over all instruments. Replay: speed factor. */
  readonly feedRate: number;
  readonly instruments: number;
  /** Margin level in percent. */
  readonly stopOutLevel: Decimal;
  /** 1: lots × fee rate; 2: margin × fee rate. */
  readonly tradeFeeType: 1 | 2;
  readonly marketHours: 'always' | 'real';
  /** Origins beside the page's own that may call the API and the socket. */
  readonly allowedOrigins: readonly string[];
  /** HTTP requests a minute of one address; 0 sets no limit. */
  readonly rateLimit: number;
  /** Folder of uploaded pictures; undefined: one that ends with the server. */
  readonly uploadDir: string | undefined;
  /** Where the back office reaches the server; undefined: nowhere. */
  readonly adminSocket: string | undefined;
  /** Where users may complain; may be empty. */
  readonly complaintEmail: string;
}

const MAX_INSTRUMENTS = 5_000;
const MAX_RATE = 1_000_000;
const MAX_PORT = 65_535;
const DEFAULT_SIMULATED_RATE = '60';
const DEFAULT_REPLAY_RATE = '1';

/** Every setting with its default and what it means, in the order of the help text. */
export const SETTING_HELP: readonly SettingHelp[] = [
  ['PORT', '8080', 'Port to listen on; 0 takes any free one.'],
  ['HOST', '0.0.0.0', 'Address to listen on.'],
  ['DATA_DIR', '.data', 'Folder of the embedded database; "memory" keeps nothing.'],
  ['DATABASE_URL', '', 'PostgreSQL to use instead, e.g. postgres://user:secret@host/pipframe.'],
  ['FEED', 'simulated', 'simulated | simulated:SEED | replay:FILE[,FILE…], FILE as PATH or CODE=PATH (CSV or CSV.GZ).'],
  ['FEED_RATE', '60 / 1', 'Simulated: ticks per second over all instruments. Replay: speed factor.'],
  ['INSTRUMENTS', String(REAL_COUNT), `How many instruments; above ${REAL_COUNT} synthetic ones are added.`],
  ['STOP_OUT_LEVEL', '50', 'Margin level in percent at which positions are closed.'],
  ['TRADE_FEE_TYPE', '1', '1: lots × fee rate; 2: margin × fee rate.'],
  ['MARKET_HOURS', 'always', 'always | real (markets close by their session hours).'],
  ['ALLOWED_ORIGINS', '', 'Comma-separated origins that may call the API from another host.'],
  ['RATE_LIMIT', '6000', 'HTTP requests a minute of one address; 0 sets no limit.'],
  ['UPLOAD_DIR', '', 'Folder of uploaded pictures. Default: DATA_DIR/uploads.'],
  ['ADMIN_SOCKET', '', 'Local socket of the back office (npm run admin). Default: DATA_DIR/admin.sock.'],
  ['COMPLAINT_EMAIL', '', 'Address for complaints that the client shows.'],
  ...ACCOUNT_SETTING_HELP,
];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the settings; throws a SettingError for the first that cannot be used. */
export function readSettings(environment: Environment): Settings {
  const text: SettingText = (name) => environment[name]?.trim() || (defaultOf(name) ?? '');
  const feed = readFeed(text('FEED'));
  return {
    port: readInteger('PORT', text('PORT'), 0, MAX_PORT),
    host: text('HOST'),
    dataDir: text('DATA_DIR'),
    databaseUrl: readDatabaseUrl(text('DATABASE_URL')),
    feed,
    feedRate: readRate(
      environment['FEED_RATE']?.trim() || (feed.kind === 'simulated' ? DEFAULT_SIMULATED_RATE : DEFAULT_REPLAY_RATE),
    ),
    instruments: readInteger('INSTRUMENTS', text('INSTRUMENTS'), 1, MAX_INSTRUMENTS),
    stopOutLevel: readPercent('STOP_OUT_LEVEL', text('STOP_OUT_LEVEL')),
    tradeFeeType: readChoice('TRADE_FEE_TYPE', text('TRADE_FEE_TYPE'), ['1', '2']) === '1' ? 1 : 2,
    marketHours: readChoice('MARKET_HOURS', text('MARKET_HOURS'), ['always', 'real']),
    allowedOrigins: readOrigins(text('ALLOWED_ORIGINS')),
    rateLimit: readInteger('RATE_LIMIT', text('RATE_LIMIT'), 0, MAX_RATE),
    uploadDir: inDataDir(environment, 'UPLOAD_DIR', 'uploads'),
    adminSocket: adminSocketOf(environment),
    complaintEmail: readEmail('COMPLAINT_EMAIL', text('COMPLAINT_EMAIL')),
    ...readAccountSettings(text),
  };
}

/** The text of `--help`. */
export function settingsHelp(): string {
  const lines = SETTING_HELP.map(([name, fallback, meaning]) => {
    return `  ${name.padEnd(17)} ${meaning}${fallback === '' ? '' : ` Default: ${fallback}.`}`;
  });
  return ['Settings, read from the environment:', ...lines].join('\n');
}

/** Where the back office reaches the server that has these settings. */
export function adminSocketOf(environment: Environment): string | undefined {
  return inDataDir(environment, 'ADMIN_SOCKET', 'admin.sock');
}

/** A path that lies in the data folder unless it is set; undefined where that folder is none. */
function inDataDir(environment: Environment, name: string, fallback: string): string | undefined {
  const set = environment[name]?.trim();
  if (set) return set;
  const folder = environment['DATA_DIR']?.trim() || (defaultOf('DATA_DIR') ?? '');
  return folder === IN_MEMORY ? undefined : join(folder, fallback);
}

function defaultOf(name: string): string | undefined {
  return SETTING_HELP.find(([known]) => known === name)?.[1];
}

function readRate(text: string): number {
  const value = parseDecimal(text) ? Number(text) : Number.NaN;
  if (!(value > 0 && value <= MAX_RATE))
    throw new SettingError('FEED_RATE', text, `a number above 0, at most ${MAX_RATE}`);
  return value;
}

function readPercent(name: string, text: string): Decimal {
  const value = parseDecimal(text);
  if (!value || isNegative(value) || compare(value, decimal('100')) > 0) {
    throw new SettingError(name, text, 'a percentage from 0 to 100');
  }
  return value;
}

function readFeed(text: string): FeedSetting {
  const [kind, ...rest] = text.split(':');
  const argument = rest.join(':');
  if (kind === 'simulated') return { kind, seed: argument || '1' };
  const files = argument.split(',').filter((file) => file !== '');
  if (kind !== 'replay' || files.length === 0) {
    throw new SettingError('FEED', text, 'simulated, simulated:SEED or replay:FILE[,FILE…]');
  }
  return { kind, files };
}

function readDatabaseUrl(text: string): string | undefined {
  if (text === '') return undefined;
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new SettingError('DATABASE_URL', '…', 'an address that begins with postgres://');
  return text;
}

function readEmail(name: string, text: string): string {
  if (text !== '' && !/^[^\s@]+@[^\s@]+$/.test(text)) throw new SettingError(name, text, 'an e-mail address');
  return text;
}

function readOrigins(text: string): readonly string[] {
  const origins = text.split(',').filter((origin) => origin !== '');
  for (const origin of origins) {
    if (!/^https?:\/\/[^/\s]+$/.test(origin))
      throw new SettingError('ALLOWED_ORIGINS', origin, 'origins such as https://www.example.com');
  }
  return origins;
}
