/** The order of the ranking. */
import type { Leader } from '../../contract/worker/follow-api.ts';
import { compare, fromInteger, type Decimal } from '../../domain/decimal.ts';

/** By what traders can be ranked, by the time that it is of. */
export const RANKING_FIGURES = {
  threeWeeks: ['threeWeekRate', 'threeWeekWin', 'threeWeekProfit'],
  all: ['totalRate', 'drawdown', 'trades', 'followers'],
} as const;
export type RankingPeriod = keyof typeof RANKING_FIGURES;
export type RankingFigure = (typeof RANKING_FIGURES)[RankingPeriod][number];

/** Of the smallest is the best. */
const RISING: ReadonlySet<RankingFigure> = new Set(['drawdown']);

/** The figure of a trader; undefined where it is not known. */
export function figureOf(leader: Leader, figure: RankingFigure): Decimal | undefined {
  if (figure === 'drawdown') return leader.maxDrawdown;
  const value = leader[figure];
  return typeof value === 'number' ? fromInteger(value) : value;
}

/** Traders whose name or code has the text in it, the best of the figure first, those without it last. */
export function ranked(leaders: readonly Leader[], figure: RankingFigure, text: string): readonly Leader[] {
  const wanted = text.trim().toLocaleLowerCase();
  const found = leaders.filter(({ name, code }) => `${name}\n${code}`.toLocaleLowerCase().includes(wanted));
  const best = RISING.has(figure) ? 1 : -1;
  return found.sort((a, b) => order(figureOf(a, figure), figureOf(b, figure), best));
}

/** @param best 1: the smallest is first; -1: the largest. What is not known is last either way */
function order(a: Decimal | undefined, b: Decimal | undefined, best: 1 | -1): number {
  if (!a || !b) return Number(a === undefined) - Number(b === undefined);
  return compare(a, b) * best;
}
