import { expect, it } from 'vitest';
import { paceUnderCharts } from '../../support/server/chart-pace.ts';
import { endChildrenAfterAll } from '../../support/server/end-with-us.ts';

const CALLS = 32;

endChildrenAfterAll();

it('prices go on at their pace while many daily charts are asked for', { timeout: 60_000 }, async () => {
  const { idle, busy, load } = await paceUnderCharts(CALLS);
  expect(load.answered).toBe(CALLS);
  expect(busy.perSecond / idle.perSecond).toBeGreaterThan(0.5);
});
