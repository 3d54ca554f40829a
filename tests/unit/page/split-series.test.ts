import type { HistogramData, ISeriesApi, UTCTimestamp } from 'lightweight-charts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SplitSeries } from '../../../src/chart/split-series.ts';

const column = (time: number, value = time): HistogramData<UTCTimestamp> => ({ time: time as UTCTimestamp, value });
const columns = (from: number, to: number): HistogramData<UTCTimestamp>[] =>
  Array.from({ length: to - from + 1 }, (_, at) => column(from + at));

function fakeSeries() {
  return { applyOptions: vi.fn(), setData: vi.fn(), update: vi.fn() };
}

describe('a series that is held as two', () => {
  let settled = fakeSeries();
  let live = fakeSeries();
  let series = make();

  function make(): SplitSeries<'Histogram'> {
    return new SplitSeries(settled as unknown as ISeriesApi<'Histogram'>, live as unknown as ISeriesApi<'Histogram'>);
  }

  beforeEach(() => {
    settled = fakeSeries();
    live = fakeSeries();
    series = make();
  });

  it('keeps the last bar apart from those that have settled', () => {
    series.setData(columns(1, 5));
    expect(settled.setData).toHaveBeenLastCalledWith(columns(1, 4));
    expect(live.setData).toHaveBeenLastCalledWith([column(5)]);
  });

  it('never touches what has settled when the last bar changes or the next one comes', () => {
    series.setData(columns(1, 5));
    settled.setData.mockClear();
    series.update(column(5, 9));
    series.update(column(6));
    expect(live.update.mock.calls).toEqual([[column(5, 9)], [column(6)]]);
    expect(settled.setData).not.toHaveBeenCalled();
    expect(settled.update).not.toHaveBeenCalled();
  });

  it('is full after a hundred new bars, however often each changed, and not once all are set again', () => {
    series.setData(columns(1, 5));
    for (let time = 5; time < 105; time++) for (let change = 0; change < 3; change++) series.update(column(time));
    expect(series.isFull).toBe(false);
    series.update(column(105));
    expect(series.isFull).toBe(true);
    series.setData(columns(1, 105));
    expect(series.isFull).toBe(false);
    expect(live.setData).toHaveBeenLastCalledWith([column(105)]);
  });

  it('shows the last value and its line once', () => {
    expect(settled.applyOptions).toHaveBeenCalledWith({ lastValueVisible: false, priceLineVisible: false });
    expect(live.applyOptions).not.toHaveBeenCalled();
  });

  it('holds nothing of the series before', () => {
    series.setData(columns(1, 5));
    series.clear();
    expect(settled.setData).toHaveBeenLastCalledWith([]);
    expect(live.setData).toHaveBeenLastCalledWith([]);
    series.setData([]);
    expect(live.setData).toHaveBeenLastCalledWith([]);
  });
});
