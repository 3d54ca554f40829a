import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { refusal, type RefusalName } from '../refusal.ts';
import { readBodies } from './bodies.ts';
import { refusalEnvelope, requestLanguage } from './register-calls.ts';
import { secureApp, type SecuritySettings } from './security.ts';

interface AppOptions extends SecuritySettings {
  readonly logLevel: string;
  readonly trustedProxies: readonly string[];
}

const MAX_URL_PARAMETER = 1_024;

/** The HTTP server without its calls. Queries carry orders, so they stay out of the log. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { trustedProxies } = options;
  const app = fastify({
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
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
    return reply.code(status).send(refusalEnvelope(refusal(faultOfStatus(status)), requestLanguage(request)));
  });
  return app;
}

/** What is said of a request that failed before its call was reached: no parameter of it is known. */
function faultOfStatus(status: number): RefusalName {
  if (status >= 500) return 'internal';
  if (status === 413) return 'bodyTooLarge';
  return status === 415 ? 'unsupportedBody' : 'unreadableBody';
}
