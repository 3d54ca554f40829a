/** The formatters of the current language. */
import { useMemo } from 'react';
import type { EpochMs } from '../domain/candle.ts';
import { toFixedText, toShortText, type Decimal } from '../domain/decimal.ts';
import { formatScaled } from '../domain/price-scale.ts';
import { formatAge } from './age.ts';
import { clockTime, isToday } from './clock-time.ts';
import { DEFAULT_LANGUAGE, languageOf, languageOfTag, type LanguageCode } from './languages.ts';
import { formatNumber, MISSING, numberStyleOf } from './number-format.ts';
import { useTranslation } from './use-translation.ts';

export interface Formatters {
  readonly tag: string;
  readonly decimalMark: string;
  /** A scaled integer price; `--` where missing. */
  readonly price: (value: number | undefined, scale: number) => string;
  /** A decimal price at its instrument's precision. */
  readonly priceOf: (value: Decimal | undefined, scale: number) => string;
  /** Money with `digits` after the point, grouped. */
  readonly money: (value: Decimal | undefined, digits: number, signed?: boolean) => string;
  /** Lots and other plain decimals without trailing zeros. */
  readonly plain: (value: Decimal | undefined) => string;
  /** Percent given in hundredths, e.g. 42 is +0.42 %. */
  readonly change: (hundredths: number) => string;
  readonly percent: (value: Decimal | undefined) => string;
  /** Canonical text as typed, in the language's separators. */
  readonly typed: (text: string) => string;
  readonly dateTime: (iso: string) => string;
  /** The time of day where it was today, else the date as well. */
  readonly moment: (time: EpochMs) => string;
  /** Weekday and time of day of a moment within a week, in the device's time zone. */
  readonly weekTime: (time: EpochMs) => string;
  /** Short age such as `12s`, `3m`. */
  readonly age: (ms: number) => string;
}

const CACHE = new Map<LanguageCode, Formatters>();

export function formattersOf(code: LanguageCode): Formatters {
  const cached = CACHE.get(code);
  if (cached) return cached;
  const made = makeFormatters(code);
  CACHE.set(code, made);
  return made;
}

export function useFormatters(): Formatters {
  const { language } = useTranslation();
  return useMemo(() => formattersOf(languageOfTag(language)?.code ?? DEFAULT_LANGUAGE), [language]);
}

function makeFormatters(code: LanguageCode): Formatters {
  const { tag } = languageOf(code);
  const style = numberStyleOf(code);
  const percentText = (text: string, signed: boolean): string =>
    `${formatNumber(text, style, { signed, grouped: true })}\u00a0%`;
  return {
    tag,
    decimalMark: style.decimal,
    price: (value, scale) =>
      value === undefined || Number.isNaN(value) ? MISSING : formatNumber(formatScaled(value, scale), style),
    priceOf: (value, scale) => (value ? formatNumber(toFixedText(value, scale), style) : MISSING),
    money: (value, digits, signed = false) =>
      value ? formatNumber(toFixedText(value, digits), style, { grouped: true, signed }) : MISSING,
    plain: (value) => (value ? formatNumber(toShortText(value), style) : MISSING),
    change: (hundredths) => (Number.isNaN(hundredths) ? MISSING : percentText(formatScaled(hundredths, 2), true)),
    percent: (value) => (value ? percentText(toFixedText(value, 2), false) : MISSING),
    typed: (text) => text.replace('.', style.decimal),
    age: (ms) => formatAge(ms, code),
    ...timeFormatters(tag),
  };
}

/** Each is made when it is first used: what the first price does not need shall not delay it. */
function timeFormatters(tag: string): Pick<Formatters, 'dateTime' | 'moment' | 'weekTime'> {
  const dates = once(
    () => new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' }),
  );
  const weekTimes = once(
    () => new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { weekday: 'short', hour: 'numeric', minute: '2-digit' }),
  );
  return {
    dateTime: (iso) => formatDate(dates(), iso),
    moment: (time) => (isToday(time) ? clockTime(time) : dates().format(time)),
    weekTime: (time) => weekTimes().format(time),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** ISO 8601 with a time of day. `Date.parse` alone makes a date of almost any text that ends in a number. */
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/** A time that cannot be read is shown as it came; one that names no zone is UTC, as all times of the wire are. */
function formatDate(format: Intl.DateTimeFormat, iso: string): string {
  const parts = ISO_TIME.exec(iso);
  const time = parts ? Date.parse(parts[3] === undefined ? `${iso}Z` : iso) : Number.NaN;
  return Number.isNaN(time) ? iso : format.format(time);
}
