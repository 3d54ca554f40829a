import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../domain/instrument.ts';
import { useFormatters, type Formatters } from '../../i18n/format.ts';
import { useToggleFavourite } from '../shared/favourites.ts';

/** What every row needs. Looked up once a list: each row by itself would look up translations five times. */
export interface RowTools {
  readonly t: TFunction;
  readonly format: Formatters;
  readonly toggleFavourite: (instrument: Instrument) => void;
}

export function useRowTools(): RowTools {
  const { t } = useTranslation();
  const format = useFormatters();
  const toggleFavourite = useToggleFavourite();
  return useMemo(() => ({ t, format, toggleFavourite }), [t, format, toggleFavourite]);
}
