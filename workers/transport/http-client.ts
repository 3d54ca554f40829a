import ky, { isHTTPError, type KyInstance, type Options as KyOptions } from 'ky';
import * as v from 'valibot';
import type { Failure } from '../../src/contract/worker/failure.ts';
import type { Outcome } from '../../src/contract/worker/trading-api.ts';
import { CODE_OK, CODE_SESSION_INVALID, envelopeSchema } from '../../src/contract/wire/envelope.ts';
import type { Emitter } from '../../src/lib/emitter.ts';
import { err, ok } from '../../src/lib/result.ts';
import type { Environment } from '../environment.ts';
import { Deadline } from './deadline.ts';
import type { ClientEvents } from '../client-events.ts';
import type { RequestContext } from './request-context.ts';
import { sendForm } from './send-form.ts';

/** From a call to its whole answer. */
export const CALL_TIMEOUT_MS = 10_000;
/** How long nothing of an upload may move: a slow network is not a dead one. */
const UPLOAD_SILENCE_MS = 20_000;
const READ_RETRIES = 2;
const CLIENT_ERRORS = 400;
const SERVER_ERRORS = 500;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

/** Names and values of a query or a form. */
export type Query = Readonly<Record<string, string | number>>;

interface Expectation<S extends v.GenericSchema> {
  readonly schema: S;
  readonly signal?: AbortSignal | undefined;
}

/** A call by GET. */
export interface CallOptions<S extends v.GenericSchema> extends Expectation<S> {
  readonly query?: Query;
  /** True for a call that changes something: it is never repeated by itself. */
  readonly command?: boolean;
}

/** A call by POST with a form. */
export interface FormOptions<S extends v.GenericSchema> extends Expectation<S> {
  readonly form: Query;
}

/** A call by POST with one file. */
export interface UploadOptions<S extends v.GenericSchema> extends Expectation<S> {
  readonly file: Blob;
  /** Hears the share that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** What a call brought, with the server's text for the user. */
export interface Answer<T> {
  readonly data: T;
  readonly message: string;
}

/** Where a call reports what concerns the rest of the client. */
export type HttpEvents = Pick<Emitter<Pick<ClientEvents, 'serverReachable' | 'tokenRejected'>>, 'emit'>;

/** The one place where headers, the envelope, code 999, timeouts and aborts are handled. Nothing of a request's query reaches a failure. */
export class HttpClient {
  readonly #environment: Environment;
  readonly #context: Readonly<RequestContext>;
  readonly #events: HttpEvents;
  readonly #ky: KyInstance;

