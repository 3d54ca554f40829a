import type { Remote } from 'comlink';
import type { Failure } from '../contract/worker/failure.ts';
import type { Outcome, StartOptions, TradingApi } from '../contract/worker/trading-api.ts';
import { newDeferred, type Deferred } from '../lib/deferred.ts';
import { err } from '../lib/result.ts';
import { reasonOfWorker } from '../loading/why-missing.ts';
import { reloadAfter, replaceAfter } from './restart-policy.ts';
import type { WorkerHold } from './worker-hold.ts';
import type { GivenUp, WorkerStatus } from './worker-status.ts';
import { WorkerWatch } from './worker-watch.ts';

/** A script that is still on its way after this is asked for again. */
const LOAD_DEADLINE_MS = 30_000;
const NOT_STARTED: Failure = { kind: 'crashed', origin: 'start' };

export interface SupervisedParts {
  /** What a worker is told at its start. @param again it takes the place of another */
  readonly options: (again: boolean) => StartOptions;
  /** @throws where the browser refuses workers */
  readonly spawn: (onError: () => void) => WorkerHold;
  readonly onStatus: (status: WorkerStatus) => void;
  /** A replacement has started, and knows nothing of what is on screen. */
  readonly onRestart: () => void;
}

/** Keeps one worker alive: starts it, watches it, and puts another in the place of one that is dead. */
export class WorkerSupervisor {
  readonly #parts: SupervisedParts;
  readonly #watch: WorkerWatch;
  #hold: WorkerHold | undefined;
  #loaded = false;
  #running: Deferred<WorkerHold | undefined> | undefined;
  #started = newDeferred<WorkerHold | undefined>();
  #deaths: readonly number[] = [];
  #notReached = 0;
  #spawned = 0;
  #answeredAt = Date.now();

  constructor(parts: SupervisedParts) {
    this.#parts = parts;
    this.#watch = new WorkerWatch(() => this.#ping(), {
      onSilent: () => parts.onStatus({ phase: 'silent', since: this.#answeredAt }),
      onAnswer: () => parts.onStatus({ phase: 'running' }),
      onDead: () => this.#died(),
    });
    window.addEventListener('online', () => this.#reload());
  }

  /** The worker to ask, once it has started; undefined when there will be none. Asks for its script if that is missing. */
  whenStarted(): Promise<WorkerHold | undefined> {
    // Somebody waits for it, so it is not left to the next try.
    this.#reload();
    return this.#started.promise;
  }

  /** The worker that is there now, started or not. */
  get present(): WorkerHold | undefined {
    return this.#hold;
  }

  /** Starts a worker where there is none. */
  async start(): Promise<Outcome<null>> {
    const again = this.#spawned++ > 0;
    const hold = this.#spawn();
    if (!hold) return err(NOT_STARTED);
    if (!(await this.#loads(hold))) return err(NOT_STARTED);
    this.#watch.start();
    const outcome = await hold.start(this.#parts.options(again));
    if (!outcome || this.#hold !== hold) return err(NOT_STARTED);
    if (!outcome.ok) return this.#startFailed(hold, outcome);
    this.#notReached = 0;
    this.#parts.onStatus({ phase: 'running' });
    this.#started.resolve(hold);
    this.#running = this.#started;
    if (again) this.#parts.onRestart();
    return outcome;
  }

  #spawn(): WorkerHold | undefined {
    try {
      const hold = this.#parts.spawn(() => this.#failed(hold));
      this.#hold = hold;
      this.#loaded = false;
      return hold;
    } catch {
      this.#giveUp('refused');
      return undefined;
    }
  }

  /** Whether its script came: then it answers. */
  async #loads(hold: WorkerHold): Promise<boolean> {
    const timer = setTimeout(() => this.#failed(hold), LOAD_DEADLINE_MS);
    const answered = await hold.ask(pinged);
    clearTimeout(timer);
    if (this.#hold !== hold || !answered) return false;
    this.#loaded = true;
    return true;
  }

  async #ping(): Promise<void> {
    const answered = await this.#hold?.ask(pinged);
    if (answered) this.#answeredAt = Date.now();
  }

  #failed(hold: WorkerHold): void {
    if (this.#hold !== hold) return;
    if (this.#loaded) this.#died();
    else void this.#notLoaded(hold);
  }

  /** A script that the network kept away says nothing about the worker: it is asked for until it comes. */
  async #notLoaded(hold: WorkerHold): Promise<void> {
    const why = await reasonOfWorker();
    if (this.#hold !== hold) return;
    if (why === 'broken') return this.#died();
    this.#dispose();
    if (why === 'newRelease') return this.#giveUp(why);
    this.#parts.onStatus({ phase: 'unreachable', since: this.#answeredAt });
    setTimeout(() => this.#reload(), reloadAfter(this.#notReached++));
  }

  /** A part of its script did not come; a browser may not ask for it again in the same worker. */
  #startFailed(hold: WorkerHold, outcome: Outcome<null>): Outcome<null> {
    this.#watch.stop();
    void this.#notLoaded(hold);
    return outcome;
  }

  #reload(): void {
    if (this.#notReached > 0 && !this.#hold) void this.start();
  }

  #died(): void {
    this.#dispose();
    const now = performance.now();
    this.#deaths = [...this.#deaths, now];
    const wait = replaceAfter(this.#deaths, now);
    if (wait === undefined) return this.#giveUp(this.#running ? 'crashes' : 'refused');
    this.#parts.onStatus({ phase: 'replacing', since: this.#answeredAt });
    setTimeout(() => void this.start(), wait);
  }

  #giveUp(reason: GivenUp): void {
    this.#parts.onStatus({ phase: 'failed', reason, since: this.#answeredAt });
    this.#started.resolve(undefined);
  }

  #dispose(): void {
    this.#watch.stop();
    this.#hold?.dispose();
    this.#hold = undefined;
    // Those who wait for a start wait for the next one.
    if (this.#running === this.#started) this.#started = newDeferred();
  }
}

async function pinged(remote: Remote<TradingApi>): Promise<true> {
  await remote.ping();
  return true;
}
