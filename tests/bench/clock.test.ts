import type { CDPSession } from '@playwright/test';
import { expect, it } from 'vitest';
import { pageMetrics, toMonotonic } from '../../bench/profile/clock.ts';
import { tickToPaint } from '../../bench/measure/tick-to-paint.ts';
import { codeOf } from '../../bench/feed/universe.ts';
import { formatScaled } from '../../src/domain/price-scale.ts';
import { priceOf, PRICE_SCALE } from '../../bench/feed/price-code.ts';

/** The browser counts in seconds. */
function browserSaying(values: Readonly<Record<string, number>>): CDPSession {
  const metrics = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { send: () => Promise.resolve({ metrics }) } as unknown as CDPSession;
}

it('the page’s time is counted from its navigation, on the machine’s clock', async () => {
  const metrics = await pageMetrics(browserSaying({ Timestamp: 101.5, NavigationStart: 100.25, TaskDuration: 0.5 }));
  expect(metrics).toMatchObject({ at: 101_500, navigationStart: 100_250, tasks: 500 });
  expect(toMonotonic(12.5, metrics)).toBe(100_262.5);
  expect(metrics.script).toBeNaN();
});

it('ticks of the server’s clock and frames of the page’s meet on it', () => {
  const text = (sequence: number): string => formatScaled(priceOf(7, sequence), PRICE_SCALE);
  const { latency, neverCovered } = tickToPaint(
    [{ id: 7, sequences: Float64Array.of(1, 2), times: Float64Array.of(100_300, 100_310) }],
    {
      stamps: [],
      frames: [],
      longTasks: [],
      interactions: [],
      scrolls: 0,
      withGap: undefined,
      copyShown: undefined,
      shown: [[66, codeOf(7), text(2)]],
    },
    { navigationStart: 100_250, window: { from: 100_300, to: 100_400, end: 100_500 } },
  );
  expect([latency.p50, latency.p99, neverCovered]).toEqual([6, 16, 0]);
});
