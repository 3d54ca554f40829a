/** The names of JavaScript's and the browser's own things, with what is known of each. */
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { COMPAT_DATA, lackedBy, STATEMENT, statementOf } from './compat-data.ts';

/** Objects that are there by name, and the interface behind each. */
const INSTANCES: Readonly<Record<string, string>> = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  crypto: 'Crypto',
};

const { builtins = {} } = COMPAT_DATA.javascript;
const { api } = COMPAT_DATA;
const { Intl: intl = {} } = builtins;
const BY_METHOD = methodsByName();

/** Browsers that lack a global name, such as `structuredClone`. */
export function lackGlobal(name: string): string[] {
  return lackAll(statementsOf([builtins[name], api[name], api['Window']?.[name]]));
}

/** Browsers that lack a member of what has a name of its own, such as `URL.canParse`; undefined where that is not known. */
export function lackMember(owner: string, member: string): string[] | undefined {
  const instance = INSTANCES[owner];
  const places = instance
    ? [api[instance]?.[member], ...(instance === 'Window' ? [api[member], builtins[member]] : [])]
    : [builtins[owner]?.[member], api[owner]?.[`${member}_static`]];
  const known = statementsOf(places);
  return known.length === 0 ? undefined : lackAll(known);
}

/** Browsers that lack a method under whatever it is called: nothing with such a method is old enough. */
export function lackMethod(name: string): string[] {
  return lackAll(BY_METHOD.get(name) ?? []);
}

/** Whoever lacks the one that is most widely had. */
function lackAll(known: readonly CompatStatement[]): string[] {
  const lacking = known.map(lackedBy);
  return lacking.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

function methodsByName(): ReadonlyMap<string, CompatStatement[]> {
  const methods = new Map<string, CompatStatement[]>();
  for (const [, owner] of [builtins, intl, api].flatMap(placesIn)) {
    for (const [name, place] of placesIn(owner)) {
      methods.set(name, [...(methods.get(name) ?? []), ...statementsOf([place])]);
    }
  }
  return methods;
}

function placesIn(place: Identifier): [name: string, place: Identifier][] {
  return Object.entries(place).filter(([name]) => name !== STATEMENT) as [string, Identifier][];
}

function statementsOf(places: readonly (Identifier | undefined)[]): CompatStatement[] {
  return places.flatMap((place) => (place && statementOf(place)) ?? []);
}
