/** What a strategy of the house sees, and what it may want. */

/** Where the strategy wants its account to stand; `keep`: as it does. */
export type Stance = 'long' | 'short' | 'flat' | 'keep';

/** The market as a strategy looks at it, when a bar has closed. */
export interface StrategyView {
  /** Closes of finished bars, integers at the instrument's scale, oldest first; at most `LOOKBACK`. For decisions, never for money. */
  readonly closes: readonly number[];
  /** Where the account stands. */
  readonly stance: 'long' | 'short' | 'flat';
  /** Number of the bar since 1970. */
  readonly bar: number;
  /** At least 0, below 1; the same for the same bar. */
  readonly random: number;
}

/** A way to trade one instrument. */
export interface Strategy {
  /** Never changes: the account is found by it. */
  readonly key: string;
  /** What followers read. */
  readonly name: string;
  /** Code of the instrument. */
  readonly code: string;
  /** Value of a position as a multiple of the equity. */
  readonly exposure: number;
  readonly decide: (view: StrategyView) => Stance;
}

/** Length of a strategy's bars. */
export const BAR_MS = 15 * 60 * 1000;
/** Bars that a strategy looks back, two weeks. */
export const LOOKBACK = 14 * 96;
