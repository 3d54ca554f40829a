/** How busy a page was: by what the browser counts of its own thread. */
import { expect, it } from 'vitest';
import type { DevtoolsSession } from '../../bench/browser/target-session.ts';
import { ActivityMeter } from '../../bench/measure/activity.ts';

/** A page that says these counters, one set after the other; s. */
function pageThatSays(...counters: readonly Record<string, number>[]): DevtoolsSession {
  const left = [...counters];
  const send = async () => ({
    metrics: Object.entries(left.shift() ?? {}).map(([name, value]) => ({ name, value })),
  });
  return { send } as unknown as DevtoolsSession;
}

const before = { Timestamp: 10, TaskDuration: 1, ThreadTime: 2 };
const after = { Timestamp: 12, TaskDuration: 1.5, ThreadTime: 2.2 };

async function activity(countsCore: boolean) {
  const meter = new ActivityMeter({
    session: pageThatSays(before, after),
    workers: [],
    workerSlowdown: 1,
    countsCore,
  });
  return meter.between(await meter.moment(), await meter.moment());
}

it('its time on the core is that of its own thread, whatever other pages of the browser do', async () => {
  expect(await activity(true)).toMatchObject({ busy: 0.25, core: expect.closeTo(0.1) });
});

it('its time on the core is not told where a throttle burns it', async () => {
  expect((await activity(false)).core).toBeUndefined();
});
