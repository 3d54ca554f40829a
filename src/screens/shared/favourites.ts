import { useCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Instrument } from '../../domain/instrument.ts';
import { usePage } from '../../state/page.ts';

/** Adds an instrument to the favourites or takes it out, and says so. */
export function useToggleFavourite(): (instrument: Pick<Instrument, 'id' | 'displayCode'>) => void {
  const { client, state } = usePage();
  const { t } = useTranslation();
  return useCallback(
    (instrument) => {
      const adding = !state.slices.favourites.peek().includes(instrument.id);
      client.tell('setFavourite', instrument.id, adding);
      state.toasts.show(
        'info',
        t(adding ? 'market.favouriteAdded' : 'market.favouriteRemoved', { code: instrument.displayCode }),
      );
    },
    [client, state, t],
  );
}
