import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { LEAST_STALE_MS } from '../../domain/stale-price.ts';
import type { Formatters } from '../../i18n/format.ts';
import type { QuoteSignals } from '../../state/quotes.ts';
import type { ReadonlySignal } from '../../state/signals.ts';

/** What the words are made with. */
interface ChangeTools {
  readonly t: TFunction;
  readonly format: Formatters;
  readonly clock: ReadonlySignal<number>;
}

/** What a quote looks like. `stale`: not certain any more; `old`: its age stands in place of the change. */
type QuoteTone = 'stale' | 'old' | 'up' | 'down';

interface QuoteChange {
  /** The day's change with sign and arrow; the price's age in its place when it is old. */
  readonly read: () => string;
  readonly tone: () => QuoteTone | undefined;
}

/** Readers of a quote's change; their identity lasts as long as that of `quoteOf`. */
export function useQuoteChange(
  quoteOf: () => QuoteSignals,
  { t, format: { age, change }, clock }: ChangeTools,
): QuoteChange {
  const tone = useCallback(() => toneOf(quoteOf(), clock), [quoteOf, clock]);
  const read = useCallback(() => {
    const quote = quoteOf();
    if (toneOf(quote, clock) !== 'old') return change(quote.change.value);
    return t('market.stale', { age: age(clock.value - quote.receivedAt.value) });
  }, [quoteOf, change, age, clock, t]);
  return { read, tone };
}

/** One that is merely not confirmed yet keeps its change. */
function toneOf({ change, isStale, receivedAt }: QuoteSignals, clock: ReadonlySignal<number>): QuoteTone | undefined {
  if (isStale.value) return clock.value - receivedAt.value >= LEAST_STALE_MS ? 'old' : 'stale';
  if (!(Math.abs(change.value) > 0)) return undefined;
  return change.value > 0 ? 'up' : 'down';
}
