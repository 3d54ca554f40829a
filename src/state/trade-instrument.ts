import type { Instrument } from '../domain/instrument.ts';
import { perPage } from './page.ts';
import { computed, signal } from './signals.ts';

/** Which instrument is traded. */
export const tradeInstrumentOf = perPage(({ state: { slices, drafts } }) => {
  /** The code chosen on the trade screen; null before any was. */
  const code = signal<string | null>(null);
  const choose = (chosen: string): void => {
    code.value = chosen;
  };
  drafts.add('tradeCode', '', () => code.peek(), choose);
  return {
    choose,
    /** The chosen instrument, or the first of the catalogue. */
    instrument: computed<Instrument | undefined>(() => {
      const { instruments } = slices.catalogue.value;
      return instruments.find((each) => each.code === code.value) ?? instruments[0];
    }),
  };
});
