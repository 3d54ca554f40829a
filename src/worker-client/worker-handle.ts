import type { Remote } from 'comlink';
import type { Outcome, StartOptions, TradingApi } from '../contract/worker/trading-api.ts';
import { receiveFrames, type FrameReader } from './frame-intake.ts';
import type { Gestures } from './gestures.ts';
import { threadStartedWith } from './worker-thread.ts';

/** One worker, as long as it lives. */
export interface WorkerHandle {
  /** Asks the worker; undefined when it is given up before it has answered. */
  readonly ask: <T>(call: (remote: Remote<TradingApi>) => Promise<T>) => Promise<T | undefined>;
  /** How its start went; undefined when it is given up before. */
  readonly started: Promise<Outcome<null> | undefined>;
  readonly dispose: () => void;
}

/** What listens to a worker. */
export interface WorkerListeners {
  readonly frames: FrameReader;
  readonly gestures: Gestures;
  /** Hears that its script could not be loaded, or that it threw what nobody caught. */
  readonly onError: () => void;
}

/**
 * Starts a worker, or takes over the one that was started early.
 * @throws where the browser refuses workers
 */
export function spawnWorker(options: StartOptions, { frames, gestures, onError }: WorkerListeners): WorkerHandle {
  const thread = threadStartedWith(options);
  thread.worker.addEventListener('error', onError);
  const stopFrames = receiveFrames(thread.frames, frames, gestures);
  const unanswered = new UnansweredCalls();
  return {
    ask: (call) => unanswered.run(() => call(thread.remote)),
    started: unanswered.run(() => thread.started),
    dispose: () => {
      thread.worker.removeEventListener('error', onError);
      stopFrames();
      thread.end();
      unanswered.giveUp();
    },
  };
}

/** Calls that wait for an answer. A race with one promise that lives as long as the worker would keep every call for as long. */
class UnansweredCalls {
  readonly #waiting = new Set<() => void>();
  #givenUp = false;

  run<T>(call: () => Promise<T>): Promise<T | undefined> {
    if (this.#givenUp) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      const giveUp = (): void => resolve(undefined);
      this.#waiting.add(giveUp);
      call()
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(giveUp));
    });
  }

  giveUp(): void {
    this.#givenUp = true;
    for (const giveUp of this.#waiting) giveUp();
    this.#waiting.clear();
  }
}
