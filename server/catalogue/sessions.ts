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

/** When a market that does not trade opens next; undefined while it trades. */
export function nextOpening(session: Session, time: EpochMs): EpochMs | undefined {
  if (session === 'allDay' || isInSession(session, time)) return undefined;
  const { weekOpen, from } = HOURS[session];
  const day = Math.floor(time / (DAY * MINUTE_MS));
  const openings: number[] = [];
  // A week and a day: the last opening of a week may have passed a moment ago.
  for (let ahead = 0; ahead <= 8; ahead++) {
    const start = (day + ahead) * DAY;
    const isFirstOfWeek = (day + ahead + EPOCH_WEEKDAY) % 7 === Math.floor(weekOpen / DAY);
    openings.push(start + from, ...(isFirstOfWeek ? [start + (weekOpen % DAY)] : []));
  }
  const next = openings.map((minute) => minute * MINUTE_MS).filter((at) => at > time && isInSession(session, at));
  return next.length > 0 ? Math.min(...next) : undefined;
}

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
