/** The browsers of the walk, and what each is started with. */
import { existsSync } from 'node:fs';
import { findChromium } from '../../tools/chromium.ts';
import { startPlaywrightTab } from './playwright-tab.ts';
import { startPuppeteerTab } from './puppeteer-tab.ts';
import type { Engine } from './tab.ts';
import { startWebKitTab, WEBKIT_DRIVER } from './webkit-tab.ts';

export const ENGINES: readonly Engine[] = [
  {
    name: 'Chromium',
    path: findChromium(),
    howToGet: 'chromium',
    start: startPlaywrightTab,
  },
  {
    name: 'Firefox',
    path: findOne(process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'),
    howToGet: 'firefox-esr',
    start: (path) => startPuppeteerTab(path),
  },
  {
    name: 'WebKit',
    path: existsSync('/usr/bin/Xvfb') ? findOne(WEBKIT_DRIVER) : undefined,
    howToGet: 'webkit2gtk-driver and xvfb',
    start: startWebKitTab,
  },
];

function findOne(...places: readonly (string | undefined)[]): string | undefined {
  return places.find((place) => place !== undefined && place !== '' && existsSync(place));
}
