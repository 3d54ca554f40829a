import { expect, it } from 'vitest';
import { paceUnderCharts } from '../../support/server/chart-pace.ts';
import { endChildrenAfterAll } from '../../support/server/end-with-us.ts';

const CALLS = 400;

endChildrenAfterAll();

it('prices go on at their pace while 400 daily charts with differing ends are asked for', async () => {
  const { idle, busy, load, cpuSeconds } = await paceUnderCharts(CALLS);
  process.stdout.write(`${JSON.stringify({ idle, busy, load, cpuSeconds })}\n`);
  expect(load.answered).toBe(CALLS);
  expect(busy.perSecond / idle.perSecond).toBeGreaterThan(0.7);
});
