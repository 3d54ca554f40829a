/** What the chart shows, bar by bar. */
import type { Page } from '@playwright/test';

/** A bar as the chart draws it when it opens, CSS px. */
const BAR_PX = 6;
/** Room right of the newest bar, in bars, and the running one. */
const MARGIN = 12;

/** Opens that the legend reads out while one walks over the chart from its right edge; right of the bars, of the newest. */
export async function opensOnChart(page: Page, bars: number): Promise<readonly string[]> {
  const box = await page.locator('section canvas').nth(1).boundingBox();
  if (!box) throw new Error('The chart is not there');
  const opens: string[] = [];
  for (let back = 1; back < (bars + MARGIN) * BAR_PX; back += BAR_PX) {
    await page.mouse.move(box.x + box.width - back, box.y + 60);
    const [, open] = /O (\d+\.\d+)/.exec((await page.getByTestId('legend').textContent()) ?? '') ?? [];
    if (open !== undefined) opens.push(open);
  }
  await page.mouse.move(0, 0);
  return opens;
}
