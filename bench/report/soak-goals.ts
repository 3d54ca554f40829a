import { summariseSoak } from '../measure/soak-summary.ts';
import { atMost, type Goal, type GoalFigures } from './goal.ts';

const MEGABYTES = ' MB/h';
/** The slope of less is the collector's mood. */
const LEAST_HOURS = 0.99;

/** Goals of the last soak that lasted an hour or more. */
export function soakGoals({ soak }: Pick<GoalFigures, 'soak'>): Goal[] {
  const all = soak && summariseSoak(soak);
  const found = all && all.hours >= LEAST_HOURS ? all : undefined;
  return [
    atMost('soak: heap of the page', 1, MEGABYTES, found?.page),
    atMost('soak: heap of the worker', 1, MEGABYTES, found?.worker),
    atMost('soak: candles missed', 0, '', found?.missedCandles),
  ];
}
