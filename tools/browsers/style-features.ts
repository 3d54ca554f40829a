/** The names of a style sheet's language, with the oldest browsers that lack each. */
import type { Identifier } from '@mdn/browser-compat-data';
import { COMPAT_DATA, lackedBy, statementOf } from './compat-data.ts';

type Place = Identifier | undefined;

const { properties, selectors, types = {}, 'at-rules': atRules } = COMPAT_DATA.css;

/** Viewport and container units stand in the data by their kind. */
const UNIT_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^d(v[whib]|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(v[whib]|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(v[whib]|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

export function lackAtRule(name: string): string[] {
  return lack(atRules?.[name]);
}

export function lackMedia(feature: string): string[] {
  return lack(atRules?.['media']?.[feature.replace(/^(min|max)-/, '')]);
}

export function lackMediaRange(): string[] {
  return lack(atRules?.['media']?.['range_syntax']);
}

export function lackSelector(name: string): string[] {
  return lack(selectors?.[name]);
}

export function lackProperty(name: string): string[] {
  return lack(properties?.[name]);
}

/** A keyword or function of one property. */
export function lackValue(property: string, value: string): string[] {
  return lack(properties?.[property]?.[value]);
}

/** A function that many properties take. */
export function lackFunction(name: string): string[] {
  const places = [types[name], ...Object.values(types).map((type) => (type as Identifier)[name])];
  return places.map(lack).find((browsers) => browsers.length > 0) ?? [];
}

export function lackUnit(unit: string): string[] {
  const kind = UNIT_KINDS.find(([form]) => form.test(unit))?.[1] ?? unit;
  return lack(types['length']?.[kind]);
}

function lack(place: Place): string[] {
  const statement = place && statementOf(place);
  return statement ? lackedBy(statement) : [];
}
