import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CODE_OK, type Envelope } from '../../src/contract/wire/envelope.ts';
import { err } from '../../src/lib/result.ts';
import { languageOf, type Language } from '../catalogue/languages.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { SignedInUser } from '../users/user.ts';
import type { Call, CallContext, Outcome } from './call.ts';
import { callerAddress } from './caller-address.ts';
import { refusalCode, refusalText, successText } from './messages.ts';
import { readParameters } from './parameters.ts';

/** Bytes of a form; the longest has a dozen short fields. */
const LONGEST_FORM = 16_384;

/** The user of a session token; undefined for a wrong or revoked one. */
export type SessionReader = (token: string) => Promise<SignedInUser | undefined>;

/** Puts the calls on the server: session, parameters, envelope, language, in one place. */
export function registerCalls(app: FastifyInstance, calls: readonly Call[], userOfToken: SessionReader): void {
  for (const call of calls) {
    app.route({
      method: call.method,
      url: call.path,
      config: call.perMinute === undefined ? {} : { rateLimit: { max: call.perMinute } },
      // Orders are GET calls by the specification: a HEAD made of one would place it.
      exposeHeadRoute: false,
      ...(call.method === 'POST' ? { bodyLimit: LONGEST_FORM } : {}),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const context = { language: requestLanguage(request), address: callerAddress(request.ip) };
        return envelope(await perform(call, request, context, userOfToken), context.language);
      },
    });
  }
}

async function perform(
  call: Call,
  request: FastifyRequest,
  context: CallContext,
  userOfToken: SessionReader,
): Promise<Outcome> {
  const sent = sentParameters(call, request);
  if (!call.needsUser) {
    const parameters = readParameters(call.parameters, sent);
    return parameters.ok ? call.handle(parameters.value, context) : parameters;
  }
  const token = request.headers.authorization ?? '';
  if (token === '') return err(refusal('loginRequired'));
  const user = await userOfToken(token);
  if (!user) return err(refusal('sessionInvalid'));
  const parameters = readParameters(call.parameters, sent);
  return parameters.ok ? call.handle(parameters.value, { ...context, user }) : parameters;
}

/** A POST says everything in its body: what stands in an address ends up in logs. */
function sentParameters(call: Call, request: FastifyRequest): Readonly<Record<string, unknown>> {
  const sent = call.method === 'GET' ? request.query : request.body;
  return typeof sent === 'object' && sent !== null ? { ...sent } : {};
}

function envelope(outcome: Outcome, language: Language): Envelope<unknown> {
  if (!outcome.ok) return refusalEnvelope(outcome.error, language);
  return { code: CODE_OK, msg: successText(outcome.value.say, language), data: outcome.value.data };
}

export function refusalEnvelope(reason: Refusal, language: Language): Envelope<null> {
  return { code: refusalCode(reason), msg: refusalText(reason, language), data: null };
}

export function requestLanguage(request: FastifyRequest): Language {
  const header = request.headers['lang'];
  return languageOf(typeof header === 'string' ? header : undefined);
}
