/** When the chart draws the bars that come. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

interface ChartFrame {
  /** Whether the frame had begun when it was asked for. */
  readonly begun: boolean;
  /** Whether the price beside the chart was written in it as well. */
  readonly withPrice: boolean;
}

/**
 * Notes each display frame in which the chart's canvases were painted, in `chartFrames` of the page. The time of the
 * document's timeline is that of the frame, from its beginning to the next one.
 */
async function noteChartFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: ChartFrame[] = [];
    Object.assign(globalThis, { chartFrames: frames });
    let painted = false;
    let pricedAt: unknown;
    const isPrice = ({ target }: MutationRecord): boolean => target.parentElement?.dataset['testid'] === 'trade-price';
    new MutationObserver((changes) => {
      if (changes.some(isPrice)) pricedAt = document.timeline.currentTime;
    }).observe(document, { subtree: true, characterData: true });
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
        const now = document.timeline.currentTime;
        if (!painted) return;
        const frame = { begun: askedAt === now };
        // What else is asked for in this frame comes first.
        setTimeout(() => frames.push({ ...frame, withPrice: pricedAt === now }));
      });
    };
  });
}

function chartFrames(page: Page): Promise<ChartFrame[]> {
  return page.evaluate(() => (globalThis as unknown as { chartFrames: ChartFrame[] }).chartFrames);
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
  expect((await chartFrames(page)).slice(-4).map(({ begun }) => begun)).toEqual([true, true, true, true]);
});

/**
 * Keeps the page busy after a price, for longer than the chart waits, once for each time that it draws: what came
 * meanwhile is due in the same frame as the chart then.
 */
function keepBusy(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { chartFrames: frames } = globalThis as unknown as { readonly chartFrames: readonly ChartFrame[] };
    let drawn = 0;
    const spin = (): void => {
      const until = performance.now() + 200;
      while (performance.now() < until);
    };
    const price = document.querySelector('[data-testid="trade-price"]') as Node;
    new MutationObserver(() => {
      if (frames.length === drawn) return;
      drawn = frames.length;
      setTimeout(spin);
    }).observe(price, { subtree: true, characterData: true });
  });
}

test('the chart draws in the frame after one that shows prices', async ({ page, open }) => {
  await noteChartFrames(page);
  await open('/trade?code=EURUSD');
  await expect(page.getByTestId('chart-ready')).toBeAttached();
  await keepBusy(page);
  const before = (await chartFrames(page)).length;
  await expect
    .poll(async () => (await chartFrames(page)).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(before + 12);
  const withPrice = (await chartFrames(page)).slice(before, before + 12).filter((frame) => frame.withPrice);
  // A price may come just then.
  expect(withPrice.length).toBeLessThan(2);
});
