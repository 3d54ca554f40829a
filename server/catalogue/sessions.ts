import type { EpochMs } from '../../src/domain/candle.ts';

/** When a market trades, all in UTC without daylight saving: `allDay`, or by its weekly hours. */
export type Session = 'allDay' | 'forex' | 'metals' | 'usShares' | 'europe' | 'asia' | 'usIndex';

interface WeeklyHours {
  /** Minute of the week (Sunday 00:00 is 0) at which the week opens and ends. */
  readonly weekOpen: number;
  readonly weekClose: number;
  /** Minutes of the day between which each weekday trades; from > to means over midnight. */
  readonly from: number;
  readonly to: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const MINUTE_MS = 60_000;
/** 1970-01-01 was a Thursday. */
const EPOCH_WEEKDAY = 4;

const HOURS: Record<Exclude<Session, 'allDay'>, WeeklyHours> = {
  forex: { weekOpen: 21 * HOUR, weekClose: 5 * DAY + 21 * HOUR, from: 0, to: DAY },
  metals: { weekOpen: 22 * HOUR, weekClose: 5 * DAY + 21 * HOUR, from: 22 * HOUR, to: 21 * HOUR },
  usIndex: { weekOpen: 22 * HOUR, weekClose: 5 * DAY + 21 * HOUR, from: 22 * HOUR, to: 21 * HOUR },
  usShares: { weekOpen: DAY, weekClose: 6 * DAY, from: 14 * HOUR + 30, to: 21 * HOUR },
  europe: { weekOpen: DAY, weekClose: 6 * DAY, from: 7 * HOUR, to: 16 * HOUR + 30 },
  asia: { weekOpen: DAY, weekClose: 6 * DAY, from: 0, to: 8 * HOUR },
};

/** Whether a market trades at this time. Holidays are not modelled. */
export function isInSession(session: Session, time: EpochMs): boolean {
  if (session === 'allDay') return true;
  const hours = HOURS[session];
  const minute = Math.floor(time / MINUTE_MS);
  const weekMinute = (minute + EPOCH_WEEKDAY * DAY) % (7 * DAY);
  if (weekMinute < hours.weekOpen || weekMinute >= hours.weekClose) return false;
  const dayMinute = weekMinute % DAY;
  if (hours.from < hours.to) return dayMinute >= hours.from && dayMinute < hours.to;
  return dayMinute >= hours.from || dayMinute < hours.to;
}
