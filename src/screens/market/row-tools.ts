import type { TFunction } from 'i18next';
import { useCallback, useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Instrument } from '../../domain/instrument.ts';
import { useFormatters, type Formatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import type { PageState } from '../../state/page-state.ts';
import type { ReadonlySignal } from '../../state/signals.ts';
import { useToggleFavourite } from '../shared/favourites.ts';

/** What every row needs. Looked up once a list: each row by itself would look up translations five times. */
export interface RowTools {
  readonly t: TFunction;
  readonly format: Formatters;
  readonly toggleFavourite: (instrument: Instrument) => Promise<void>;
  readonly quoteOf: PageState['quoteOf'];
  readonly clock: PageState['clock'];
  /** The address of a path of the product. */
  readonly hrefOf: (path: string) => string;
  /** Goes to a path by a press on its link; one that asks for another tab is left to the browser. */
  readonly open: (press: MouseEvent, path: string) => void;
}

/** What each part of a row is made of. */
export interface RowPartProps {
  /** What the row shows: one instrument after another while the list is scrolled. */
  readonly instrument: ReadonlySignal<Instrument>;
  readonly tools: RowTools;
}

export function useRowTools(): RowTools {
  const { t } = useTranslation();
  const format = useFormatters();
  const toggleFavourite = useToggleFavourite();
  const { quoteOf, clock } = usePage().state;
  const root = useHref('/');
  const open = useOpen();
  return useMemo(() => {
    const hrefOf = (path: string): string => root + path.slice(1);
    return { t, format, toggleFavourite, quoteOf, clock, hrefOf, open };
  }, [t, format, toggleFavourite, quoteOf, clock, root, open]);
}

/** The router's way to navigate is another one at each place; rows must not render for that. */
function useOpen(): RowTools['open'] {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback((press, path) => {
    if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return;
    press.preventDefault();
    void latest.current(path);
  }, []);
}
