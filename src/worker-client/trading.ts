/** The page's hold on the worker: spawned once, kept in module scope so that no proxy is collected with calls in flight. */
import { transfer, wrap, type Remote } from 'comlink';
import type { Frame, FramePort } from '../contract/worker/frame.ts';
import { ok } from '../lib/result.ts';
import type { Outcome, StartOptions, TradingApi } from '../contract/worker/trading-api.ts';
import { withDeadline } from './deadline.ts';
import { receiveFrames } from './frame-intake.ts';
import { Gestures } from './gestures.ts';
import { announceRestart, restartDelay } from './restarts.ts';

/** Commands answer within this; the worker's own HTTP deadline is shorter, so a slow server is named as such. */
const DEADLINE_MS = 20_000;
/** One that moves may take its time: the worker gives it up when it stands still. */
const UPLOAD_DEADLINE_MS = 300_000;

interface Hold {
  readonly remote: Remote<TradingApi>;
  readonly dispose: () => void;
}

let hold: Hold | undefined;
let gestures: Gestures | undefined;

function spawn(apply: (frames: readonly Frame[]) => void, onCrash: () => void): { hold: Hold; port: MessagePort } {
  const worker = new Worker(new URL('../../workers/trading.worker.ts', import.meta.url), {
    type: 'module',
    name: 'trading',
  });
  worker.addEventListener('error', onCrash);
  const { port1, port2 } = new MessageChannel();
  gestures ??= new Gestures().watch(window);
  const stop = receiveFrames(port1, apply, gestures);
  const dispose = (): void => {
    worker.removeEventListener('error', onCrash);
    stop();
    worker.terminate();
  };
  return { hold: { remote: wrap<TradingApi>(worker), dispose }, port: port2 };
}

/** While a worker starts: it has no answer yet, but will have one. */
let starting: Promise<unknown> | undefined;

/** Replacements since the last good start. */
let failedStarts = 0;

/** Starts the worker; one that dies is replaced, less and less eagerly while none starts well. */
export async function startTrading(
  options: () => StartOptions,
  apply: (frames: readonly Frame[]) => void,
): Promise<Outcome<null>> {
  hold?.dispose();
  const replace = async (): Promise<void> => {
    await startTrading(options, apply);
    announceRestart();
  };
  const spawned = spawn(apply, () => {
    spawned.hold.dispose();
    setTimeout(() => void replace(), restartDelay(failedStarts++));
  });
  hold = spawned.hold;
  const start = withDeadline(startOn(spawned.hold, options(), spawned.port), 'start', DEADLINE_MS);
  starting = start;
  const started = await start;
  if (starting === start) starting = undefined;
  if (started.ok) failedStarts = 0;
  return started;
}

function startOn(target: Hold, options: StartOptions, port: MessagePort): Promise<Outcome<null>> {
  return target.remote.start(options, transfer(port as FramePort, [port]));
}

/** Prices wait, for a moment at the longest, while the screen fills what a press asked for; the result ends it. */
export function holdPrices(): () => void {
  return gestures?.hold() ?? (() => undefined);
}

function remote(): Remote<TradingApi> {
  if (!hold) throw new Error('The trading worker was not started');
  return hold.remote;
}

type Fallible = {
  [K in keyof TradingApi]: Awaited<ReturnType<TradingApi[K]>> extends Outcome<unknown> ? K : never;
}[keyof TradingApi];
type Plain = Exclude<keyof TradingApi, Fallible>;
type Value<K extends Fallible> = Awaited<ReturnType<TradingApi[K]>> extends Outcome<infer T> ? T : never;

/** Calls a command that can fail, once the worker has started; its failure, a dead worker's too, comes back as a value. */
export function command<K extends Exclude<Fallible, 'start'>>(
  name: K,
  ...args: Parameters<TradingApi[K]>
): Promise<Outcome<Value<K>>> {
  const call = (): Promise<Outcome<Value<K>>> => {
    const ask = remote()[name] as unknown as (...all: Parameters<TradingApi[K]>) => Promise<Outcome<Value<K>>>;
    return ask(...args);
  };
  const asked = starting ? starting.then(call) : call();
  return withDeadline(asked, name, name === 'uploadImage' ? UPLOAD_DEADLINE_MS : DEADLINE_MS);
}

/** Tells the worker something; nothing to wait for. */
export function tell<K extends Exclude<Plain, 'newClientId'>>(name: K, ...args: Parameters<TradingApi[K]>): void {
  const call = remote()[name] as unknown as (...all: Parameters<TradingApi[K]>) => Promise<void>;
  // A worker that died meanwhile is restarted by its error event and learns the state from there.
  void call(...args).catch(() => undefined);
}

/** A fresh id for an order. Without a deadline a dead worker would leave its question open for ever. */
export function newClientId(): Promise<Outcome<string>> {
  return withDeadline(remote().newClientId().then(ok), 'newClientId', DEADLINE_MS);
}
