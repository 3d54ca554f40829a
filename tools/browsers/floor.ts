/** The oldest browsers that run the client; what is built, what is checked and what users are told all follow from here. */
import type { BrowserName } from '@mdn/browser-compat-data';

export interface OldestBrowser {
  /** As people know it. */
  readonly name: string;
  readonly version: number;
  /** What came with this version, in the compatibility data; `public/before-paint.js` looks for it, and an engine has it or one of the others. */
  readonly mark: string;
  /** As the bundler names it. */
  readonly target: string;
  /** As the compatibility data names it, on a computer and on a phone. */
  readonly releases: readonly [desktop: BrowserName, phone: BrowserName];
}

export const BROWSER_FLOOR: readonly OldestBrowser[] = [
  // The last one for Android 5.
  { name: 'Chrome', version: 95, target: 'chrome95', mark: 'api.URLPattern', releases: ['chrome', 'chrome_android'] },
  {
    name: 'Firefox',
    version: 115,
    target: 'firefox115',
    mark: 'javascript.builtins.Array.toSorted',
    releases: ['firefox', 'firefox_android'],
  },
  {
    name: 'Safari',
    version: 16,
    target: 'safari16',
    mark: 'javascript.builtins.Array.toSorted',
    releases: ['safari', 'safari_ios'],
  },
];

export const BUILD_TARGETS: string[] = BROWSER_FLOOR.map(({ target }) => target);

/** `Chrome 95, Firefox 115, Safari 16`. */
export function floorText(): string {
  return BROWSER_FLOOR.map(({ name, version }) => `${name} ${version}`).join(', ');
}
