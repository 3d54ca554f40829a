/** The area-code list, and the area of the user: chosen once and kept, else the device's own region. */
import type { Area } from '../contract/worker/auth-api.ts';
import type { Failure } from '../contract/worker/failure.ts';
import { perPage } from './page.ts';
import { computed, signal } from './signals.ts';

const KEY = 'pipframe.area';

export const areasOf = perPage(({ client }) => {
  /** Empty until it has been loaded. */
  const list = signal<readonly Area[]>([]);
  const chosen = signal<string | null>(load());
  const areaOf = (country: string | null | undefined): Area | undefined =>
    list.value.find((area) => area.country === country);
  return {
    list,
    /** Loads the list unless it is there; the failure, if any. */
    load: async (): Promise<Failure | undefined> => {
      if (list.peek().length > 0) return undefined;
      const outcome = await client.command('areaCodes');
      if (!outcome.ok) return outcome.error;
      list.value = outcome.value;
      return undefined;
    },
    selected: computed(() => areaOf(chosen.value) ?? areaOf(regionOf(navigator.languages))),
    choose: ({ country }: Area): void => {
      chosen.value = country;
      keep(country);
    },
  };
});

function load(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Kept by country, which outlives the backend's ids. */
function keep(country: string): void {
  try {
    localStorage.setItem(KEY, country);
  } catch {
    // A device that keeps nothing knows the choice until it is closed.
  }
}

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
