import type { Decimal } from './decimal.ts';
import type { InstrumentId } from './instrument.ts';

export type OrderId = number;
export type Side = 'buy' | 'sell';
export type OrderKind = 'market' | 'pending';
export type OrderStatus = 'pending' | 'open' | 'closed';
export type CloseReason = 'user' | 'stop_loss' | 'take_profit' | 'stop_out' | 'cancelled';

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
  /** The price asked for: the target of a pending order, the price seen for a market order. */
  readonly requestedPrice: Decimal;
  /** The price of the fill; undefined while pending or when cancelled. */
  readonly openPrice: Decimal | undefined;
  /** The price of the close, or the latest known one. */
  readonly lastPrice: Decimal | undefined;
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
}

/** 1 for a buy, -1 for a sell: the sign with which a rising price becomes profit. */
export function direction(side: Side): 1 | -1 {
  return side === 'buy' ? 1 : -1;
}
