import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measurePace } from '../../../src/screens/connection/page-pace.ts';

/** Tells of long tasks as the browser does. */
let tell: (durations: readonly number[]) => void;
let disconnected: boolean;

class FakeObserver {
  static readonly supportedEntryTypes = ['longtask'];
  constructor(report: (list: { readonly getEntries: () => { readonly duration: number }[] }) => void) {
    tell = (durations) => report({ getEntries: () => durations.map((duration) => ({ duration })) });
  }
  observe(): void {
    disconnected = false;
  }
  disconnect(): void {
    disconnected = true;
  }
}

describe('long tasks', () => {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', () => 1);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    vi.stubGlobal('PerformanceObserver', FakeObserver);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('are all counted, and the durations of the newest hundred are kept', () => {
    const { read, stop } = measurePace();
    expect(read().longTasks).toEqual({ count: 0, durations: [] });
    tell([51, 70]);
    expect(read().longTasks).toEqual({ count: 2, durations: [51, 70] });
    for (let ms = 1_001; ms <= 1_250; ms++) tell([ms]);
    const { count, durations = [] } = read().longTasks ?? {};
    expect(count).toBe(252);
    expect(durations).toHaveLength(100);
    expect([durations[0], durations.at(-1)]).toEqual([1_151, 1_250]);
    tell(Array.from({ length: 500 }, (_, at) => at));
    expect(read().longTasks?.durations).toHaveLength(100);
    stop();
    expect(disconnected).toBe(true);
  });

  it('are unknown where the browser does not tell of them', () => {
    vi.stubGlobal('PerformanceObserver', undefined);
    expect(measurePace().read().longTasks).toBeUndefined();
  });
});
