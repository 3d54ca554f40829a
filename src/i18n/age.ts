/** Ages for people: a number and one unit, as short as the language has it. */
import type { LanguageCode } from './languages.ts';

/** What follows the number; where the first of a unit has its own form, that and the one of all others. */
type Unit = string | readonly [one: string, others: string];

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Seconds, minutes, hours, days. A test holds them against the narrow units of `Intl`, which is not asked here: its
 * first number keeps a cheap phone busy for 150 ms, in the middle of a list that moves.
 */
const UNITS: Readonly<Record<LanguageCode, readonly [Unit, Unit, Unit, Unit]>> = {
  hk: ['秒', '分', '小時', '日'],
  en: ['s', 'm', 'h', 'd'],
  jp: ['s', 'm', 'h', 'd'],
  kr: ['초', '분', '시간', '일'],
  th: ['วิ', 'นาที', 'ชม.', 'วัน'],
  vn: [' giây', ' phút', ' giờ', ' ngày'],
  fr: ['s', 'min', 'h', 'j'],
  de: [' Sek.', ' Min.', 'h', ' T'],
  ru: [' с', ' мин', ' ч', ' д.'],
  spa: ['s', 'min', 'h', 'd'],
  pt: [' s', ' min', ' h', [' dia', ' dias']],
  ar: [' ث', ' د', ' س', ' ي'],
  it: ['s', 'min', 'h', ['g', 'gg']],
  tr: ['sn', 'd', [' sa', 's'], 'g'],
};

/** @param ms what is below zero counts as no time at all */
export function formatAge(ms: number, code: LanguageCode): string {
  const [seconds, minutes, hours, days] = UNITS[code];
  if (ms >= DAY) return inUnit(ms / DAY, days);
  if (ms >= HOUR) return inUnit(ms / HOUR, hours);
  return ms >= MINUTE ? inUnit(ms / MINUTE, minutes) : inUnit(Math.max(ms, 0) / SECOND, seconds);
}

function inUnit(length: number, unit: Unit): string {
  const count = Math.floor(length);
  if (typeof unit === 'string') return `${count}${unit}`;
  const [one, others] = unit;
  return `${count}${count === 1 ? one : others}`;
}
