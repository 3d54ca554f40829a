import type { Instrument } from '../../domain/instrument.ts';
import { perPage } from '../../state/page.ts';
import { computed, signal } from '../../state/signals.ts';

export type CategoryChoice = 'all' | 'favourites' | number;

/** Kept outside the screen, so that coming back finds it as it was left. */
export const categoryOf = perPage(({ state: { slices } }) => {
  const chosen = signal<CategoryChoice>('all');
  return {
    chosen,
    choose: (choice: CategoryChoice): void => {
      chosen.value = choice;
    },
    /** The instruments of the chosen one, in the order of the trade list. */
    shown: computed<readonly Instrument[]>(() => {
      const { instruments } = slices.catalogue.value;
      const choice = chosen.value;
      if (choice === 'all') return instruments;
      if (choice === 'favourites') {
        const favourites = new Set(slices.favourites.value);
        return instruments.filter((instrument) => favourites.has(instrument.id));
      }
      return instruments.filter((instrument) => instrument.categoryId === choice);
    }),
  };
});
