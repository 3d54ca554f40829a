import * as v from 'valibot';

/** Success. Every other code is a refusal; their numbers are the server's own, but for the next. */
export const CODE_OK = 1;
/** The token is wrong or has been revoked. */
export const CODE_SESSION_INVALID = 999;

/** What wraps every HTTP answer. */
export const envelopeSchema = v.object({
  code: v.number(),
  msg: v.optional(v.nullable(v.string()), ''),
  data: v.optional(v.unknown()),
});

/** An answer whose `data` has been read. */
export interface Envelope<T> {
  readonly code: number;
  readonly msg: string;
  readonly data: T;
}

/** `Page<T>`: 20 rows, pages from 1, newest first. */
export interface WirePage<T> {
  readonly data: readonly T[];
  readonly total: number;
}

/** Rows of a page. */
export const PAGE_SIZE = 20;
