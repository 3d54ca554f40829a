import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../domain/instrument.ts';
import { useFormatters, type Formatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import type { PageState } from '../../state/page-state.ts';
import { useToggleFavourite } from '../shared/favourites.ts';

/** What every row needs. Looked up once a list: each row by itself would look up translations five times. */
export interface RowTools {
  readonly t: TFunction;
  readonly format: Formatters;
  readonly toggleFavourite: (instrument: Instrument) => void;
  readonly quoteOf: PageState['quoteOf'];
  readonly clock: PageState['clock'];
}

export function useRowTools(): RowTools {
  const { t } = useTranslation();
  const format = useFormatters();
  const toggleFavourite = useToggleFavourite();
  const { quoteOf, clock } = usePage().state;
  return useMemo(() => ({ t, format, toggleFavourite, quoteOf, clock }), [t, format, toggleFavourite, quoteOf, clock]);
}
