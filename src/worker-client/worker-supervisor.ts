import type { Remote } from 'comlink';
import type { Failure } from '../contract/worker/failure.ts';
import type { Outcome, StartOptions, TradingApi } from '../contract/worker/trading-api.ts';
import { newDeferred, type Deferred } from '../lib/deferred.ts';
import { err } from '../lib/result.ts';
import { reasonOfWorker } from '../loading/why-missing.ts';
import { reloadAfter, replaceAfter } from './restart-policy.ts';
import type { WorkerHandle } from './worker-handle.ts';
import type { GivenUp, WorkerStatus } from './worker-status.ts';
import { WorkerWatchdog } from './worker-watchdog.ts';

/** A script that is still on its way after this is asked for again. One that the device has had comes from there. */
const LOAD_DEADLINE_MS = 30_000;
const RELOAD_DEADLINE_MS = 10_000;
const NOT_STARTED: Failure = { kind: 'crashed', origin: 'start' };

/** How workers are made, and who hears of them. */
export interface SupervisorDependencies {
  /** What a worker is told at its start. @param again it takes the place of another */
  readonly options: (again: boolean) => StartOptions;
  /** @throws where the browser refuses workers */
  readonly spawn: (options: StartOptions, onError: () => void) => WorkerHandle;
  readonly onStatus: (status: WorkerStatus) => void;
  /** A replacement has started, and knows nothing of what is on screen. */
  readonly onRestart: () => void;
}

/** Keeps one worker alive: starts it, watches it, and puts another in the place of one that is dead. */
export class WorkerSupervisor {
  readonly #dependencies: SupervisorDependencies;
  readonly #watchdog: WorkerWatchdog;
  #handle: WorkerHandle | undefined;
  #loaded = false;
  #running: Deferred<WorkerHandle | undefined> | undefined;
  #started = newDeferred<WorkerHandle | undefined>();
  #deaths: readonly number[] = [];
  #notReached = 0;
  #spawned = 0;
  #answeredAt = Date.now();

  constructor(dependencies: SupervisorDependencies) {
    this.#dependencies = dependencies;
    this.#watchdog = new WorkerWatchdog(() => this.#ping(), {
      onSilent: () => dependencies.onStatus({ phase: 'silent', since: this.#answeredAt }),
      onAnswer: () => dependencies.onStatus({ phase: 'running' }),
      onDead: () => this.#died(),
    });
    window.addEventListener('online', () => this.#reload());
  }

  /** The worker to ask, once it has started; undefined when there will be none. Asks for its script if that is missing. */
  whenStarted(): Promise<WorkerHandle | undefined> {
    // Somebody waits for it, so it is not left to the next try.
    this.#reload();
    return this.#started.promise;
  }

  /** The worker that is there now, started or not. */
  get present(): WorkerHandle | undefined {
    return this.#handle;
  }

  /** Starts a worker where there is none. */
  async start(): Promise<Outcome<null>> {
    const again = this.#spawned++ > 0;
    const handle = this.#spawn(this.#dependencies.options(again));
    if (!handle) return err(NOT_STARTED);
    if (!(await this.#loads(handle, again))) return err(NOT_STARTED);
    this.#watchdog.start();
    const outcome = await handle.started;
    if (!outcome || this.#handle !== handle) return err(NOT_STARTED);
    if (!outcome.ok) return this.#startFailed(handle, outcome);
    this.#notReached = 0;
    this.#dependencies.onStatus({ phase: 'running' });
    this.#started.resolve(handle);
    this.#running = this.#started;
    if (again) this.#dependencies.onRestart();
    return outcome;
  }

  #spawn(options: StartOptions): WorkerHandle | undefined {
    try {
      const handle = this.#dependencies.spawn(options, () => this.#failed(handle));
      this.#handle = handle;
      this.#loaded = false;
      return handle;
    } catch {
      this.#giveUp('refused');
      return undefined;
    }
  }

  /** Whether its script came: then it answers. */
  async #loads(handle: WorkerHandle, again: boolean): Promise<boolean> {
    const deadlineMs = again && this.#notReached === 0 ? RELOAD_DEADLINE_MS : LOAD_DEADLINE_MS;
    const timer = setTimeout(() => this.#failed(handle), deadlineMs);
    const answered = await handle.ask(pinged);
    clearTimeout(timer);
    if (this.#handle !== handle || !answered) return false;
    this.#loaded = true;
    return true;
  }

  async #ping(): Promise<void> {
    const answered = await this.#handle?.ask(pinged);
    if (answered) this.#answeredAt = Date.now();
  }

  #failed(handle: WorkerHandle): void {
    if (this.#handle !== handle) return;
    if (this.#loaded) this.#died();
    else void this.#notLoaded(handle);
  }

  /** A script that the network kept away says nothing about the worker: it is asked for until it comes. */
  async #notLoaded(handle: WorkerHandle): Promise<void> {
    const why = await reasonOfWorker();
    if (this.#handle !== handle) return;
    if (why === 'broken') return this.#died();
    this.#dispose();
    if (why === 'newRelease') return this.#giveUp(why);
    this.#dependencies.onStatus({ phase: 'unreachable', since: this.#answeredAt });
    setTimeout(() => this.#reload(), reloadAfter(this.#notReached++));
  }

  /** A part of its script did not come; a browser may not ask for it again in the same worker. */
  #startFailed(handle: WorkerHandle, outcome: Outcome<null>): Outcome<null> {
    this.#watchdog.stop();
    void this.#notLoaded(handle);
    return outcome;
  }

  #reload(): void {
    if (this.#notReached > 0 && !this.#handle) void this.start();
  }

  #died(): void {
    this.#dispose();
    const now = performance.now();
    this.#deaths = [...this.#deaths, now];
    const wait = replaceAfter(this.#deaths, now);
    if (wait === undefined) return this.#giveUp(this.#running ? 'crashes' : 'refused');
    this.#dependencies.onStatus({ phase: 'replacing', since: this.#answeredAt });
    setTimeout(() => void this.start(), wait);
  }

  #giveUp(reason: GivenUp): void {
    this.#dependencies.onStatus({ phase: 'failed', reason, since: this.#answeredAt });
    this.#started.resolve(undefined);
  }

  #dispose(): void {
    this.#watchdog.stop();
    this.#handle?.dispose();
    this.#handle = undefined;
    // Those who wait for a start wait for the next one.
    if (this.#running === this.#started) this.#started = newDeferred();
  }
}

async function pinged(remote: Remote<TradingApi>): Promise<true> {
  await remote.ping();
  return true;
}
