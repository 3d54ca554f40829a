import type { Outcome, TradingApi } from '../contract/worker/trading-api.ts';

/** Commands that can fail, by name. */
export type Fallible = {
  [K in keyof TradingApi]: Awaited<ReturnType<TradingApi[K]>> extends Outcome<unknown> ? K : never;
}[keyof TradingApi];
/** The others. */
export type Plain = Exclude<keyof TradingApi, Fallible>;
type Value<K extends Fallible> = Awaited<ReturnType<TradingApi[K]>> extends Outcome<infer T> ? T : never;

/**
 * Calls a command that can fail, once a worker has started; its failure comes back as a value. `crashed`: the worker
 * died with it, and whether it was done is not known. What has been given up is not sent any more.
 */
export type Command = <K extends Exclude<Fallible, 'start'>>(
  name: K,
  ...args: Parameters<TradingApi[K]>
) => Promise<Outcome<Value<K>>>;

/** Tells the worker something; nothing to wait for. */
export type Tell = <K extends Exclude<Plain, 'ping'>>(name: K, ...args: Parameters<TradingApi[K]>) => void;

/** What reaches the worker, whichever one it is at the moment. A test that puts another in its place replaces the worker. */
export interface WorkerCalls {
  readonly command: Command;
  readonly tell: Tell;
  /** Calls back after each replacement of the worker, to tell again what the new one must know; answers how to stop. */
  readonly onRestart: (tellAgain: () => void) => () => void;
  /** Prices wait, for a moment at the longest, while the screen fills what a press asked for; the result ends it. */
  readonly holdPrices: () => () => void;
  /** Prices come as often as an eye reads them, not as often as the screen could show them; the result ends it. */
  readonly slowPrices: () => () => void;
  /** How long what only moves prices should wait for the answer to a press, ms. */
  readonly answering: () => number;
  /** Whether the display frame that begins shows what the worker sent, prices mostly. */
  readonly pricesDue: () => boolean;
}
