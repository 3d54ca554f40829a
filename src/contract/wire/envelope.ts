import * as v from 'valibot';

/** Success, and a session that is no longer valid. Every other code is the server's own. */
export const CODE_OK = 1;
export const CODE_SESSION_INVALID = 999;

/** What wraps every HTTP answer. */
export const envelopeSchema = v.object({
  code: v.number(),
  msg: v.optional(v.nullable(v.string()), ''),
  data: v.optional(v.unknown()),
});

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

export const PAGE_SIZE = 20;
