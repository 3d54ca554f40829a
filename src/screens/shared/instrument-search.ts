import type { Instrument } from '../../domain/instrument.ts';

const plain = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Instruments whose code contains the text, those that begin with it first. */
export function matching(instruments: readonly Instrument[], text: string): readonly Instrument[] {
  const wanted = plain(text);
  if (wanted === '') return instruments;
  const found = instruments.filter(
    (each) => plain(each.code).includes(wanted) || plain(each.displayCode).includes(wanted),
  );
  const rank = (each: Instrument): number => (plain(each.code).startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b));
}
