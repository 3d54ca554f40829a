import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candle } from '../../src/domain/candle.ts';
import { CANDLE_INTERVALS, intervalLength, type CandleInterval } from '../../src/domain/candle-interval.ts';
import { CandleSeries, MAX_BARS } from '../../workers/market/candle-series.ts';
import { withStreamed } from '../../workers/market/gap-fill.ts';
import { joinFiner } from '../../workers/market/kline-calls.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const START = 20_000 * DAY;

/** Bars in the plainest way: group, then first, highest, lowest, last and sum. */
function naive(minutes: readonly Candle[], interval: CandleInterval): Candle[] {
  const length = intervalLength(interval);
  const starts = [...new Set(minutes.map((minute) => minute.time - (minute.time % length)))];
  return starts.map((time) => {
    const members = minutes.filter((minute) => minute.time - (minute.time % length) === time);
    return {
      time,
      open: members[0]?.open ?? 0,
      high: Math.max(...members.map((minute) => minute.high)),
      low: Math.min(...members.map((minute) => minute.low)),
      close: members.at(-1)?.close ?? 0,
      volume: members.reduce((total, minute) => total + minute.volume, 0),
    };
  });
}

/** Minutes in order, some without trade, from the start of a day. */
const minutesArbitrary = fc
  .array(
    fc.record({
      skip: fc.nat({ max: 90 }),
      prices: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 }),
      volume: fc.nat({ max: 1_000_000 }),
    }),
    { minLength: 2, maxLength: 120 },
  )
  .map((rows) => {
    let time = START;
    return rows.map(({ skip, prices, volume }): Candle => {
      time += (1 + skip) * MINUTE;
      const [open = 0] = prices;
      return { time, open, high: Math.max(...prices), low: Math.min(...prices), close: prices.at(-1) ?? 0, volume };
    });
  });

/** A minute as it looked before it was complete. */
function unfinished(minute: Candle): Candle {
  const { open, time } = minute;
  return { time, open, high: open, low: open, close: open, volume: Math.floor(minute.volume / 2) };
}

describe.each(CANDLE_INTERVALS)('a series of %s', (interval) => {
  it('equals a naive aggregation, however history, hours and stream share the minutes', () => {
    fc.assert(
      fc.property(minutesArbitrary, fc.nat(), fc.nat({ max: 500 }), (minutes, at, kept) => {
        const now = 1 + (at % (minutes.length - 1));
        const read = [...minutes.slice(0, now), ...minutes.slice(now, now + 1).map(unfinished)];
        const finerMinutes = interval === '1day' ? read.slice(-Math.max(61, kept)) : read;
        const finer = joinFiner(interval === '1day' ? naive(read, '60min') : [], finerMinutes);
        const series = new CandleSeries(interval, { history: naive(read, interval), finer });
        for (const minute of minutes.slice(now)) {
          series.addMinute(unfinished(minute), minute.time + 10);
          series.tick(minute.time + 20, minute.close);
          series.addMinute(minute, minute.time + 30);
        }
        expect(series.candles).toEqual(naive(minutes, interval));
      }),
      { numRuns: 200 },
    );
  });

  it('gives every closed bar once, and the running one each time', () => {
    fc.assert(
      fc.property(minutesArbitrary, fc.nat({ max: 4 }), (minutes, every) => {
        const [first, ...rest] = minutes;
        const series = new CandleSeries(interval, { history: [], finer: first ? [first] : [] });
        const shown = new Map<number, Candle>();
        const take = (): void => {
          for (const bar of series.takeChanges()) shown.set(bar.time, bar);
        };
        take();
        rest.forEach((minute, index) => {
          series.addMinute(minute, minute.time + 1);
          if (index % (every + 1) === 0) take();
        });
        take();
        expect([...shown.values()]).toEqual(naive(minutes, interval));
      }),
    );
  });
});

describe('ticks between minutes', () => {
  const minute = { time: START, open: 10, high: 12, low: 9, close: 11, volume: 5 };
  const series = (): CandleSeries => new CandleSeries('5min', { history: [], finer: [minute] });

  it('move the close, and high or low with it, without volume', () => {
    const subject = series();
    expect(subject.tick(START + 1_000, 15)).toBe(true);
    expect(subject.tick(START + 1_001, 8)).toBe(true);
    expect(subject.tick(START + 1_002, 8)).toBe(false);
    expect(subject.candles).toEqual([{ time: START, open: 10, high: 15, low: 8, close: 8, volume: 5 }]);
  });

  it('never begin a bar: its minutes do', () => {
    const subject = series();
    expect(subject.tick(START + 5 * MINUTE, 15)).toBe(false);
    expect(subject.tick(START - 1, 15)).toBe(false);
    expect(subject.candles).toEqual([{ ...minute, time: START }]);
  });

  it('give way to a minute that is as new, and stand against an older one', () => {
    const subject = series();
    subject.tick(START + 2_000, 15);
    subject.addMinute(minute, START + 1_999);
    expect(subject.candles.at(-1)?.close).toBe(15);
    subject.addMinute({ ...minute, close: 14, high: 14 }, START + 2_000);
    expect(subject.candles.at(-1)).toMatchObject({ close: 14, high: 14 });
  });
});

it('refuses a minute of the past, which cannot be mended in place', () => {
  const at = (index: number): Candle => ({
    time: START + index * MINUTE,
    open: 1,
    high: 1,
    low: 1,
    close: 1,
    volume: 1,
  });
  const series = new CandleSeries('1min', { history: [], finer: [at(0), at(1)] });
  expect(series.addMinute(at(0), START)).toBe(false);
  expect(series.candles).toEqual([at(0), at(1)]);
});

it('stays within its bound, to the past and to the future', () => {
  const at = (index: number): Candle => ({
    time: START + index * MINUTE,
    open: 1,
    high: 1,
    low: 1,
    close: 1,
    volume: 1,
  });
  const bars = Array.from({ length: MAX_BARS - 10 }, (_, index) => at(index));
  const series = new CandleSeries('1min', { history: bars, finer: bars.slice(-100) });
  expect(series.prepend(Array.from({ length: 500 }, (_, index) => at(index - 500)))).toHaveLength(10);
  expect(series.isFull).toBe(true);
  expect(series.prepend([at(-1_000)])).toEqual([]);
  for (let index = MAX_BARS; index < MAX_BARS + 50; index++) {
    series.addMinute(at(index), at(index).time);
    series.takeChanges();
  }
  expect(series.candles).toHaveLength(MAX_BARS);
  expect(series.candles.at(-1)).toEqual(at(MAX_BARS + 49));
});

it('takes the newer state of a minute that was both read and streamed', () => {
  const read = { time: START, open: 1, high: 9, low: 1, close: 5, volume: 5 };
  const streamed = { time: START, open: 1, high: 7, low: 1, close: 6, volume: 4 };
  expect(withStreamed([read], new Map([[START, streamed]]))).toEqual([{ ...read, high: 9 }]);
  const newer = { ...streamed, volume: 6 };
  expect(withStreamed([read], new Map([[START, newer]]))).toEqual([{ ...newer, high: 9 }]);
  const past = { ...streamed, time: START - MINUTE };
  expect(withStreamed([read], new Map([[past.time, past]]))).toEqual([read]);
});
