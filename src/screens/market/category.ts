import type { Instrument } from '../../domain/instrument.ts';
import { computed, signal } from '../../state/signals.ts';
import { slices } from '../../state/slices.ts';

export type CategoryChoice = 'all' | 'favourites' | number;

/** Kept outside the screen, so that coming back finds it as it was left. */
export const category = signal<CategoryChoice>('all');

export const shownInstruments = computed<readonly Instrument[]>(() => {
  const { instruments } = slices.catalogue.value;
  const choice = category.value;
  if (choice === 'all') return instruments;
  if (choice === 'favourites') {
    const favourites = new Set(slices.favourites.value);
    return instruments.filter((instrument) => favourites.has(instrument.id));
  }
  return instruments.filter((instrument) => instrument.categoryId === choice);
});
