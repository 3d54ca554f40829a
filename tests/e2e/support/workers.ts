/** What can become of the page's worker. */
import { expect, type Page, type Worker } from '@playwright/test';

/** The worker that runs now. */
export async function workerOf(page: Page): Promise<Worker> {
  await expect.poll(() => page.workers().length).toBe(1);
  const [worker] = page.workers();
  if (!worker) throw new Error('The page has no worker');
  return worker;
}

/** Ends the worker without a word, as a system short of memory does. */
export async function closeWorker(page: Page): Promise<void> {
  const worker = await workerOf(page);
  await worker.evaluate(() => self.close()).catch(() => undefined);
}

/** Keeps the worker busy, for ever unless told otherwise: it answers nothing. */
export async function hangWorker(page: Page, ms = Number.POSITIVE_INFINITY): Promise<void> {
  const worker = await workerOf(page);
  await worker.evaluate((length) => {
    setTimeout(() => {
      const end = performance.now() + length;
      while (performance.now() < end);
    });
  }, ms);
}

/** Has the worker throw what nobody catches. */
export async function crashWorker(page: Page): Promise<void> {
  const worker = await workerOf(page);
  await worker.evaluate(() => {
    setTimeout(() => {
      throw new Error('died for the test');
    });
  });
}

/** Keeps the page's own thread busy, as a suspended page's is. */
export async function blockPage(page: Page, ms: number): Promise<void> {
  await page.evaluate((length) => {
    const end = performance.now() + length;
    while (performance.now() < end);
  }, ms);
}
