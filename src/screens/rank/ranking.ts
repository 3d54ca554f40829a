/** The order of the ranking. */
import type { Leader } from '../../contract/worker/follow-api.ts';
import { compare, fromInteger, type Decimal } from '../../domain/decimal.ts';

/** By what traders can be ranked. */
export const RANKING_FIGURES = [
  'threeWeekRate',
  'totalRate',
  'threeWeekWin',
  'threeWeekProfit',
  'drawdown',
  'trades',
  'followers',
] as const;
export type RankingFigure = (typeof RANKING_FIGURES)[number];

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
  return found.sort((a, b) => order(figureOf(a, figure), figureOf(b, figure)) * (RISING.has(figure) ? 1 : -1));
}

function order(a: Decimal | undefined, b: Decimal | undefined): number {
  if (!a || !b) return Number(a !== undefined) - Number(b !== undefined);
  return compare(a, b);
}
