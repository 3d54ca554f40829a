/** Traders and those who follow them, as the worker tells them. */
import type { Following, Leader, LeaderDetail } from '../../../src/contract/worker/follow-api.ts';
import { decimal } from '../../../src/domain/decimal.ts';

/** A trader of whom the server tells everything that stands in a list. */
export function leader(name: string, change: Partial<Leader> = {}): Leader {
  return {
    code: `CODE${name.toUpperCase()}`,
    name,
    isHouse: false,
    threeWeekRate: decimal('4.2'),
    threeWeekWin: decimal('61.54'),
    threeWeekProfit: decimal('420.15'),
    totalRate: decimal('12.8'),
    maxDrawdown: decimal('6.35'),
    trades: 128,
    followers: 17,
    ...change,
  };
}

/** Nothing but who it is. */
export const UNKNOWN = {
  threeWeekRate: undefined,
  threeWeekWin: undefined,
  threeWeekProfit: undefined,
  totalRate: undefined,
  maxDrawdown: undefined,
  trades: undefined,
  followers: undefined,
} as const satisfies Partial<Leader>;

export function leaderDetail(name: string, change: Partial<LeaderDetail> = {}): LeaderDetail {
  return {
    ...leader(name),
    curve: [],
    months: [],
    instruments: [],
    holdingMs: undefined,
    followersCurve: [],
    openRisk: decimal('14.2'),
    ...change,
  };
}

export function following(id: number, change: Partial<Following> = {}): Following {
  return {
    id,
    code: `CODE${id}`,
    name: `Trader ${id}`,
    mode: 'fixed',
    multiple: decimal('1'),
    maxLots: undefined,
    stopLoss: undefined,
    status: 'running',
    profit: decimal('0'),
    endReason: '',
    skipped: [],
    ...change,
  };
}
