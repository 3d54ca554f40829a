/** How a call is declared: once, for the server that answers it and for the documents that describe it. */
import type * as v from 'valibot';
import type { RefusalName } from '../refusal.ts';

/** GET sends its parameters in the query; POST in the body, as a form or as a flat JSON object. */
export type Method = 'GET' | 'POST';

/**
 * Who may call. `anyone`: no session is looked at. `visitorOrUser`: works without a session, but a wrong token is
 * refused. `user`: needs a session. `realUser`: needs the session of a real account.
 */
export type CallerKind = 'anyone' | 'visitorOrUser' | 'user' | 'realUser';

/** What a field or a parameter means, and an example of it, which an object takes from its own fields instead. */
export type FieldText<T = unknown> = readonly [text: string, example?: T];

/** A text for each field: one that lacks is an error of types. */
export type FieldTexts<E extends v.ObjectEntries> = { readonly [N in keyof E]-?: FieldText<v.InferInput<E[N]>> };

/** A picture as it is, without an envelope. */
export interface PictureAnswer {
  readonly mediaTypes: readonly string[];
}

/** `data` of a call that succeeds: by its schema, always null, or a picture in place of the envelope. */
export type AnswerForm = v.GenericSchema | PictureAnswer | null;

/** One call of the API, as server and documents know it. */
export interface CallDeclaration<E extends v.ObjectEntries = v.ObjectEntries, K extends CallerKind = CallerKind> {
  readonly method: Method;
  /** A part that begins with a colon is a parameter. */
  readonly path: string;
  readonly caller: K;
  /** What it does, in one sentence. */
  readonly title: string;
  /** What else a caller has to know. */
  readonly notes?: string;
  /** Read from text, strictly: an issue's message is the name of the refusal. */
  readonly parameters: v.ObjectSchema<E, undefined>;
  readonly texts: FieldTexts<E>;
  /** Where the parameters stand, if not where the method has them. */
  readonly parametersIn?: 'path' | 'files';
  readonly answer: AnswerForm;
  /** Besides those that follow from the method, the caller and the parameters (`refusalsOf`). */
  readonly refusals: readonly RefusalName[];
  /** Requests a minute of one address, where the server's limit would be too much. */
  readonly perMinute?: number;
  /** Bytes of a body, where the usual limit would be too little. */
  readonly longestBody?: number;
  /** Whoever it lets in is known by this device the next time. */
  readonly remembersDevice?: true;
}

/** Keeps the exact types of a declaration. */
export function declareCall<E extends v.ObjectEntries, K extends CallerKind>(
  declaration: CallDeclaration<E, K>,
): CallDeclaration<E, K> {
  return declaration;
}

/** Whether a call answers a picture in place of an envelope. */
export function isPicture(answer: AnswerForm): answer is PictureAnswer {
  return answer !== null && 'mediaTypes' in answer;
}

const OF_ANY: readonly RefusalName[] = ['tooManyRequests', 'internal', 'databaseUnavailable', 'outcomeUnknown'];
const OF_PARAMETERS: readonly RefusalName[] = ['missing', 'malformed', 'repeated', 'outOfRange'];
const OF_BODIES: readonly RefusalName[] = ['unreadableBody', 'bodyTooLarge', 'unsupportedBody'];
const OF_SESSIONS: Readonly<Record<CallerKind, readonly RefusalName[]>> = {
  anyone: [],
  visitorOrUser: ['sessionInvalid'],
  user: ['loginRequired', 'sessionInvalid'],
  realUser: ['loginRequired', 'sessionInvalid', 'onlyTrueAccount'],
};

/** Every refusal that a call can give, each once. */
export function refusalsOf({ method, caller, parameters, parametersIn, refusals }: CallDeclaration): RefusalName[] {
  const hasParameters = Object.keys(parameters.entries).length > 0 && parametersIn !== 'path';
  const all = [
    ...OF_SESSIONS[caller],
    ...(hasParameters ? OF_PARAMETERS : []),
    ...refusals,
    ...(method === 'POST' ? OF_BODIES : []),
    ...OF_ANY,
  ];
  return [...new Set(all)];
}
