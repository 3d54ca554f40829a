import type { Decimal } from '../../src/domain/decimal.ts';
import type { FeeType } from '../../src/domain/margin.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** What the rules of an account need to know at the moment of an event. Instruments are told by their place in the catalogue. */
export interface EngineContext {
  readonly catalogue: Catalogue;
  readonly feeType: FeeType;
  /** Margin level in percent at which positions are closed. */
  readonly stopOutLevel: Decimal;
  /** The current price, at the instrument's price scale. */
  price(index: number): Decimal;
  /** Whether the current price came as it happened, so that it may execute orders. */
  isPriceLive(index: number): boolean;
  isMarketOpen(index: number): boolean;
  /** The market's time; epoch ms. */
  now(): number;
  /** An id that no other order and no row of the history has. */
  nextOrderId(): number;
}
