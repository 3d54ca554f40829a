import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { isAllowedOrigin } from '../http/origins.ts';
import type { Hub } from './hub.ts';
import type { SocketLimits } from './limits.ts';

const SOCKET_PATH = '/v1/ws';

/** Opens sockets at /v1/ws for pages of allowed origins; programs that send no Origin are not browsers and may come in. */
export function serveSockets(
  server: Server,
  hub: Hub,
  limits: SocketLimits,
  allowedOrigins: readonly string[],
): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, perMessageDeflate: false });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    if (new URL(request.url ?? '/', 'http://host').pathname !== SOCKET_PATH) return refuse(stream, '404 Not Found');
    if (!isAllowedOrigin(request.headers.origin, request.headers.host, allowedOrigins))
      return refuse(stream, '403 Forbidden');
    if (hub.size >= limits.sockets) return refuse(stream, '503 Service Unavailable');
    sockets.handleUpgrade(request, stream, head, (socket) => hub.accept(socket));
  });
  return sockets;
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
