import type { Decimal } from '../../../src/domain/decimal.ts';
import type { OrderId, OrderKind, Side } from '../../../src/domain/order.ts';

/** `rejected` by the engine, because the funds did not cover it when its target was reached. */
export type OrderState = 'pending' | 'filled' | 'cancelled' | 'rejected';

/** What a trader asks for. Never changed in place: every step makes the next one. */
export interface Order {
  readonly id: OrderId;
  readonly accountId: number;
  /** Made by the client, unique in its account; makes a repeat harmless. */
  readonly clientId: string | undefined;
  /** The leader whose position it copies; none of an order of one's own. */
  readonly followCode?: string | undefined;
  readonly code: string;
  readonly side: Side;
  readonly kind: OrderKind;
  readonly state: OrderState;
  /** Lots, at the instrument's step. */
  readonly lots: Decimal;
  /** 1 in fixed margin mode. */
  readonly leverage: number;
  /** Target of a pending order; price at placement of a market order. At the instrument's price scale. */
  readonly requestedPrice: Decimal;
  /** The side from which the price comes to a pending order's target, fixed when it is placed. */
  readonly reachedFrom: 'below' | 'above';
  readonly stopLoss: Decimal | undefined;
  readonly takeProfit: Decimal | undefined;
  /** What they would be at the requested price; the account's money at 6 digits. */
  readonly margin: Decimal;
  readonly fee: Decimal;
  /** Epoch ms. */
  readonly createdAt: number;
  /** When it was filled, cancelled or rejected. */
  readonly endedAt: number | undefined;
  /** The market's price at that moment. */
  readonly endPrice: Decimal | undefined;
}
