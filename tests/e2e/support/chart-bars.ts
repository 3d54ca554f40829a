/** What the chart shows, bar by bar. */
import type { Page } from '@playwright/test';

/** A bar as the chart draws it when it opens, CSS px. */
const BAR_PX = 6;
/** Room right of the newest bar, in bars, and the running one. */
const MARGIN = 12;

/**
 * Open, high, low and close of each bar, as the legend reads them out while one walks over the chart from its right edge;
 * right of the bars, of the newest.
 */
export async function barsOnChart(page: Page, bars: number): Promise<readonly string[]> {
  const box = await page.locator('section canvas').nth(1).boundingBox();
  if (!box) throw new Error('The chart is not there');
  const read: string[] = [];
  for (let back = 1; back < (bars + MARGIN) * BAR_PX; back += BAR_PX) {
    await page.mouse.move(box.x + box.width - back, box.y + 60);
    const figures = (await page.getByTestId('legend').textContent())?.match(/\d+\.\d+/g) ?? [];
    read.push(figures.slice(0, 4).join(' '));
  }
  await page.mouse.move(0, 0);
  return read;
}
