/** When customer service answers, by day of the week, UTC. */

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
const PERIOD = /^(\w{3})(?:-(\w{3}))? (\d\d):(\d\d)-(\d\d):(\d\d)$/;

/** One stretch of a day, in minutes from midnight UTC. */
interface Period {
  /** 0 is Sunday. */
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** Empty: always. */
export type OfficeHours = readonly Period[];

/** Reads `mon-fri 08:00-20:00, sat 10:00-14:00`; undefined where it cannot be read. Empty text means always. */
export function readOfficeHours(text: string): OfficeHours | undefined {
  if (text.trim() === '') return [];
  const parts = text.split(',').map((part) => periodsOf(part.trim().toLowerCase()));
  return parts.every((periods) => periods !== undefined) ? parts.flat() : undefined;
}

function periodsOf(text: string): readonly Period[] | undefined {
  const [, first = '', last = first, ...clock] = PERIOD.exec(text) ?? [];
  const [begin, end] = [first, last].map((name) => DAYS.findIndex((day) => day === name));
  const [fromHour = NaN, fromMinute = NaN, toHour = NaN, toMinute = NaN] = clock.map(Number);
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  const isRead = begin !== undefined && end !== undefined && begin >= 0 && end >= 0;
  if (!isRead || !(from < to && to <= DAY_MINUTES && fromMinute < 60 && toMinute < 60)) return undefined;
  const days = (end - begin + DAYS.length) % DAYS.length;
  return Array.from({ length: days + 1 }, (_, index) => ({ day: (begin + index) % DAYS.length, from, to }));
}

/** Whether somebody answers at this moment, and when next where nobody does; ms since 1970. */
export function officeAt(hours: OfficeHours, now: number): { readonly isOpen: boolean; readonly opensAt?: number } {
  if (hours.length === 0) return { isOpen: true };
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const starts: number[] = [];
  for (let ahead = 0; ahead <= DAYS.length; ahead++) {
    const start = midnight + ahead * DAY_MS;
    for (const { from, to } of hours.filter(({ day }) => day === new Date(start).getUTCDay())) {
      if (now >= start + from * MINUTE_MS && now < start + to * MINUTE_MS) return { isOpen: true };
      if (start + from * MINUTE_MS > now) starts.push(start + from * MINUTE_MS);
    }
  }
  return { isOpen: false, opensAt: Math.min(...starts) };
}
