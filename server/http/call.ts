import type * as v from 'valibot';
import { ok, type Result } from '../../src/lib/result.ts';
import type { Language } from '../catalogue/languages.ts';
import type { SuccessName } from '../messages/translations/translation.ts';
import type { Refusal } from '../refusal.ts';
import type { Caller } from '../users/caller.ts';
import type { SignedInUser } from '../users/user.ts';
import type { CallDeclaration, CallerKind } from '../wire/declaration.ts';

/** What a call answers: data and, after a change, the name of what to say about it. */
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

/** What a handler knows of its caller. */
interface ContextOf extends Record<CallerKind, CallContext> {
  readonly anyone: CallContext;
  readonly visitorOrUser: OpenContext;
  readonly user: UserContext;
  readonly realUser: UserContext;
}

/** One call of the API: its declaration, and what it does once caller and parameters are found good. */
export interface Call extends CallDeclaration {
  handle(parameters: unknown, context: CallContext): Promise<Outcome> | Outcome;
}

/**
 * A declared call with its handler, which gets parsed parameters and the context of the callers whom the declaration
 * lets in.
 */
export function implement<E extends v.ObjectEntries, K extends CallerKind>(
  declaration: CallDeclaration<E, K>,
  handle: (
    parameters: v.InferOutput<v.ObjectSchema<E, undefined>>,
    context: ContextOf[K],
  ) => Promise<Outcome> | Outcome,
): Call {
  return {
    ...(declaration as unknown as CallDeclaration),
    handle: (parameters, context) =>
      handle(parameters as v.InferOutput<v.ObjectSchema<E, undefined>>, context as ContextOf[K]),
  };
}

/** A success. */
export function answer(data: unknown, say?: SuccessName): Outcome {
  return ok(say === undefined ? { data } : { data, say });
}
