import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { guarded } from '../guarded.ts';
import { isAllowedOrigin } from '../http/origins.ts';
import type { Hub } from './hub.ts';
import type { SocketLimits } from './limits.ts';

const SOCKET_PATH = '/v1/ws';

export interface UpgradeOptions {
  readonly server: Server;
  readonly hub: Hub;
  readonly limits: SocketLimits;
  readonly allowedOrigins: readonly string[];
  readonly onError: (error: unknown) => void;
}

/** Opens sockets at /v1/ws for pages of allowed origins; programs that send no Origin are not browsers and may come in. */
export function serveSockets({ server, hub, limits, allowedOrigins, onError }: UpgradeOptions): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, perMessageDeflate: false });
  const open = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    if (pathOf(request.url) !== SOCKET_PATH) return refuse(stream, '404 Not Found');
    if (!isAllowedOrigin(request.headers.origin, request.headers.host, allowedOrigins))
      return refuse(stream, '403 Forbidden');
    if (hub.size >= limits.sockets) return refuse(stream, '503 Service Unavailable');
    sockets.handleUpgrade(request, stream, head, (socket) => hub.accept(socket));
  };
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const failed = (error: unknown): void => {
      stream.destroy();
      onError(error);
    };
    guarded(open, failed)(request, stream, head);
  });
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
