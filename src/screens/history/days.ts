import type { BalanceChange } from '../../contract/worker/history-api.ts';

/** Changes of one day, in the order in which they came. */
export interface Day {
  readonly day: string;
  readonly changes: readonly BalanceChange[];
}

/** Changes by the day on which they happened. @param dayOf names the day of a time */
export function daysOf(changes: readonly BalanceChange[], dayOf: (time: string) => string): readonly Day[] {
  const days: { readonly day: string; readonly changes: BalanceChange[] }[] = [];
  for (const change of changes) {
    const day = dayOf(change.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.changes.push(change);
    else days.push({ day, changes: [change] });
  }
  return days;
}
