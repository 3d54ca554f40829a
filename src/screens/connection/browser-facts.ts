/** What this browser is, and which abilities that the client uses it lacks. */
import { canShareMemory } from '../../worker-client/shared-quotes-reader.ts';

/** From the most particular to the most general: most browsers name others, too. */
const BROWSERS: readonly (readonly [name: string, version: RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+(?:\.\d+)?).*Safari/],
];
const SYSTEMS: readonly (readonly [name: string, version: RegExp])[] = [
  ['Android', /Android (\d+)/],
  ['iOS', /(?:iPhone OS|CPU OS) (\d+)/],
  ['Windows', /Windows NT (\d+)/],
  ['macOS', /Mac OS X (\d+)/],
  ['Linux', /Linux()/],
];

/** Browser and system with their versions, as far as the browser's own line tells. */
export function browserName(userAgent: string): string {
  const found = [BROWSERS, SYSTEMS].map((names) => {
    const known = names.find(([, version]) => version.test(userAgent));
    return known && `${known[0]} ${known[1].exec(userAgent)?.[1] ?? ''}`.trim();
  });
  return found.filter(Boolean).join(' · ');
}

/** The names of abilities that are missing here; without each of them something works less well. */
export function missingAbilities(): string[] {
  const abilities: Readonly<Record<string, boolean>> = {
    IndexedDB: 'indexedDB' in window,
    'Web Locks': 'locks' in navigator,
    BroadcastChannel: 'BroadcastChannel' in window,
    'Service Worker': 'serviceWorker' in navigator,
    Notification: 'Notification' in window,
    'Web Share': 'share' in navigator,
    Clipboard: 'clipboard' in navigator,
    CloseWatcher: 'CloseWatcher' in window,
    'Storage estimate': navigator.storage?.estimate !== undefined,
    'Save-Data': 'connection' in navigator,
    'Long tasks': globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask') ?? false,
    'Trusted Types': 'trustedTypes' in window,
    // Also missing where the page's server does not isolate it.
    SharedArrayBuffer: canShareMemory(),
  };
  return Object.keys(abilities).filter((name) => !abilities[name]);
}

/** Bytes of the page's own files that came over the network. */
export function pageBytes(): number {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
}

/** Bytes that this site has on the device; undefined where the browser does not tell. */
export async function storedBytes(): Promise<number | undefined> {
  try {
    return (await navigator.storage.estimate()).usage;
  } catch {
    return undefined;
  }
}