  constructor(environment: Environment, context: Readonly<RequestContext>, events: HttpEvents) {
    this.#environment = environment;
    this.#context = context;
    this.#events = events;
    this.#ky = ky.create({
      prefixUrl: context.apiBase,
      fetch: environment.fetch,
      cache: 'no-store',
      // The deadline below covers the body too, which ky's own does not.
      timeout: false,
    });
  }

  /**
   * Reads, and repeats up to twice where the network fails; a `command` is sent once.
   * @param path without a leading slash, e.g. `v1/api/forex/submit`
   */
  get<S extends v.GenericSchema>(path: string, options: CallOptions<S>): Promise<Outcome<Answer<v.InferOutput<S>>>> {
    const { query, command } = options;
    return this.#call(path, options, {
      method: 'get',
      searchParams: { ...query, t: this.#environment.now() },
      retry: command ? 0 : READ_RETRIES,
    });
  }

  /** Sends a form. Never repeated by itself. */
  post<S extends v.GenericSchema>(path: string, options: FormOptions<S>): Promise<Outcome<Answer<v.InferOutput<S>>>> {
    const body = new URLSearchParams(Object.entries(options.form).map(([name, value]) => [name, String(value)]));
    return this.#call(path, options, { method: 'post', body, retry: 0 });
  }

  /** Sends a file as `file` of a form. Never repeated by itself. */
  upload<S extends v.GenericSchema>(
    path: string,
    options: UploadOptions<S>,
  ): Promise<Outcome<Answer<v.InferOutput<S>>>> {
    const form = new FormData();
    form.set('file', options.file);
    const deadline = new Deadline(this.#environment.timers, UPLOAD_SILENCE_MS, options.signal);
    const onProgress = (share: number): void => {
      deadline.extend();
      options.onProgress(share);
    };
    const send = (request: unknown): Promise<Response> =>
      sendForm(this.#environment.newUpload(), request as Request, form, onProgress);
    return this.#call(path, options, { method: 'post', retry: 0, fetch: send }, deadline);
  }

  /** Gets what comes without the envelope, as plain text. */
  async text(path: string): Promise<Outcome<string>> {
    const searchParams = { t: this.#environment.now() };
    const received = await this.#receive(
      path,
      { method: 'get', searchParams, retry: READ_RETRIES },
      this.#deadline(),
      'text',
    );
    return received.ok ? ok(String(received.value)) : err({ origin: originOf(path), ...received.error });
  }

  async #call<S extends v.GenericSchema>(
    path: string,
    { schema, signal }: Expectation<S>,
    request: KyOptions,
    deadline = this.#deadline(signal),
  ): Promise<Outcome<Answer<v.InferOutput<S>>>> {
    const origin = originOf(path);
    const { token } = this.#context;
    const received = await this.#receive(path, request, deadline, 'json');
    if (!received.ok) return err({ origin, ...received.error });
    this.#events.emit('serverReachable');
    return this.#open(received.value, schema, origin, token);
  }

  async #receive(
    path: string,
    request: KyOptions,
    deadline: Deadline,
    form: 'json' | 'text',
  ): Promise<{ ok: true; value: unknown } | { ok: false; error: Omit<Failure, 'origin'> }> {
    const headers = { lang: this.#context.language, authorization: this.#context.token };
    try {
      return ok(await this.#ky(path, { ...request, headers, signal: deadline.signal })[form]());
    } catch (error) {
      return await failureOf(error, deadline.reason);
    } finally {
      deadline.end();
    }
  }

  #deadline(signal?: AbortSignal): Deadline {
    return new Deadline(this.#environment.timers, CALL_TIMEOUT_MS, signal);
  }

  #open<S extends v.GenericSchema>(
    body: unknown,
    schema: S,
    origin: string,
    token: string,
  ): Outcome<Answer<v.InferOutput<S>>> {
    const envelope = v.safeParse(envelopeSchema, body);
    if (!envelope.success) return err({ kind: 'malformed', origin });
    const { code, data } = envelope.output;
    const message = envelope.output.msg ?? '';
    if (code === CODE_SESSION_INVALID) {
      this.#events.emit('tokenRejected', { token });
      return err({ kind: 'session', origin, code, message });
    }
    if (code !== CODE_OK) return err({ kind: 'refused', origin, code, message });
    const parsed = v.safeParse(schema, data);
    return parsed.success ? ok({ data: parsed.output, message }) : err({ kind: 'malformed', origin, code });
  }
}

async function failureOf(
  error: unknown,
  stopped: 'timeout' | 'cancelled' | undefined,
): Promise<{ ok: true; value: unknown } | { ok: false; error: Omit<Failure, 'origin'> }> {
  if (stopped) return err({ kind: stopped });
  if (error instanceof SyntaxError) return err({ kind: 'malformed' });
  if (!isHTTPError(error)) return err({ kind: 'network' });
  const { status } = error.response;
  const body: unknown = await error.response.json().catch(() => undefined);
  if (!v.is(envelopeSchema, body)) return err({ kind: 'network', code: status });
  // A refusal may come under another status than 200; one of the transport (a rate limit, a broken server) is no answer.
  if (status === TOO_MANY_REQUESTS || status >= SERVER_ERRORS) {
    return err({ kind: 'network', code: status, message: body.msg ?? '' });
  }
  return ok(body);
}

/** Whether a command that failed so may still have been carried out. */
export function isUncertain(failure: Failure): boolean {
  if (failure.kind === 'timeout' || failure.kind === 'malformed' || failure.kind === 'cancelled') return true;
  if (failure.kind !== 'network') return false;
  const status = failure.code ?? SERVER_ERRORS;
  return status < CLIENT_ERRORS || status >= SERVER_ERRORS || status === REQUEST_TIMEOUT;
}

/** `v1/api/forex/submit` is `forex/submit`. */
function originOf(path: string): string {
  return path.replace(/^(v1\/)?api\//, '');
}
