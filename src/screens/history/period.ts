import type { HistoryFilter } from '../../contract/worker/history-api.ts';
import type { HistoryChoice } from '../../state/history-choice.ts';

const DAYS = { today: 1, week: 7, month: 30 } as const;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the last of the chosen days comes before the first. */
export function isReversed({ period, firstDay, lastDay }: HistoryChoice): boolean {
  return period === 'days' && firstDay !== '' && lastDay !== '' && lastDay < firstDay;
}

/** What is asked for; whole days of the device's time zone. */
export function filterOf(choice: HistoryChoice): HistoryFilter {
  const kind = choice.kind === 'all' ? undefined : choice.kind;
  return { kind, ...spanOf(choice) };
}

function spanOf({ period, firstDay, lastDay, madeAt }: HistoryChoice): Pick<HistoryFilter, 'from' | 'to'> {
  if (period === 'all') return { from: undefined, to: undefined };
  if (period === 'days') return { from: dayStart(firstDay, 0), to: dayStart(lastDay, 1) };
  const today = new Date(madeAt);
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - DAYS[period] + 1);
  return { from: first.getTime() / 1_000, to: undefined };
}

/** When a day begins, Unix seconds; undefined for a text that is no day. @param later so many days after it */
function dayStart(day: string, later: number): number | undefined {
  const [, year, month, date] = ISO_DAY.exec(day) ?? [];
  if (year === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + later).getTime() / 1_000;
}
