import type { Failure, FailureKind, Outcome } from '../../src/contract/worker/failure.ts';
import type { FundOutcome, FundRequest } from '../../src/contract/worker/funds-api.ts';
import { BoundedMap } from '../../src/lib/bounded-map.ts';
import { SingleFlight } from '../../src/lib/concurrency.ts';
import { err, ok } from '../../src/lib/result.ts';
import type { ClientEmitter } from '../client-events.ts';
import { isSameRequest } from '../journal/same-request.ts';
import { isUncertain, type HttpClient } from '../transport/http-client.ts';
import type { FundDone } from './fund-calls.ts';
import type { FundJournal } from './fund-journal.ts';

const MAX_DONE = 100;

type AnyFundRequest = FundRequest['request'];

/** The modules that a request for money passes through. */
export interface FundSubmitterDependencies {
  readonly http: HttpClient;
  readonly journal: FundJournal;
  readonly events: ClientEmitter;
}

/** What one kind of request differs in. */
export interface FundUse<R extends AnyFundRequest, T> {
  readonly named: (request: R) => FundRequest;
  readonly send: (http: HttpClient, request: R) => Promise<Outcome<FundDone<T>>>;
}

/** Makes requests for money of one kind, each once: repeated taps share one call, repeats of a client id one request. */
export class FundSubmitter<R extends AnyFundRequest, T> {
  readonly #dependencies: FundSubmitterDependencies;
  readonly #use: FundUse<R, T>;
  readonly #submits = new SingleFlight<string, Outcome<FundOutcome<T>>>();
  /** Made lately by client id, so that a repeated tap is answered without asking the server. */
  readonly #done = new BoundedMap<string, FundOutcome<T>>(MAX_DONE);

  constructor(dependencies: FundSubmitterDependencies, use: FundUse<R, T>) {
    this.#dependencies = dependencies;
    this.#use = use;
  }

  /**
   * Makes a request, once for each client id. Failures: `session` without a login, `invalid` for a client id that is
   * used for other terms, and refusals of the server.
   */
  submit(request: R): Promise<Outcome<FundOutcome<T>>> {
    return this.#submits.run(request.clientId, () => this.#submit(request));
  }

  /** Sends an unanswered request once more under its client id, which the server answers with the one record. */
  repeat(request: R): Promise<Outcome<FundOutcome<T>>> {
    return this.#submits.run(request.clientId, () => this.#resend(request));
  }

  async #submit(request: R): Promise<Outcome<FundOutcome<T>>> {
    const { journal } = this.#dependencies;
    const done = this.#done.get(request.clientId);
    if (done) return ok(done);
    const { userId } = journal;
    if (userId === undefined) return err(failure('session'));
    const unanswered = journal.get(request.clientId);
    if (unanswered) {
      return isSameRequest<object>(unanswered.request, request) ? this.#resend(request) : err(failure('invalid'));
    }
    await journal.write({ ...this.#use.named(request), userId, sentAt: journal.now() });
    return this.#send(request, isUncertain);
  }

  #resend(request: R): Promise<Outcome<FundOutcome<T>>> {
    this.#dependencies.journal.resend(request.clientId);
    // Only a refusal of the request itself proves that the first sending made none.
    return this.#send(request, (error) => error.kind !== 'refused');
  }

  /** @param isUnknown whether a failure leaves the outcome unknown */
  async #send(request: R, isUnknown: (failure: Failure) => boolean): Promise<Outcome<FundOutcome<T>>> {
    const { http, journal, events } = this.#dependencies;
    const { clientId } = request;
    const answer = await this.#use.send(http, request);
    if (answer.ok) {
      const outcome = { state: 'done', ...answer.value } as const;
      this.#done.set(clientId, outcome);
      await journal.settle(clientId);
      return ok(outcome);
    }
    if (isUnknown(answer.error)) {
      journal.markUnanswered(clientId);
      events.emit('fundUnanswered');
      return ok({ state: 'unknown', clientId });
    }
    await journal.settle(clientId);
    return answer;
  }
}

function failure(kind: FailureKind): Failure {
  return { kind, origin: 'funds' };
}
