import type { Decimal } from '../../../src/domain/decimal.ts';
import type { OrderId } from '../../../src/domain/order.ts';
import type { Order } from './order.ts';

/** Why lots were closed; `copy`: the leader whom they follow closed his. */
export type ClosingReason = 'user' | 'copy' | 'stop_loss' | 'take_profit' | 'stop_out';

/** One execution. Never changed once it is booked. */
export interface Deal {
  readonly positionId: OrderId;
  /** Its place among the position's deals; 0 is the opening one. */
  readonly number: number;
  /** The id of its row in the history: the position's where it ends the position, its own where it closes a part; none at opening. */
  readonly historyId: OrderId | undefined;
  /** Of a part that was closed: made by the client, unique in its account; makes a repeat harmless. */
  readonly clientId: string | undefined;
  readonly reason: 'open' | ClosingReason;
  readonly lots: Decimal;
  /** At the instrument's price scale. */
  readonly price: Decimal;
  /** Margin that these lots hold or held; the account's money at 6 digits, as the two that follow. */
  readonly margin: Decimal;
  /** What the opening of these lots cost: booked by the opening deal, a share of that in a closing one. */
  readonly fee: Decimal;
  /** Booked by a closing deal; 0 at opening. */
  readonly profit: Decimal;
  /** The position's stops as they stood. */
  readonly stopLoss: Decimal | undefined;
  readonly takeProfit: Decimal | undefined;
  /** Epoch ms. */
  readonly time: number;
}

/** A row of the history: an order that never was filled, or lots that were closed. */
export type HistoryEntry =
  | { readonly kind: 'order'; readonly order: Order }
  | {
      readonly kind: 'deal';
      readonly order: Order;
      readonly openPrice: Decimal;
      readonly deal: Deal;
    };
