import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/mobile';
import { EXCLUDED_COUNTRIES } from '../../src/domain/excluded-countries.ts';
import type { WireArea } from '../../src/contract/wire/account.ts';

const EXCLUDED: ReadonlySet<string> = new Set(EXCLUDED_COUNTRIES);

const LETTER_A = 64;
const LETTERS = 26;

/** An area's country, as its number is read. */
export interface Area extends WireArea {
  readonly id: number;
  readonly code: CountryCode;
  readonly global_code: string;
}

/** Every country and territory with a dial code that is served, by its ISO code. */
export const AREAS: readonly Area[] = getCountries()
  .filter(isServed)
  .toSorted()
  .map((code) => ({ id: areaId(code), code, global_code: getCountryCallingCode(code) }));

const BY_ID = new Map(AREAS.map((area) => [area.id, area]));

export function areaOfId(id: number): Area | undefined {
  return BY_ID.get(id);
}

export function isServed(code: CountryCode): boolean {
  return !EXCLUDED.has(code);
}

/** From the letters of the code, so that it stays when the list changes: AA is 27, ZZ is 702. */
function areaId(code: CountryCode): number {
  return (code.charCodeAt(0) - LETTER_A) * LETTERS + (code.charCodeAt(1) - LETTER_A);
}
