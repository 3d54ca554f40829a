/** The house's strategies, of different skill and temper. What they earn is what the market makes of them. */
import { LOOKBACK, type Stance, type Strategy, type StrategyView } from './strategy.ts';

const FAST = 24;
const SLOW = 96;
const CHANNEL = 96;
const EXIT_CHANNEL = 48;
const MIDDLE = 48;
/** Standard deviations from the mean at which a price is far, and near. */
const FAR = 2;
const NEAR = 0.3;
/** Bars that a gamble lasts. */
const GAMBLE = 16;

/** Follows a fast average that crosses a slow one. */
function followTrend({ closes }: StrategyView): Stance {
  if (closes.length < SLOW) return 'keep';
  return mean(closes.slice(-FAST)) > mean(closes.slice(-SLOW)) ? 'long' : 'short';
}

/** Bets that a price far from its mean comes back, and leaves near it. */
function revertToMean({ closes, stance }: StrategyView): Stance {
  const window = closes.slice(-MIDDLE);
  const last = closes.at(-1);
  if (window.length < MIDDLE || last === undefined) return 'keep';
  const middle = mean(window);
  const deviation = Math.sqrt(mean(window.map((close) => (close - middle) ** 2)));
  if (deviation === 0) return 'keep';
  const away = (last - middle) / deviation;
  if (away > FAR) return 'short';
  if (away < -FAR) return 'long';
  return stance !== 'flat' && Math.abs(away) < NEAR ? 'flat' : 'keep';
}

/** Enters where the price leaves the range of a day, and goes out where it comes back through the half of it. */
function breakOut({ closes, stance }: StrategyView): Stance {
  const last = closes.at(-1);
  const before = closes.slice(-CHANNEL - 1, -1);
  if (before.length < CHANNEL || last === undefined) return 'keep';
  if (last > Math.max(...before)) return 'long';
  if (last < Math.min(...before)) return 'short';
  const recent = closes.slice(-EXIT_CHANNEL - 1, -1);
  if (stance === 'long' && last < Math.min(...recent)) return 'flat';
  return stance === 'short' && last > Math.max(...recent) ? 'flat' : 'keep';
}

/** Takes a side by chance, with much at stake. */
function gamble({ bar, random }: StrategyView): Stance {
  if (bar % GAMBLE !== 0) return 'keep';
  return random < 0.5 ? 'long' : 'short';
}

/** Waits for the extreme of two weeks, and holds until the mean of them is reached: nothing happens for weeks. */
function waitForExtreme({ closes, stance }: StrategyView): Stance {
  const last = closes.at(-1);
  if (closes.length < LOOKBACK || last === undefined) return 'keep';
  const middle = mean(closes);
  if (stance === 'long') return last >= middle ? 'flat' : 'keep';
  return stance === 'flat' && last <= Math.min(...closes) ? 'long' : 'keep';
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export const HOUSE_STRATEGIES: readonly Strategy[] = [
  { key: 'trend', name: 'Steady Trend', code: 'EURUSD', exposure: 3, decide: followTrend },
  { key: 'reversion', name: 'Back to the Mean', code: 'GBPUSD', exposure: 4, decide: revertToMean },
  { key: 'breakout', name: 'Breakout', code: 'XAUUSD', exposure: 2, decide: breakOut },
  { key: 'gambler', name: 'All or Nothing', code: 'BTCUSD', exposure: 8, decide: gamble },
  { key: 'patient', name: 'Patience', code: 'USDJPY', exposure: 2, decide: waitForExtreme },
];
