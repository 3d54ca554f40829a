import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CODE_OK, type Envelope } from '../../src/contract/wire/envelope.ts';
import { err } from '../../src/lib/result.ts';
import { languageOf, type Language } from '../catalogue/languages.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { SignedInUser } from '../users/user.ts';
import type { Call, Outcome } from './call.ts';
import { refusalCode, refusalText, successText } from './messages.ts';
import { readParameters } from './parameters.ts';

/** The user of a session token; undefined for a wrong or revoked one. */
export type SessionReader = (token: string) => Promise<SignedInUser | undefined>;

/** Puts the calls on the server: session, parameters, envelope, language, in one place. */
export function registerCalls(app: FastifyInstance, calls: readonly Call[], userOfToken: SessionReader): void {
  for (const call of calls) {
    const config = call.perMinute === undefined ? {} : { rateLimit: { max: call.perMinute } };
    // Orders are GET calls by the specification: a HEAD made of one would place it.
    app.get(call.path, { config, exposeHeadRoute: false }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const language = requestLanguage(request);
      return envelope(await perform(call, request, language, userOfToken), language);
    });
  }
}

async function perform(
  call: Call,
  request: FastifyRequest,
  language: Language,
  userOfToken: SessionReader,
): Promise<Outcome> {
  const query = request.query as Record<string, unknown>;
  if (!call.needsUser) {
    const parameters = readParameters(call.parameters, query);
    return parameters.ok ? call.handle(parameters.value, { language }) : parameters;
  }
  const token = request.headers.authorization ?? '';
  if (token === '') return err(refusal('loginRequired'));
  const user = await userOfToken(token);
  if (!user) return err(refusal('sessionInvalid'));
  const parameters = readParameters(call.parameters, query);
  return parameters.ok ? call.handle(parameters.value, { language, user }) : parameters;
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
