import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Instrument } from '../../domain/instrument.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useToggleFavourite } from './favourites.ts';

export function FavouriteButton({
  instrument,
}: {
  readonly instrument: Pick<Instrument, 'id' | 'displayCode'>;
}): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const toggle = useToggleFavourite();
  const favourite = useSignalValue(state.slices.favourites).includes(instrument.id);
  const label = favourite ? 'market.removeFavourite' : 'market.addFavourite';
  return (
    <IconButton
      icon="star"
      filled={favourite}
      aria-pressed={favourite}
      label={t(label, { code: instrument.displayCode })}
      onClick={() => void toggle(instrument)}
    />
  );
}
