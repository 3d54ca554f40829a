/** What a leader's account has come to, step by step. Definitions: docs/wire.md, "Copy trading". */
import {
  add,
  compare,
  divide,
  fromInteger,
  isNegative,
  isPositive,
  multiply,
  ONE,
  round,
  subtract,
  sum,
  ZERO,
  type Decimal,
} from '../../src/domain/decimal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What the figures call three weeks. */
export const THREE_WEEKS_MS = 21 * DAY_MS;
/** Digits of a growth: far more than are shown, so that thousands of steps leave no trace. */
const GROWTH_SCALE = 24;
const RATE_SCALE = 2;
const HUNDRED = fromInteger(100);

/** The account's growth after something changed its cash. */
export interface GrowthStep {
  /** Number of the account's event. */
  readonly sequence: number;
  /** Epoch ms. */
  readonly time: number;
  /** 1 at the beginning; 1.1 is 10 % more, deposits and withdrawals left out. */
  readonly growth: Decimal;
}

/** A position that was closed, in part or whole. */
export interface PositionResult {
  readonly positionId: number;
  /** Of its instrument. */
  readonly code: string;
  /** Epoch ms. */
  readonly openedAt: number;
  /** Realised profit less fee of what was closed; the account's money at 6 digits. */
  readonly net: Decimal;
  /** Epoch ms; undefined while a part is open. */
  readonly closedAt: number | undefined;
}

/** All that goes on from here. */
export interface FiguresState {
  /** Number of the newest event in it. */
  readonly sequence: number;
  /** The account's cash; its money at 6 digits, as the next. */
  readonly cash: Decimal;
  /** Cash after the last deposit or withdrawal: growth is measured from it. */
  readonly segmentStart: Decimal;
  /** Growth up to the last deposit or withdrawal. */
  readonly base: Decimal;
  /** Positions opened. */
  readonly opened: number;
  /** The largest growth so far, and the largest share that was lost from a peak. */
  readonly peak: Decimal;
  readonly maxDrawdown: Decimal;
}

/** What is shown: money at 2 digits, rates in percent at 2 digits. */
export interface Figures {
  readonly threeWeekProfit: Decimal;
  readonly threeWeekWin: Decimal;
  readonly threeWeekRate: Decimal;
  readonly totalRate: Decimal;
  readonly totalTrades: number;
  readonly maxDrawdown: Decimal;
}

/** An account before anything happened in it. */
export const NO_FIGURES: FiguresState = {
  sequence: 0,
  cash: ZERO,
  segmentStart: ZERO,
  base: ONE,
  opened: 0,
  peak: ONE,
  maxDrawdown: ZERO,
};

/** Growth of the account: time-weighted return by the ledger, from one deposit or withdrawal to the next. */
export function growthOf({ base, cash, segmentStart }: FiguresState): Decimal {
  if (!isPositive(segmentStart)) return base;
  const left = isNegative(cash) ? ZERO : cash;
  return divide(multiply(base, left), segmentStart, GROWTH_SCALE);
}

/** The state after a change of cash by trading: a fee, a profit, what the house took over. */
export function traded(state: FiguresState, sequence: number, cash: Decimal): FiguresState {
  const next = { ...state, sequence, cash };
  const growth = growthOf(next);
  const peak = compare(growth, state.peak) > 0 ? growth : state.peak;
  const drawdown = isPositive(peak) ? subtract(ONE, divide(growth, peak, GROWTH_SCALE)) : ZERO;
  return { ...next, peak, maxDrawdown: compare(drawdown, state.maxDrawdown) > 0 ? drawdown : state.maxDrawdown };
}

/** The state after money came in or went out, which is nobody's skill. */
export function funded(state: FiguresState, sequence: number, cash: Decimal): FiguresState {
  return { ...state, sequence, cash, base: growthOf(state), segmentStart: cash };
}

/**
 * The figures at a time.
 * @param steps in order, with the last one before the three weeks where there is one
 * @param results of the three weeks; others are left out
 * @param now epoch ms
 */
export function figuresAt(
  state: FiguresState,
  steps: readonly GrowthStep[],
  results: Iterable<PositionResult>,
  now: number,
): Figures {
  const since = now - THREE_WEEKS_MS;
  const nets = [...results].flatMap(({ net, closedAt = 0 }) => (closedAt > since ? [net] : []));
  const before = steps.findLast(({ time }) => time <= since)?.growth ?? ONE;
  const growth = growthOf(state);
  const wins = nets.filter(isPositive).length;
  return {
    threeWeekProfit: round(sum(nets), RATE_SCALE),
    threeWeekWin: nets.length === 0 ? ZERO : share(fromInteger(wins), fromInteger(nets.length)),
    threeWeekRate: isPositive(before) ? change(before, growth) : round(ZERO, RATE_SCALE),
    totalRate: change(ONE, growth),
    totalTrades: state.opened,
    maxDrawdown: round(multiply(state.maxDrawdown, HUNDRED), RATE_SCALE),
  };
}

/** The last step of each day (UTC), in order. */
export function dailySteps(steps: readonly GrowthStep[]): readonly GrowthStep[] {
  return steps.filter((step, place) => {
    const next = steps[place + 1];
    return !next || dayOf(next.time) !== dayOf(step.time);
  });
}

/** What each month (UTC) with a step brought, in percent, oldest first; the month's growth over the growth before it. */
export function monthlyReturns(
  steps: readonly GrowthStep[],
): readonly { readonly month: string; readonly rate: Decimal }[] {
  const last = steps.filter((step, place) => {
    const next = steps[place + 1];
    return !next || monthOf(next.time) !== monthOf(step.time);
  });
  return last.map(({ time, growth }, place) => ({
    month: monthOf(time),
    rate: change(last[place - 1]?.growth ?? ONE, growth),
  }));
}

/** Percent by which a growth has changed, at 2 digits. */
export function change(from: Decimal, to: Decimal): Decimal {
  return share(subtract(to, from), from);
}

/** Adds what closing lots brought to what earlier parts of the position did. */
export function withResult(earlier: PositionResult | undefined, closing: PositionResult): PositionResult {
  return earlier ? { ...closing, net: add(earlier.net, closing.net) } : closing;
}

function share(part: Decimal, whole: Decimal): Decimal {
  return divide(multiply(part, HUNDRED), whole, RATE_SCALE);
}

function dayOf(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** Such as 2026-11. */
function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}
