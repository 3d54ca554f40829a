import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { connectionLimits, type ConnectionLimits } from '../network/http-server.ts';
import { trustedProxies, type ProxyCheck } from '../network/trusted-proxies.ts';
import { OperatorError } from '../operator-error.ts';
import type { ErrorLog } from '../log/error-log.ts';
import type { ServerModule } from '../server-module.ts';
import type { NetworkSettings } from '../settings/network-settings.ts';
import type { Settings } from '../settings.ts';
import { createApp } from './app.ts';

/** For answers that are under way when the server ends. */
const LAST_ANSWERS_MS = 3_000;

interface HttpOptions {
  readonly connections?: Partial<ConnectionLimits>;
  /** Level of the log on standard output. */
  readonly logLevel?: string;
}

export interface HttpModule extends ServerModule {
  readonly app: FastifyInstance;
  readonly errors: ErrorLog;
  readonly isProxy: ProxyCheck;
  /** Where it listens, for who wants to open it; once it has started. */
  readonly address: () => string;
}

/** The HTTP server without its routes. It takes requests from its start on. */
export async function openHttpModule(settings: Settings, options: HttpOptions): Promise<HttpModule> {
  const isProxy = trustedProxies(settings.trustedProxies);
  const connections = { ...connectionLimits(settings), ...options.connections };
  const { app, errors } = await createApp({ ...settings, isProxy, connections, logLevel: options.logLevel ?? 'warn' });
  return {
    app,
    errors,
    isProxy,
    address: () => addressOf(settings.host, (app.server.address() as AddressInfo).port),
    start: () => listen(app, settings),
    stop: () => closeInTime(app),
  };
}

/** Faults of an address to listen on, by the system's code. */
const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is used by another program. Stop that one, or choose another PORT.',
  EACCES: 'is not allowed to this system user. Choose a PORT from 1024 on.',
  EADDRNOTAVAIL: 'is no address of this machine. Correct HOST.',
  ENOTFOUND: 'is no address of this machine. Correct HOST.',
};

async function listen(app: FastifyInstance, { host, port }: NetworkSettings): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const advice = LISTEN_FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
    throw advice === undefined ? error : new OperatorError(`${host}:${port} ${advice}`, { cause: error });
  }
}

/** Lets requests end, but waits for no connection that has never asked for anything: browsers open such ahead of need. */
async function closeInTime(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  await app.close();
  clearTimeout(cut);
}

/** An address to open; a server that listens everywhere is at home on this machine, too. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
