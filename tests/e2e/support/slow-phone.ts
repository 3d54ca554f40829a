/** Long tasks as on the reference phone, whatever machine the test runs on and whatever else that machine does. */
import { spin } from '../../../bench/in-page/spin-loop.ts';
import { tasksDuring } from './long-tasks.ts';
import type { Page } from './test.ts';

/** Blocks of the spin loop a millisecond: a quarter of the machine on which the limits were set. */
const REFERENCE_LOOPS = 135;
const SPIN_MS = 100;
const LONG_MS = 50;

/**
 * Times on the core of the page's tasks over 50 ms while something is done, ms of the reference phone: the page is made
 * about as slow, and what it then took is converted by the speed that it had before and after.
 */
export async function longTasksOnPhone(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const setRate = async (rate: number): Promise<void> => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await setRate(Math.max(1, (await speedOf(page)) / REFERENCE_LOOPS));
  const before = await speedOf(page);
  const tasks = await tasksDuring(page, act);
  const speed = (before + (await speedOf(page))) / 2;
  await setRate(1);
  return tasks.map(({ onCore }) => (onCore * speed) / REFERENCE_LOOPS).filter((ms) => ms > LONG_MS);
}

/** Blocks of the spin loop a millisecond on the core. */
async function speedOf(page: Page): Promise<number> {
  let blocks = 0;
  const tasks = await tasksDuring(page, async () => {
    blocks = await page.evaluate(spin, SPIN_MS);
  });
  // The loop's own task is the longest; it tells its speed by the clock, waiting for a core included.
  const { taken, onCore } = tasks.reduce((longest, task) => (task.taken > longest.taken ? task : longest));
  return (blocks * taken) / onCore;
}
