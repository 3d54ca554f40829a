import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import type { Formatters } from '../../i18n/format.ts';
import type { QuoteSignals } from '../../state/quotes.ts';
import type { ReadonlySignal } from '../../state/signals.ts';

/** What the words are made with. */
interface ChangeTools {
  readonly t: TFunction;
  readonly format: Formatters;
  readonly clock: ReadonlySignal<number>;
}

/** Younger than this no price looks old for its age alone (ms): one that is merely not confirmed keeps its change. */
const OLD_MS = 5_000;

interface QuoteChange {
  /** The day's change with sign and arrow; the price's age in its place when it is old. */
  readonly read: () => string;
  readonly tone: () => 'stale' | 'up' | 'down' | undefined;
}

/** Readers of a quote's change; their identity lasts as long as that of `quoteOf`. */
export function useQuoteChange(
  quoteOf: () => QuoteSignals,
  { t, format: { age, change }, clock }: ChangeTools,
): QuoteChange {
  const tone = useCallback(() => {
    const quote = quoteOf();
    if (quote.isStale.value) return 'stale';
    if (!(Math.abs(quote.change.value) > 0)) return undefined;
    return quote.change.value > 0 ? 'up' : 'down';
  }, [quoteOf]);
  const read = useCallback(() => {
    const quote = quoteOf();
    if (quote.isStale.value) {
      const old = clock.value - quote.receivedAt.value;
      if (old >= OLD_MS) return t('market.stale', { age: age(old) });
    }
    return change(quote.change.value);
  }, [quoteOf, change, age, clock, t]);
  return { read, tone };
}
