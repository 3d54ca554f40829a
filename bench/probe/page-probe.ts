/** The bench's hold on the probe in a page. */
import type { Tab } from '../browser/tab.ts';
import type { ProbeReadings, Observed } from './readings.ts';

export function beginReading(page: Tab): Promise<void> {
  return page.evaluate('globalThis.benchProbe.begin()');
}

export function endReading(page: Tab): Promise<ProbeReadings> {
  return page.evaluate('globalThis.benchProbe.end()');
}

export function observeOnly(page: Tab, what: Observed): Promise<void> {
  return page.evaluate(`globalThis.benchProbe.observeOnly('${what}')`);
}

export function spinOnPage(page: Tab, ms: number): Promise<number> {
  return page.evaluate(`globalThis.benchProbe.spin(${ms})`);
}

export function restProbe(page: Tab, isResting: boolean): Promise<void> {
  return page.evaluate(`globalThis.benchProbe.rest(${isResting})`);
}

export function rowsOnScreen(page: Tab): Promise<string[]> {
  return page.evaluate('globalThis.benchProbe.rowsOnScreen()');
}

export function setHidden(page: Tab, hidden: boolean): Promise<number> {
  return page.evaluate(`globalThis.benchProbe.setHidden(${hidden})`);
}
