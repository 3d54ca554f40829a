/** A page as slow as the reference phone's, whatever machine the test runs on. */
import { spin } from '../../../bench/in-page/spin-loop.ts';
import type { Page } from './test.ts';

/** Blocks of the spin loop a millisecond: a quarter of the machine on which the limits were set. */
const REFERENCE_LOOPS = 135;
const SPIN_MS = 100;
const ROUNDS = 3;

/** Slows the page's main thread down; returns what ends it. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const setRate = async (rate: number): Promise<void> => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await setRate(Math.max(1, (await quickest(page)) / REFERENCE_LOOPS));
  return () => setRate(1);
}

/** The best of some rounds: what else the machine does only ever slows a loop down. */
async function quickest(page: Page): Promise<number> {
  let most = 0;
  for (let round = 0; round < ROUNDS; round++) most = Math.max(most, await page.evaluate(spin, SPIN_MS));
  return most;
}
