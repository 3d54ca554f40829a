import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { callerAddress } from './caller-address.ts';
import type { NetworkSettings } from '../settings/network-settings.ts';
import { AddressCount } from './address-count.ts';
import type { ProxyCheck } from './trusted-proxies.ts';

/** What a connection may cost before anything is known of who is on it. */
export interface ConnectionLimits {
  /** Open connections of one address, those of the live socket among them; 0 sets no limit. Proxies have none. */
  readonly connectionsPerAddress: number;
  /** For a whole request, its body included; also the longest that a connection may rest within one. */
  readonly requestMs: number;
  /** For the headers of a request, the first of a connection included. */
  readonly headersMs: number;
  /** How often late requests are looked for. */
  readonly lookEveryMs: number;
}

const HEADERS_MS = 30_000;
const LOOK_EVERY_MS = 5_000;
/** Rests between requests; longer than proxies rest, so that it is they who hang up. */
const KEEP_ALIVE_MS = 72_000;

export function connectionLimits(settings: NetworkSettings): ConnectionLimits {
  return {
    connectionsPerAddress: settings.connectionsPerAddress,
    requestMs: settings.requestSeconds * 1000,
    headersMs: HEADERS_MS,
    lookEveryMs: LOOK_EVERY_MS,
  };
}

/** An HTTP server that no caller can fill with connections or hold with slow requests. */
export function createHttpServer(handler: RequestListener, limits: ConnectionLimits, isProxy: ProxyCheck): Server {
  const { requestMs, headersMs, lookEveryMs } = limits;
  const server = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout: Math.min(headersMs, requestMs),
      connectionsCheckingInterval: lookEveryMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    handler,
  );
  // Also for who asks, and then does not read the answer.
  server.setTimeout(Math.max(requestMs, KEEP_ALIVE_MS));
  const open = new AddressCount(limits.connectionsPerAddress);
  server.on('connection', (socket) => admit(socket, open, isProxy));
  return server;
}

function admit(socket: Socket, open: AddressCount, isProxy: ProxyCheck): void {
  const ip = socket.remoteAddress;
  if (ip === undefined || isProxy(ip)) return;
  const address = callerAddress(ip);
  if (open.take(address)) socket.once('close', () => open.give(address));
  else socket.destroy();
}
