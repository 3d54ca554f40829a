/** The page's handle on the worker. In module scope, so that no proxy is collected with calls in flight. */
import type { Remote } from 'comlink';
import type { Frame } from '../contract/worker/frame.ts';
import type { Outcome, StartOptions, TradingApi } from '../contract/worker/trading-api.ts';
import { err } from '../lib/result.ts';
import { withDeadline } from './deadline.ts';
import { Gestures } from './gestures.ts';
import { announceRestart } from './restarts.ts';
import { spawnWorker } from './worker-handle.ts';
import type { WorkerStatus } from './worker-status.ts';
import { WorkerSupervisor } from './worker-supervisor.ts';

/** Commands answer within this; the worker's own HTTP deadline is shorter, so a slow server is named as such. */
const DEADLINE_MS = 20_000;
/** One that moves may take its time: the worker gives it up when it stands still. */
const UPLOAD_DEADLINE_MS = 300_000;

/** What the page hears of its worker. */
export interface TradingEvents {
  readonly onFrames: (frames: readonly Frame[]) => void;
  readonly onStatus: (status: WorkerStatus) => void;
}

let supervisor: WorkerSupervisor | undefined;
let gestures: Gestures | undefined;

/** Starts the worker, and another whenever it dies. @param options what a worker is told at its start */
export function startTrading(
  options: (again: boolean) => StartOptions,
  { onFrames, onStatus }: TradingEvents,
): Promise<Outcome<null>> {
  const hands = (gestures ??= new Gestures().watch(window));
  supervisor = new WorkerSupervisor({
    options,
    spawn: (onError) => spawnWorker(onFrames, hands, onError),
    onStatus,
    onRestart: announceRestart,
  });
  return supervisor.start();
}

/** Prices wait, for a moment at the longest, while the screen fills what a press asked for; the result ends it. */
export function holdPrices(): () => void {
  return gestures?.hold() ?? (() => undefined);
}

type Fallible = {
  [K in keyof TradingApi]: Awaited<ReturnType<TradingApi[K]>> extends Outcome<unknown> ? K : never;
}[keyof TradingApi];
type Plain = Exclude<keyof TradingApi, Fallible>;
type Value<K extends Fallible> = Awaited<ReturnType<TradingApi[K]>> extends Outcome<infer T> ? T : never;

/**
 * Calls a command that can fail, once a worker has started; its failure comes back as a value. `crashed`: the worker
 * died with it, and whether it was done is not known. What has been given up is not sent any more.
 */
export function command<K extends Exclude<Fallible, 'start'>>(
  name: K,
  ...args: Parameters<TradingApi[K]>
): Promise<Outcome<Value<K>>> {
  return asked(name, name === 'uploadImage' ? UPLOAD_DEADLINE_MS : DEADLINE_MS, (remote) => {
    const call = remote[name] as unknown as (...all: Parameters<TradingApi[K]>) => Promise<Outcome<Value<K>>>;
    return call(...args);
  });
}

/** Tells the worker something; nothing to wait for. */
export function tell<K extends Exclude<Plain, 'ping'>>(name: K, ...args: Parameters<TradingApi[K]>): void {
  // A worker that dies meanwhile is replaced, and the new one is told the state as it then is.
  void supervisor?.present
    ?.ask((remote) => (remote[name] as unknown as (...all: Parameters<TradingApi[K]>) => Promise<void>)(...args))
    .catch(() => undefined);
}

function asked<T>(
  origin: string,
  deadlineMs: number,
  ask: (remote: Remote<TradingApi>) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  let givenUp = false;
  const asking = async (): Promise<Outcome<T>> => {
    const handle = await supervisor?.whenStarted();
    if (!handle || givenUp) return err({ kind: 'crashed', origin });
    return (await handle.ask(ask)) ?? err({ kind: 'crashed', origin });
  };
  return withDeadline(asking(), origin, deadlineMs).finally(() => (givenUp = true));
}
