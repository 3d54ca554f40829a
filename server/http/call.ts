import * as v from 'valibot';
import { ok, type Result } from '../../src/lib/result.ts';
import type { Language } from '../catalogue/languages.ts';
import type { Refusal } from '../refusal.ts';
import type { Caller } from '../users/caller.ts';
import type { SignedInUser } from '../users/user.ts';
import type { SuccessName } from './translations/translation.ts';

/** What a call answers: data and, after a deed, the name of what to say about it. */
export interface Answer {
  readonly data: unknown;
  readonly say?: SuccessName;
}
export type Outcome = Result<Answer, Refusal>;

export interface CallContext extends Caller {
  readonly language: Language;
  /** The connection is gone: nobody waits for the answer any more. */
  readonly callerHasLeft: () => boolean;
}
export interface UserContext extends CallContext {
  readonly user: SignedInUser;
}
/** Of a call that visitors may make, too. */
export interface OpenContext extends CallContext {
  readonly user?: SignedInUser;
}

type ParameterSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** GET sends its parameters in the query; POST in the body, as a form or as JSON. */
export type Method = 'GET' | 'POST';

interface CallShape<S extends ParameterSchema, C extends CallContext> {
  /** GET unless said otherwise. */
  readonly method?: Method;
  readonly path: string;
  readonly parameters: S;
  /** Requests a minute of one address, where the server's limit would be too much. */
  readonly perMinute?: number;
  /** Bytes of a body, where the usual limit would be too little. */
  readonly longestBody?: number;
  /** Whoever it lets in is known by this device the next time. */
  readonly remembersDevice?: true;
  handle(parameters: v.InferOutput<S>, context: C): Promise<Outcome> | Outcome;
}

/** One call of the API: the caller needs a session or not, and its parameters are parsed before it sees them. */
export interface Call {
  readonly method: Method;
  readonly path: string;
  readonly parameters: ParameterSchema;
  readonly perMinute?: number;
  readonly longestBody?: number;
  readonly remembersDevice?: true;
  readonly needsUser: boolean;
  /** A visitor may call, and a user is known as one. */
  readonly knowsUser?: true;
  /** A demo user may not. */
  readonly needsRealUser?: true;
  handle(parameters: unknown, context: CallContext | UserContext): Promise<Outcome> | Outcome;
}

/** A call that anyone may make. */
export function publicCall<S extends ParameterSchema>(shape: CallShape<S, CallContext>): Call {
  return {
    method: 'GET',
    ...shape,
    needsUser: false,
    handle: (parameters, context) => shape.handle(parameters as v.InferOutput<S>, context),
  };
}

/** A call of a signed-in user: without a session it is refused before its parameters are looked at. */
export function userCall<S extends ParameterSchema>(shape: CallShape<S, UserContext>): Call {
  return {
    method: 'GET',
    ...shape,
    needsUser: true,
    handle: (parameters, context) => shape.handle(parameters as v.InferOutput<S>, context as UserContext),
  };
}

/** A call of a visitor or a user: a wrong token is refused, none is welcome. */
export function openCall<S extends ParameterSchema>(shape: CallShape<S, OpenContext>): Call {
  return { ...publicCall(shape), knowsUser: true };
}

/** A call of a signed-in user with a real account. */
export function realUserCall<S extends ParameterSchema>(shape: CallShape<S, UserContext>): Call {
  return { ...userCall(shape), needsRealUser: true };
}

export function answer(data: unknown, say?: SuccessName): Outcome {
  return ok(say === undefined ? { data } : { data, say });
}
