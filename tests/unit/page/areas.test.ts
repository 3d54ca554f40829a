// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchingAreas, sortedAreas, withFirst } from '../../../src/screens/shared/auth/area-search.ts';
import { countryNames } from '../../../src/screens/shared/auth/country-names.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { areasOf, regionOf } from '../../../src/state/areas.ts';
import { freshPage, page } from '../../support/page/fresh-page.ts';

const AREAS = [
  { id: 1, country: 'DE', dialCode: '49' },
  { id: 2, country: 'AT', dialCode: '43' },
  { id: 3, country: 'US', dialCode: '1' },
  { id: 4, country: 'CA', dialCode: '1' },
];
const german = sortedAreas(AREAS, countryNames('de'), 'de');
const found = (text: string): string[] => matchingAreas(german, text).map(({ area }) => area.country);

describe('the list of areas', () => {
  it('is sorted by name in the language of the user', () => {
    expect(german.map(({ name }) => name)).toEqual(['Deutschland', 'Kanada', 'Österreich', 'Vereinigte Staaten']);
  });

  it.each([
    ['', ['DE', 'CA', 'AT', 'US']],
    ['deutsch', ['DE']],
    ['osterr', ['AT']],
    ['ÖSTERR', ['AT']],
    ['us', ['US']],
    ['+1', ['CA', 'US']],
    ['4', ['DE', 'AT']],
    ['0049', ['DE']],
    ['+ 43', ['AT']],
    ['xyz', []],
  ])('is searched by %j', (text, countries) => {
    expect(found(text)).toEqual(countries);
  });

  it('begins with the chosen one', () => {
    expect(withFirst(german, AREAS[2]).map(({ area }) => area.country)).toEqual(['US', 'DE', 'CA', 'AT']);
    expect(withFirst(german, undefined)).toBe(german);
  });

  it('has names in every language, and a code that means nothing stands for itself', () => {
    for (const { tag } of LANGUAGES) expect(countryNames(tag)('HK').length).toBeGreaterThan(2);
    expect(countryNames('en')('!')).toBe('!');
  });
});

describe('the region of a device', () => {
  it.each([
    [['de-AT', 'en-US'], 'AT'],
    [['en', 'de-CH'], 'CH'],
    [['ja'], 'JP'],
    [['not a tag', 'fr-CA'], 'CA'],
    [[], undefined],
  ])('of %j is %s', (tags, region) => {
    expect(regionOf(tags)).toBe(region);
  });
});

describe('the chosen area', () => {
  beforeEach(() => {
    localStorage.clear();
    freshPage();
  });

  it('is the region’s own until one is chosen, which is kept', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
    const areas = areasOf(page);
    expect(areas.selected.value).toBeUndefined();
    areas.list.value = AREAS;
    expect(areas.selected.value?.country).toBe('DE');
    areas.choose({ id: 2, country: 'AT', dialCode: '43' });
    expect(areas.selected.value?.country).toBe('AT');
    freshPage();
    const afresh = areasOf(page);
    // The backend numbers its areas anew: the choice was a country.
    afresh.list.value = [{ id: 77, country: 'AT', dialCode: '43' }];
    expect(afresh.selected.value?.id).toBe(77);
  });
});
