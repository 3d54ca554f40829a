import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { guarded } from '../guarded.ts';
import { callerOf } from '../network/caller-address.ts';
import { isAllowedOrigin } from '../http/origins.ts';
import { AddressCount } from '../network/address-count.ts';
import type { ProxyCheck } from '../network/trusted-proxies.ts';
import type { Hub } from './hub.ts';
import type { SocketLimits } from './limits.ts';

/** Where the live socket is opened. */
export const SOCKET_PATH = '/v1/ws';
const MINUTE_MS = 60_000;
/** Everybody behind one address may come back at once, and once more. */
const OPENINGS_PER_PLACE = 2;

/** From where sockets may be opened. */
export interface SocketAccess {
  readonly allowedOrigins: readonly string[];
  /** Of one address; 0 sets no limit. */
  readonly socketsPerAddress: number;
  readonly isProxy: ProxyCheck;
}

export interface UpgradeOptions {
  readonly server: Server;
  readonly hub: Hub;
  readonly limits: SocketLimits;
  readonly access: SocketAccess;
  readonly onError: (error: unknown) => void;
}

/**
 * Opens sockets at /v1/ws for pages of allowed origins; programs that send no Origin are not browsers and may come in.
 * What it returns ends what it began.
 */
export function serveSockets(options: UpgradeOptions): () => void {
  const { server, access, onError } = options;
  const { frameBytes } = options.limits;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: frameBytes, perMessageDeflate: false });
  const open = new AddressCount(access.socketsPerAddress);
  const opened = new AddressCount(access.socketsPerAddress * OPENINGS_PER_PLACE);
  const newMinute = setInterval(() => opened.clear(), MINUTE_MS);
  newMinute.unref();
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const fault = faultOf(request, options);
    if (fault !== undefined) return refuse(stream, fault);
    const address = callerOf(request, access.isProxy);
    if (!opened.take(address) || !open.take(address)) return refuse(stream, '429 Too Many Requests');
    stream.once('close', () => open.give(address));
    sockets.handleUpgrade(request, stream, head, (socket) => options.hub.accept(socket));
  };
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const failed = (error: unknown): void => {
      stream.destroy();
      onError(error);
    };
    guarded(upgrade, failed)(request, stream, head);
  });
  return () => clearInterval(newMinute);
}

/** Why nobody at all may open this socket. */
function faultOf({ url, headers }: IncomingMessage, { hub, limits, access }: UpgradeOptions): string | undefined {
  if (pathOf(url) !== SOCKET_PATH) return '404 Not Found';
  if (!isAllowedOrigin(headers.origin, headers.host, access.allowedOrigins)) return '403 Forbidden';
  return hub.size >= limits.sockets ? '503 Service Unavailable' : undefined;
}

/** Not by `URL`, which throws at what anyone may send as a target. */
function pathOf(target: string | undefined): string | undefined {
  return target?.split('?')[0];
}

/** Hangs up once the answer has left: no time limit of HTTP ends a connection that asked for an upgrade. */
function refuse(stream: Duplex, status: string): void {
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
