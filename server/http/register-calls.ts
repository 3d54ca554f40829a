import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CODE_OK, type Envelope } from '../../src/contract/wire/envelope.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { languageOf, type Language } from '../catalogue/languages.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { SignedInUser } from '../users/user.ts';
import type { Call, CallContext, Outcome } from './call.ts';
import { ANSWER_COMPRESSION } from './answer-compression.ts';
import { deviceOf, keepDevice } from './device-cookie.ts';
import { callerAddress } from '../network/caller-address.ts';
import { JsonText } from '../wire/json-text.ts';
import { refusalCode, refusalText, successText } from '../messages/messages.ts';
import type { CallDeclaration } from '../wire/declaration.ts';
import { readParameters } from '../wire/parameters.ts';
import { signedInUser, type SessionReader } from './session.ts';

/** Bytes of a form; the longest has a dozen short fields. */
const LONGEST_FORM = 16_384;

/** Puts the calls on the server: session, parameters, envelope, language, in one place. */
export function registerCalls(app: FastifyInstance, calls: readonly Call[], userOfToken: SessionReader): void {
  for (const call of calls) {
    app.route({
      method: call.method,
      url: call.path,
      compress: ANSWER_COMPRESSION,
      config: rateLimitOf(call),
      // Orders are placed by GET (docs/wire.md, "Calls"): a HEAD made of one would place it.
      exposeHeadRoute: false,
      ...(call.method === 'POST' ? { bodyLimit: call.longestBody ?? LONGEST_FORM } : {}),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const context = {
          language: requestLanguage(request),
          address: callerAddress(request.ip),
          device: deviceOf(request),
          callerHasLeft: () => request.raw.socket.destroyed,
        };
        const outcome = await perform(call, request, context, userOfToken);
        if (call.remembersDevice && outcome.ok) keepDevice(request, reply, context.device);
        const answered = envelope(outcome, context.language);
        return answered.data instanceof JsonText ? sendText(reply, answered, answered.data) : answered;
      },
    });
  }
}

/** What the server's rate limit reads of a route: how often one address may call. */
export function rateLimitOf({ perMinute }: CallDeclaration): { rateLimit?: { max: number } } {
  return perMinute === undefined ? {} : { rateLimit: { max: perMinute } };
}

async function perform(
  call: Call,
  request: FastifyRequest,
  context: CallContext,
  userOfToken: SessionReader,
): Promise<Outcome> {
  const caller = await callerOf(call, request, userOfToken);
  if (!caller.ok) return caller;
  if (call.caller === 'realUser' && caller.value.user?.isDemo) return err(refusal('onlyTrueAccount'));
  const parameters = readParameters(call.parameters, sentParameters(call, request));
  return parameters.ok ? call.handle(parameters.value, { ...context, ...caller.value }) : parameters;
}

/** The user behind a call, where the call wants to know. */
async function callerOf(
  call: Call,
  request: FastifyRequest,
  userOfToken: SessionReader,
): Promise<Result<{ readonly user?: SignedInUser }, Refusal>> {
  const isVisitor = !request.headers.authorization;
  if (call.caller === 'anyone' || (call.caller === 'visitorOrUser' && isVisitor)) return ok({});
  const user = await signedInUser(request, userOfToken);
  return user.ok ? ok({ user: user.value }) : user;
}

/** A POST says everything in its body: what stands in an address ends up in logs. */
function sentParameters(call: Call, request: FastifyRequest): Readonly<Record<string, unknown>> {
  const sent = call.method === 'GET' ? request.query : request.body;
  return typeof sent === 'object' && sent !== null ? { ...sent } : {};
}

/** Puts data that is JSON already into its envelope. */
function sendText(reply: FastifyReply, { code, msg }: Envelope<unknown>, { text }: JsonText): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .send(`{"code":${code},"msg":${JSON.stringify(msg)},"data":${text}}`);
}

/** The answer on the wire. */
export function envelope(outcome: Outcome, language: Language): Envelope<unknown> {
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
