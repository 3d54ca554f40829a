import { transfer, wrap, type Remote } from 'comlink';
import type { FrameChannel } from '../contract/worker/frame.ts';
import type { Outcome, StartOptions, TradingApi } from '../contract/worker/trading-api.ts';
import { newSharedQuotes } from './shared-quotes-reader.ts';

/** A worker's thread, told to start before it is there: it does so the moment it is, however busy the page is then. */
export class WorkerThread {
  readonly worker: Worker;
  /** Kept by its owner, so that no proxy is collected with calls in flight. */
  readonly remote: Remote<TradingApi>;
  /** Where its frames arrive; they wait until somebody listens. */
  readonly frames: FrameChannel;
  /** Its answer to being started. */
  readonly started: Promise<Outcome<null>>;
  readonly #options: StartOptions;
  #failed = false;

  /** @throws where the browser refuses workers */
  constructor(options: StartOptions) {
    this.worker = new Worker(new URL('../../workers/trading.worker.ts', import.meta.url), {
      type: 'module',
      name: 'trading',
    });
    this.worker.addEventListener('error', () => (this.#failed = true), { once: true });
    const { port1, port2 } = new MessageChannel();
    const quotes = newSharedQuotes();
    this.frames = { port: port1, quotes };
    this.remote = wrap<TradingApi>(this.worker);
    this.started = this.remote.start(options, transfer<FrameChannel>({ port: port2, quotes }, [port2]));
    this.#options = options;
  }

  /** Whether it is well, so far, and was told just this. */
  isStartedWith(options: StartOptions): boolean {
    const keys = Object.keys({ ...options, ...this.#options }) as (keyof StartOptions)[];
    return !this.#failed && keys.every((key) => options[key] === this.#options[key]);
  }

  end(): void {
    this.frames.port.close();
    this.worker.terminate();
  }
}

let early: WorkerThread | undefined;

/** Starts the first thread, for a page that is still reading its own code. */
export function startEarlyThread(options: StartOptions): void {
  try {
    early = new WorkerThread(options);
  } catch {
    // The page will find out by itself, and say so.
  }
}

/** A thread that has been told this: the one that was started early, or another. @throws where the browser refuses workers */
export function threadStartedWith(options: StartOptions): WorkerThread {
  const first = early;
  early = undefined;
  if (first?.isStartedWith(options)) return first;
  first?.end();
  return new WorkerThread(options);
}
