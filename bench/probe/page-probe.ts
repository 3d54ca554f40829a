/** The bench's hold on the probe in a page. */
import type { Tab } from '../browser/tab.ts';
import type { ProbeReadings, ReadOnly } from './readings.ts';

export function beginReading(page: Tab): Promise<void> {
  return page.evaluate('globalThis.benchProbe.begin()');
}

export function endReading(page: Tab): Promise<ProbeReadings> {
  return page.evaluate('globalThis.benchProbe.end()');
}

export function readOnly(page: Tab, what: ReadOnly): Promise<void> {
  return page.evaluate(`globalThis.benchProbe.readOnly('${what}')`);
}

export function rowsOnScreen(page: Tab): Promise<string[]> {
  return page.evaluate('globalThis.benchProbe.rowsOnScreen()');
}

export function setHidden(page: Tab, hidden: boolean): Promise<number> {
  return page.evaluate(`globalThis.benchProbe.setHidden(${hidden})`);
}
