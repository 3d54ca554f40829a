import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { ProxyCheck } from './trusted-proxies.ts';

/** An IPv6 subscriber has 2^64 addresses: its first four groups of sixteen bits are the caller. */
const SUBSCRIBER_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What limits by caller count by: an IPv4 address, or the network of an IPv6 subscriber. */
export function callerAddress(ip: string): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  const groups = tail === undefined ? front : [...front, ...zeros, ...back];
  return groups
    .slice(0, SUBSCRIBER_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Who asks, for requests that come past the HTTP framework: the nearest address that is no proxy's, as there. */
export function callerOf({ socket, headers }: IncomingMessage, isProxy: ProxyCheck): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  let address = socket.remoteAddress ?? '';
  for (const next of forwarded.toReversed().map((text) => text.trim())) {
    if (next === '' || !isProxy(address)) break;
    address = next;
  }
  return callerAddress(address);
}
