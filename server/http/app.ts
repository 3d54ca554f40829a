import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { ErrorLog } from '../log/error-log.ts';
import { loggerOptions } from '../log/logger-options.ts';
import { createHttpServer, type ConnectionLimits } from '../network/http-server.ts';
import type { ProxyCheck } from '../network/trusted-proxies.ts';
import { refusal, type RefusalName } from '../refusal.ts';
import { DatabaseUnavailableError, OutcomeUnknownError } from '../store/database-errors.ts';
import { readBodies } from './bodies.ts';
import { refusalEnvelope, requestLanguage } from './register-calls.ts';
import { secureApp, type SecuritySettings } from './security.ts';

interface AppOptions extends SecuritySettings {
  readonly logLevel: string;
  readonly isProxy: ProxyCheck;
  readonly connections: ConnectionLimits;
}

const MAX_URL_PARAMETER = 1_024;

interface App {
  readonly app: FastifyInstance;
  /** Where every part of the server reports what went wrong. */
  readonly errors: ErrorLog;
}

/** The HTTP server without its calls. */
export async function createApp(options: AppOptions): Promise<App> {
  const { isProxy, connections } = options;
  const app = fastify({
    trustProxy: isProxy,
    serverFactory: (handler) => createHttpServer(handler, connections, isProxy),
    logger: loggerOptions(options.logLevel),
    // Requests on their way are answered before the end.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_URL_PARAMETER },
    // An address that cannot be read reaches no other handler.
    frameworkErrors: (_, request, reply) => {
      void (reply as unknown as FastifyReply)
        .code(400)
        .send(refusalEnvelope(refusal('unknownCall'), requestLanguage(request)));
    },
  });
  await readBodies(app);
  await secureApp(app, options);
  app.setNotFoundHandler((request, reply) => {
    return reply.code(404).send(refusalEnvelope(refusal('unknownCall'), requestLanguage(request)));
  });
  const errors = new ErrorLog(app.log);
  app.addHook('onClose', async () => errors.close());
  answerErrors(app, errors);
  return { app, errors };
}

/** Answers what a call threw. A database that is away is told apart: it is no answer about the order, so a client looks it up. */
function answerErrors(app: FastifyInstance, errors: ErrorLog): void {
  app.setErrorHandler((error: { statusCode?: number; code?: unknown }, request, reply) => {
    const broken = brokenDatabase(error);
    const status = broken ? 503 : (error.statusCode ?? 500);
    if (status === 429) return reply.code(429).send({ ...error, statusCode: undefined });
    if (status >= 500) errors.report(`A call failed: ${request.routeOptions.url ?? 'unknown path'}`, error);
    const name = broken ?? faultOfStatus(status);
    return reply.code(status).send(refusalEnvelope(refusal(name), requestLanguage(request)));
  });
}

function brokenDatabase(error: unknown): RefusalName | undefined {
  if (error instanceof OutcomeUnknownError) return 'outcomeUnknown';
  return error instanceof DatabaseUnavailableError ? 'databaseUnavailable' : undefined;
}

/** What is said of a request that failed before its call was reached: no parameter of it is known. */
function faultOfStatus(status: number): RefusalName {
  if (status >= 500) return 'internal';
  if (status === 413) return 'bodyTooLarge';
  return status === 415 ? 'unsupportedBody' : 'unreadableBody';
}
