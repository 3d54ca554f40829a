/** What passes between the command line and the server, as JSON over HTTP on a local socket. */
import * as v from 'valibot';
import type { Report } from './command.ts';

export const RUN_PATH = '/run';

/** A whole article with its pictures inside is smaller. */
export const MAX_REQUEST_BYTES = 4 * 1024 * 1024;
const LONGEST_NAME = 100;

export const requestSchema = v.object({
  command: v.string(),
  input: v.record(v.string(), v.string()),
  by: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME)),
});
export type AdminRequest = v.InferOutput<typeof requestSchema>;

/** `refused`: the request cannot be fulfilled; `failed`: something broke on the server. */
export type AdminAnswer =
  | { readonly ok: true; readonly report: Report }
  | { readonly ok: false; readonly kind: 'refused' | 'failed'; readonly message: string };
