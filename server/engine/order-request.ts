import type { Decimal } from '../../src/domain/decimal.ts';
import type { OrderKind, Side } from '../../src/domain/order.ts';

/** What a trader asks for; checked by `checkRequest`. */
export interface OrderRequest {
  readonly clientId: string | undefined;
  /** The instrument's place in the catalogue. */
  readonly index: number;
  readonly side: Side;
  readonly kind: OrderKind;
  readonly lots: Decimal;
  /** Needed where the margin depends on it. */
  readonly leverage: number | undefined;
  /** Needed for a pending order. */
  readonly targetPrice: Decimal | undefined;
  readonly stopLoss: Decimal | undefined;
  readonly takeProfit: Decimal | undefined;
}

/** New stops of an order: undefined leaves one as it is, `none` takes it away. */
export interface StopRequest {
  readonly stopLoss: Decimal | 'none' | undefined;
  readonly takeProfit: Decimal | 'none' | undefined;
}
