import type { Decimal } from '../../src/domain/decimal.ts';
import type { OrderKind, Side } from '../../src/domain/order.ts';

/** What a trader asks for; checked by `requestFault`. */
export interface OrderRequest {
  readonly clientId: string | undefined;
  /** The leader whose position is copied. */
  readonly followCode?: string | undefined;
  /** The instrument's place in the catalogue. */
  readonly index: number;
  readonly side: Side;
  readonly kind: OrderKind;
  /** Above 0, at most 100,000, at the instrument's step. */
  readonly lots: Decimal;
  /** 100 means 100 to 1. Needed where the margin depends on it. */
  readonly leverage: number | undefined;
  /** Needed for a pending order; at the instrument's price scale at most, as the stops. */
  readonly targetPrice: Decimal | undefined;
  readonly stopLoss: Decimal | undefined;
  readonly takeProfit: Decimal | undefined;
}

/** New stops of an order: undefined leaves one as it is, `none` takes it away. */
export interface StopRequest {
  readonly stopLoss: Decimal | 'none' | undefined;
  readonly takeProfit: Decimal | 'none' | undefined;
}

/** How much of a position is closed. */
export interface CloseRequest {
  /** All of it unless given. */
  readonly lots: Decimal | undefined;
  /** Makes a repeat of closing a part harmless. */
  readonly clientId: string | undefined;
  /** `user` unless given. */
  readonly reason?: 'user' | 'copy';
}
