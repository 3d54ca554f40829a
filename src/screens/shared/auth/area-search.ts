import type { Area } from '../../../contract/worker/auth-api.ts';

export interface NamedArea {
  readonly area: Area;
  readonly name: string;
}

/** The areas by name, as the language sorts them. */
export function sortedAreas(areas: readonly Area[], nameOf: (country: string) => string, tag: string): NamedArea[] {
  const collator = new Intl.Collator(tag);
  return areas
    .map((area) => ({ area, name: nameOf(area.country) }))
    .sort((a, b) => collator.compare(a.name, b.name) || a.area.id - b.area.id);
}

/** The same with the chosen one in front, where it is seen and found again at once. */
export function withFirst(areas: readonly NamedArea[], first: Area | undefined): readonly NamedArea[] {
  const chosen = areas.find(({ area }) => area.id === first?.id);
  return chosen ? [chosen, ...areas.filter((each) => each !== chosen)] : areas;
}

/** Those whose name, country code or dial code (with or without the plus) holds what was typed. */
export function matchingAreas(areas: readonly NamedArea[], typed: string): readonly NamedArea[] {
  const text = folded(typed.trim());
  if (text === '') return areas;
  const digits = /^(\+|00)?\s*(\d[\d\s-]*)$/.exec(text)?.[2]?.replace(/\D/g, '');
  if (digits !== undefined) return areas.filter(({ area }) => area.dialCode.startsWith(digits));
  return areas.filter(({ area, name }) => folded(name).includes(text) || area.country.toLowerCase() === text);
}

/** Without case and accents: Österreich is found by osterreich. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
