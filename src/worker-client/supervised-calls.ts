/** Calls to a worker that is kept alive. */
import type { Remote } from 'comlink';
import type { Outcome, StartOptions, TradingApi } from '../contract/worker/trading-api.ts';
import { err } from '../lib/result.ts';
import { withDeadline } from './deadline.ts';
import type { FrameReader } from './frame-intake.ts';
import { Gestures } from './gestures.ts';
import { spawnWorker } from './worker-handle.ts';
import type { Command, Tell, WorkerCalls } from './worker-calls.ts';
import type { WorkerStatus } from './worker-status.ts';
import { WorkerSupervisor } from './worker-supervisor.ts';

/** Commands answer within this; the worker's own HTTP deadline is shorter, so a slow server is named as such. */
const DEADLINE_MS = 20_000;
/** One that moves may take its time: the worker gives it up when it stands still. */
const UPLOAD_DEADLINE_MS = 300_000;

/** What the page hears of its worker. */
export interface WorkerEvents {
  readonly frames: FrameReader;
  readonly onStatus: (status: WorkerStatus) => void;
}

/** Starts the worker, and another whenever it dies. @param options what a worker is told at its start */
export function startWorker(
  options: (again: boolean) => StartOptions,
  { frames, onStatus }: WorkerEvents,
): WorkerCalls {
  const gestures = new Gestures().watch(window);
  const restarts = new Set<() => void>();
  const supervisor = new WorkerSupervisor({
    options,
    spawn: (told, onError) => spawnWorker(told, { frames, gestures, onError }),
    onStatus,
    onRestart: () => restarts.forEach((tellAgain) => tellAgain()),
  });
  // Its failure is shown by its status; nothing waits for it.
  void supervisor.start();
  return {
    command: commandOf(supervisor),
    tell: tellOf(supervisor),
    onRestart: (tellAgain) => {
      restarts.add(tellAgain);
      return () => restarts.delete(tellAgain);
    },
    holdPrices: () => gestures.hold(),
    slowPrices: () => gestures.slow(),
    answering: () => gestures.answering(),
    pricesDue: () => gestures.pricesDue,
  };
}

function commandOf(supervisor: WorkerSupervisor): Command {
  return (name, ...args) =>
    asked(supervisor, name, (remote) => {
      const call = remote[name] as unknown as (...all: typeof args) => ReturnType<typeof asked<never>>;
      return call(...args);
    });
}

function tellOf(supervisor: WorkerSupervisor): Tell {
  return (name, ...args) => {
    // A worker that dies meanwhile is replaced, and the new one is told the state as it then is.
    void supervisor.present
      ?.ask((remote) => (remote[name] as unknown as (...all: typeof args) => Promise<void>)(...args))
      .catch(() => undefined);
  };
}

function asked<T>(
  supervisor: WorkerSupervisor,
  origin: string,
  ask: (remote: Remote<TradingApi>) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  let givenUp = false;
  const asking = async (): Promise<Outcome<T>> => {
    const handle = await supervisor.whenStarted();
    if (!handle || givenUp) return err({ kind: 'crashed', origin });
    return (await handle.ask(ask)) ?? err({ kind: 'crashed', origin });
  };
  const deadline = origin === 'uploadImage' ? UPLOAD_DEADLINE_MS : DEADLINE_MS;
  return withDeadline(asking(), origin, deadline).finally(() => (givenUp = true));
}
