import { afterEach, describe, expect, it, vi } from 'vitest';
import { bindPreferences, createPreferences } from '../../../src/state/preferences.ts';

const KEY = 'pipframe.preferences';

/** A storage that keeps what it is given, unless it is broken as in a private window. */
class StubStorage {
  readonly kept = new Map<string, string>();
  broken = false;

  getItem(key: string): string | null {
    if (this.broken) throw new Error('Not allowed');
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.broken) throw new Error('Not allowed');
    this.kept.set(key, value);
  }
}

interface Device {
  readonly stored?: unknown;
  readonly languages?: readonly string[];
  readonly broken?: boolean;
}

/** The preferences of a page that starts on a device. */
function started({ stored, languages = [], broken = false }: Device) {
  const storage = new StubStorage();
  if (stored !== undefined) storage.kept.set(KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
  storage.broken = broken;
  const dataset: Record<string, string> = {};
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('document', { documentElement: { dataset } });
  const preferences = createPreferences();
  bindPreferences(preferences);
  return { ...preferences, dataset, stored: () => JSON.parse(storage.kept.get(KEY) ?? 'null') as unknown };
}

describe('preferences', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('begin light, in the language of the device, else English', () => {
    const { theme, language, dataset } = started({ languages: ['nl', 'fr-CA'] });
    expect([theme.value, language.value, dataset['theme']]).toEqual(['light', 'fr', 'light']);
    expect(started({ languages: ['nl'] }).language.value).toBe('en');
  });

  it('are those of last time', () => {
    const { theme, language, kept, dataset } = started({
      stored: { theme: 'dark', language: 'de', redRises: true },
      languages: ['fr'],
    });
    expect([theme.value, language.value, kept.value.redRises]).toEqual(['dark', 'de', true]);
    expect(dataset).toEqual({ theme: 'dark', rise: 'red' });
  });

  it.each(['{', 'null', '5', '[]', '"text"', { theme: 'blue', language: 'xx', redRises: 'yes' }, { language: 7 }])(
    'of which nothing can be made are left out: %j',
    (stored) => {
      const { theme, language, kept } = started({ stored, languages: ['it'] });
      expect([theme.value, language.value, kept.value.redRises]).toEqual(['light', 'it', undefined]);
    },
  );

  it('work on a device that keeps nothing', () => {
    const { theme, language, chooseTheme, chooseLanguage, dataset } = started({ broken: true, languages: ['ja'] });
    expect([theme.value, language.value]).toEqual(['light', 'jp']);
    chooseTheme('dark');
    chooseLanguage('tr');
    expect([dataset['theme'], language.value]).toEqual(['dark', 'tr']);
  });

  it('keep what is chosen, and the language only once it was chosen', () => {
    const { chooseTheme, chooseRiseColour, chooseLanguage, stored } = started({ languages: ['ko'] });
    chooseTheme('dark');
    chooseRiseColour(false);
    expect(stored()).toEqual({ theme: 'dark', redRises: false });
    chooseLanguage('kr');
    expect(stored()).toEqual({ theme: 'dark', redRises: false, language: 'kr' });
  });

  it.each([
    ['jp', 'red'],
    ['kr', 'red'],
    ['hk', 'green'],
    ['en', 'green'],
  ] as const)('paint a rise in %s %s', (code, colour) => {
    const { chooseLanguage, dataset } = started({});
    chooseLanguage(code);
    expect(dataset['rise']).toBe(colour);
  });

  it('let the choice of a colour stand above the language', () => {
    const { chooseLanguage, chooseRiseColour, dataset } = started({ stored: { redRises: false } });
    chooseLanguage('jp');
    expect(dataset['rise']).toBe('green');
    chooseRiseColour(true);
    chooseLanguage('en');
    expect(dataset['rise']).toBe('red');
  });
});
