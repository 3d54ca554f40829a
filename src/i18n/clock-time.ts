/** Times of the device's own zone, as digits: `Intl`, whose first date keeps a cheap phone busy for 200 ms, is not asked. */
import type { EpochMs } from '../domain/candle.ts';

export function isToday(time: EpochMs): boolean {
  return new Date(time).toDateString() === new Date().toDateString();
}

/** Hours and minutes of the day, as in `09:05`. */
export function clockTime(time: EpochMs): string {
  const date = new Date(time);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
