import { useCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Instrument } from '../../domain/instrument.ts';
import { usePage } from '../../state/page.ts';
import { useFailureText } from '../../ui/failure-text.ts';

/** Adds an instrument to the favourites or takes it out, and says so once that is kept. */
export function useToggleFavourite(): (instrument: Pick<Instrument, 'id' | 'displayCode'>) => Promise<void> {
  const { client, state } = usePage();
  const { t } = useTranslation();
  const textOf = useFailureText();
  return useCallback(
    async ({ id, displayCode }) => {
      const adding = !state.slices.favourites.peek().includes(id);
      const outcome = await client.command('setFavourite', id, adding);
      if (!outcome.ok) return state.toasts.show('failure', textOf(outcome.error));
      state.toasts.show('info', t(adding ? 'market.favouriteAdded' : 'market.favouriteRemoved', { code: displayCode }));
    },
    [client, state, t, textOf],
  );
}
