import type { Outcome } from '../contract/worker/trading-api.ts';
import type { WorkerCalls } from './worker-calls.ts';

/** Requests that were with a worker when it died: the next one is told of them, and finds out what became of them. */
export class LostRequests<Sent> {
  #lost: readonly Sent[] = [];

  constructor({ onRestart }: Pick<WorkerCalls, 'onRestart'>) {
    // From here on the worker knows them.
    onRestart(() => (this.#lost = []));
  }

  get all(): readonly Sent[] {
    return this.#lost;
  }

  /** The call's own outcome. @param sent what is kept of the request where the worker died with it */
  async follow<T>(sent: Sent, call: Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await call;
    if (!outcome.ok && outcome.error.kind === 'crashed') this.#lost = [...this.#lost, sent];
    return outcome;
  }
}
