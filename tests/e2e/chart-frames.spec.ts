/** When the chart draws the bars that come. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/**
 * Notes of each display frame in which the chart's canvases were painted whether it had begun when it was asked for, in
 * `chartFrames` of the page. The time of the document's timeline is that of the frame, from its beginning to the next one.
 */
async function noteChartFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begun: boolean[] = [];
    Object.assign(globalThis, { chartFrames: begun });
    let painted = false;
    const canvas = CanvasRenderingContext2D.prototype;
    const { value: fillRect } = Object.getOwnPropertyDescriptor(canvas, 'fillRect') ?? {};
    canvas.fillRect = function (...area) {
      if (this.canvas.closest('.tv-lightweight-charts')) painted = true;
      Reflect.apply(fillRect as () => void, this, area);
    };
    const { requestAnimationFrame } = globalThis;
    globalThis.requestAnimationFrame = (run) => {
      const askedAt = document.timeline.currentTime;
      return requestAnimationFrame((time) => {
        painted = false;
        run(time);
        if (painted) begun.push(askedAt === document.timeline.currentTime);
      });
    };
  });
}

function chartFrames(page: Page): Promise<boolean[]> {
  return page.evaluate(() => (globalThis as unknown as { chartFrames: boolean[] }).chartFrames);
}

test('bars that come are drawn in a frame that has begun, so that none is drawn before the answer to a press', async ({
  page,
  open,
}) => {
  await noteChartFrames(page);
  await open('/trade?code=EURUSD');
  await expect(page.getByTestId('chart-ready')).toBeAttached();
  const before = (await chartFrames(page)).length;
  await expect.poll(async () => (await chartFrames(page)).length).toBeGreaterThan(before + 6);
  expect((await chartFrames(page)).slice(-4)).toEqual([true, true, true, true]);
});
