import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../domain/instrument.ts';
import { slices } from '../../state/slices.ts';
import { showToast } from '../../state/toasts.ts';
import { tell } from '../../worker-client/trading.ts';

/** Adds an instrument to the favourites or takes it out, and says so. */
export function useToggleFavourite(): (instrument: Pick<Instrument, 'id' | 'displayCode'>) => void {
  const { t } = useTranslation();
  return useCallback(
    (instrument) => {
      const adding = !slices.favourites.peek().includes(instrument.id);
      tell('setFavourite', instrument.id, adding);
      showToast(
        'info',
        t(adding ? 'market.favouriteAdded' : 'market.favouriteRemoved', { code: instrument.displayCode }),
      );
    },
    [t],
  );
}
