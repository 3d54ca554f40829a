/** Chromium for the bench. */
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, findChromium, HOW_TO_GET_ONE } from '../../tools/chromium.ts';
import type { DevtoolsSession } from './target-session.ts';

/**
 * Larger than any screen that is emulated, with room for the browser's own bars. What lies outside of the window is
 * never shown, and the answer to a press there seems to take until something inside of it changes.
 */
const WINDOW = '--window-size=600,1200';

export interface BenchBrowser {
  readonly browser: Browser;
  readonly session: DevtoolsSession;
  readonly version: string;
}

export async function launchBrowser(): Promise<BenchBrowser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(HOW_TO_GET_ONE);
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments(), WINDOW] });
  return { browser, session: await browser.newBrowserCDPSession(), version: browser.version() };
}
