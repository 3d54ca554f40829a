/** The area-code list, and the area of the user: chosen once and kept, else the device's own region. */
import type { Area } from '../contract/worker/auth-api.ts';
import { computed, signal } from './signals.ts';

const KEY = 'pipframe.area';

/** Empty until it has been loaded. */
export const areas = signal<readonly Area[]>([]);
const chosen = signal<string | null>(load());

function load(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Kept by country, which outlives the backend's ids. */
export function chooseArea({ country }: Area): void {
  chosen.value = country;
  try {
    localStorage.setItem(KEY, country);
  } catch {
    // A device that keeps nothing knows the choice until it is closed.
  }
}

export const selectedArea = computed<Area | undefined>(() => {
  const of = (country: string | null | undefined): Area | undefined =>
    areas.value.find((area) => area.country === country);
  return of(chosen.value) ?? of(regionOf(navigator.languages));
});

/** The first region that the device's languages name; else the one where the first of them is mostly spoken. */
export function regionOf(tags: readonly string[]): string | undefined {
  const locales = tags.flatMap((tag) => {
    try {
      return [new Intl.Locale(tag)];
    } catch {
      return [];
    }
  });
  return locales.find(({ region }) => region)?.region ?? locales[0]?.maximize().region;
}
