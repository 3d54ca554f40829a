import type { Result } from '../../lib/result.ts';

/** Why a command failed, as plain data: Comlink keeps only name, message and stack of a thrown error. */
export type FailureKind =
  /** No answer could be had: no network, refused, reset. */
  | 'network'
  /** No answer in time. For an order this is not an outcome: see SubmitOutcome. */
  | 'timeout'
  /** Given up on purpose (the screen left, a newer request took its place); shown to nobody. */
  | 'cancelled'
  /** The server refused; `message` is its text in the user's language. */
  | 'refused'
  /** Code 999, or no session where one is needed. */
  | 'session'
  /** The input breaks a rule; nothing was sent. */
  | 'invalid'
  /** The answer does not have the form of the wire contract. */
  | 'malformed'
  /** The device did not delete what it was to forget. */
  | 'storage'
  /** The worker died; the page restarts it. */
  | 'crashed';

/** A command that failed. */
export interface Failure {
  readonly kind: FailureKind;
  /** The call or command that failed, e.g. `forex/submit`. */
  readonly origin: string;
  /** The server's code, or the HTTP status of a network failure. */
  readonly code?: number;
  readonly message?: string;
}

/** What a command brings: its value, or why there is none. */
export type Outcome<T> = Result<T, Failure>;
