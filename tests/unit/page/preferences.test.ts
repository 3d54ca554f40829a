import { afterEach, describe, expect, it, vi } from 'vitest';

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

/** The module as a page that starts finds it: it reads the device once. */
async function started({ stored, languages = [], broken = false }: Device) {
  const storage = new StubStorage();
  if (stored !== undefined) storage.kept.set(KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
  storage.broken = broken;
  const dataset: Record<string, string> = {};
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.resetModules();
  const preferences = await import('../../../src/state/preferences.ts');
  preferences.bindPreferences();
  return { ...preferences, dataset, kept: () => JSON.parse(storage.kept.get(KEY) ?? 'null') as unknown };
}

describe('preferences', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('begin light, in the language of the device, else English', async () => {
    const { theme, language, dataset } = await started({ languages: ['nl', 'fr-CA'] });
    expect([theme.value, language.value, dataset['theme']]).toEqual(['light', 'fr', 'light']);
    expect((await started({ languages: ['nl'] })).language.value).toBe('en');
  });

  it('are those of last time', async () => {
    const { theme, language, redRises, dataset } = await started({
      stored: { theme: 'dark', language: 'de', redRises: true },
      languages: ['fr'],
    });
    expect([theme.value, language.value, redRises.value]).toEqual(['dark', 'de', true]);
    expect(dataset).toEqual({ theme: 'dark', rise: 'red' });
  });

  it.each(['{', 'null', '5', '[]', '"text"', { theme: 'blue', language: 'xx', redRises: 'yes' }, { language: 7 }])(
    'of which nothing can be made are left out: %j',
    async (stored) => {
      const { theme, language, redRises } = await started({ stored, languages: ['it'] });
      expect([theme.value, language.value, redRises.value]).toEqual(['light', 'it', undefined]);
    },
  );

  it('work on a device that keeps nothing', async () => {
    const { theme, language, chooseLanguage, dataset } = await started({ broken: true, languages: ['ja'] });
    expect([theme.value, language.value]).toEqual(['light', 'jp']);
    theme.value = 'dark';
    chooseLanguage('tr');
    expect([dataset['theme'], language.value]).toEqual(['dark', 'tr']);
  });

  it('keep what is chosen, and the language only once it was chosen', async () => {
    const { theme, redRises, chooseLanguage, kept } = await started({ languages: ['ko'] });
    theme.value = 'dark';
    redRises.value = false;
    expect(kept()).toEqual({ theme: 'dark', redRises: false });
    chooseLanguage('kr');
    expect(kept()).toEqual({ theme: 'dark', redRises: false, language: 'kr' });
  });

  it.each([
    ['jp', 'red'],
    ['kr', 'red'],
    ['hk', 'green'],
    ['en', 'green'],
  ] as const)('paint a rise in %s %s', async (code, colour) => {
    const { chooseLanguage, dataset } = await started({});
    chooseLanguage(code);
    expect(dataset['rise']).toBe(colour);
  });

  it('let the choice of a colour stand above the language', async () => {
    const { chooseLanguage, redRises, dataset } = await started({ stored: { redRises: false } });
    chooseLanguage('jp');
    expect(dataset['rise']).toBe('green');
    redRises.value = true;
    chooseLanguage('en');
    expect(dataset['rise']).toBe('red');
  });
});
