import type {
  DepositRecord,
  DepositRequest,
  FundOutcome,
  WithdrawRecord,
  WithdrawRequest,
} from '../../src/contract/worker/funds-api.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { Environment } from '../environment.ts';
import type { FundEntry } from '../storage/storage.ts';
import type { LiveConnection } from '../subscriptions/live-connection.ts';
import { RetryTimer } from '../transport/retry-timer.ts';
import type { FundJournal } from './fund-journal.ts';
import type { FundSubmitter } from './fund-submitter.ts';

/** After this a request is not asked about any more: the server's records are the better witness. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

/** How the server is asked, and what it is asked about. */
export interface FundReconcilerDependencies {
  readonly deposits: FundSubmitter<DepositRequest, DepositRecord>;
  readonly withdrawals: FundSubmitter<WithdrawRequest, WithdrawRecord>;
  readonly journal: FundJournal;
  readonly connection: LiveConnection;
  readonly environment: Environment;
  readonly events: ClientEmitter;
}

/**
 * Finds out what became of unanswered requests for money, whenever the server can be asked: each is sent once more under
 * its client id. Nothing in it grows stale with a price, as an order does, so that is right at any time.
 */
export class FundReconciler {
  readonly #dependencies: FundReconcilerDependencies;
  readonly #retry: RetryTimer;
  #running = false;

  constructor(dependencies: FundReconcilerDependencies) {
    this.#dependencies = dependencies;
    const { environment, connection, events } = dependencies;
    this.#retry = new RetryTimer({ timers: environment.timers, connection }, () => void this.#run());
    events.on('accountCaughtUp', () => void this.#run());
    events.on('fundUnanswered', () => this.#retry.schedule());
    events.on('fundsInherited', () => this.#retry.schedule());
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      await this.#reconcileAll();
    } finally {
      this.#running = false;
    }
    if (this.#dependencies.journal.unconfirmed.length > 0) this.#retry.schedule();
  }

  async #reconcileAll(): Promise<void> {
    const { journal } = this.#dependencies;
    for (const entry of journal.unconfirmed) {
      // Another user may have logged in meanwhile, who must not make the requests of the first.
      if (entry.userId !== journal.userId) return;
      // In the order in which they were made.
      await this.#reconcile(entry);
    }
  }

  async #reconcile(entry: FundEntry): Promise<void> {
    const { journal, environment, events } = this.#dependencies;
    const { kind: fund } = entry;
    if (environment.now() - entry.sentAt > MAX_AGE_MS) {
      await journal.settle(entry.request.clientId);
      return events.emit('notice', { kind: 'fundForgotten', fund });
    }
    const outcome = await this.#repeat(entry);
    if (!outcome.ok) events.emit('notice', { kind: 'fundReconciled', fund, failure: outcome.error });
    else if (outcome.value.state === 'done')
      events.emit('notice', { kind: 'fundReconciled', fund, failure: undefined });
  }

  #repeat(entry: FundEntry): Promise<Outcome<FundOutcome<DepositRecord | WithdrawRecord>>> {
    const { deposits, withdrawals } = this.#dependencies;
    return entry.kind === 'deposit' ? deposits.repeat(entry.request) : withdrawals.repeat(entry.request);
  }
}
