import type { Instrument } from '../domain/instrument.ts';
import { keepAsDraft } from './kept-drafts.ts';
import { computed, signal } from './signals.ts';
import { slices } from './slices.ts';

/** The code chosen on the trade screen; null before any was. */
export const tradeCode = signal<string | null>(null);
keepAsDraft(
  'tradeCode',
  '',
  () => tradeCode.peek(),
  (code) => (tradeCode.value = code),
);

/** The chosen instrument, or the first of the catalogue. */
export const tradeInstrument = computed<Instrument | undefined>(() => {
  const { instruments } = slices.catalogue.value;
  return instruments.find((instrument) => instrument.code === tradeCode.value) ?? instruments[0];
});
