import { transfer, wrap, type Remote } from 'comlink';
import type { FramePort } from '../contract/worker/frame.ts';
import type { Outcome, StartOptions, TradingApi } from '../contract/worker/trading-api.ts';
import { receiveFrames, type FrameReader } from './frame-intake.ts';
import type { Gestures } from './gestures.ts';

/** One worker, as long as it lives. Kept by its owner, so that no proxy is collected with calls in flight. */
export interface WorkerHandle {
  /** Asks the worker; undefined when it is given up before it has answered. */
  readonly ask: <T>(call: (remote: Remote<TradingApi>) => Promise<T>) => Promise<T | undefined>;
  readonly start: (options: StartOptions) => Promise<Outcome<null> | undefined>;
  readonly dispose: () => void;
}

/**
 * Starts a worker's thread.
 * @param onError hears that its script could not be loaded, or that it threw what nobody caught
 * @throws where the browser refuses workers
 */
export function spawnWorker(reader: FrameReader, gestures: Gestures, onError: () => void): WorkerHandle {
  const worker = new Worker(new URL('../../workers/trading.worker.ts', import.meta.url), {
    type: 'module',
    name: 'trading',
  });
  worker.addEventListener('error', onError);
  const { port1, port2 } = new MessageChannel();
  const stopFrames = receiveFrames(port1, reader, gestures);
  const remote = wrap<TradingApi>(worker);
  const unanswered = new UnansweredCalls();
  const ask: WorkerHandle['ask'] = (call) => unanswered.run(() => call(remote));
  return {
    ask,
    start: (options) => ask<Outcome<null>>(async () => remote.start(options, transfer(port2 as FramePort, [port2]))),
    dispose: () => {
      worker.removeEventListener('error', onError);
      stopFrames();
      worker.terminate();
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
