import type { SubmitOutcome } from '../../src/contract/worker/ticket.ts';

const MAX_KEPT = 100;

/** Orders placed lately by client id, so that a repeated tap is answered without asking the server. */
export class RecentOutcomes {
  readonly #outcomes = new Map<string, SubmitOutcome>();

  get(clientId: string): SubmitOutcome | undefined {
    return this.#outcomes.get(clientId);
  }

  keep(clientId: string, outcome: SubmitOutcome): void {
    this.#outcomes.set(clientId, outcome);
    if (this.#outcomes.size <= MAX_KEPT) return;
    const [oldest] = this.#outcomes.keys();
    if (oldest !== undefined) this.#outcomes.delete(oldest);
  }
}
