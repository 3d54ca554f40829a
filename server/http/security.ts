import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../refusal.ts';
import { callerAddress } from '../network/caller-address.ts';
import { hasOwnChat } from './own-chat.ts';
import type { PageScripts } from './page-scripts.ts';
import { apiHostOf, isAllowedOrigin } from './origins.ts';
import { refusalEnvelope, requestLanguage } from './register-calls.ts';

/** Paths of the calls of the chat's page. */
const CHAT_CALLS = '/api/chat/';
const POLICY = 'content-security-policy';
const PREFLIGHT_SECONDS = '600';
/** Headers that depend on who asks. */
const OF_ORIGIN = /^(?:access-control-|timing-allow-origin)/;
const HOST = /^[\w.-]+(:\d+)?$/;

export interface SecuritySettings {
  readonly allowedOrigins: readonly string[];
  /** Requests a minute of one address; 0 sets no limit. */
  readonly rateLimit: number;
  /** Customer service, which the client shows in a frame; may be empty. */
  readonly serviceLink: string;
  readonly serviceChat: boolean;
}

/** Headers that keep a page safe, who may call from elsewhere, and how often. */
export async function secureApp(app: FastifyInstance, settings: SecuritySettings): Promise<void> {
  const { allowedOrigins, rateLimit: requestsPerMinute, serviceLink } = settings;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Logos are drawn by pages of the neighbouring host, which are cross-origin isolated.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Whether a host speaks https is its proxy's knowledge, not ours.
    hsts: false,
  });
  const serviceOrigin = serviceLink === '' ? undefined : new URL(serviceLink).origin;
  const ownChat = hasOwnChat(settings);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(POLICY, contentPolicy(request.headers.host, serviceOrigin, ownChat));
    if (allowOrigin(request, reply, allowedOrigins) && request.method === 'OPTIONS') await reply.code(204).send();
  });
  if (requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => callerAddress(request.ip),
    errorResponseBuilder: (request) => ({
      statusCode: 429,
      ...refusalEnvelope(refusal('tooManyRequests'), requestLanguage(request)),
    }),
  });
}

/** Scripts, workers and connections of our own hosts only, frames of customer service. Charts and drawers set styles from code. */
function contentPolicy(host: string | undefined, serviceOrigin: string | undefined, ownChat: boolean): string {
  const api = host !== undefined && HOST.test(host) ? apiHostOf(host) : host;
  const elsewhere = api !== undefined && api !== host ? ` http://${api} https://${api} ws://${api} wss://${api}` : '';
  const frames = serviceOrigin ?? (ownChat ? framesOf(host, api) : "'none'");
  const rules = [
    "default-src 'self'",
    `connect-src 'self'${elsewhere}`,
    `img-src 'self' data: blob:${elsewhere}`,
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self'",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text becomes markup or code only by the rules of these two: the client's own, and those of its sanitiser.
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ];
  return rules.join('; ');
}

/** Where the server's own chat is: on the API's host. */
function framesOf(host: string | undefined, api: string | undefined): string {
  return api === undefined || api === host ? "'self'" : `http://${api} https://${api}`;
}

/**
 * For files that are the same for whoever asks. A browser asks for them now without an origin (`fetch`), now with one
 * (`import`): what it keeps of the first would not do for the second, and each file would be asked for twice.
 */
export function answerAllAlike(files: FastifyInstance): void {
  files.addHook('onSend', async (_request, reply) => {
    // Where there is no such file, it may have been a call, whose answer a page of another host must be able to read.
    if (reply.statusCode >= 400) return;
    for (const header of Object.keys(reply.getHeaders())) if (OF_ORIGIN.test(header)) reply.removeHeader(header);
    reply.header('vary', 'accept-encoding');
  });
}

/**
 * Lets the scripts run that stand in the client's page: its first paint waits for no file. Said with every answer, for
 * a browser takes over the headers of one that says that nothing has changed (304), which has no type to tell a page by.
 */
export function allowScripts(files: FastifyInstance, scripts: PageScripts): void {
  files.addHook('onRequest', async (_request, reply) => {
    const policy = String(reply.getHeader(POLICY));
    reply.header(POLICY, `${policy}; ${["script-src 'self'", ...scripts.sources()].join(' ')}`);
  });
}

/** Sets the CORS headers for a page of an allowed origin; whether there is one. */
function allowOrigin(request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): boolean {
  const { origin, host } = request.headers;
  reply.header('vary', 'Origin');
  // The chat's frame has no origin of its own; what it calls wants the token of its conversation, and no cookie.
  const isChatFrame = origin === 'null' && request.url.startsWith(CHAT_CALLS);
  if (origin === undefined || !(isChatFrame || isAllowedOrigin(origin, host, allowed))) return false;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'authorization, lang, content-type',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-max-age': PREFLIGHT_SECONDS,
    // So that the client can count what its calls cost.
    'timing-allow-origin': origin,
  });
  return true;
}
