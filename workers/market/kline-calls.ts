import * as v from 'valibot';
import type { Outcome } from '../../src/contract/worker/trading-api.ts';
import { toCandles } from '../../src/contract/wire/candle.ts';
import type { Candle, EpochMs } from '../../src/domain/candle.ts';
import { gridOf, intervalLength, barStart, type CandleInterval } from '../../src/domain/candle-interval.ts';
import type { Instrument } from '../../src/domain/instrument.ts';
import { ok } from '../../src/lib/result.ts';
import type { HttpClient } from '../transport/http-client.ts';

const MINUTES: CandleInterval = '1min';
const HOURS: CandleInterval = '60min';
const HOUR_MS = intervalLength(HOURS);
const DAYS: CandleInterval = '1day';

/** What a series starts from. */
export interface LoadedCandles {
  /** Bars of the interval; the last one may still run, or have run when it was read. */
  readonly history: readonly Candle[];
  /** Finer bars, none overlapping, through the running minute: from them the last bars are built exactly. */
  readonly finer: readonly Candle[];
}

/** Which page of bars. */
export interface KlineRequest {
  readonly instrument: Instrument;
  readonly interval: CandleInterval;
  /** Only bars that open before it. */
  readonly end?: EpochMs;
  readonly signal?: AbortSignal;
}

/** One page of `kline`, oldest first. */
export async function loadKline(http: HttpClient, request: KlineRequest): Promise<Outcome<Candle[]>> {
  const { instrument, interval, end, signal } = request;
  const answer = await http.get('v1/api/forex/kline', {
    query: {
      forex_id: instrument.id,
      period: interval,
      ...(end === undefined ? {} : { end: Math.floor(end / 1000) }),
    },
    schema: v.array(v.unknown()),
    signal,
  });
  return answer.ok ? ok(toCandles(answer.value.data, instrument.priceScale)) : answer;
}

/** History and what the running bar is made of: its minutes, and for a day the hours before them. */
export async function loadCandles(http: HttpClient, request: KlineRequest): Promise<Outcome<LoadedCandles>> {
  const { interval } = request;
  const page = (of: CandleInterval): Promise<Outcome<Candle[]>> => loadKline(http, { ...request, interval: of });
  const none = Promise.resolve<Outcome<Candle[]>>(ok([]));
  const [minutes, hours, own] = await Promise.all([
    page(MINUTES),
    interval === DAYS ? page(HOURS) : none,
    interval === MINUTES ? none : page(interval),
  ]);
  if (!minutes.ok) return minutes;
  if (!hours.ok) return hours;
  if (!own.ok) return own;
  const history = interval === MINUTES ? minutes.value : own.value;
  return ok({ history, finer: joinFiner(hours.value, minutes.value) });
}

/**
 * Hours, and from the first hour that the minutes cover whole, the minutes. An hour that ran when it was read is
 * so taken from the minutes, whatever happened between the two answers.
 */
export function joinFiner(hours: readonly Candle[], minutes: readonly Candle[]): Candle[] {
  const first = minutes[0];
  const last = minutes.at(-1);
  if (!first || !last) return [...hours];
  const whole = Math.ceil(first.time / HOUR_MS) * HOUR_MS;
  const cut = hours.length === 0 ? first.time : Math.min(whole, barStart(gridOf(HOURS), last.time));
  return [...hours.filter((hour) => hour.time < cut), ...minutes.filter((minute) => minute.time >= cut)];
}
