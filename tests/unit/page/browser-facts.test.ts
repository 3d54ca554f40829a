import { afterEach, expect, it, vi } from 'vitest';
import { missingAbilities } from '../../../src/screens/connection/browser-facts.ts';

/** Where the browser has what is called so. */
type Place = 'window' | 'navigator' | 'storage' | 'entryTypes' | 'global';

const ABILITIES: readonly (readonly [ability: string, place: Place, name: string])[] = [
  ['IndexedDB', 'window', 'indexedDB'],
  ['Web Locks', 'navigator', 'locks'],
  ['BroadcastChannel', 'window', 'BroadcastChannel'],
  ['Service Worker', 'navigator', 'serviceWorker'],
  ['Notification', 'window', 'Notification'],
  ['Web Share', 'navigator', 'share'],
  ['Clipboard', 'navigator', 'clipboard'],
  ['CloseWatcher', 'window', 'CloseWatcher'],
  ['Storage estimate', 'storage', 'estimate'],
  ['Save-Data', 'navigator', 'connection'],
  ['Long tasks', 'entryTypes', 'longtask'],
  ['Trusted Types', 'window', 'trustedTypes'],
  ['SharedArrayBuffer', 'global', 'crossOriginIsolated'],
];

/** A browser that has all but one. */
function browserWithout(lacking: string | undefined): void {
  const had = ABILITIES.filter(([ability]) => ability !== lacking);
  const namesIn = (where: Place): string[] => had.filter(([, place]) => place === where).map(([, , name]) => name);
  const objectOf = (where: Place): object => Object.fromEntries(namesIn(where).map((name) => [name, () => undefined]));
  vi.stubGlobal('window', objectOf('window'));
  vi.stubGlobal('navigator', { ...objectOf('navigator'), storage: objectOf('storage') });
  vi.stubGlobal('crossOriginIsolated', namesIn('global').length > 0);
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['resource', ...namesIn('entryTypes')] });
}

afterEach(() => vi.unstubAllGlobals());

it('nothing is missing in a browser that has everything', () => {
  browserWithout(undefined);
  expect(missingAbilities()).toEqual([]);
});

it.each(ABILITIES.map(([ability]) => ability))('only what the browser lacks is missing: %s', (ability) => {
  browserWithout(ability);
  expect(missingAbilities()).toEqual([ability]);
});

it('what is asked of an object that is not there is missing too', () => {
  browserWithout(undefined);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('PerformanceObserver', undefined);
  const ofNavigator = ABILITIES.filter(([, place]) => place !== 'window' && place !== 'global').map(
    ([ability]) => ability,
  );
  expect(missingAbilities()).toEqual(ofNavigator);
});
