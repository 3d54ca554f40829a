import { isIP } from 'node:net';
import { readInteger, SettingError, type SettingHelp, type SettingText } from './readers.ts';

/** Where the server listens, and who may call it. */
export interface NetworkSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Origins beside the page's own that may call the API and the socket. */
  readonly allowedOrigins: readonly string[];
  /** HTTP requests a minute of one address; 0 sets no limit, for what its charts cost neither. */
  readonly rateLimit: number;
  /** Live sockets of one address; 0 sets no limit. */
  readonly socketsPerAddress: number;
  /** Open connections of one address that is no proxy's; 0 sets no limit. */
  readonly connectionsPerAddress: number;
  /** For a whole request, its body included. */
  readonly requestSeconds: number;
  /** Proxies whose word about the caller's address is taken. */
  readonly trustedProxies: readonly string[];
}

const MAX_PORT = 65_535;
const MAX_RATE = 1_000_000;
const LEAST_REQUEST_SECONDS = 5;
const MOST_REQUEST_SECONDS = 3_600;

export const NETWORK_SETTING_HELP: readonly SettingHelp[] = [
  ['PORT', '8080', 'Port to listen on; 0 takes any free one.'],
  ['HOST', '0.0.0.0', 'Address to listen on.'],
  ['ALLOWED_ORIGINS', '', 'Comma-separated origins that may call the API from another host.'],
  ['RATE_LIMIT', '6000', 'HTTP requests a minute of one address; 0 sets no limit, for the cost of its charts neither.'],
  ['SOCKETS_PER_ADDRESS', '500', 'Live sockets of one address; 0 sets no limit.'],
  ['CONNECTIONS_PER_ADDRESS', '2000', 'Open connections of one address that is no proxy; 0 sets no limit.'],
  ['REQUEST_SECONDS', '120', 'Time for a whole request, an upload included.'],
  ['TRUSTED_PROXIES', '', 'Comma-separated addresses or networks whose X-Forwarded-For is believed.'],
];

export function readNetworkSettings(text: SettingText): NetworkSettings {
  return {
    port: readInteger('PORT', text('PORT'), 0, MAX_PORT),
    host: text('HOST'),
    allowedOrigins: readOrigins(text('ALLOWED_ORIGINS')),
    rateLimit: readInteger('RATE_LIMIT', text('RATE_LIMIT'), 0, MAX_RATE),
    socketsPerAddress: readInteger('SOCKETS_PER_ADDRESS', text('SOCKETS_PER_ADDRESS'), 0, MAX_RATE),
    connectionsPerAddress: readInteger('CONNECTIONS_PER_ADDRESS', text('CONNECTIONS_PER_ADDRESS'), 0, MAX_RATE),
    requestSeconds: readInteger(
      'REQUEST_SECONDS',
      text('REQUEST_SECONDS'),
      LEAST_REQUEST_SECONDS,
      MOST_REQUEST_SECONDS,
    ),
    trustedProxies: readProxies(text('TRUSTED_PROXIES')),
  };
}

function readOrigins(text: string): readonly string[] {
  const origins = text.split(',').filter((origin) => origin !== '');
  for (const origin of origins) {
    if (!/^https?:\/\/[^/\s]+$/.test(origin))
      throw new SettingError('ALLOWED_ORIGINS', origin, 'origins such as https://www.example.com');
  }
  return origins;
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
