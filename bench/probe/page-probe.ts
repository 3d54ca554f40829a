/** The bench's hold on the probe in a page. */
import type { Page } from '@playwright/test';
import type { ProbeReadings } from './readings.ts';

export function beginReading(page: Page): Promise<void> {
  return page.evaluate('globalThis.benchProbe.begin()');
}

export function endReading(page: Page): Promise<ProbeReadings> {
  return page.evaluate('globalThis.benchProbe.end()');
}

export function rowsOnScreen(page: Page): Promise<string[]> {
  return page.evaluate('globalThis.benchProbe.rowsOnScreen()');
}

export function setHidden(page: Page, hidden: boolean): Promise<number> {
  return page.evaluate(`globalThis.benchProbe.setHidden(${hidden})`);
}
