import type { Instrument, InstrumentId } from '../../src/domain/instrument.ts';
import type { Quote } from './quote-book.ts';

/** What is known of an instrument and its price. */
export interface MarketView {
  instrument(id: InstrumentId): Instrument | undefined;
  quote(id: InstrumentId): Quote | undefined;
}
