import { expect, it } from 'vitest';
import { paceUnderCharts, type ChartPace } from '../../support/server/chart-pace.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';

const CALLS = 200;
/** Of the work of daily charts: 4 % as it is, nearly all when they are computed on the thread that serves everyone. */
const MOST_OF_MAIN_THREAD = 0.1;
/** Of the thread that serves everyone, for a chart of 500 bars that are soon computed, with its way in and out. */
const MOST_FRAMES_OF_A_CHART = 4;

endChildrenAfterAll();

it('prices go on at their pace while 200 daily charts with differing ends are asked for, each little work', async () => {
  const pace = await paceUnderCharts(CALLS, '1day');
  report(pace);
  expect(pace.load.answered).toBe(CALLS);
  expect(pace.busy.perSecond / pace.idle.perSecond).toBeGreaterThan(0.7);
  expect(pace.mainThreadShare).toBeLessThan(MOST_OF_MAIN_THREAD);
});

it('charts of minutes are as little work', async () => {
  const pace = await paceUnderCharts(CALLS, '1min');
  report(pace);
  expect(pace.load.answered).toBe(CALLS);
  expect(pace.framesPerChart).toBeLessThan(MOST_FRAMES_OF_A_CHART);
});

function report(pace: ChartPace): void {
  process.stdout.write(`${JSON.stringify(pace)}\n`);
}
