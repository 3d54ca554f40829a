import type { Decimal } from './decimal.ts';
import type { InstrumentId } from './instrument.ts';

/** The backend's number of an order, which its position keeps. */
export type OrderId = number;
/** Which way an order goes. */
export type Side = 'buy' | 'sell';
/** Filled at once, or when its target price is reached. */
export type OrderKind = 'market' | 'pending';
/** Waiting for its target, an open position, or history. */
export type OrderStatus = 'pending' | 'open' | 'closed';
/** Why an order is history. */
export type CloseReason = 'user' | 'copy' | 'stop_loss' | 'take_profit' | 'stop_out' | 'cancelled';

/** An order as the server books it: pending, held as a position, or closed. */
export interface Order {
  readonly id: OrderId;
  readonly instrumentId: InstrumentId;
  readonly code: string;
  readonly displayCode: string;
  readonly side: Side;
  readonly status: OrderStatus;
  readonly lots: Decimal;
  readonly leverage: number;
  /** The price at which the order was placed: the target of a pending order, the price seen for a market order. */
  readonly requestedPrice: Decimal;
  /** The price of the fill; undefined while pending or when cancelled. */
  readonly openPrice: Decimal | undefined;
  /** The price of the close, or the latest known one. */
  readonly lastPrice: Decimal | undefined;
  /** Profit, margin and fee in the account's currency. */
  readonly profit: Decimal | undefined;
  readonly margin: Decimal;
  readonly fee: Decimal;
  readonly stopLoss: Decimal | undefined;
  readonly takeProfit: Decimal | undefined;
  /** ISO 8601, or whatever the backend sent. */
  readonly createdAt: string;
  readonly closeReason: CloseReason | undefined;
  /** Of lots that were closed before the rest: their position. */
  readonly parentId?: OrderId;
  /** Of a copied position: the code of the leader whom it follows. */
  readonly followCode?: string;
}

/** 1 for a buy, -1 for a sell: the sign with which a rising price becomes profit. */
export function direction(side: Side): 1 | -1 {
  return side === 'buy' ? 1 : -1;
}
