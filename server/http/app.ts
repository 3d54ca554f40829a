import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { createHttpServer, type ConnectionLimits } from '../network/http-server.ts';
import type { ProxyCheck } from '../network/trusted-proxies.ts';
import { refusal } from '../refusal.ts';
import { readBodies } from './bodies.ts';
import { refusalEnvelope, requestLanguage } from './register-calls.ts';
import { secureApp, type SecuritySettings } from './security.ts';

interface AppOptions extends SecuritySettings {
  readonly logLevel: string;
  readonly isProxy: ProxyCheck;
  readonly connections: ConnectionLimits;
}

const MAX_URL_PARAMETER = 1_024;

/** The HTTP server without its calls. Queries carry orders, so they stay out of the log. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { isProxy, connections } = options;
  const app = fastify({
    trustProxy: isProxy,
    serverFactory: (handler) => createHttpServer(handler, connections, isProxy),
    logger: {
      level: options.logLevel,
      serializers: { req: (request) => ({ method: request.method, path: request.url.split('?')[0] }) },
    },
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
  app.setErrorHandler((error: { statusCode?: number; code?: unknown }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 429) return reply.code(429).send({ ...error, statusCode: undefined });
    if (status >= 500) request.log.error(error);
    const name = status >= 500 ? 'internal' : 'malformed';
    return reply.code(status).send(refusalEnvelope(refusal(name, { parameter: '' }), requestLanguage(request)));
  });
  return app;
}
