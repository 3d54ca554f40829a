import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measurePace } from '../../../src/screens/connection/page-pace.ts';

type Kind = 'longTasks' | 'longFrames';
const TYPES = { longTasks: 'longtask', longFrames: 'long-animation-frame' } as const;

/** Tell of what took long as the browser does, by the type of the entries. */
let tells: Map<string, (durations: readonly number[]) => void>;

class FakeObserver {
  static readonly supportedEntryTypes: readonly string[] = Object.values(TYPES);
  readonly #report: (list: { readonly getEntries: () => { readonly duration: number }[] }) => void;
  #type = '';
  constructor(report: (list: { readonly getEntries: () => { readonly duration: number }[] }) => void) {
    this.#report = report;
  }
  observe({ type }: { readonly type: string }): void {
    this.#type = type;
    tells.set(type, (durations) => this.#report({ getEntries: () => durations.map((duration) => ({ duration })) }));
  }
  disconnect(): void {
    tells.delete(this.#type);
  }
}

describe.each<Kind>(['longTasks', 'longFrames'])('%s', (kind) => {
  const tell = (durations: readonly number[]): void => tells.get(TYPES[kind])?.(durations);
  beforeEach(() => {
    tells = new Map();
    vi.stubGlobal('requestAnimationFrame', () => 1);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    vi.stubGlobal('PerformanceObserver', FakeObserver);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('are all counted, and the durations of the newest hundred are kept', () => {
    const { read, stop } = measurePace();
    expect(read()[kind]).toEqual({ count: 0, durations: [] });
    tell([51, 70]);
    expect(read()[kind]).toEqual({ count: 2, durations: [51, 70] });
    for (let ms = 1_001; ms <= 1_250; ms++) tell([ms]);
    const { count, durations = [] } = read()[kind] ?? {};
    expect(count).toBe(252);
    expect(durations).toHaveLength(100);
    expect([durations[0], durations.at(-1)]).toEqual([1_151, 1_250]);
    tell(Array.from({ length: 500 }, (_, at) => at));
    expect(read()[kind]?.durations).toHaveLength(100);
    stop();
    expect(tells.size).toBe(0);
  });

  it('are unknown where the browser does not tell of them', () => {
    vi.stubGlobal('PerformanceObserver', undefined);
    expect(measurePace().read()[kind]).toBeUndefined();
  });
});
